import { workerData } from 'node:worker_threads';
import { type LocalModelFiles, openLocalModel } from '../../embedding/local/local-model.js';
import { serveWorker } from '../../threads/serve-worker.js';
import type { ExpectedText } from '../vector-index.js';
import { loadCandidateSearch } from './candidate-search.js';
import type { MissingPart } from './missing-parts.js';
import { type NearestMemories, type ProjectChanges, ProjectVectors } from './project-vectors.js';

export interface VectorWorkerData {
  readonly dimensions: number;
  /** Of the model that queries are embedded with in this thread; null where they come as vectors. */
  readonly queryModel: LocalModelFiles | null;
}

/**
 * A handle stands for one stay of a project in memory: one that is loaded again has another, so that nothing meant for
 * the stay before can reach it. Handled in the order in which they were sent, so a search sees all that was applied
 * before it; one by text sees what comes while it is embedded, too.
 */
export type VectorOperations = {
  /** Answers with the bytes that the project takes now. `reset`: the changes are to nothing at all. */
  apply: {
    request: { readonly handle: number; readonly reset: boolean; readonly changes: ProjectChanges };
    response: number;
  };
  search: {
    request: { readonly handle: number; readonly embedding: Float32Array; readonly limit: number };
    response: NearestMemories;
  };
  /** Embeds the text, and searches what is there when that is done. */
  searchText: {
    request: { readonly handle: number; readonly projectId: string; readonly text: string; readonly limit: number };
    response: NearestMemories & { readonly embedding: Float32Array };
  };
  /** Embeds the text that is likely to be searched for next. Answers when that is done. */
  expectText: { request: ExpectedText; response: null };
  drop: { request: number; response: null };
  /** Answers with what could not be loaded. */
  ready: { request: null; response: readonly MissingPart[] };
};

const { dimensions, queryModel } = workerData as VectorWorkerData;
const openModel = async () => {
  if (queryModel === null) throw new Error('This index has no model');
  return openLocalModel(queryModel);
};
/** One that can't be loaded fails the texts that need it: vectors are searched all the same. */
const model = openModel();
const [{ search, failure: usearchFailure }, modelFailure] = await Promise.all([
  loadCandidateSearch(),
  model.then(
    () => null,
    (error: unknown) => error,
  ),
]);
const missing = [
  ...missingPart('usearch', usearchFailure),
  ...missingPart('query model', queryModel === null ? null : modelFailure),
];
const projects = new Map<number, ProjectVectors>();

let expected: (ExpectedText & { readonly embedding: Promise<Float32Array> }) | null = null;

const embed = async ({ projectId, text }: ExpectedText, signal: AbortSignal) =>
  (await model).embed([text], { purpose: 'query', projectId, signal });

/** Null where no such text was expected; once, as its vector moves to the other thread. */
function takeExpected({ projectId, text }: ExpectedText): Promise<Float32Array> | null {
  if (expected === null || expected.projectId !== projectId || expected.text !== text) return null;
  const { embedding } = expected;
  expected = null;
  return embedding;
}

const projectOf = (handle: number) => projects.get(handle) ?? new ProjectVectors(dimensions);

serveWorker<VectorOperations>({
  apply({ handle, reset, changes }) {
    // Another one when it starts over, as it comes in pages: a text that is being embedded is looked for in the one
    // before.
    const project = reset ? new ProjectVectors(dimensions) : projectOf(handle);
    projects.set(handle, project);
    project.apply(changes);
    return { response: project.bytes };
  },
  search({ handle, embedding, limit }) {
    return { response: projectOf(handle).search(embedding, limit, search) };
  },
  async searchText({ handle, projectId, text, limit }, signal) {
    const project = projectOf(handle);
    const asked = { projectId, text };
    const embedding = await (takeExpected(asked) ?? embed(asked, signal));
    return {
      response: { ...project.search(embedding, limit, search), embedding },
      transfer: [embedding.buffer as ArrayBuffer],
    };
  },
  async expectText(asked, signal) {
    const embedding = embed(asked, signal);
    expected = { ...asked, embedding };
    await embedding;
    return { response: null };
  },
  drop(handle) {
    projects.delete(handle);
    return { response: null };
  },
  ready: () => ({ response: missing }),
});

function missingPart(part: MissingPart['part'], failure: unknown): MissingPart[] {
  return failure === null ? [] : [{ part, reason: failure instanceof Error ? failure.message : String(failure) }];
}
