export type { Logger } from 'pino';
export { dayOf } from './calendar-day.js';
export { connectDatabase, type Database, type UseOptions } from './database/database.js';
export { type MigrationStep, migrate } from './database/migrations.js';
export type { GiveBack } from './database/places.js';
export { PlacesByOwner } from './database/places-by-owner.js';
export type { DatabaseOptions } from './database/pool.js';
export { connectSingle } from './database/single-connection.js';
export type { Sql, SqlPart } from './database/sql.js';
export { notBlankPattern } from './http/input/schema-faults.js';
export type { Limit } from './http/rate-limits/limit.js';
export type { RateLimitHeaders } from './http/rate-limits/rate-limit-headers.js';
export type { IncomingRequest } from './http/request/incoming-request.js';
export * from './operation.js';
export {
  type Config,
  ConfigurationError,
  type ConfigurationFault,
  type ConfigurationRule,
  configurationTable,
  readConfig,
} from './process/config.js';
export { interruption } from './process/interruption.js';
export { createLogger, type LogLevel, logLevels } from './process/logging.js';
export { mapInSlices } from './process/map-in-slices.js';
export type { Metrics, TimeStep } from './process/metrics.js';
export { type RepeatedWork, repeat } from './process/repeat.js';
export { runCommand } from './process/run-command.js';
export { runService } from './process/run-service.js';
export { assertMigrated, observeDatabases, openDatabase } from './process/service-database.js';
export { type ServiceConfig, serviceRules, serviceVariables } from './process/service-variables.js';
export { untilAborted } from './process/until-aborted.js';
export { untilNothingIsLeft } from './process/until-nothing-is-left.js';
export { UseRecorder } from './process/use-recorder.js';
export * as variable from './process/variables.js';
export { within } from './process/within.js';
