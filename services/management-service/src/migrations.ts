import { accessMigrations } from '@persistent-memory/auth';
import type { MigrationStep } from '@persistent-memory/service-kit';

/** The schemas of this service, in the order in which they build on each other. */
export const migrationSteps: readonly MigrationStep[] = [
  { schema: 'access', folder: accessMigrations },
  { schema: 'management', folder: new URL('../migrations/', import.meta.url) },
];
