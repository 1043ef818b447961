import { runService } from '@persistent-memory/service-kit';
import { readMemoryServiceConfig } from './config.js';

await runService({
  name: 'memory-service',
  readConfig: readMemoryServiceConfig,
  load: async () => (await import('./build-service.js')).buildMemoryService,
});
