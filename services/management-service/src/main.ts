import { runService } from '@persistent-memory/service-kit';
import { readManagementServiceConfig } from './config.js';

await runService({
  name: 'management-service',
  readConfig: readManagementServiceConfig,
  load: async () => (await import('./build-service.js')).buildManagementService,
});
