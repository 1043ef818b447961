import { setFlagsFromString } from 'node:v8';
import { runService } from '@persistent-memory/service-kit';
import { readMemoryServiceConfig } from './config.js';

// Extraction runs some two thousand regular expressions. V8 interprets each the first time and compiles it the second
// time, when, of so many, it does not optimise any more; compiled at once they take half the time
// (`src/extraction/README.md`).
setFlagsFromString('--no-regexp-tier-up');

await runService({
  name: 'memory-service',
  readConfig: readMemoryServiceConfig,
  load: async () => (await import('./build-service.js')).buildMemoryService,
});
