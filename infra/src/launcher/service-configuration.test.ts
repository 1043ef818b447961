import { expect, test } from '@jest/globals';

import { runNodeCommand } from './node-command.js';
import { serviceFile } from './repository.js';

test.each(['memory-service', 'management-service'] as const)(
  'a misspelt argument starts no replica of the %s',
  async (service) => {
    const misspelt = runNodeCommand(serviceFile(service, 'main'), ['--check-config'], { PATH: process.env.PATH });
    await expect(misspelt).rejects.toThrow(`${service} failed: Unknown option '--check-config'`);
  },
);
