import type { SecretFormat } from './secret-formats.js';

/** Tokens of what holds, builds, tests, publishes and plans code. */
export const codeFormats: readonly SecretFormat[] = [
  {
    kind: 'github_token',
    pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,8000}|github_pat_[A-Za-z0-9_]{22,8000})\b/g,
    source: 'docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  },
  {
    kind: 'gitlab_token',
    pattern: /\b(?:glpat|gloas|gldt|glrtr?|glcbt|glptt|glft|glimt|glagent|glsoat|glffct)-[\w.-]{20,8000}/g,
    source: 'docs.gitlab.com/security/tokens/#token-prefixes',
  },
  { kind: 'npm_token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g, source: 'docs.npmjs.com/about-access-tokens' },
  { kind: 'pypi_token', pattern: /\bpypi-[\w-]{50,8000}/g, source: 'pypi.org/help/#apitoken' },
  { kind: 'rubygems_key', pattern: /\brubygems_[0-9a-f]{48}\b/g, source: 'guides.rubygems.org/api-key-scopes' },
  {
    kind: 'docker_token',
    pattern: /\bdckr_(?:pat|oat)_[\w-]{20,80}/g,
    source: 'docs.docker.com/security/access-tokens',
  },
  { kind: 'linear_key', pattern: /\blin_(?:api|oauth)_[A-Za-z0-9]{32,64}\b/g, source: 'linear.app/developers' },
  {
    kind: 'postman_key',
    pattern: /\bPMAK-[0-9a-f]{24}-[0-9a-f]{34}\b/g,
    source: 'learning.postman.com/docs/developer/postman-api/authentication',
  },
  { kind: 'sentry_token', pattern: /\bsntry[su]_[\w+/=-]{40,8000}/g, source: 'docs.sentry.io/account/auth-tokens' },
  {
    kind: 'atlassian_token',
    pattern: /\bAT[AC]TT3[\w=-]{60,8000}/g,
    source: 'support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account',
  },
];
