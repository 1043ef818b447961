import {
  assertMigrated,
  type Logger,
  type Metrics,
  observeDatabases,
  openDatabase,
  UseRecorder,
} from '@persistent-memory/service-kit';
import type { BuildService } from '@persistent-memory/service-kit/server';
import { createManagementPlane } from './app.js';
import { IssuerKeys } from './authentication/issuer-keys.js';
import { SessionTokens } from './authentication/session-tokens.js';
import type { ManagementServiceConfig } from './config.js';
import { untouchedCreateBudget } from './limits/create-limit.js';
import { migrationSteps } from './migrations.js';
import { touchAuthTokens } from './storage/auth-tokens.js';
import { startWorkers } from './workers/start-workers.js';

const applicationName = 'management-service';
const maxBodyBytes = 1024 * 1024;

/** The parts of the service, as configured. */
export const buildManagementService: BuildService<ManagementServiceConfig> = async (
  config,
  { log, metrics, settings },
) => {
  const database = openDatabase(config, { applicationName, log });
  observeDatabases(metrics, [database]);
  const issuerKeys = openIssuerKeys(config, log, metrics);
  const tokenUses = new UseRecorder((uses) => database.use((sql) => touchAuthTokens(sql, uses)));
  const { issuer, audience } = config;
  const app = createManagementPlane({
    ...settings,
    database,
    issuerKeys,
    sessionTokens: new SessionTokens({ issuer, audience, keys: issuerKeys }),
    tokenUses,
    defaultPlan: config.defaultPlan,
    adminTokenHash: config.adminTokenSha256 ?? null,
    maxBodyBytes: Math.min(config.maxBodyBytes, maxBodyBytes),
    assertServing: () => assertMigrated(database, migrationSteps),
  });
  const workers = startWorkers({ database, tokenUses, metrics, log });
  return {
    app,
    untouchedWindow: untouchedCreateBudget,
    stopWorkers: () => workers.stop(),
    close: () => database.close(),
  };
};

function openIssuerKeys(config: ManagementServiceConfig, log: Logger, metrics: Metrics): IssuerKeys {
  const failures = metrics.counter('issuer_fetch_failures_total', "Times that the issuer's keys could not be fetched.");
  return new IssuerKeys({
    issuer: config.issuer,
    fetchTimeoutMs: config.issuerTimeoutMs,
    onFailure: (error) => {
      failures.inc();
      log.warn({ err: error }, "the issuer's keys could not be fetched");
    },
  });
}
