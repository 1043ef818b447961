import { untilAborted } from '@persistent-memory/service-kit';
import { AcceptedTexts } from '../../embedding/accepted-texts.js';
import type { LocalModelFiles } from '../../embedding/local/local-model.js';
import { withinQueryDeadline } from '../../embedding/query-deadline.js';
import type { ReadingPlace, VectorChanges, VectorSource } from '../../storage/vector-source.js';
import { WorkerThread } from '../../threads/worker-thread.js';
import type { ExpectedText, TextHits, TextQuery, VectorHit, VectorIndex, VectorQuery } from '../vector-index.js';
import { type FollowedProject, FollowedProjects } from './followed-projects.js';
import type { MissingPart } from './missing-parts.js';
import { mostBytesWhenLoaded, type NearestMemories, type ProjectChanges } from './project-vectors.js';
import type { VectorOperations, VectorWorkerData } from './vector-worker.js';

const checkTimeoutMs = 5_000;
/**
 * A search may join a reading that began too early for it, and lose a project to `dropProject` or a crash; then it
 * tries again.
 */
const catchUpAttempts = 4;
/** A handle that no project has: nothing is found there. */
const noProject = -1;

export interface ExactVectorIndexOptions {
  readonly source: VectorSource;
  readonly dimensions: number;
  /**
   * Most that the vectors and ids of all projects in memory may take, in bytes (some 420 a memory at 384 dimensions).
   */
  readonly maxBytes: number;
  /**
   * The local model, where it is what queries are embedded with: then they are embedded in the thread that searches.
   */
  readonly queryModel?: LocalModelFiles | null;
  /** Texts that are embedded or wait for it, beyond which one more is refused. Default 512. */
  readonly maxQueries?: number;
  /** Told, once for each, what the thread could not load and does without. */
  readonly onMissingPart?: (missing: MissingPart) => void;
}

/**
 * Exact cosine search over int8 vectors in a worker thread. Holds the projects in use, least recently used out, and
 * catches up with its source by change sequence before it answers, so that it is right in every replica whoever wrote.
 */
export function createExactVectorIndex(options: ExactVectorIndexOptions): VectorIndex {
  return new ExactVectorIndex(options);
}

class ExactVectorIndex implements VectorIndex {
  readonly #source: VectorSource;
  readonly #dimensions: number;
  readonly #thread: WorkerThread<VectorOperations>;
  readonly #projects: FollowedProjects;
  readonly #closing = new AbortController();
  readonly #onMissingPart: (missing: MissingPart) => void;
  readonly #toldMissing = new Set<MissingPart['part']>();
  #hasLookedAtThread = false;
  readonly #acceptedQueries: AcceptedTexts;
  #expectsText = false;
  readonly searchText?: (query: TextQuery) => Promise<TextHits>;
  readonly expectText?: (expected: ExpectedText) => void;

