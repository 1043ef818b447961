import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

export interface ShellPlace {
  readonly directory: string;
  /** Where global packages are installed to and found. */
  readonly prefix: string;
  readonly environment: Readonly<Record<string, string>>;
}

const timeoutMs = 300_000;

/** Of this machine only what a package manager needs to reach its registry and its cache: a build has nothing else. */
const passedOn =
  /^(HOME|TMPDIR|XDG_.*|.*_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(registry|cafile|cache))$/i;

/**
 * Runs a command by `sh`, as a `RUN` does.
 * @throws Error with everything that it printed when it fails
 */
export async function runShell(command: string, { directory, prefix, environment }: ShellPlace): Promise<void> {
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name))),
    ...environment,
    PATH: [join(prefix, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
    npm_config_prefix: prefix,
    // What this machine has already is not asked for again.
    npm_config_prefer_offline: 'true',
  };
  const child = spawn('sh', ['-c', `umask 022; ${command}`], {
    cwd: directory,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${command}\nended with ${code ?? 'a signal'}\n${output.join('')}`);
}
