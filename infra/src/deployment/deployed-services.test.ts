import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import postgres, { type Sql } from 'postgres';

import { repositoryRoot } from '../launcher/repository.js';
import { DataPlane } from '../testing/data-plane.js';
import { eventually } from '../testing/eventually.js';
import { makeScratchDirectory, removeScratchDirectory } from '../testing/scratch-directory.js';
import { readComposeFile } from './compose-file.js';
import { type Container, runContainer } from './container.js';
import { type Deployment, deploy, rolePasswords } from './deployment.js';

// Installs, compiles and packs both services, as two image builds do.
jest.setTimeout(300_000);

const services = ['memory-service', 'management-service'] as const;
const fact = 'user: The staging cluster is called Heron.';

let scratch: string;
let deployment: Deployment;
let running: ReadonlyMap<string, Container>;
let apiKey: string;
let before: readonly string[];

beforeAll(async () => {
  scratch = makeScratchDirectory();
  deployment = await deploy(services, scratch);
});

afterAll(() => deployment?.stop());
afterAll(() => removeScratchDirectory(scratch));

/**
 * Every file of an image with its size and the time of its last change. Links are not followed: what they lead to is
 * met by itself.
 */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(path);
    if (!entry.isFile()) return [];
    const { size, mtimeMs } = statSync(path);
    return [`${path} ${size} ${mtimeMs}`];
  });
}

function allFiles(): string[] {
  return [...deployment.images.values()].flatMap(({ root, workingDirectory }) => filesOf(join(root, workingDirectory)));
}

describe('the images', () => {
  test('hold no tests, no measurements, no sources, and no compiler', () => {
    const files = allFiles();
    expect(files.length).toBeGreaterThan(1_000);
    const own = /\/service\/(?:dist|src)\/|\/@persistent-memory\/[a-z-]+\/(?:dist|src)\//;
    const unwanted = /\/src\/|\/testing\/|\/benchmarks\/|\.test\.|\/(?:measure|train)-/;
    expect(files.filter((file) => own.test(file) && unwanted.test(file))).toEqual([]);
    expect(files.filter((file) => file.includes('/.pnpm/typescript@'))).toEqual([]);
  });

  test('hold native code for the platform they run on alone', () => {
    const runtimes = allFiles().filter((file) => /onnxruntime-node\/bin\/[^ ]+\.node /.test(file));
    expect(runtimes).toHaveLength(1);
    expect(runtimes[0]).toContain(`/${process.platform}/${process.arch}/`);
  });

  test('hold the versions of the lockfile', () => {
    const lockfile = readFileSync(join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8');
    for (const { root, workingDirectory } of deployment.images.values()) {
      const installed = readdirSync(join(root, workingDirectory, 'node_modules', '.pnpm'))
        .map((name) => name.split('_')[0]?.replace('+', '/') ?? '')
        .filter((name) => /.@\d/.test(name));
      expect(installed.length).toBeGreaterThan(50);
      expect(installed.filter((name) => !lockfile.includes(`\n  ${quoted(name)}:\n`))).toEqual([]);
    }
  });
});

function quoted(name: string): string {
  return name.startsWith('@') ? `'${name}'` : name;
}

test('a service that is told nothing refuses to start and names every setting that it lacks', async () => {
  const [memory, management] = await Promise.all(
    services.map((name) => {
      const image = deployment.images.get(`services/${name}/Dockerfile`);
      if (image === undefined) throw new Error(name);
      return runContainer(image, image.command, {});
    }),
  );
  expect(memory?.code).toBeGreaterThan(0);
  expect(memory?.output).toContain('DATABASE_URL');
  expect(management?.code).toBeGreaterThan(0);
  for (const name of ['DATABASE_URL', 'OIDC_ISSUER', 'OIDC_AUDIENCE', 'DEFAULT_PLAN']) {
    expect(management?.output).toContain(name);
  }
});

describe('from an empty database to the first answer', () => {
  test('both migration jobs run at the same time, and again', async () => {
    for (let round = 0; round < 2; round += 1) {
      const jobs = await Promise.all(['migrate-memory', 'migrate-management'].map((job) => deployment.run(job)));
      expect(jobs.map(({ code, output }) => (code === 0 ? 0 : output))).toEqual([0, 0]);
    }
  });

  test('the job after them makes the roles, and again, and prints no password', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { code, output } = await deployment.run('database-roles');
      expect(code === 0 ? 0 : output).toBe(0);
      for (const password of rolePasswords) expect(output).not.toContain(password);
    }
  });

  test('the health check fails before a service runs and passes when it does', async () => {
    before = allFiles();
    for (const name of services) expect(await deployment.checkHealth(name)).toBe(1);
    running = new Map(services.map((name) => [name, deployment.start(name)]));
    for (const name of services) {
      await eventually(`${name} is healthy`, async () => (await deployment.checkHealth(name)) === 0, 60_000);
    }
  });

  test('both services are ready, with Qdrant away', async () => {
    for (const name of services) {
      const isReady = async () => (await fetch(`${deployment.urlOf(name)}/readyz`)).status === 200;
      await eventually(`${name} is ready\n${running.get(name)?.output}`, isReady, 60_000);
    }
  });

  test('a first account is made by the image of the management service', async () => {
    const bootstrap = ['node', 'dist/bootstrap.js', '--issuer', deployment.issuer, '--subject', 'operator'];
    const made = await deployment.run('management-service', [...bootstrap, '--project', 'First', '--key', 'First key']);
    expect(made.code).toBe(0);
    ({ api_key: apiKey } = JSON.parse(made.output.trim().split('\n').at(-1) ?? '') as { api_key: string });
  });

  test('what is added is found, with Qdrant away', async () => {
    const plane = new DataPlane(deployment.urlOf('memory-service'), apiKey);
    expect((await plane.add([fact])).results).toHaveLength(1);
    const { status, results } = await plane.search('name of the staging cluster');
    expect(status).toBe(200);
    expect(results[0]?.memory).toContain('Heron');
  });
});

