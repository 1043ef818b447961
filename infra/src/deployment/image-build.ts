import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';

import { repositoryRoot } from '../launcher/repository.js';
import { readDockerIgnore } from './docker-ignore.js';
import { readDockerfile, type Stage, type Step } from './dockerfile.js';
import { runShell } from './shell.js';

/** What a Dockerfile makes, as folders and settings: a container's world without an engine. */
export interface Image {
  /** The folder that stands for `/`. */
  readonly root: string;
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Build {
  /** Below it one folder for each stage. */
  readonly folder: string;
  readonly isIgnored: (path: string) => boolean;
  readonly roots: Map<string, string>;
  /** The working directories of all stages: absolute paths that mean a folder of the image. */
  readonly places: readonly string[];
}

/**
 * Follows a Dockerfile to the letter: its `COPY` out of the build context and of earlier stages, and its `RUN` by the
 * shell, with the folders of the image below `folder`. What a base image brings, Node and npm, is this machine's.
 * @throws Error for an instruction that it does not know, a source that is not there, a command that fails
 */
export async function buildImage(dockerfile: string, folder: string): Promise<Image> {
  const stages = readDockerfile(dockerfile);
  const places = stages.flatMap(({ steps }) =>
    steps.filter(({ keyword }) => keyword === 'WORKDIR').flatMap(({ words }) => words),
  );
  const build: Build = { folder, isIgnored: readDockerIgnore(), roots: new Map(), places };
  let last: Image | null = null;
  for (const [index, stage] of stages.entries()) last = await buildStage(stage, join(folder, String(index)), build);
  if (last === null) throw new Error(`${dockerfile} has no stage`);
  return last;
}

async function buildStage({ name, steps }: Stage, root: string, build: Build): Promise<Image> {
  const image: Writable<Image> = { root, workingDirectory: '/', environment: {}, command: [], healthCheck: [] };
  mkdirSync(root, { recursive: true });
  if (name !== null) build.roots.set(name, root);
  for (const step of steps) await follow(step, image, build);
  return image;
}

async function follow(step: Step, image: Writable<Image>, build: Build): Promise<void> {
  switch (step.keyword) {
    case 'WORKDIR':
      image.workingDirectory = step.words[0] ?? '/';
      mkdirSync(join(image.root, image.workingDirectory), { recursive: true });
      return;
    case 'ENV':
      image.environment = { ...image.environment, ...Object.fromEntries(step.words.map(toEntry)) };
      return;
    case 'COPY':
      copy(step, image, build);
      return;
    case 'RUN':
      await runShell(withPlaces(step.text, image.root, build.places), {
        directory: join(image.root, image.workingDirectory),
        prefix: join(image.root, 'usr', 'local'),
        environment: image.environment,
      });
      return;
    case 'CMD':
      image.command = step.words;
      return;
    case 'HEALTHCHECK':
      image.healthCheck = JSON.parse(step.text.replace(/^CMD\s+/, '')) as string[];
      return;
    // Who runs it and which ports are opened is for the engine.
    case 'USER':
    case 'EXPOSE':
      return;
    default:
      throw new Error(`no ${step.keyword} is known`);
  }
}

function toEntry(assignment: string): [string, string] {
  const [name = '', ...value] = assignment.split('=');
  return [name, value.join('=')];
}

/** The folders of the image among the absolute paths of a command. */
function withPlaces(command: string, root: string, places: readonly string[]): string {
  return places.reduce(
    (text, place) => text.replace(new RegExp(`(?<=^|[\\s"'=])${place}(?![\\w-])`, 'g'), `${root}${place}`),
    command,
  );
}

function copy({ words, flags }: Step, { root, workingDirectory }: Image, build: Build): void {
  const destination = words.at(-1) ?? '.';
  const target = join(root, posix.resolve(workingDirectory, destination));
  const from = flags.from === undefined ? repositoryRoot : build.roots.get(flags.from);
  if (from === undefined) throw new Error(`no stage is called ${flags.from}`);
  const isLeftOut = (path: string) => from === repositoryRoot && path !== '' && build.isIgnored(path);
  for (const source of words.slice(0, -1)) {
    const path = join(from, source);
    if (!existsSync(path) || isLeftOut(relative(from, path))) throw new Error(`nothing to copy at ${source}`);
    const isInto = statSync(path).isFile() && (destination.endsWith('/') || words.length > 2);
    const end = isInto ? join(target, basename(path)) : target;
    mkdirSync(dirname(end), { recursive: true });
    // The build lies in a temporary folder, which could be inside of the context.
    const filter = (each: string) => each !== build.folder && !isLeftOut(relative(from, each));
    cpSync(path, end, { recursive: true, verbatimSymlinks: true, filter });
  }
}
