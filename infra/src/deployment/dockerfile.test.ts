import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

import { repositoryRoot } from '../launcher/repository.js';
import { readSources } from '../repository-checks/source-files.js';
import { matchPatterns, readDockerIgnore } from './docker-ignore.js';
import { readDockerfile, type Stage, wordsOf } from './dockerfile.js';
import { numberByDefault } from './service-variables.js';

const services = [
  ['memory-service', 'MEMORY'],
  ['management-service', 'MANAGEMENT'],
] as const;

/** Of each service, files that its image has to hold, and compiled or labelled ones that are none of its business. */
const shipped = {
  'memory-service': [
    'dist/main.js',
    'dist/extraction/lasting/lasting-odds.js',
    'models/all-MiniLM-L6-v2/model.onnx',
    'models/lasting-sentences/weights.json',
    'models/lasting-replies/weights.json',
    'models/lasting-turns/weights.json',
    'models/answers/lasts.json',
    'models/clause-cuts/weights.json',
    'models/clause-cuts/dictated.json',
    'models/given-names/female.txt',
  ],
  'management-service': ['dist/main.js', 'dist/migrate.js', 'dist/bootstrap.js', 'migrations/meta/_journal.json'],
} as const;
const leftOut = {
  'memory-service': [
    'training/README.md',
    'training/lasting-sentences/set-01.txt',
    'training/cut-sentences/set-1.txt',
    'dist/extraction/lasting/train-lasting.js',
    'dist/extraction/lasting/labelled-sentences.js',
    'dist/extraction/clause-cuts/train-cuts.js',
    'dist/extraction/clause-cuts/labelled-cuts.js',
    'dist/extraction/lasting/lasting-odds.test.js',
    'dist/extraction/learning/training-program.js',
    'dist/extraction/learning/training-program.d.ts',
    'dist/embedding/local/measure-embedding.js',
    'dist/vector-index/exact/measure-exact-index.js',
    'dist/vector-index/testing/contract.js',
  ],
  'management-service': ['dist/benchmarks/measure-lists.js', 'dist/benchmarks/seed-large-account.js'],
} as const;

function stagesOf(service: string): { build: Stage; final: Stage } {
  const [build, final, ...more] = readDockerfile(`services/${service}/Dockerfile`);
  if (build === undefined || final === undefined || more.length > 0) throw new Error(`${service} has not two stages`);
  return { build, final };
}

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

/** Folders of the workspace's packages, from the patterns that pnpm reads. */
function workspaceFolders(): string[] {
  const { packages } = parse(read('pnpm-workspace.yaml')) as { packages: string[] };
  return packages.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -'/*'.length);
    const folders = readdirSync(join(repositoryRoot, parent)).map((name) => `${parent}/${name}`);
    return folders.filter((folder) => existsSync(join(repositoryRoot, folder, 'package.json')));
  });
}

describe.each(services)('the image of %s', (service, prefix) => {
  const { build, final } = stagesOf(service);
  const commands = build.steps.filter(({ keyword }) => keyword === 'RUN').map(({ text }) => text);
  const copied = build.steps.filter(({ keyword }) => keyword === 'COPY').flatMap(({ words }) => words.slice(0, -1));

  test('stands on one version of Node 24', () => {
    expect(build.image).toMatch(/^node:24\.\d+\.\d+-[a-z]+-slim$/);
    expect(final.image).toBe(build.image);
  });

  test('installs with the version of pnpm that the README names', () => {
    const [version] = /pnpm@\d+\.\d+\.\d+/.exec(read('README.md')) ?? [];
    expect(commands[0]).toBe(`npm install --global ${version}`);
    expect(commands[1]).toBe('pnpm install --frozen-lockfile');
  });

  test('copies what is there, every package of the workspace before the install', () => {
    const isIgnored = readDockerIgnore();
    for (const path of copied) {
      expect([path, existsSync(join(repositoryRoot, path))]).toEqual([path, true]);
      expect([path, isIgnored(path)]).toEqual([path, false]);
    }
    const install = build.steps.findIndex(({ text }) => text === 'pnpm install --frozen-lockfile');
    const before = build.steps.slice(0, install).flatMap(({ words }) => words);
    expect(before).toEqual(expect.arrayContaining(workspaceFolders().map((folder) => `${folder}/package.json`)));
  });

  test('builds and deploys the package of its folder', () => {
    const { name } = JSON.parse(read(`services/${service}/package.json`)) as { name: string };
    expect(commands).toContain(`pnpm exec tsc -b services/${service}`);
    expect(commands).toContain(`pnpm --filter ${name} deploy --prod --legacy /service`);
    expect(final.steps.find(({ keyword }) => keyword === 'COPY')).toMatchObject({
      flags: { from: build.name },
      words: ['/service', './'],
    });
    expect(wordsOf(final, 'WORKDIR')).toEqual(['/service']);
  });

  test('runs the service as somebody without rights, in production', () => {
    expect(wordsOf(final, 'USER')).toEqual(['node']);
    expect(wordsOf(final, 'ENV')).toEqual(expect.arrayContaining(['NODE_ENV=production', 'HOST=0.0.0.0']));
    expect(wordsOf(final, 'CMD')).toEqual(['node', 'dist/main.js']);
  });

  test('takes in no secret', () => {
    const settings = [...build.steps, ...final.steps].filter(({ keyword }) => keyword === 'ARG' || keyword === 'ENV');
    expect(settings.filter(({ text }) => /KEY|PASSWORD|SECRET|TOKEN/.test(text))).toEqual([]);
  });

  test('opens the ports that the service listens on, and asks the right one for its health', () => {
    const port = numberByDefault(service, `${prefix}_PORT`);
    expect(wordsOf(final, 'EXPOSE')).toEqual([
      String(port),
      String(numberByDefault(service, `${prefix}_METRICS_PORT`)),
    ]);
    const { text = '' } = final.steps.find(({ keyword }) => keyword === 'HEALTHCHECK') ?? {};
    expect(text).toContain(`fetch('http://127.0.0.1:' + (process.env.${prefix}_PORT || ${port}) + '/healthz')`);
  });
});

