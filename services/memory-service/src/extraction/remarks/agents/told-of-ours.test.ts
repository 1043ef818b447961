import { describe, expect, test } from '@jest/globals';
import { statesPlainly, tellsOfOurs } from './told-of-ours.js';

describe("somebody's own", () => {
  test.each([
    'Our CDN is Fastly.',
    'All of our services run on Fly.io.',
    'We never log request bodies.',
    'We deploy with Argo CD.',
    'The runbook is at `docs/runbooks/certs.md`.',
    'The generated icons end up in `packages/icons/src/generated`.',
    'The overlay for revision C is `boards/hub_revc.overlay`.',
    'Die Konfiguration liegt in `deploy/keycloak/realm.json`.',
    'Le réglage se trouve dans `deploy/nginx/export.conf`.',
    'Unsere Datenbank ist Postgres 15.',
    'Wir loggen nie Request-Bodies.',
    'Teodora runs the weekly incident review.',
    'Sven reviews database changes.',
    'Ask Femke to flip the update channel.',
  ])('is told: %s', (sentence) => expect(tellsOfOurs(sentence)).toBe(true));

  test.each([
    'Our function returns the largest one.',
    'Unsere Funktion gibt den größten Wert zurück.',
    'Our next step is the importer.',
    'We iterate over all numbers.',
    "We don't need a lock here.",
    'We always return the head of the list.',
    'We release the lock after the block.',
    'Our tests should pass by now.',
    'The report is in `out/report.html`.',
    'The remaining uses are in `src/export`.',
    'The configuration is in `/etc/tool/config.yaml`.',
    'The settings are in `.env/local` by default.',
    'Alice sends Bob a message.',
    'Ask Femke to restart the server.',
    'Ask Bob to sign the message.',
    'Ask your admin for a token.',
    'Kafka keeps messages for seven days.',
    'Should our CDN be Fastly?',
  ])('is not: %s', (sentence) => expect(tellsOfOurs(sentence)).toBe(false));
});

describe('one thing, plainly', () => {
  test.each([
    'Pull requests need two approvals.',
    '`just seed` fills the local database.',
    'I renewed it with `certctl renew --all`.',
    'The alert threshold is 14 days before expiry.',
  ])('is stated: %s', (sentence) => expect(statesPlainly(sentence)).toBe(true));

  test.each([
    'It falls back to the default.',
    'Run `make install` in the root.',
    'I ran the tests with `pnpm test`.',
    'You can raise the limit.',
    'A branch is a pointer to a commit.',
    'If the disk is full, writes fail.',
  ])('leans, instructs or explains: %s', (sentence) => expect(statesPlainly(sentence)).toBe(false));
});
