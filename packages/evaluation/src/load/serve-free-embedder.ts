import { once } from 'node:events';
import { parseOptions, readNumber } from '../command-line/read-options.js';
import { startFreeEmbedder } from './free-embedder/free-embedder.js';

const help = `usage: evaluate load free-embedder [--port N] [--dimensions N]

Serves embeddings that cost nothing in OpenAI's wire format until it is stopped, so that everything but the model can be
measured: start a service with EMBEDDER=openai, OPENAI_BASE_URL=http://127.0.0.1:PORT/v1 and EXTRACTOR=rules.

  --port N         8090 by default
  --dimensions N   384 by default`;

const options = {
  port: { type: 'string', default: '8090' },
  dimensions: { type: 'string', default: '384' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The command `evaluate load free-embedder`. Resolves to the exit code once it was stopped. */
export async function serveFreeEmbedder(args: readonly string[]): Promise<number> {
  const values = parseOptions(args, options);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const dimensions = readNumber(values.dimensions, '--dimensions');
  const embedder = await startFreeEmbedder(readNumber(values.port, '--port'), dimensions);
  console.log(`embeddings at http://127.0.0.1:${embedder.port}/v1, Ctrl-C stops`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const { calls, texts } = embedder.counts();
  await embedder.close();
  console.log(`${texts} texts in ${calls} calls, ${(texts / Math.max(1, calls)).toFixed(1)} a call`);
  return 0;
}
