import { type Behaviour, hangs, json, late, says, startProviderDouble, textsOf } from './provider-double.js';

/** What the process is told, over its channel; it answers `{ url }` when it stands, and `'done'` to each. */
type Order =
  /** Connections break. */
  | { readonly kind: 'away' }
  /** Connections are taken, and nothing is answered. */
  | { readonly kind: 'hang' }
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Words that mean the same. */
  | { readonly kind: 'meanings'; readonly meanings: readonly (readonly string[])[] }
  /** There and quick again. */
  | { readonly kind: 'well' };

/** Of every vector that it makes. */
const dimensions = 64;

/** A model provider as a process of its own, for tests that see a service from outside only. Ends with its parent. */
const double = await startProviderDouble();
double.script(answer);

/** Words that are known to mean the same have a dimension to themselves. */
const meaningOf = new Map<string, number>();
let meanings = 0;

/** Texts that share words, or meanings, have vectors that are near each other. */
function vectorOf(text: string): number[] {
  const vector = new Array<number>(dimensions).fill(0.01);
  for (const word of text.toLowerCase().match(/\w+/gu) ?? []) {
    const dimension = meaningOf.get(word) ?? meanings + (hashOf(word) % (dimensions - meanings));
    vector[dimension] = (vector[dimension] ?? 0) + 1;
  }
  return vector;
}

function hashOf(word: string): number {
  let hash = 0;
  for (const character of word) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return hash;
}

function learn(known: readonly (readonly string[])[]): void {
  meanings = known.length;
  for (const [dimension, words] of known.entries()) for (const word of words) meaningOf.set(word, dimension);
}

/** Every message is a fact, word for word. */
function factsOf(messages: unknown): readonly unknown[] {
  const shown = JSON.parse((messages as { content: string }[]).at(-1)?.content ?? '{}') as {
    messages: { n: number; text: string }[];
  };
  return shown.messages.map(({ n, text }) => ({ message: n, text, time: null, correction: false }));
}

function answer(...[request, response]: Parameters<Behaviour>): void {
  if (request.path.endsWith('/embeddings')) embed(request, response);
  else says({ facts: factsOf(request.body.messages) })(request, response);
}

function embed(...[request, response]: Parameters<Behaviour>): void {
  const data = textsOf(request).map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
  json(200, { object: 'list', data, model: 'double', usage: { prompt_tokens: 8, total_tokens: 8 } })(request, response);
}

process.on('message', (order: Order) => {
  if (order.kind === 'meanings') learn(order.meanings);
  else double.script(behaviourOf(order));
  process.send?.('done');
});

function behaviourOf(order: Exclude<Order, { readonly kind: 'meanings' }>): Behaviour {
  switch (order.kind) {
    case 'away':
      return (_, response) => response.destroy();
    case 'hang':
      return hangs();
    case 'slow':
      return late(order.delayMs, answer);
    case 'well':
      return answer;
  }
}
process.on('disconnect', () => process.exit(0));
process.send?.({ url: double.baseUrl });
