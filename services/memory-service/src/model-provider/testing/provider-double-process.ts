import { type Behaviour, json, says, startProviderDouble, textsOf } from './provider-double.js';

/** What the process is told, over its channel; it answers `{ url }` when it stands, and `'done'` to each. */
type Order = { readonly kind: 'away' | 'well' };

/** Of every vector that it makes. */
const dimensions = 64;

/** A model provider as a process of its own, for tests that see a service from outside only. Ends with its parent. */
const double = await startProviderDouble();
double.script(answer);

/** Texts that share words have vectors that are near each other. */
function vectorOf(text: string): number[] {
  const vector = new Array<number>(dimensions).fill(0.01);
  for (const word of text.toLowerCase().split(/\W+/u)) {
    let hash = 0;
    for (const character of word) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
    vector[hash % dimensions] = (vector[hash % dimensions] ?? 0) + 1;
  }
  return vector;
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

process.on('message', ({ kind }: Order) => {
  double.script(kind === 'well' ? answer : (_, response) => response.destroy());
  process.send?.('done');
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: double.baseUrl });
