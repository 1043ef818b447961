import { ACCESS_MIGRATIONS } from '@persistent-memory/auth';
import type { MigrationStep } from '@persistent-memory/service-kit';

/** What has to be applied before this service can serve, in order. */
export const MIGRATION_STEPS: readonly MigrationStep[] = [
  { schema: 'access', folder: ACCESS_MIGRATIONS },
  { schema: 'memory', folder: new URL('../migrations/', import.meta.url) },
];
