import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, configurationTable } from '@persistent-memory/service-kit';
import { declarations, readManagementServiceConfig } from './config.js';

const completeEnv = {
  DATABASE_URL: 'postgres://user:secret@db.internal/memory',
  OIDC_ISSUER: 'https://login.example.com/',
  OIDC_AUDIENCE: 'persistent-memory',
  DEFAULT_PLAN: 'none',
};

function faultsOf(env: Record<string, string>): string[] {
  try {
    readManagementServiceConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    expect(error.message).not.toContain('secret');
    return error.faults.map(({ name }) => name).sort();
  }
}

/** The rows of a text's tables, however a formatter has padded them. */
function cellsOf(markdown: string): string[][] {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| -') && !line.startsWith('|-'));
  return rows.map((row) => row.split('|').map((cell) => cell.trim()));
}

describe('the configuration', () => {
  test('is complete with four variables', () => {
    expect(readManagementServiceConfig(completeEnv)).toMatchObject({
      host: '127.0.0.1',
      port: 8081,
      metricsPort: 9081,
      trustProxy: false,
      adminTokenSha256: undefined,
      defaultPlan: { plan: 'none', status: 'inactive' },
    });
  });

  test('names everything that is missing at once: a service by itself has no issuer but the one that it is given', () => {
    expect(faultsOf({})).toEqual(['DATABASE_URL', 'DEFAULT_PLAN', 'OIDC_AUDIENCE', 'OIDC_ISSUER']);
  });

  test('names with it what is wrong, and what contradicts itself', () => {
    const env = {
      OIDC_ISSUER: 'http://login.example.com',
      DEFAULT_PLAN: 'gold',
      TRUST_PROXY: 'true',
      MANAGEMENT_PORT: '9081',
    };
    expect(faultsOf(env)).toEqual([
      'DATABASE_URL',
      'DEFAULT_PLAN',
      'MANAGEMENT_METRICS_PORT',
      'OIDC_AUDIENCE',
      'OIDC_ISSUER',
      'TRUST_PROXY',
    ]);
  });

  test.each([
    ['OIDC_ISSUER', 'http://login.example.com'],
    ['OIDC_ISSUER', 'https://user:secret@login.example.com'],
    ['OIDC_ISSUER', 'login.example.com'],
    ['DEFAULT_PLAN', 'gold'],
    ['ADMIN_TOKEN_SHA256', 'secret'],
    ['TRUST_PROXY', 'true'],
    ['MANAGEMENT_PORT', '70000'],
    ['DATABASE_STATEMENT_TIMEOUT_MS', '600000'],
    ['REQUEST_DEADLINE_MS', '99'],
    ['OIDC_AUDIENCE', ' '],
    ['HOST', ' '],
    ['HOST', 'not..a..host'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://db/memory?sslmode=banana'],
  ])('refuses %s=%s', (name, value) => {
    expect(faultsOf({ ...completeEnv, [name]: value })).toEqual([name]);
  });

  test('takes an issuer over plain HTTP on loopback', () => {
    expect(faultsOf({ ...completeEnv, OIDC_ISSUER: 'http://127.0.0.1:8082' })).toEqual([]);
  });

  test('is what the README says it is', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(cellsOf(readme)).toEqual(expect.arrayContaining(cellsOf(configurationTable(declarations))));
  });
});
