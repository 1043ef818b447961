import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { repositoryRoot } from '../launcher/repository.js';

/** Value of a constant in a source file, as it is written. */
function constantIn(path: string, name: string): string | undefined {
  const source = readFileSync(join(repositoryRoot, path), 'utf8');
  return new RegExp(`^const ${name} = (.+);$`, 'm').exec(source)?.[1];
}

// Neither may import the other.
test.each(['minGraphCandidates', 'graphCandidatesPerHit', 'queryScale'])(
  "the floor's query of Qdrant has the service's %s",
  (name) => {
    const ofService = constantIn('services/memory-service/src/vector-index/qdrant/qdrant-vector-index.ts', name);
    expect(ofService).toBeDefined();
    expect(constantIn('packages/evaluation/src/load/floor/nearest-in-qdrant.ts', name)).toBe(ofService);
  },
);
