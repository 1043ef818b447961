export type { Express } from 'express';
export type { Logger } from 'pino';
export { dayOf } from './calendar-day.js';
export { connectDatabase, type Database, type UseOptions } from './database/database.js';
export { type MigrationStep, migrate } from './database/migrations.js';
export { type GiveBack, Places } from './database/places.js';
export type { DatabaseOptions } from './database/pool.js';
export { connectSingle } from './database/single-connection.js';
export type { Sql } from './database/sql.js';
export { type AppOptions, type AppSettings, createApp } from './http/app.js';
export { clientAddress } from './http/client-address.js';
export type { HealthOptions, ReadinessCheck } from './http/health.js';
export type { IncomingRequest } from './http/incoming-request.js';
export type { Limit } from './http/limit.js';
export type { Pages } from './http/pages.js';
export { type Lifetime, superviseProcess } from './http/process-lifetime.js';
export type { RateLimitHeaders } from './http/rate-limit-headers.js';
export { notBlankPattern } from './http/schema-faults.js';
export { type ListeningServer, type ListenOptions, listen } from './http/server.js';
export { defineTextFormat } from './http/validation.js';
export { docsPage } from './openapi/docs-page.js';
export { type OpenApiDocument, openApiDocument } from './openapi/document.js';
export * from './operation.js';
export {
  type Config,
  ConfigurationError,
  type ConfigurationFault,
  type ConfigurationRule,
  configurationTable,
  readConfig,
} from './process/config.js';
export { createLogger, type LogLevel, logLevels } from './process/logging.js';
export { mapInSlices } from './process/map-in-slices.js';
export { createMetrics, type Metrics, type TimeStep } from './process/metrics.js';
export { listenForMetrics, type MetricsListenOptions, type MetricsServer } from './process/metrics-server.js';
export { type RepeatedWork, repeat } from './process/repeat.js';
export { runCommand } from './process/run-command.js';
export { type BuiltService, runService, type ServiceBase } from './process/run-service.js';
export { assertMigrated, observeDatabases, openDatabase } from './process/service-database.js';
export { type ServiceConfig, serviceRules, serviceVariables } from './process/service-variables.js';
export { untilAborted } from './process/until-aborted.js';
export { UseRecorder } from './process/use-recorder.js';
export * as variable from './process/variables.js';
