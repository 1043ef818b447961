import { untilAborted } from '@persistent-memory/service-kit';
import type { ReadingPlace, VectorChanges, VectorSource } from '../../storage/vector-source.js';
import { WorkerThread } from '../../threads/worker-thread.js';
import type { VectorHit, VectorIndex, VectorQuery } from '../vector-index.js';
import { type FollowedProject, FollowedProjects } from './followed-projects.js';
import type { ProjectChanges } from './project-vectors.js';
import type { VectorOperations, VectorWorkerData } from './vector-worker.js';

const CHECK_TIMEOUT_MS = 5_000;
/** A search may join a reading that began too early for it, and lose a project to `dropProject` or a crash; then it tries again. */
const CATCH_UP_ATTEMPTS = 4;

export interface ExactVectorIndexOptions {
  readonly source: VectorSource;
  readonly dimensions: number;
  /** Most that the vectors and ids of all projects in memory may take, in bytes (some 420 a memory at 384 dimensions). */
  readonly maxBytes: number;
}

/**
 * Exact cosine search over int8 vectors in a worker thread. Holds the projects in use, least recently used out, and catches up with its
 * source by change sequence before it answers, so that it is right in every replica whoever wrote.
 */
export function createExactVectorIndex(options: ExactVectorIndexOptions): VectorIndex {
  return new ExactVectorIndex(options);
}

class ExactVectorIndex implements VectorIndex {
  readonly kind = 'exact';
  readonly #source: VectorSource;
  readonly #dimensions: number;
  readonly #thread: WorkerThread<VectorOperations>;
  readonly #projects: FollowedProjects;
  readonly #closing = new AbortController();

  constructor({ source, dimensions, maxBytes }: ExactVectorIndexOptions) {
    this.#source = source;
    this.#dimensions = dimensions;
    this.#thread = new WorkerThread<VectorOperations>({
      name: 'vector search',
      script: new URL('./vector-worker.js', import.meta.url),
      data: { dimensions } satisfies VectorWorkerData,
      onCrash: () => this.#projects.forgetAll(),
    });
    // A worker that crashed or is closing has forgotten the project by itself.
    this.#projects = new FollowedProjects(
      maxBytes,
      (handle) => void this.#thread.call('drop', handle).catch(() => undefined),
    );
  }

  async search(query: VectorQuery): Promise<readonly VectorHit[]> {
    const { projectId, embedding, limit, changeSequence, signal } = query;
    signal?.throwIfAborted();
    this.#requireDimensions(embedding.length);
    // No write ever reached this project, or it was wiped with everything that told of it.
    if (changeSequence === 0) {
      this.#projects.forget(projectId);
      return [];
    }
    for (let attempt = 0; attempt < CATCH_UP_ATTEMPTS; attempt++) {
      const project = this.#projects.use(projectId);
      // Nothing is awaited between this look and the message to the worker: what was seen is what is searched.
      if (project.completeSequence >= changeSequence) return this.#searchIn(project, embedding, limit, signal);
      await untilAborted(this.#catchUp(project), signal);
    }
    throw new Error(`The vectors of project ${projectId} can't be brought up to change sequence ${changeSequence}`);
  }

  async dropProject(projectId: string): Promise<void> {
    this.#projects.forget(projectId);
  }

  async check(): Promise<void> {
    await this.#thread.call('ready', null, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('The vector index is closed'));
    await this.#thread.close();
  }

  async #searchIn(
    project: FollowedProject,
    embedding: Float32Array,
    limit: number,
    signal?: AbortSignal,
  ): Promise<VectorHit[]> {
    // A copy of its own, as a view would take the whole buffer behind it along.
    const copy = embedding.slice();
    const request = { handle: project.handle, embedding: copy, limit };
    const { ids, similarities } = await this.#thread.call('search', request, { transfer: [copy.buffer], signal });
    return ids.map((id, rank) => ({ id, similarity: similarities[rank] as number }));
  }

  /** One reading at a time for each project, shared by all who wait; it goes on when they leave. */
  #catchUp(project: FollowedProject): Promise<void> {
    project.catchUp ??= this.#read(project)
      .catch((error) => {
        // What a failure left behind isn't known: the next search begins anew.
        this.#projects.forget(project.projectId, project);
        throw error;
      })
      .finally(() => {
        project.catchUp = null;
      });
    return project.catchUp;
  }

  async #read(project: FollowedProject): Promise<void> {
    for (;;) {
      const since = project.place;
      const changes = await this.#source.changesSince(project.projectId, since, this.#closing.signal);
      if (project.forgotten) return;
      if (changes.reset) project.completeSequence = -1;
      const packed = this.#pack(changes);
      const bytes = await this.#thread.call(
        'apply',
        { handle: project.handle, changes: packed },
        { transfer: [packed.vectors.buffer as ArrayBuffer] },
      );
      if (project.forgotten) return;
      project.place = changes.place;
      this.#projects.account(project, bytes);
      if (!changes.hasMore) {
        project.completeSequence = changes.place.changeSequence;
        return;
      }
      if (!isFurther(changes.place, since))
        throw new Error(`The vector source does not get past change sequence ${since.changeSequence}`);
    }
  }

  /** All vectors in one buffer, which moves to the worker. */
  #pack({ reset, deletedIds, upserts }: VectorChanges): ProjectChanges {
    const vectors = new Int8Array(upserts.length * this.#dimensions);
    for (const [index, { vector }] of upserts.entries()) {
      this.#requireDimensions(vector.length);
      vectors.set(vector, index * this.#dimensions);
    }
    return { reset, deletedIds, ids: upserts.map(({ id }) => id), vectors };
  }

  #requireDimensions(length: number): void {
    if (length !== this.#dimensions)
      throw new RangeError(`A vector has ${length} dimensions, the index has ${this.#dimensions}`);
  }
}

/** Starting over leads back, but each time from a later beginning. */
function isFurther(place: ReadingPlace, since: ReadingPlace): boolean {
  return place.changeSequence > since.changeSequence || place.beganAt > since.beganAt;
}
