import { describe, expect, test } from '@jest/globals';

import { readConfiguration } from './configuration.js';

const root = '/repository';

function faultsOf(environment: NodeJS.ProcessEnv): readonly string[] {
  return readConfiguration(environment, root).faults;
}

test('nothing set is the embedded run', () => {
  expect(readConfiguration({}, root).configuration).toEqual({
    dataDirectory: '/repository/.data',
    host: '127.0.0.1',
    ports: { memory: 8080, management: 8081, memoryMetrics: 9080, managementMetrics: 9081 },
    issuerPort: null,
    databaseUrl: null,
    externalIssuer: null,
    audience: 'persistent-memory',
    defaultPlan: 'unlimited',
    shutdownDelayMs: 0,
    shutdownGraceMs: 60_000,
  });
});

test('an empty variable is an unset one', () => {
  const empty = { DATA_DIR: '', HOST: '', MEMORY_PORT: '', DATABASE_URL: '', OIDC_ISSUER: '', DEFAULT_PLAN: '' };
  expect(readConfiguration(empty, root)).toEqual(readConfiguration({}, root));
});

test('every fault is told at once', () => {
  expect(
    faultsOf({
      MEMORY_PORT: '80.5',
      MANAGEMENT_PORT: '0',
      SHUTDOWN_DELAY_MS: 'soon',
      SHUTDOWN_GRACE_MS: '-1',
      OIDC_ISSUER: 'login',
    }),
  ).toEqual([
    expect.stringContaining('MEMORY_PORT'),
    expect.stringContaining('MANAGEMENT_PORT'),
    expect.stringContaining('SHUTDOWN_DELAY_MS'),
    expect.stringContaining('SHUTDOWN_GRACE_MS'),
    expect.stringContaining('OIDC_ISSUER'),
    expect.stringContaining('OIDC_AUDIENCE'),
  ]);
});

describe('ports', () => {
  test.each(['0', '65536', '-1', '0x50', '1e3', ' 80', 'http', '99999999999999999999'])('%j is none', (port) => {
    expect(faultsOf({ MEMORY_PORT: port })).toEqual([expect.stringContaining('whole number from 1 to 65535')]);
  });

  test('one that is no number is told once, and not that its default is in use too', () => {
    expect(faultsOf({ MEMORY_PORT: 'http', MANAGEMENT_PORT: '8080' })).toEqual([
      'MEMORY_PORT has to be a whole number from 1 to 65535, and is "http".',
    ]);
  });

  test('two uses of one port are told', () => {
    expect(faultsOf({ MEMORY_PORT: '9000', ISSUER_PORT: '9000' })).toEqual([
      'MEMORY_PORT and ISSUER_PORT are all 9000; each needs a port of its own.',
    ]);
  });
});

describe('an issuer of the operator', () => {
  test('needs its audience named', () => {
    expect(faultsOf({ OIDC_ISSUER: 'https://login.example.com' })).toEqual([expect.stringContaining('OIDC_AUDIENCE')]);
  });

  test('has to be an address', () => {
    expect(faultsOf({ OIDC_ISSUER: 'login', OIDC_AUDIENCE: 'memories' })).toEqual([
      expect.stringContaining('OIDC_ISSUER has to be an http(s) address'),
    ]);
  });
});
