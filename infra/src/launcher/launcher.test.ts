import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runsAsRoot } from '../embedded-postgres/operating-user.js';
import { type IdentityProvider, startIdentityProvider } from '../identity-provider/identity-provider.js';
import { signSessionToken } from '../identity-provider/session-token.js';
import { createSigningKey } from '../identity-provider/signing-key.js';
import { findChild } from '../testing/child-processes.js';
import { DataPlane } from '../testing/data-plane.js';
import { type EmbeddedRun, failEmbeddedRun, isolatedEnvironment, startEmbeddedRun } from '../testing/embedded-run.js';
import { eventually } from '../testing/eventually.js';
import { expectNothingLeft, postgresPid } from '../testing/nothing-left.js';
import { reservePort } from '../testing/reserve-port.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { killProcess, killUnlessGone } from '../testing/signal-process.js';
import { createTestDatabase } from '../testing/test-database.js';
import { checkPorts } from './port-check.js';
import { repositoryRoot } from './repository.js';

jest.setTimeout(120_000);

const mainFile = join(repositoryRoot, 'infra', 'dist', 'launcher', 'main.js');

/** Runs a printed command in a shell whose `curl` is a few lines of Node, for machines that have none. */
function paste(command: string): unknown {
  const curl = `curl() { ${JSON.stringify(process.execPath)} -e '
    const { url, headers, body } = process.argv.slice(1).reduce((seen, word, index, words) => {
      if (word === "-H") seen.headers.push(words[index + 1].split(/: (.*)/s).slice(0, 2));
      else if (word === "-d") seen.body = words[index + 1];
      else if (word.startsWith("http")) seen.url = word;
      return seen;
    }, { headers: [] });
    fetch(url, { method: "POST", headers, body }).then((response) => response.text()).then(console.log);
  ' -- "$@"; }`;
  return JSON.parse(execFileSync('/bin/sh', ['-c', `${curl}\n${command}`], { encoding: 'utf8' }));
}

function printedCommand(run: EmbeddedRun, path: string): string {
  return (
    run
      .output()
      .split('\n')
      .find((line) => line.startsWith('curl') && line.includes(`${path} `)) ?? ''
  );
}

function sessionToken(dataDirectory: string) {
  return spawnSync(process.execPath, [join(repositoryRoot, 'infra', 'session-token.mjs')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDirectory },
    encoding: 'utf8',
  });
}