  constructor(options: ExactVectorIndexOptions) {
    const { source, dimensions, maxBytes, queryModel = null, maxQueries = 512, onMissingPart = () => {} } = options;
    this.#onMissingPart = onMissingPart;
    this.#acceptedQueries = new AcceptedTexts({ maxQueries, maxMemories: 0 });
    this.#source = source;
    this.#dimensions = dimensions;
    this.#thread = new WorkerThread<VectorOperations>({
      name: 'vector search',
      script: new URL('./vector-worker.js', import.meta.url),
      data: { dimensions, queryModel } satisfies VectorWorkerData,
      onCrash: () => this.#projects.forgetAll(),
    });
    if (queryModel !== null) {
      this.searchText = (query) => this.#searchText(query);
      this.expectText = (expected) => this.#expectText(expected);
    }
    // A worker that crashed or is closing has forgotten the project by itself.
    this.#projects = new FollowedProjects(
      maxBytes,
      (handle) => void this.#thread.call('drop', handle).catch(() => undefined),
    );
  }

  async search(query: VectorQuery): Promise<readonly VectorHit[]> {
    const { embedding, limit, signal } = query;
    this.#requireDimensions(embedding.length);
    const nearest = await this.#whenComplete(query, (handle) => {
      // A copy of its own, as a view would take the whole buffer behind it along.
      const copy = embedding.slice();
      return this.#thread.call('search', { handle, embedding: copy, limit }, { transfer: [copy.buffer], signal });
    });
    return hitsOf(nearest);
  }

  async #searchText(query: TextQuery): Promise<TextHits> {
    const { embedding, ...nearest } = await this.#whenComplete(query, (handle) =>
      this.#acceptedQueries.hold(1, 'query', () => this.#embedAndSearch(handle, query)),
    );
    return { hits: hitsOf(nearest), embedding };
  }

  /** Nobody waits for one that is not searched for after all: the thread keeps the last one alone. */
  #expectText({ projectId, text }: ExpectedText): void {
    if (this.#expectsText) return;
    this.#expectsText = true;
    this.#thread
      .call('expectText', { projectId, text })
      // What fails now fails the search as well, which tells of it.
      .catch(() => undefined)
      .finally(() => {
        this.#expectsText = false;
      });
  }

  async dropProject(projectId: string): Promise<void> {
    this.#projects.forget(projectId);
  }

  async check(): Promise<void> {
    const missing = await this.#thread.call('ready', null, { signal: AbortSignal.timeout(checkTimeoutMs) });
    this.#hasLookedAtThread = true;
    for (const one of missing) {
      if (this.#toldMissing.has(one.part)) continue;
      this.#toldMissing.add(one.part);
      this.#onMissingPart(one);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(new Error('The vector index is closed'));
    await this.#thread.close();
  }

  #embedAndSearch(handle: number, { projectId, text, limit, signal }: TextQuery) {
    return withinQueryDeadline(signal, (ended) =>
      this.#thread.call('searchText', { handle, projectId, text, limit }, { signal: ended }),
    );
  }

  /** Asks the thread when it has all of the project that the query has to include. */
  async #whenComplete<Answer>(
    { projectId, changeSequence, signal }: Pick<VectorQuery, 'projectId' | 'changeSequence' | 'signal'>,
    ask: (handle: number) => Promise<Answer>,
  ): Promise<Answer> {
    signal?.throwIfAborted();
    // No write ever reached this project, or it was wiped with everything that told of it.
    if (changeSequence === 0) {
      this.#projects.forget(projectId);
      return ask(noProject);
    }
    for (let attempt = 0; attempt < catchUpAttempts; attempt++) {
      const project = this.#projects.use(projectId);
      // Nothing is awaited between this look and the message to the worker: what was seen is what is searched.
      if (project.completeSequence >= changeSequence) return ask(project.handle);
      await untilAborted(this.#catchUp(project), signal);
    }
    throw new Error(`The vectors of project ${projectId} can't be brought up to change sequence ${changeSequence}`);
  }

  /** One reading at a time for each project, shared by all who wait; it goes on when they leave. */
  #catchUp(project: FollowedProject): Promise<void> {
    if (!this.#hasLookedAtThread) this.#lookAtThread();
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

  /** Where nobody asks for readiness, before the first project is read. */
  #lookAtThread(): void {
    this.#hasLookedAtThread = true;
    this.check().catch(() => {
      this.#hasLookedAtThread = false;
    });
  }

  async #read(project: FollowedProject): Promise<void> {
    for (;;) {
      const since = project.place;
      const changes = await this.#source.changesSince(project.projectId, since, this.#closing.signal);
      if (project.forgotten) return;
      this.#projects.requireFits(project, mostBytesWhenLoaded(changes.memoryCount, this.#dimensions));
      if (changes.reset) project.completeSequence = -1;
      const packed = this.#pack(changes);
      const bytes = await this.#thread.call(
        'apply',
        { handle: project.handle, reset: changes.reset, changes: packed },
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
  #pack({ deletedIds, upserts }: VectorChanges): ProjectChanges {
    const vectors = new Int8Array(upserts.length * this.#dimensions);
    for (const [index, { vector }] of upserts.entries()) {
      this.#requireDimensions(vector.length);
      vectors.set(vector, index * this.#dimensions);
    }
    return { deletedIds, ids: upserts.map(({ id }) => id), vectors };
  }

  #requireDimensions(length: number): void {
    if (length !== this.#dimensions)
      throw new RangeError(`A vector has ${length} dimensions, the index has ${this.#dimensions}`);
  }
}

function hitsOf({ ids, similarities }: NearestMemories): VectorHit[] {
  return ids.map((id, rank) => ({ id, similarity: similarities[rank] as number }));
}

/** Starting over leads back, but each time from a later beginning. */
function isFurther(place: ReadingPlace, since: ReadingPlace): boolean {
  return place.changeSequence > since.changeSequence || place.beganAt > since.beganAt;
}
