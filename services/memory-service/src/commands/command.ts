import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  assertMigrated,
  ConfigurationError,
  createLogger,
  type Database,
  interruption,
  type Logger,
  openDatabase,
  runCommand,
} from '@persistent-memory/service-kit';
import { type MemoryServiceConfig, readMemoryServiceConfig } from '../config.js';
import { migrationSteps } from '../migrations.js';
import { type ConfiguredQdrant, configuredQdrant } from '../vector-index/qdrant/configured-qdrant.js';

/** A statement of a command reads or writes a page of many. */
const statementTimeoutMs = 120_000;
const poolSize = 4;

type ArgumentsConfig = Pick<ParseArgsConfig, 'options' | 'allowPositionals'>;

/** What every command works with. */
export interface CommandContext<Arguments> {
  readonly args: Arguments;
  readonly config: MemoryServiceConfig;
  readonly database: Database;
  readonly log: Logger;
  /** Aborted by Ctrl-C: what was done stays done, and the same command goes on with the rest. */
  readonly signal: AbortSignal;
}

/**
 * Runs a command of the service: the service's own environment, its arguments, a schema that is up to date. Whatever
 * fails becomes a sentence and exit code 1.
 */
export async function command<const Declared extends ArgumentsConfig>(
  name: string,
  usage: string,
  declared: Declared,
  work: (context: CommandContext<ReturnType<typeof parseArgs<Declared>>>) => Promise<void>,
): Promise<void> {
  await runCommand(name, async () => {
    const args = readArguments(declared, usage);
    const config = readMemoryServiceConfig(process.env);
    const log = createLogger({ level: config.logLevel, service: `memory-service-${name}` });
    const database = openCommandDatabase(config, log, name);
    const signal = interruption('Run the same command again to go on.');
    try {
      await assertMigrated(database, migrationSteps);
      await work({ args, config, database, log, signal });
    } finally {
      await database.close();
    }
  });
}

/** @throws ConfigurationError when the command makes no sense without Qdrant */
export function requireQdrant(config: MemoryServiceConfig): ConfiguredQdrant {
  const qdrant = configuredQdrant(config);
  if (qdrant !== null) return qdrant;
  throw new ConfigurationError([
    { name: 'QDRANT_URL', message: 'has to be set: without it there is no index to feed' },
  ]);
}

function readArguments<const Declared extends ArgumentsConfig>(declared: Declared, usage: string) {
  try {
    return parseArgs<Declared>(declared);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : 'wrong arguments'}\nUsage: ${usage}`);
  }
}

function openCommandDatabase(config: MemoryServiceConfig, log: Logger, name: string): Database {
  return openDatabase(
    {
      ...config,
      poolSize,
      databaseDeadlineMs: statementTimeoutMs,
      statementTimeoutMs,
    },
    { applicationName: `memory-service-${name}`, sessionSettings: { plan_cache_mode: 'force_custom_plan' }, log },
  );
}
