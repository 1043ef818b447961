import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isWellFormedCredential } from '@persistent-memory/auth';
import { createTestDatabase, type TestDatabase } from '@persistent-memory/service-kit/testing';
import { migrationSteps } from './migrations.js';
import { TestIssuer, testAudience } from './testing/test-issuer.js';

const run = promisify(execFile);
const commandFile = (name: string) => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/** Over a connection of its own, so that a service which takes none any more is found out. */
async function getOnce(url: string): Promise<{ readonly code: number | undefined; readonly body: unknown }> {
  const [answer] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage];
  return { code: answer.statusCode, body: await json(answer) };
}

let empty: TestDatabase;
let issuer: TestIssuer;

beforeAll(async () => {
  empty = await createTestDatabase({ steps: [] });
  issuer = await TestIssuer.start();
});

afterAll(async () => {
  await issuer.stop();
  await empty.close();
});

const environment = (databaseUrl = empty.url) => ({
  PATH: process.env.PATH,
  DATABASE_URL: databaseUrl,
  OIDC_ISSUER: issuer.url,
  OIDC_AUDIENCE: testAudience,
  DEFAULT_PLAN: 'trial:add=10,search=20',
  MANAGEMENT_PORT: '0',
  MANAGEMENT_METRICS_PORT: '0',
});

interface Running {
  readonly url: string;
  /** The lines that it has logged. */
  readonly log: readonly string[];
  stop(): Promise<number | null>;
}

async function startService(env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [commandFile('main')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const log: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      log.push(line);
      const { msg, port } = JSON.parse(line);
      if (msg === 'listening') resolve(port);
    });
    lines.once('close', () => reject(new Error('The service ended before it listened.')));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

const bootstrap = async (subject: string, ...more: string[]) => {
  const args = [
    commandFile('bootstrap'),
    '--issuer',
    issuer.url,
    '--subject',
    subject,
    '--project',
    'Default',
    '--key',
    'First key',
    ...more,
  ];
  const { stdout } = await run(process.execPath, args, { env: environment() });
  expect(stdout.trim().split('\n')).toHaveLength(1);
  return JSON.parse(stdout);
};

