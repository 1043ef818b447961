import { describe, expect, test } from '@jest/globals';
import { outOfProportion, repeated } from '../../../testing/processor-time.js';
import { expectKept, expectRedacted, linesOf } from '../testing/redacted-lines.js';

describe('keys and tokens that a sentence tells', () => {
  test.each(
    linesOf(`
‹q7Rw2ZpX9mKe4TbV8sNc› is our API key
‹q7Rw2ZpX9mKe4TbV8sNc› is the Datadog API key.
We use ‹q7Rw2ZpX9mKe4TbV8sNc› as the API key
‹Xk29fLq8ZtXk29fLq8Zt› (the api key) must not be shared
The signing key we use is ‹q7Rw2ZpX9mKe4TbV8sNc›
The API key that Bob gave me is ‹q7Rw2ZpX9mKe4TbV8sNc1LdY6hJf3GuA›, for now
der API-Key für den Wetterdienst, den wir nutzen, ist ‹q7Rw2ZpX9mKe4TbV8sNc›
We authenticate to Grafana with ‹q7Rw2ZpX9mKe4TbV8sNc›
`),
  )('%s', (line) => expectRedacted(line, 'key'));

  test.each(
    linesOf(`
‹q7Rw2ZpX9mKe4TbV8sNc› is our CI token
Remember ‹Zq8vXk2LmP0rTy7WnB4s› is the token for CI
The deploy token we use is ‹q7Rw2ZpX9mKe4TbV8sNc›
The access token I use for GitLab is ‹q7Rw2ZpX9mKe4TbV8sNc›.
The token currently in use is ‹q7Rw2ZpX9mKe4TbV8sNc›
Our token in prod: ‹q7Rw2ZpX9mKe4TbV8sNc›
The token of CI is ‹qWeRtYuIop3AsdIs9Zx8Cv7Bn6M›
The token of the project is ‹8xrauScPDIsJvSA3VTrzBuIAyjyWy4AZj5OapMG7›.
We rotated the token for CI to ‹q7Rw2ZpX9mKe4TbV8sNc›
The token (‹q7Rw2ZpX9mKe4TbV8sNc›) is for CI
O token do projeto é ‹q7Rw2ZpX9mKe4TbV8sNc›
`),
  )('%s', (line) => expectRedacted(line, 'token'));

  test.each(
    linesOf(`
‹q7Rw2ZpX9mKe4TbV8sNc› is the secret
The secret we use for JWT is ‹q7Rw2ZpX9mKe4TbV8sNc›
`),
  )('%s', (line) => expectRedacted(line, 'secret'));

  test.each(
    linesOf(`
The commit with the token fix is 3f9a77bc213f9a77bc213f9a77bc213f9a77bc21
3f9a77bc213f9a77bc213f9a77bc213f9a77bc21 is the commit that broke the token refresh
The cache key we build is u42x9f3a7b8c1d2e
the trace id for the failed token call is 4bf92f3577b34da6a3ce929d0e0e4736
the public key we publish is q7Rw2ZpX9mKe4TbV8sNc
Moved 4bf92f3577b34da6a3ce929d0e0e4736 to the keys folder
order a1b2c3d4e5f6a7b8c9d0 is the one with the wrong token
The deploy key gives access to acme9/Infra-K8s-eu2
The token is limited to acme9/Infra-K8s-eu2
the key file is config/k8s-prod-2024a1.yaml
The token is fine. The session is 4bf92f3577b34da6a3ce929d0e0e4736
the tokenizer_v2_large_2024_11b is the default
`),
  )('tells none: %s', expectKept);
});

test('takes linear time', () => {
  const module = new URL('../redact-secrets.js', import.meta.url);
  const units = ['q7Rw2ZpX9mKe4TbV8sNc is our ', 'the token we use is ', 'a1b2c3d4e5f6a7b8 key '];
  const texts = units.map((unit) => repeated(unit, 200_000));
  expect(outOfProportion({ module, name: 'redactSecrets' }, texts)).toEqual([]);
});