describe('one data directory through its life', () => {
  let scratch: string;
  let environment: NodeJS.ProcessEnv;
  let run: EmbeddedRun;

  beforeAll(async () => {
    scratch = makeScratchDirectory();
    environment = await isolatedEnvironment(join(scratch, 'data'));
    run = await startEmbeddedRun({ environment });
  });

  afterAll(async () => {
    await run.end('SIGTERM');
    await expectNothingLeft(environment);
  });
  afterAll(() => removeScratchDirectory(scratch));

  test('local.json holds the addresses and the key, for its owner alone', () => {
    const file = join(scratch, 'data', 'local.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(run.local).toEqual({
      base_url: `http://127.0.0.1:${environment.MEMORY_PORT}`,
      management_url: `http://127.0.0.1:${environment.MANAGEMENT_PORT}`,
      issuer: `http://127.0.0.1:${environment.ISSUER_PORT}`,
      api_key: expect.stringMatching(/^ak_/),
      project_id: expect.stringMatching(/^proj_/),
    });
    expect(run.output()).toContain(run.local.api_key);
  });

  test('the printed commands, pasted as they are, add three facts and find the one asked for', () => {
    const added = paste(printedCommand(run, '/add')) as { results: { memory: string }[] };
    expect(added).toMatchObject({ results: expect.any(Array) });
    expect(added.results).toHaveLength(3);
    const found = paste(printedCommand(run, '/search')) as { results: { memory: string }[] };
    expect(found.results[0]?.memory).toContain('Lisbon');
  });

  test('the session token opens the management service, and nothing else is printed', async () => {
    const { stdout, stderr, status } = sessionToken(join(scratch, 'data'));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
    const response = await fetch(`${run.local.management_url}/api/projects`, {
      headers: { authorization: `Bearer ${stdout.trim()}` },
    });
    expect(response.status).toBe(200);
    const { projects } = (await response.json()) as { projects: { id: string; name: string }[] };
    expect(projects).toEqual([expect.objectContaining({ id: run.local.project_id, name: 'Default' })]);
  });

  test('a second start on the same data is refused in one sentence, and the first one goes on', async () => {
    const { output, exitCode } = await failEmbeddedRun({ environment });
    expect(exitCode).toBe(1);
    expect(output.trim()).toBe(
      `${environment.DATA_DIR} is in use by another start (process ${run.pid}); stop that one, or set DATA_DIR to another folder.`,
    );
    expect(await new DataPlane(run.local.base_url, run.local.api_key).status('/list')).toBe(200);
  });

  test('used ports are told all at once, each with its variable and its process', async () => {
    const other = { ...environment, DATA_DIR: join(scratch, 'other') };
    const { output, exitCode } = await failEmbeddedRun({ environment: other });
    expect(exitCode).toBe(1);
    for (const name of ['MEMORY_PORT', 'MANAGEMENT_PORT', 'MEMORY_METRICS_PORT', 'MANAGEMENT_METRICS_PORT']) {
      expect(output).toContain(`Port ${environment[name]} is in use by process`);
      expect(output).toContain(`set ${name} to another port`);
    }
    expect(output).toContain(`Port ${environment.ISSUER_PORT} is in use by process ${run.pid}`);
  });

  test('Ctrl-C stops all of it, and the next start finds every memory again', async () => {
    const before = await new DataPlane(run.local.base_url, run.local.api_key).listAll();
    expect(before).toHaveLength(3);
    expect(await run.end('SIGINT')).toBe(0);
    await expectNothingLeft(environment);
    const stopped = sessionToken(join(scratch, 'data'));
    expect(stopped).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('Nothing runs on') });

    const { local } = run;
    run = await startEmbeddedRun({ environment });
    expect(run.local).toEqual(local);
    expect(run.output()).not.toContain(local.api_key);
    const found = paste(printedCommand(run, '/search')) as { results: { memory: string }[] };
    expect(found.results[0]?.memory).toContain('Lisbon');
    expect(await new DataPlane(local.base_url, local.api_key).listAll()).toEqual(before);
  });

  test('SIGTERM stops all of it, too; a first start that ended before it could remember the key is made good by the next one', async () => {
    const { local } = run;
    expect(await run.end('SIGTERM')).toBe(0);
    await expectNothingLeft(environment);
    for (const file of ['state.json', 'local.json']) rmSync(join(scratch, 'data', file));
    run = await startEmbeddedRun({ environment });
    expect(run.local).toEqual({ ...local, api_key: expect.stringMatching(/^ak_/) });
    expect(run.local.api_key).not.toBe(local.api_key);
    expect(run.output()).toContain(run.local.api_key);
    expect(await new DataPlane(run.local.base_url, run.local.api_key).listAll()).toHaveLength(3);
  });

  test('a killed launcher leaves nothing running, and the next start finds every memory again', async () => {
    expect(await run.end('SIGKILL')).toBeNull();
    // At once: the processes of the killed start are still stopping.
    run = await startEmbeddedRun({ environment });
    expect(await new DataPlane(run.local.base_url, run.local.api_key).listAll()).toHaveLength(3);
    expect(await run.end('SIGKILL')).toBeNull();
    await expectNothingLeft(environment);
    run = await startEmbeddedRun({ environment });
  });

  test('a service that dies is started again', async () => {
    const memoryService = () => findChild(run.pid, 'memory-service');
    const killed = memoryService();
    killProcess(killed);
    await eventually('another memory service runs', () => ![null, killed].includes(memoryService()));
    const { base_url: baseUrl, api_key: apiKey } = run.local;
    await eventually('it answers', () =>
      new DataPlane(baseUrl, apiKey).status('/list').then(
        (status) => status === 200,
        () => false,
      ),
    );
    expect(run.output()).toContain('The memory service was ended by SIGKILL; starting it again.');
  });

  test('a closed terminal stops all of it, too', async () => {
    expect(await run.end('SIGHUP')).toBe(0);
    await expectNothingLeft(environment);
  });

  test('variables that do not fit any more are told all at once, of both services', async () => {
    const { output, exitCode } = await failEmbeddedRun({
      environment: { ...environment, EXTRACTOR: 'openai', DEFAULT_PLAN: 'gold' },
    });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^EXTRACTOR is openai.*\nDEFAULT_PLAN must be /m);
  });

  test('what the data directory lost is told in one sentence', async () => {
    const data = join(scratch, 'data');
    const failing = async () => {
      const { output, exitCode } = await failEmbeddedRun({ environment });
      expect(exitCode).toBe(1);
      expect(output).not.toMatch(/^ +at /m);
      return output;
    };
    rmSync(join(data, 'logs'), { recursive: true });
    writeFileSync(join(data, 'logs'), '');
    expect(await failing()).toContain(`${data} is not as a start left it: `);
    rmSync(join(data, 'logs'));
    writeFileSync(join(data, 'identity-provider-key.pem'), 'no key');
    expect(await failing()).toContain('identity-provider-key.pem holds no private key');
    rmSync(join(data, 'identity-provider-key.pem'));
    const cluster = join(realpathSync(join(data, 'postgres')), 'data');
    renameSync(join(cluster, 'global'), join(cluster, 'elsewhere'));
    expect(await failing()).toMatch(/Postgres ended while starting: .*could not/);
    renameSync(join(cluster, 'elsewhere'), join(cluster, 'global'));
    renameSync(join(data, 'postgres', 'password'), join(data, 'password'));
    expect(await failing()).toMatch(/is not as a start left it: ENOENT.*password/);
    renameSync(join(data, 'password'), join(data, 'postgres', 'password'));
  });

  test('data that is removed under it ends everything with one sentence', async () => {
    run = await startEmbeddedRun({ environment });
    const pid = postgresPid(join(scratch, 'data'));
    removeScratchDirectory(join(scratch, 'data'));
    // Postgres may notice it first.
    killUnlessGone(pid);
    expect(await run.closed).toBe(1);
    expect(run.output()).toContain('was removed while it was in use');
    await expectNothingLeft(environment);
  });
});

