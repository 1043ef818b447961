import { describe, test } from '@jest/globals';
import { expectKept, expectRedacted, linesOf } from '../testing/redacted-lines.js';

describe('what a shell takes for a variable that is unset', () => {
  test.each(
    linesOf(`
secret: JWT_SECRET=\${JWT_SECRET:-‹keyboardcat›}
secret: JWT_SECRET=\${JWT_SECRET-‹keyboardcat›}
secret: JWT_SECRET=\${JWT_SECRET:-‹secret›}
password: - POSTGRES_PASSWORD=\${POSTGRES_PASSWORD:-‹letmein›}
password: POSTGRES_PASSWORD: "\${POSTGRES_PASSWORD:-‹postgres›}"
password: : "\${DB_PASSWORD:=‹letmein›}"
password: psql -c "\${DB_PASSWORD:-"‹correct horse›"}"
token: API_TOKEN=\${API_TOKEN:-‹abc12345›}
key: API_KEY=\${API_KEY:-‹abc12345›}
password: spring.datasource.password=\${DB_PASSWORD:‹letmein›}
`),
  )('%s', (line) => {
    const [kind = ''] = line.split(':', 1);
    expectRedacted(line.slice(kind.length + 2), kind);
  });

  test.each(
    linesOf(`
JWT_SECRET=\${JWT_SECRET:?missing}
JWT_SECRET: \${JWT_SECRET:?missing}
JWT_SECRET=\${JWT_SECRET?err}
JWT_SECRET=\${JWT_SECRET:-default}
JWT_SECRET=\${JWT_SECRET:-}
JWT_SECRET=\${JWT_SECRET:-$FALLBACK}
JWT_SECRET=\${JWT_SECRET:-\${FALLBACK_SECRET}}
JWT_SECRET=\${JWT_SECRET:+set}
API_KEY=\${API_KEY:?set4this2run}
API_TOKEN=\${API_TOKEN:-none}
POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?set it in .env}
POSTGRES_PASSWORD: \${POSTGRES_PASSWORD?must be set}
cd \${PWD:-/srv}
cd \${PWD:-workspace}
`),
  )('tells none: %s', expectKept);
});
