export * from './api-versions.js';
export * from './credentials.js';
export * from './deprecations.js';
export * from './errors.js';
export * from './ids.js';
export * from './pagination.js';
export * from './principals.js';
export * from './scopes.js';

/** Folder of the access schema's migrations, applied before any service's own. */
export const accessMigrations = new URL('../migrations/', import.meta.url);
