// The package runner that a start came from (`npx -y pnpm start`), and its end. Whoever starts a program by such a
// runner and then ends it knows no process but the outermost one, which passes no signal on when it is killed, and
// npm's none at all: all below would run on, unseen. Looked up before the build, as a first one takes its time.
// Without dependencies, and in JavaScript that much older releases of Node still parse.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const checkIntervalMs = 500;
const isLinux = process.platform === 'linux';

/** Those processes, from the inside out; none where the start came from a shell or another program. */
export const runnerProcesses = runnerAmong(ancestorsOf(process.ppid));

/** Calls back, once, when one of them has ended. Does not keep this process alive. */
export function onRunnerEnd(end) {
  if (runnerProcesses.length === 0) return () => {};
  const timer = setInterval(() => {
    if (!runnerProcesses.some(hasEnded)) return;
    clearInterval(timer);
    end();
  }, checkIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * The nearest runner, and above it those that were asked to run it: `npx`, `npm exec`, a runner of another version.
 * Shells count between them only, and only those of one command: the ones above, people's and scripts', may end and
 * leave a start running (`nohup`, `&`). So may a runner of a script that starts one in the background.
 */
function runnerAmong(ancestors) {
  let counted = 0;
  let isThroughShell = false;
  for (const [index, { words }] of ancestors.entries()) {
    if (isShellOfCommand(words)) {
      isThroughShell = true;
      continue;
    }
    const isPart = counted > 0 && isThroughShell ? isExecutor(words) : isRunner(words);
    if (!isPart) break;
    counted = index + 1;
    isThroughShell = false;
  }
  return ancestors.slice(0, counted);
}

function isShellOfCommand([program = '', option = '']) {
  return /^(ba|da|a|k|z)?sh$/.test(nameOf(program)) && /^-[a-z]*c$/.test(option);
}

function isRunner(words) {
  return /^(npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack)$/.test(programOf(words));
}

function isExecutor(words) {
  const program = programOf(words);
  if (/^(npx|pnpx|bunx|corepack)$/.test(program)) return true;
  return isRunner(words) && words.some((word) => /^(exec|x|dlx)$/.test(word));
}

/** What runs: of `node …/npm-cli.js exec` it is `npm`. */
function programOf([program = '', ...rest]) {
  const name = nameOf(program);
  if (!/^node(js)?$/.test(name)) return name;
  return nameOf(rest.find((word) => !word.startsWith('-')) || '');
}

function nameOf(path) {
  return basename(path)
    .replace(/\.[cm]?js$/, '')
    .replace(/-cli$/, '');
}

/** From the parent up. Processes that the system does not show end the list. */
function ancestorsOf(pid) {
  try {
    const parentOf = isLinux ? readFromProc : listFromPs();
    const ancestors = [];
    for (let next = pid; next > 0; next = ancestors[ancestors.length - 1].parent) {
      const found = parentOf(next);
      if (found === null) break;
      ancestors.push(found);
    }
    return ancestors;
  } catch {
    return [];
  }
}

function readFromProc(pid) {
  try {
    const { parent, startedAt } = readStat(pid);
    const given = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .filter((word) => word !== '');
    // A process that gave itself a title, as npm does, has it in the place of its words.
    return { pid, parent, startedAt, words: given.length === 1 ? given[0].split(/\s+/) : given };
  } catch {
    return null;
  }
}

/** `man 5 proc`, counted after the name, which is in brackets and may hold anything. */
function readStat(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], parent: Number(fields[1]), startedAt: fields[19] };
}

/** Bare containers, which have no `ps`, are Linux. */
function listFromPs() {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 67108864 };
  const processes = new Map();
  for (const line of execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,command='], options).trim().split('\n')) {
    const [pid, parent, ...words] = line.trim().split(/\s+/);
    processes.set(Number(pid), { pid: Number(pid), parent: Number(parent), words });
  }
  return (pid) => processes.get(pid) || null;
}

/** What cannot be read for another reason, as where descriptors have run out, has not ended. */
function hasEnded({ pid, startedAt }) {
  try {
    if (!isLinux) return !process.kill(pid, 0);
    const stat = readStat(pid);
    // Its parent may leave it unburied; another process may get its number.
    return stat.startedAt !== startedAt || stat.state === 'Z' || stat.state === 'X';
  } catch (error) {
    return error.code === 'ENOENT' || error.code === 'ESRCH';
  }
}