describe('the commands, in the order of a deployment', () => {
  test('before migrate the service runs, serves nothing and says why; what the schema lacks stands in its log alone', async () => {
    // Shorter than headers may take by default.
    const service = await startService({ ...environment(), REQUEST_DEADLINE_MS: '9000' });
    const message = 'The database schema is too old: run migrate.';
    try {
      const answer = await fetch(`${service.url}/api/projects`);
      expect(answer.status).toBe(500);
      expect(await answer.json()).toMatchObject({ error: { code: 'dependency_unavailable', message } });
      const ready = await fetch(`${service.url}/readyz`);
      expect(ready.status).toBe(500);
      expect(await ready.json()).toMatchObject({
        dependencies: { schema: { status: 'unavailable', reason: message } },
      });
    } finally {
      expect(await service.stop()).toBe(0);
    }
    const causes = service.log.filter((line) => /The schema lacks access\/0000_\w+, /.test(line));
    expect(causes).toHaveLength(2);
  });

  test('migrate, as often as one likes and several at a time', async () => {
    const migrate = () => run(process.execPath, [commandFile('migrate')], { env: environment() });
    await Promise.all([migrate(), migrate()]);
    await migrate();
  });

  test('database-roles refuses passwords that an address would read otherwise', async () => {
    const passwords = { MEMORY_DATABASE_PASSWORD: 'p@ss/1', MANAGEMENT_DATABASE_PASSWORD: 'secret1' };
    const roles = run(process.execPath, [commandFile('database-roles'), 'no-such-folder'], {
      env: { ...environment(), ...passwords },
    });
    await expect(roles).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/MEMORY_DATABASE_PASSWORD must be of letters \(A-Z, a-z\) and digits alone/),
    });
    await expect(roles).rejects.not.toMatchObject({ stderr: expect.stringContaining('p@ss') });
  });

  test('migrate and database-roles change nothing for who gives them arguments that they do not know', async () => {
    const migrate = run(process.execPath, [commandFile('migrate'), '--help'], { env: environment() });
    await expect(migrate).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Unknown option '--help'"),
    });
    const roles = run(process.execPath, [commandFile('database-roles'), '--help'], { env: { PATH: process.env.PATH } });
    const lines = [
      "database-roles can't start:",
      'DATABASE_URL has to be set',
      'MEMORY_DATABASE_PASSWORD has to be set',
      'MANAGEMENT_DATABASE_PASSWORD has to be set',
      'The arguments have to be one folder, with the SQL of the roles',
    ];
    await expect(roles).rejects.toMatchObject({ code: 1, stderr: `${lines.join('\n')}\n` });
  });

  test('bootstrap makes an account, a project and a key, once', async () => {
    const first = await bootstrap('local');
    expect(first).toEqual({
      account_id: expect.stringMatching(/^acct_/),
      project_id: expect.stringMatching(/^proj_/),
      api_key: expect.any(String),
    });
    expect(isWellFormedCredential('ak', first.api_key)).toBe(true);
    expect(await bootstrap('local')).toEqual({ ...first, api_key: null });
    const [counts] = await empty.database.use(
      (sql) =>
        sql`select (select count(*) from management.api_keys) as keys, (select count(*) from management.projects) as projects`,
    );
    expect(counts).toEqual({ keys: 1, projects: 1 });
  });

  test('bootstrap gives an account another key when it is asked to, and another project only where there is none', async () => {
    const first = await bootstrap('lost-its-key');
    const again = await bootstrap('lost-its-key', '--another-key');
    expect(again).toEqual({ ...first, api_key: expect.any(String) });
    expect(again.api_key).not.toBe(first.api_key);

    await empty.database.use((sql) => sql`delete from management.api_keys where project_id = ${first.project_id}`);
    await empty.database.use((sql) => sql`delete from management.projects where id = ${first.project_id}`);
    const anew = await bootstrap('lost-its-key', '--another-key');
    expect(anew).toEqual({ ...first, project_id: expect.stringMatching(/^proj_/), api_key: expect.any(String) });
    expect(anew.project_id).not.toBe(first.project_id);
  });

  test('bootstrap tells all that is wrong at once, and takes the names that the API takes', async () => {
    const refused = async (args: readonly string[], env: NodeJS.ProcessEnv = environment()) => {
      const { stderr } = await run(process.execPath, [commandFile('bootstrap'), ...args], { env }).then(
        () => ({ stderr: '' }),
        (error: { stderr: string }) => error,
      );
      return stderr.trim().split('\n');
    };
    const names = ['--project', '\u200b ', '--key', 'x'.repeat(256)];
    expect(await refused(names, { PATH: process.env.PATH, DEFAULT_PLAN: 'gold' })).toEqual([
      "bootstrap can't start:",
      'DATABASE_URL has to be set',
      expect.stringMatching(/^DEFAULT_PLAN must be unlimited/),
      '--issuer has to be given',
      '--subject has to be given',
      '--project must not be blank',
      '--key must have at most 255 characters',
    ]);
    expect(await refused(['--issuer', 'http://login.example.com', '--subject', 'x'.repeat(256), '--key', ''])).toEqual([
      "bootstrap can't start:",
      expect.stringMatching(/^--issuer must begin with https:/),
      expect.stringMatching(/^--subject must be a subject that a token can have/),
      '--key must not be blank',
    ]);
    const [, first, second] = await refused(['--projekt', 'x'], { ...environment(), DATABASE_URL: '' });
    expect([first, second]).toEqual([
      'DATABASE_URL has to be set',
      expect.stringMatching(/^The arguments can't be read: Unknown option '--projekt'/),
    ]);
    const longest = '😀'.repeat(255);
    expect(await bootstrap('with-the-longest-names', '--project', longest, '--key', longest)).toMatchObject({
      api_key: expect.any(String),
    });
  });

  test('bootstrap at the same moment makes one account and shows one key', async () => {
    const made = await Promise.all([bootstrap('twice'), bootstrap('twice')]);
    expect(new Set(made.map(({ project_id: id }) => id)).size).toBe(1);
    expect(made.filter(({ api_key: key }) => key !== null)).toHaveLength(1);
  });

  test('the service serves that account, writes what it holds as it stops, and ends with 0', async () => {
    const service = await startService(environment());
    const authorization = `Bearer ${issuer.sign({ sub: 'local' })}`;
    const call = (path: string, init: RequestInit = {}) =>
      fetch(service.url + path, { ...init, headers: { authorization, 'content-type': 'application/json' } });
    let token: { id: string; token: string };
    try {
      expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
      expect(await (await call('/api/account')).json()).toMatchObject({
        plan: 'trial',
        quotas: { add: 10, search: 20 },
      });
      expect((await fetch(`${service.url}/openapi.json`)).status).toBe(200);
      expect((await fetch(`${service.url}/docs`)).headers.get('content-type')).toContain('text/html');
      const made = await call('/api/auth-tokens', { method: 'POST', body: '{"name":"x","scopes":[]}' });
      token = (await made.json()) as typeof token;
      const used = await fetch(`${service.url}/api/projects`, { headers: { authorization: `Bearer ${token.token}` } });
      expect(used.status).toBe(200);
    } finally {
      expect(await service.stop()).toBe(0);
    }
    const [row] = await empty.database.use(
      (sql) => sql`select last_used_at from management.auth_tokens where id = ${token.id}`,
    );
    expect(row?.last_used_at).toBeInstanceOf(Date);
  });

  test('told to stop it is not ready any more, and goes on until whoever sends requests knows', async () => {
    const service = await startService({ ...environment(), SHUTDOWN_DELAY_MS: '600000' });
    const readiness = async () => {
      const { code, body } = await getOnce(`${service.url}/readyz`);
      return { code, status: (body as { status: string }).status };
    };
    expect(await readiness()).toEqual({ code: 200, status: 'ok' });
    const stopped = service.stop();
    let now = await readiness();
    while (now.status === 'ok') now = await readiness();
    expect(now).toEqual({ code: 500, status: 'draining' });
    expect((await getOnce(`${service.url}/openapi.json`)).code).toBe(200);
    // A second signal does not wait for it.
    await service.stop();
    expect(await stopped).toBe(1);
  });

  test('after that it stops in order, in the time that it has for that alone', async () => {
    // Longer than what it gets beside its time to drain.
    const service = await startService({ ...environment(), SHUTDOWN_DELAY_MS: '2000', SHUTDOWN_GRACE_MS: '0' });
    expect(await service.stop()).toBe(0);
  });

  test('what can not start says so in words and ends with 1', async () => {
    const failing = run(process.execPath, [commandFile('main')], { env: { PATH: process.env.PATH } });
    await expect(failing).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('DATABASE_URL has to be set'),
    });
  });

  test('migrate refuses a database in which text is not safe', async () => {
    const name = `ascii_${Date.now()}`;
    await empty.database.use(
      (sql) => sql`create database ${sql(name)} template template0 encoding 'SQL_ASCII' locale 'C'`,
    );
    const url = new URL(empty.url);
    url.pathname = `/${name}`;
    try {
      const refused = run(process.execPath, [commandFile('migrate')], { env: environment(url.href) });
      await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining('has to be UTF8') });
    } finally {
      await empty.database.use((sql) => sql`drop database ${sql(name)}`);
    }
  });
});

test('the schema that the tests run on is the one that migrate makes', async () => {
  const migrated = await createTestDatabase({ steps: migrationSteps });
  const tables = (database: TestDatabase) =>
    database.database.use(
      (sql) => sql`
        select table_schema, table_name, column_name, data_type from information_schema.columns
        where table_schema in ('access', 'management') order by 1, 2, ordinal_position`,
    );
  try {
    expect(await tables(empty)).toEqual(await tables(migrated));
  } finally {
    await migrated.close();
  }
});