describe('where it runs', () => {
  let scratch: string;
  let run: EmbeddedRun | null;

  beforeEach(() => {
    scratch = makeScratchDirectory();
    run = null;
  });

  afterEach(async () => {
    await run?.end('SIGTERM');
  });
  afterEach(() => removeScratchDirectory(scratch));

  const nobody = { uid: 65_534, gid: 65_534 };
  const canBecomeNobody =
    runsAsRoot() && spawnSync(process.execPath, ['--check', mainFile], { ...nobody, cwd: '/' }).status === 0;
  const asNobody = canBecomeNobody ? test : test.skip;

  asNobody('as an ordinary user (skipped where root cannot run this checkout as one)', async () => {
    chownSync(scratch, nobody.uid, nobody.gid);
    const environment = await isolatedEnvironment(join(scratch, 'data'));
    run = await startEmbeddedRun({ environment, user: nobody });
    const data = new DataPlane(run.local.base_url, run.local.api_key);
    expect(await data.add(['user: My bicycle is blue.'])).toMatchObject({ status: 200, results: [{}] });
    expect(await run.end('SIGINT')).toBe(0);
    await expectNothingLeft(environment);
  });

  test('on a server of the operator, with no Postgres of its own', async () => {
    const environment = await isolatedEnvironment(join(scratch, 'data'));
    environment.DATABASE_URL = await createTestDatabase();
    run = await startEmbeddedRun({ environment });
    const data = new DataPlane(run.local.base_url, run.local.api_key);
    expect(await data.add(['user: My bicycle is blue.'])).toMatchObject({ status: 200, results: [{}] });
    expect(existsSync(join(scratch, 'data', 'postgres'))).toBe(false);
    expect(await run.end('SIGINT')).toBe(0);

    // Another data directory on the same server: the account is there, and gets a key that this one can tell.
    const { local: before } = run;
    run = await startEmbeddedRun({ environment: { ...environment, DATA_DIR: join(scratch, 'other') } });
    expect(run.local.project_id).toBe(before.project_id);
    expect(run.local.api_key).not.toBe(before.api_key);
    expect(await new DataPlane(run.local.base_url, run.local.api_key).listAll()).toHaveLength(1);
    expect(await data.listAll()).toHaveLength(1);
  });

  test('a database whose encoding does not hold every language is refused in one sentence', async () => {
    const environment = await isolatedEnvironment(join(scratch, 'data'));
    environment.DATABASE_URL = await createTestDatabase('SQL_ASCII');
    const { output, exitCode } = await failEmbeddedRun({ environment });
    expect(exitCode).toBe(1);
    expect(output).toContain('is encoded as SQL_ASCII; full text search needs UTF8');
  });

  test('a database that does not answer is told without its password', async () => {
    const environment = await isolatedEnvironment(join(scratch, 'data'));
    environment.DATABASE_URL = `postgres://someone:secret@127.0.0.1:${environment.MEMORY_PORT}/memories`;
    const { output, exitCode } = await failEmbeddedRun({ environment });
    expect(exitCode).toBe(1);
    expect(output).toContain('The database of DATABASE_URL does not answer');
    expect(output).not.toContain('secret');
  });

  test('variables of the services are checked before a database is made', async () => {
    const environment = await isolatedEnvironment(join(scratch, 'data'));
    const { output, exitCode } = await failEmbeddedRun({
      environment: { ...environment, EMBEDDER: 'none such', ADMIN_TOKEN_SHA256: 'secret' },
    });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^EMBEDDER must be .*\nADMIN_TOKEN_SHA256 must be /m);
    expect(existsSync(join(scratch, 'data', 'postgres'))).toBe(false);
  });

  test('variables that make no sense are told all at once, and nothing is created', async () => {
    const environment = { PATH: process.env.PATH, DATA_DIR: join(scratch, 'data'), MEMORY_PORT: 'x', HOST: '' };
    const ofServices = { TRUST_PROXY: 'true', EXTRACTOR: 'openai', DEFAULT_PLAN: 'gold' };
    const { output, exitCode } = await failEmbeddedRun({
      environment: { ...environment, MANAGEMENT_PORT: '-1', ...ofServices },
    });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/MEMORY_PORT.*\n.*MANAGEMENT_PORT/);
    for (const variable of ['MEMORY_PORT', 'MANAGEMENT_PORT', ...Object.keys(ofServices)])
      expect(output.match(new RegExp(`^${variable} `, 'gm'))).toHaveLength(1);
    expect(statSync(join(scratch, 'data'), { throwIfNoEntry: false })).toBeUndefined();
  });
});

