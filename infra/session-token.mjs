// Prints a session token of the local account, and nothing else, on stdout.
import { existsSync } from 'node:fs';

const compiled = new URL('dist/identity-provider/print-session-token.js', import.meta.url);
if (existsSync(compiled)) {
  await import(compiled.href);
} else {
  console.error('The embedded run was never started; start it first: npx -y pnpm@12.21.0 start');
  process.exitCode = 1;
}
