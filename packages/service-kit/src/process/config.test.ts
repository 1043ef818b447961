import { describe, expect, test } from '@jest/globals';
import { type Config, ConfigurationError, type ConfigurationRule, configurationTable, readConfig } from './config.js';
import { duration, integer, list, oneOf, port, text, url } from './variables.js';

const declarations = {
  databaseUrl: url({ name: 'DATABASE_URL', description: 'Postgres.', schemes: ['postgres'] }),
  port: port({ name: 'PORT', description: 'Port to listen on.', default: 8080 }),
  graceMs: duration({ name: 'GRACE_MS', description: 'Time to finish.', minimum: 0, maximum: 60_000, default: 10_000 }),
  deadlineMs: duration({
    name: 'DEADLINE_MS',
    description: 'Time to answer.',
    minimum: 1,
    maximum: 60_000,
    default: 500,
  }),
  mode: oneOf({ name: 'MODE', description: 'How | why.', choices: ['local', 'remote'], default: 'local' }),
  apiKey: text({ name: 'API_KEY', description: 'Of the provider.', optional: true }),
  origins: list({ name: 'ORIGINS', description: 'Who may ask.', default: [] }),
};

const complete = { DATABASE_URL: 'postgres://app:secret@db/memory' };

function faultsOf(env: Record<string, string>, rules?: Parameters<typeof readConfig<typeof declarations>>[2]) {
  try {
    readConfig(env, declarations, rules);
    return [];
  } catch (error) {
    return error instanceof ConfigurationError ? error.faults : [String(error)];
  }
}

describe('readConfig', () => {
  test('typed values, defaults where nothing is set', () => {
    const config = readConfig({ ...complete, PORT: '9000', ORIGINS: 'a, b' }, declarations);
    const typed: { port: number; mode: 'local' | 'remote'; apiKey: string | undefined } = config;
    expect(typed).toEqual({
      databaseUrl: complete.DATABASE_URL,
      port: 9000,
      graceMs: 10_000,
      deadlineMs: 500,
      mode: 'local',
      apiKey: undefined,
      origins: ['a', 'b'],
    });
  });

  test('the empty string is unset', () => {
    expect(readConfig({ ...complete, PORT: '', API_KEY: '' }, declarations)).toMatchObject({
      port: 8080,
      apiKey: undefined,
    });
    expect(faultsOf({ DATABASE_URL: '' })).toEqual([{ name: 'DATABASE_URL', message: 'has to be set' }]);
  });

  test('all faults at once, one line each, and no value repeated', () => {
    const env = { DATABASE_URL: 'https://app:hunter2@db', PORT: '70000', GRACE_MS: '1e3', MODE: 'hunter3' };
    expect(faultsOf(env)).toHaveLength(4);
    expect(() => readConfig(env, declarations)).toThrow(
      [
        'DATABASE_URL must be an address that begins with postgres://',
        'PORT must be an integer from 0 to 65535',
        'GRACE_MS must be an integer from 0 to 60000',
        'MODE must be one of local, remote',
      ].join('\n'),
    );
    expect(() => readConfig(env, declarations)).not.toThrow('hunter');
  });

  test('what several variables are wrong in together is told with the rest, unless one of them is wrong by itself', () => {
    const lateDeadline = { name: 'DEADLINE_MS', message: 'must not be longer than GRACE_MS' };
    const remoteWithoutKey = { name: 'API_KEY', message: 'is needed for remote' };
    const rules: readonly ConfigurationRule<Config<typeof declarations>>[] = [
      (config) => (config.deadlineMs <= config.graceMs ? null : lateDeadline),
      (config) => (config.mode === 'local' || config.apiKey !== undefined ? null : remoteWithoutKey),
    ];
    expect(faultsOf(complete, rules)).toEqual([]);
    expect(faultsOf({ ...complete, GRACE_MS: '100' }, rules)).toEqual([lateDeadline]);
    expect(faultsOf({ GRACE_MS: '100', MODE: 'remote', PORT: 'x' }, rules)).toEqual([
      { name: 'DATABASE_URL', message: 'has to be set' },
      { name: 'PORT', message: 'must be an integer from 0 to 65535' },
      lateDeadline,
      remoteWithoutKey,
    ]);
    expect(faultsOf({ ...complete, GRACE_MS: 'x', MODE: 'remote' }, rules)).toEqual([
      { name: 'GRACE_MS', message: 'must be an integer from 0 to 60000' },
      remoteWithoutKey,
    ]);
  });

  test('a rule can tell what was set from what stands at its default; the empty string is not set', () => {
    const setInVain = { name: 'GRACE_MS', message: 'is set in vain' };
    const rules: readonly ConfigurationRule<Config<typeof declarations>>[] = [
      (_config, isSet) => (isSet('graceMs') ? setInVain : null),
    ];
    expect(faultsOf({ ...complete, GRACE_MS: '10000' }, rules)).toEqual([setInVain]);
    expect(faultsOf(complete, rules)).toEqual([]);
    expect(faultsOf({ ...complete, GRACE_MS: '' }, rules)).toEqual([]);
    // In vain whatever it is: who mends the number alone would be told only then.
    expect(faultsOf({ ...complete, GRACE_MS: 'x' }, rules)).toHaveLength(2);
  });

  test('a rule that fails is no fault of the configuration', () => {
    const broken = () => {
      throw new TypeError('of the rule itself');
    };
    expect(() => readConfig(complete, declarations, [broken])).toThrow(TypeError);
  });
});

test('the table names every variable with what it means, may be and is by default', () => {
  const lines = configurationTable(declarations).split('\n');
  expect(lines).toContain('| `DATABASE_URL` | Postgres. | address: `postgres://…` | none: required |');
  expect(lines).toContain('| `GRACE_MS` | Time to finish. | integer, 0 to 60000 ms | `10000` ms |');
  expect(lines).toContain('| `MODE` | How \\| why. | `local`, `remote` | `local` |');
  expect(lines).toContain('| `API_KEY` | Of the provider. | text | unset |');
  expect(lines).toHaveLength(2 + Object.keys(declarations).length + 1);
});

test('a variable without a unit has none in the table', () => {
  const table = configurationTable({
    n: integer({ name: 'N', description: 'N.', minimum: 1, maximum: 9, default: 3 }),
  });
  expect(table).toContain('| `N` | N. | integer, 1 to 9 | `3` |');
});
