import type { Database } from '@persistent-memory/service-kit';
import type { Embedder } from '../embedding/embedder.js';
import { quantise } from '../embedding/quantise.js';
import { withoutSpeaker } from '../memories/speaker-prefix.js';
import { embedMemories } from '../retrieval/embed-memories.js';
import { keepOnlyModel, knownModels, noteModel } from '../storage/embedding-models.js';
import {
  countNextEmbeddings,
  countUnembedded,
  forgetNextEmbeddings,
  projectsToSwitch,
  storeNextEmbeddings,
  switchEmbeddings,
  type UnembeddedMemory,
  unembeddedMemories,
} from '../storage/next-embeddings.js';
import { type IsLastPass, repeatPasses, untilNothingIsFound, whileOthersWrite } from './repeat-passes.js';

const embeddedAtOnce = 128;
const switchedAtOnce = 1_000;

export interface ReembedOptions {
  readonly database: Database;
  /** Of the model to change to. */
  readonly embedder: Embedder;
  readonly signal: AbortSignal;
  /** Told of memories that were embedded, or switched. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Makes a vector of the embedder's model for every memory that has none, beside the vectors in use. Services with the
 * present model go on as before. At the end of it what they wrote during its last pass may still lack one: services
 * with the new model find that by its words till `finishModel`, and all else by its meaning. A run that is repeated, or
 * goes on, embeds nothing a second time.
 * @returns how many memories were embedded
 */
export async function prepareModel(options: ReembedOptions): Promise<number> {
  return embedAll(options, whileOthersWrite);
}

async function embedAll(options: ReembedOptions, isLast: IsLastPass): Promise<number> {
  const { database, embedder, signal, onProgress } = options;
  const { name } = embedder.model;
  await noteModel(database, { name, isReady: false });
  const total = await countUnembedded(database, name);
  let embedded = 0;
  // What is written behind the place that was reached is found by the next pass.
  const embedPass = async () => {
    let found = 0;
    for await (const lacking of unembeddedMemories(database, name)) {
      signal.throwIfAborted();
      for (let first = 0; first < lacking.length; first += embeddedAtOnce) {
        const memories = lacking.slice(first, first + embeddedAtOnce);
        await makeVectors(options, memories);
        found += memories.length;
        embedded += memories.length;
        onProgress?.(embedded, Math.max(total, embedded));
      }
    }
    return found;
  };
  await repeatPasses(embedPass, isLast);
  await noteModel(database, { name, isReady: true });
  return embedded;
}

async function makeVectors(
  { database, embedder, signal }: ReembedOptions,
  memories: readonly UnembeddedMemory[],
): Promise<void> {
  signal.throwIfAborted();
  const texts = memories.map(({ memory, speaker }) => withoutSpeaker(memory, speaker));
  const vectors = await embedMemories(texts, { embedder, signal });
  const made = memories.flatMap((memory, position) => {
    const vector = vectors[position];
    return vector === undefined ? [] : { ...memory, embedding: quantise(vector) };
  });
  await storeNextEmbeddings(database, embedder.model.name, made);
}

/**
 * Ends the change of models: the new vectors take the place of the old ones. Services with the old model can't find by
 * meaning any more what was switched, and their adds and updates are refused, so they should be gone by now. Where they
 * are not, it ends all the same, and no memory is left without a vector of the new model.
 * @returns how many memories were switched
 */
export async function finishModel(options: ReembedOptions): Promise<number> {
  const { database, embedder, signal } = options;
  const switched = await switchAll(options, whileOthersWrite);
  await keepOnlyModel(database, embedder.model.name);
  // What services with the old model were writing at that moment was the last of it: only now nothing comes after it.
  const late = await switchAll({ database, embedder, signal }, untilNothingIsFound);
  await forgetNextEmbeddings(database);
  return switched + late;
}

async function switchAll(options: ReembedOptions, isLast: IsLastPass): Promise<number> {
  const { database, embedder, signal, onProgress } = options;
  const { name } = embedder.model;
  let switched = 0;
  const switchPass = async () => {
    const switchedBefore = switched;
    // What services with the old model wrote in the meantime.
    await embedAll({ database, embedder, signal }, isLast);
    const total = switched + (onProgress === undefined ? 0 : await countNextEmbeddings(database, name));
    const note = (moved: number) => {
      switched += moved;
      onProgress?.(switched, Math.max(total, switched));
    };
    for await (const projectId of projectsToSwitch(database, name)) await switchProject(options, projectId, note);
    return switched - switchedBefore;
  };
  return repeatPasses(switchPass, isLast);
}

async function switchProject(
  { database, embedder, signal }: ReembedOptions,
  projectId: string,
  note: (moved: number) => void,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const moved = await switchEmbeddings(database, embedder.model.name, projectId, switchedAtOnce);
    note(moved);
    if (moved < switchedAtOnce) return;
  }
}

/** Whether the model is the only one. */
export async function isOnlyModel(database: Database, model: string): Promise<boolean> {
  const models = await knownModels(database);
  return (
    models.every(({ name, isReady }) => name === model && isReady) && (await countUnembedded(database, model)) === 0
  );
}