describe('the build context', () => {
  const isIgnored = readDockerIgnore();

  test.each([
    '.git/config',
    '.data/local.json',
    '.env',
    '.env.production',
    'infra/.env',
    'node_modules/postgres/package.json',
    'services/memory-service/node_modules/postgres/package.json',
    'services/memory-service/dist/main.js',
    'services/memory-service/tsconfig.tsbuildinfo',
    'evaluation-results/latest.json',
    'services/memory-service/training/lasting-sentences/set-01.txt',
    'services/memory-service/src/operations/add-memories.test.ts',
    'services/memory-service/src/outbox/testing/qdrant-plane.ts',
    'services/memory-service/src/embedding/local/measure-embedding.ts',
    'services/memory-service/src/extraction/lasting/train-lasting.ts',
    'services/management-service/src/benchmarks/measure-lists.ts',
    'infra/src/launcher/main.ts',
    'packages/evaluation/src/evaluate.ts',
  ])('leaves out %s', (path) => {
    expect(isIgnored(path)).toBe(true);
  });

  test.each([
    'package.json',
    'pnpm-lock.yaml',
    'packages/auth/src/index.ts',
    'infra/package.json',
    'infra/database-roles/data-role.sql',
    'packages/evaluation/package.json',
    'services/memory-service/models/all-MiniLM-L6-v2/model.onnx',
    'services/memory-service/models/lasting-sentences/weights.json',
    'services/memory-service/models/clause-cuts/weights.json',
    'services/memory-service/models/given-names/female.txt',
  ])('holds %s', (path) => {
    expect(isIgnored(path)).toBe(false);
  });
});

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
}

describe.each(services.map(([service]) => service))('the deployed package of %s', (service) => {
  const folder = `services/${service}`;
  const { files, devDependencies } = JSON.parse(read(`${folder}/package.json`)) as Manifest & { files: string[] };
  const development = [devDependencies, (JSON.parse(read('package.json')) as Manifest).devDependencies].flatMap(
    Object.keys,
  );
  const isNamed = matchPatterns(files.filter((pattern) => !pattern.startsWith('!')));
  const isLeftOut = matchPatterns(
    files.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
  );
  const isShipped = (path: string) => isNamed(path) && !isLeftOut(path);
  const compiled = (source: string) => source.replace(`${folder}/src/`, 'dist/').replace(/\.ts$/, '.js');

  test.each(shipped[service])('holds %s', (path) => {
    expect(existsSync(join(repositoryRoot, folder, path))).toBe(true);
    expect(isShipped(path)).toBe(true);
  });

  test.each(leftOut[service])('leaves out %s', (path) => {
    expect(existsSync(join(repositoryRoot, folder, path))).toBe(true);
    expect(isShipped(path)).toBe(false);
  });

  test('what it holds finds everything that it imports, and no program that measures is among it', () => {
    const sources = readSources([`${folder}/src`]).filter(({ path }) => isShipped(compiled(path)));
    expect(sources.length).toBeGreaterThan(50);
    const missing = sources.flatMap(({ path, imports, typeImports }) =>
      imports
        .filter((imported) => !typeImports.includes(imported) && !isThere(imported))
        .map((imported) => `${path} imports ${imported}`),
    );
    expect(missing).toEqual([]);
    expect(sources.map(({ path }) => path).filter((path) => /\/(?:measure|train)-|\/benchmarks\//.test(path))).toEqual(
      [],
    );
  });

  /** Files that are shipped too; of packages, none that only development installs. */
  function isThere(imported: string): boolean {
    if (imported.startsWith(`${folder}/`))
      return isShipped(compiled(imported)) || isShipped(relative(folder, imported));
    return !development.some((name) => imported === name || imported.startsWith(`${name}/`));
  }
});
