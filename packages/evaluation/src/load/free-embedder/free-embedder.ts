import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { hashedWords } from './hashed-words.js';

export interface FreeEmbedder {
  readonly port: number;
  /** Calls answered, and the texts in them. */
  readonly counts: () => { readonly calls: number; readonly texts: number };
  close(): Promise<void>;
}

/** Serves `POST /v1/embeddings` as OpenAI does, with vectors that cost nothing. `port` 0 lets the system choose. */
export async function startFreeEmbedder(port: number, dimensions: number): Promise<FreeEmbedder> {
  const counts = { calls: 0, texts: 0 };
  const server = createServer(async (request, response) => {
    const texts = request.url === '/v1/embeddings' ? await readInput(request) : null;
    if (texts === null) {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":{"message":"not found"}}');
      return;
    }
    counts.calls += 1;
    counts.texts += texts.length;
    const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: hashedWords(text, dimensions) }));
    const usage = { prompt_tokens: texts.length, total_tokens: texts.length };
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ object: 'list', model: 'free', data, usage }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { port: portOf(server), counts: () => ({ ...counts }), close: () => close(server) };
}

async function readInput(request: IncomingMessage): Promise<readonly string[] | null> {
  const body = await json(request).catch(() => null);
  const input = typeof body === 'object' && body !== null && 'input' in body ? body.input : null;
  const texts = typeof input === 'string' ? [input] : input;
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string') ? texts : null;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