describe('each service with its role alone', () => {
  test('is connected as it, which is no superuser and may read no table of the other', async () => {
    const sessions = await asOwner(
      (sql) => sql`
        select distinct a.usename, r.rolsuper, r.rolcreaterole, r.rolbypassrls, schema as other,
          has_schema_privilege(a.usename, schema, 'usage') as may_look
        from pg_stat_activity a join pg_roles r on r.rolname = a.usename
        join (values ('persistent_memory_data', 'management'), ('persistent_memory_management', 'memory')) as others (role, schema)
          on role = a.usename
        where a.datname = current_database() order by 1`,
    );
    const without = { rolsuper: false, rolcreaterole: false, rolbypassrls: false, may_look: false };
    expect(sessions).toEqual([
      { usename: 'persistent_memory_data', other: 'management', ...without },
      { usename: 'persistent_memory_management', other: 'memory', ...without },
    ]);
    expect(
      await asOwner(
        (sql) => sql`
          select usename from pg_stat_activity
          where datname = current_database() and application_name like '%-service%' and usename not like 'persistent_memory_%'`,
      ),
    ).toEqual([]);
  });

  test('serves everything from a new project to its end', async () => {
    const { id: projectId } = await manage<{ id: string }>('POST', '/api/projects', { name: 'Second' });
    const { key, id: keyId } = await manage<{ key: string; id: string }>('POST', '/api/api-keys', {
      name: 'Second key',
      project_id: projectId,
    });
    const plane = new DataPlane(deployment.urlOf('memory-service'), key);
    const { results } = await plane.add([fact, 'user: The staging database is called Ibis.']);
    expect((await plane.add([fact])).results.map(({ id }) => id)).toEqual([results[0]?.id]);
    const memory = { memory_id: results[0]?.id, data: 'The staging cluster is called Stork.' };
    expect(await remember(key, 'PUT', '/update', memory)).toBe(200);
    expect(await remember(key, 'DELETE', `/delete/${results[1]?.id}`)).toBe(200);
    expect((await plane.listAll()).map((each) => each.memory)).toEqual(['The staging cluster is called Stork.']);
    expect(await remember('ak_unknown', 'GET', '/list')).toBe(401);
    const hasUse = async () =>
      (await manage<{ api_keys: { id: string; last_used_at: string | null }[] }>('GET', '/api/api-keys')).api_keys.some(
        ({ id, last_used_at: lastUsedAt }) => id === keyId && lastUsedAt !== null,
      );
    await eventually('the use of the key is known', hasUse, 30_000);
    expect(await manage('GET', `/api/usage?project_id=${projectId}`)).toBeDefined();
    expect(await manage('GET', '/api/audit-log')).toBeDefined();

    await manage('DELETE', `/api/projects/${projectId}`);
    expect(await remember(key, 'GET', '/list')).toBe(401);
    const isWiped = async () =>
      (await asOwner((sql) => sql`select 1 from memory.memories where project_id = ${projectId}`)).length === 0;
    await eventually('the memories of the project are gone', isWiped, 30_000);
  });

  test('runs its commands too', async () => {
    const exported = await deployment.run('memory-service', ['node', 'dist/commands/export.js']);
    expect(exported.code).toBe(0);
    expect(exported.output).toContain('Heron');
  });

  test('was never refused a statement', () => {
    const insufficientPrivilege = '42501';
    for (const name of services) expect(running.get(name)?.output).not.toContain(insufficientPrivilege);
  });
});

