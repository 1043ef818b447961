import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { eventually } from '../testing/eventually.js';
import type { Image } from './image-build.js';

/** Somebody who owns no file of the image, as `USER node` is. */
const nobody = 65_534;
const timeoutMs = 60_000;

/**
 * A process in an image's working directory, with the environment of the image and its own, and nothing of this
 * machine's.
 */
export class Container {
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #ended: Promise<number | null>;
  #output = '';

  constructor(image: Image, command: readonly string[], environment: Readonly<Record<string, string>>) {
    const [program = '', ...args] = command;
    const directory = join(image.root, image.workingDirectory);
    this.#child = spawn(program, args, {
      cwd: directory,
      env: { PATH: `${nodeFolder(image)}:/usr/bin:/bin`, ...image.environment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // As root, everybody else is at hand; otherwise it is the one who built the image.
      ...(process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}),
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.#ended = new Promise((resolve, reject) => {
      this.#child.once('error', reject);
      this.#child.once('close', resolve);
    });
    this.#ended.catch(() => {});
  }

  /** Everything that it printed so far. */
  get output(): string {
    return this.#output;
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Resolves with the exit code, null after a signal. Kills what does not end. */
  async end(): Promise<number | null> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), timeoutMs);
    try {
      return await this.#ended;
    } finally {
      clearTimeout(timer);
    }
  }

  async hasPrinted(words: string): Promise<void> {
    await eventually(`${words} in ${this.#output}`, () => this.#output.includes(words));
  }
}

/** Runs a command to its end. */
export async function runContainer(
  image: Image,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const container = new Container(image, command, environment);
  const code = await container.end();
  return { code, output: container.output };
}

/** The Node that the base image brings; a copy, since this machine's own may lie where only its owner goes. */
function nodeFolder({ root }: Image): string {
  const folder = join(root, 'usr', 'local', 'bin');
  const node = join(folder, 'node');
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    copyFileSync(process.execPath, node);
  }
  return folder;
}
