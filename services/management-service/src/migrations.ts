import { ACCESS_MIGRATIONS } from '@persistent-memory/auth';
import type { MigrationStep } from '@persistent-memory/service-kit';

/** The schemas of this service, in the order in which they build on each other. */
export const MIGRATION_STEPS: readonly MigrationStep[] = [
  { schema: 'access', folder: ACCESS_MIGRATIONS },
  { schema: 'management', folder: new URL('../migrations/', import.meta.url) },
];
