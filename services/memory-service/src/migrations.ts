import { accessMigrations } from '@persistent-memory/auth';
import type { MigrationStep } from '@persistent-memory/service-kit';

/** What has to be applied before this service can serve, in order. */
export const migrationSteps: readonly MigrationStep[] = [
  { schema: 'access', folder: accessMigrations },
  { schema: 'memory', folder: new URL('../migrations/', import.meta.url) },
];
