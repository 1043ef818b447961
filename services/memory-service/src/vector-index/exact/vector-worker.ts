import { workerData } from 'node:worker_threads';
import { serveWorker } from '../../threads/serve-worker.js';
import { loadCandidateSearch } from './candidate-search.js';
import { type NearestMemories, type ProjectChanges, ProjectVectors } from './project-vectors.js';

export interface VectorWorkerData {
  readonly dimensions: number;
}

/**
 * A handle stands for one stay of a project in memory: one that is loaded again has another, so that nothing meant for the stay before can
 * reach it. Handled in the order in which they were sent, so a search sees all that was applied before it and nothing of what comes after.
 */
export type VectorOperations = {
  /** Answers with the bytes that the project takes now. */
  apply: { request: { readonly handle: number; readonly changes: ProjectChanges }; response: number };
  search: {
    request: { readonly handle: number; readonly embedding: Float32Array; readonly limit: number };
    response: NearestMemories;
  };
  drop: { request: number; response: null };
  /** Whether usearch computes. */
  ready: { request: null; response: boolean };
};

const { dimensions } = workerData as VectorWorkerData;
const { search, native } = await loadCandidateSearch();
const projects = new Map<number, ProjectVectors>();

serveWorker<VectorOperations>({
  apply({ handle, changes }) {
    const project = projects.get(handle) ?? new ProjectVectors(dimensions);
    projects.set(handle, project);
    project.apply(changes);
    return { response: project.bytes };
  },
  search({ handle, embedding, limit }) {
    const project = projects.get(handle) ?? new ProjectVectors(dimensions);
    return { response: project.search(embedding, limit, search) };
  },
  drop(handle) {
    projects.delete(handle);
    return { response: null };
  },
  ready: () => ({ response: native }),
});
