// What runs before there is anything compiled: checks Node, builds when the sources changed, and starts the launcher.
// Without dependencies, and in JavaScript that much older releases of Node still parse.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { onRunnerEnd } from './package-runner.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: persistent memory needs Node 20.19 or newer.`);
  process.exit(1);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const launcher = new URL('dist/launcher/main.js', import.meta.url);
if (!existsSync(launcher)) console.log('Building.');
// An up-to-date build takes some eighty milliseconds to recognise.
const build = spawn(process.execPath, [compiler, '-b', 'infra/tsconfig.build.json'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
const stopWatching = onRunnerEnd(() => {
  build.kill();
  process.exit(1);
});
const isBuilt = await new Promise((resolve) => build.once('close', (code) => resolve(code === 0)));
stopWatching();
if (!isBuilt) {
  console.error('The build failed, so nothing was started.');
  process.exit(1);
}

await import(launcher.href);
