import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

const facts = [
  'Our CDN is Fastly.',
  'Hotfix branches start from the last tag.',
  '`make bootstrap` installs the git hooks.',
  'Teodora runs the weekly incident review.',
  'I renewed it with `certctl renew --all`.',
  'The alert threshold is 14 days before expiry.',
  'The runbook is at `docs/runbooks/certs.md`.',
  'Error `E_QUOTA_77` means the tenant is over its limit.',
  'We never log request bodies.',
  'Pull requests need two approvals.',
  'Session cookies are `SameSite=Lax`.',
];

describe('a long reply of an agent', () => {
  test('that lists facts keeps as many as it tells', () => {
    for (const count of [6, 8, facts.length])
      expect(textsOf(`assistant: ${facts.slice(0, count).join(' ')}`)).toEqual(facts.slice(0, count));
    expect(textsOf('user: give me a project recap', `assistant: ${facts.join(' ')}`)).toEqual(facts);
  });

  test('that answers a question keeps what is of ours, and no explanation beside it', () => {
    const explained = [
      'Login is slow because of bcrypt. Hashing is meant to be expensive. Our cost factor is 14.',
      'Each step doubles the time. OWASP recommends 10 for most servers.',
      'The login endpoint lives in `src/auth/login.ts`. Salt protects against rainbow tables.',
    ];
    expect(textsOf('user: why is the login slow?', `assistant: ${explained.join(' ')}`)).toEqual([
      'Our cost factor is 14.',
      'The login endpoint lives in `src/auth/login.ts`.',
    ]);
  });

  test.each([
    'HTTP is a request-response protocol. TCP guarantees delivery in order. UDP trades reliability for speed. DNS maps names to addresses. TLS encrypts the connection between two hosts. A CDN caches content close to the reader.',
    'Git keeps every commit as a snapshot. A branch is a pointer to a commit. Tags mark releases. Merge commits have two parents. `git rebase` replays commits on another base. `git bisect` finds the commit that broke something. Hooks run scripts on events.',
    'To install the tool, first clone the repository. Run `make install` in its root. `make test` runs the tests. The configuration is in `/etc/tool/config.yaml`. The default port is 8080. Restart the service with `systemctl restart tool`.',
    'Docker images are built from layers. The daemon listens on a socket. Containers share the kernel of the host. Volumes outlive containers. `docker compose up` starts all services. The registry stores images by digest.',
    'Alice sends Bob a message. Bob encrypts it with her public key. Eve listens on the wire. RSA keys need 2048 bits. Elliptic curves need fewer bits for the same strength. Session keys are derived from a shared secret.',
    'We start with an empty array. We iterate over all numbers. Our function returns the largest one. We keep a running maximum. Each comparison takes constant time. We use a heap if the array does not fit into memory.',
    'Photosynthesis takes place in chloroplasts. Mitochondria release energy. Ribosomes build proteins. Membranes control what enters the cell. Enzymes lower the activation energy. Osmosis moves water across a membrane.',
    'Postgres stores rows in heap pages. Indexes point to tuples. VACUUM removes dead rows. WAL makes commits durable. `EXPLAIN ANALYZE` runs the query and shows timings. Autovacuum starts at 20 percent dead tuples.',
    'Cookies can be `HttpOnly`. Session cookies end with the browser. `SameSite=Lax` is the default in Chrome. CSRF tokens protect forms. CORS restricts cross-origin reads. HSTS forces HTTPS for a year. Content policies limit which scripts a page may load.',
    'Error `EADDRINUSE` means the port is taken. Exit code 137 means the process was killed. `ENOSPC` means the disk is full. Segmentation faults come from bad pointers. Timeouts hint at a slow network. Core dumps hold the memory of the process.',
    'I can set this up for you. First I will create the workflow file. Then I add the secrets. The build takes five minutes. Let me know if you want caching. The runner has two cores. Tests run in parallel.',
  ])('that explains, instructs or offers keeps nothing: %s', (reply) => {
    expect(textsOf(`assistant: ${reply}`)).toEqual([]);
  });

  test('that tells what any book does under such headings keeps nothing of it', () => {
    const strategies = [
      '## Caching strategies',
      '**Cache-aside**: the application reads from the cache first and falls back to the database.',
      '**Write-through**: each write goes to the cache and the database. Reads are always fresh.',
      '## Rules of thumb',
      'TTL is the bluntest tool and usually good enough. Event-based invalidation is precise, and harder to get right.',
    ];
    expect(textsOf(`assistant: ${strategies.join('\n\n')}`)).toEqual([]);
  });

  test('that tells of a project under such headings keeps it', () => {
    const told = [
      '## Branching strategies',
      'We use trunk-based development, and release branches are cut every second Tuesday from `main`.',
      '## Why it matters',
      'The mobile app can only be submitted once a week, so a release that misses Tuesday waits.',
    ];
    expect(textsOf(`assistant: ${told.join('\n\n')}`)).toHaveLength(2);
  });
});