/** The owner's view of the database. */
async function asOwner(query: (sql: Sql) => Promise<readonly object[]>): Promise<readonly object[]> {
  const sql = postgres(deployment.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return [...(await query(sql))];
  } finally {
    await sql.end();
  }
}

/** An operation of the management plane as the local account. */
async function manage<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const response = await request(deployment.urlOf('management-service') + path, deployment.sessionToken, method, body);
  expect([method, path, response.ok]).toEqual([method, path, true]);
  return (await response.json()) as Body;
}

/** Status of an operation of the data plane. */
async function remember(key: string, method: string, path: string, body?: unknown): Promise<number> {
  return (await request(deployment.urlOf('memory-service') + path, key, method, body)).status;
}

function request(url: string, credential: string, method: string, body?: unknown): Promise<Response> {
  return fetch(url, {
    method,
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(30_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

describe('stopping', () => {
  test('SIGTERM lets the request under way finish', async () => {
    const container = running.get('memory-service');
    const request = await beginAdd(deployment.urlOf('memory-service'), apiKey);
    container?.signal('SIGTERM');
    await container?.hasPrinted('"stopping"');
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 200 /);
    expect(await container?.end()).toBe(0);
  });

  test('SIGTERM ends an idle service', async () => {
    const container = running.get('management-service');
    container?.signal('SIGTERM');
    expect(await container?.end()).toBe(0);
  });

  test('nothing was written into an image', () => {
    expect(before).not.toHaveLength(0);
    expect(allFiles()).toEqual(before);
  });
});

/**
 * Sends the head of an add and resolves when the service has read it; `finish` sends the body and resolves with the
 * answer.
 */
async function beginAdd(url: string, key: string): Promise<{ finish(): Promise<string> }> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ messages: ['user: The production cluster is called Egret.'] });
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(
    [
      'POST /add HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${key}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  const [head] = (await once(socket, 'data')) as [string];
  expect(head).toMatch(/^HTTP\/1\.1 100 /);
  return {
    finish: async () => {
      socket.write(body);
      const [answer] = (await once(socket, 'data')) as [string];
      socket.destroy();
      return answer;
    },
  };
}

describe("the compose file's check of Qdrant", () => {
  const [, ...command] = readComposeFile().services.qdrant?.healthcheck?.test ?? [];

  /** Exit code of the check against a server that answers `/readyz` so. */
  async function check(status: number, text: string): Promise<number | null> {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/readyz' ? status : 404).end(text);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const image = { root: scratch, workingDirectory: '/', environment: {}, command: [], healthCheck: [] };
    const { code } = await runContainer(
      image,
      command.map((word) => word.replace('127.0.0.1/6333', `127.0.0.1/${port}`)),
      {},
    );
    server.close();
    return code;
  }

  test('passes on what Qdrant says when it is ready, and not before', async () => {
    expect(await check(200, 'all shards are ready')).toBe(0);
    expect(await check(503, 'some shards are not ready')).toBe(1);
  });
});
