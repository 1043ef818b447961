export { testListenOptions } from './listen-options.js';
export { percentile } from './percentile.js';
export { silentLogger } from './silent-logger.js';
export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.js';
export { untilOneWaits } from './until-one-waits.js';
export { untimed } from './untimed.js';
