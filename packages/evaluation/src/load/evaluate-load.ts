import { UsageError } from '../command-line/usage-error.js';
import { measureAdd } from './measure-add.js';
import { measureFloor } from './measure-floor.js';
import { measureGrowth } from './measure-growth.js';
import { measureNeighbour } from './measure-neighbour.js';
import { serveFreeEmbedder } from './serve-free-embedder.js';

const measurements: Readonly<
  Record<string, { readonly summary: string; readonly run: (args: readonly string[]) => Promise<number> }>
> = {
  floor: { summary: 'search, against a bare handler that does the same work', run: measureFloor },
  growth: { summary: 'search, from small to large, in many projects and in one', run: measureGrowth },
  add: { summary: 'adds, and search in a project of some size', run: measureAdd },
  neighbour: { summary: 'search of one project beside many clients of another', run: measureNeighbour },
  'free-embedder': { summary: 'embeddings that cost nothing, to measure the rest', run: serveFreeEmbedder },
};

/** The command `evaluate load`. Resolves to the exit code. */
export async function evaluateLoad([name, ...rest]: readonly string[]): Promise<number> {
  const lines = Object.entries(measurements).map(([key, { summary }]) => `  ${key.padEnd(13)} ${summary}`);
  const usage = `usage: evaluate load <measurement> [options]\n\n${lines.join('\n')}\n\nevaluate load <measurement> --help lists its options.`;
  if (name === '--help' || name === '-h') {
    console.log(usage);
    return 0;
  }
  const measurement = name !== undefined && Object.hasOwn(measurements, name) ? measurements[name] : undefined;
  if (measurement === undefined) throw new UsageError(`load takes one of ${Object.keys(measurements).join(', ')}`);
  return measurement.run(rest);
}