describe('with the providers of the operator', () => {
  const audience = 'memories';
  let scratch: string;
  let key: Awaited<ReturnType<typeof createSigningKey>>;
  let issuer: string;
  let provider: IdentityProvider;
  let environment: NodeJS.ProcessEnv;
  let run: EmbeddedRun;

  beforeAll(async () => {
    scratch = makeScratchDirectory();
    key = await createSigningKey(join(scratch, 'key.pem'));
    issuer = `http://127.0.0.1:${await reservePort()}`;
    provider = await startIdentityProvider(issuer, key);
    environment = await isolatedEnvironment(join(scratch, 'data'));
    const nobodysUrl = `http://127.0.0.1:${await reservePort()}/v1`;
    run = await startEmbeddedRun({
      environment: {
        ...environment,
        DATABASE_URL: await createTestDatabase(),
        OIDC_ISSUER: issuer,
        OIDC_AUDIENCE: audience,
        EMBEDDER: 'openai',
        OPENAI_BASE_URL: nobodysUrl,
      },
    });
  });

  afterAll(async () => {
    await run.end('SIGTERM');
    await provider.stop();
  });
  afterAll(() => removeScratchDirectory(scratch));

  test('it runs while that of the models is away, which is told', async () => {
    expect(run.output()).toContain('The memory service works without what is away: embedder (');
    const data = new DataPlane(run.local.base_url, run.local.api_key);
    expect(await data.search('bicycle')).toEqual({ status: 200, results: [] });
    expect(await data.add(['user: My bicycle is blue.'])).toMatchObject({ status: 500 });
  });

  test('the tokens of that of identities open the management service, and it starts none of its own', async () => {
    const response = await fetch(`${run.local.management_url}/api/projects`, {
      headers: { authorization: `Bearer ${signSessionToken(key, { issuer, audience })}` },
    });
    expect(response.status).toBe(200);
    await checkPorts([{ host: '127.0.0.1', port: Number(environment.ISSUER_PORT), variable: 'ISSUER_PORT' }], 0);
    expect(sessionToken(join(scratch, 'data'))).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(issuer),
    });
  });
});
