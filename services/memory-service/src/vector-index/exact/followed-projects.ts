import { type ReadingPlace, unreadPlace } from '../../storage/vector-source.js';

/** What a project in memory takes beside its vectors and ids, in objects and small buffers of both threads. */
const projectBytes = 4_096;
/** A project that is too big to be held is not read again for every search. */
const refusalMs = 60_000;

/** The project does not fit into the memory that the index may use; another index (Qdrant) or more memory is needed. */
export class VectorIndexFullError extends Error {
  override readonly name = 'VectorIndexFullError';
}

/** How far the worker's copy of one project is, for one stay in memory. */
export interface FollowedProject {
  readonly projectId: string;
  readonly handle: number;
  /** Where to read on. */
  place: ReadingPlace;
  /** What a search sees at least; −1 while pages of a first reading are missing. */
  completeSequence: number;
  bytes: number;
  /** True once it left: nothing may be sent for this handle any more. */
  forgotten: boolean;
  catchUp: Promise<void> | null;
}

/** The projects that the worker holds, within a bound of bytes, least recently used out. */
export class FollowedProjects {
  readonly #maxBytes: number;
  readonly #drop: (handle: number) => void;
  /** Least recently used first. */
  readonly #projects = new Map<string, FollowedProject>();
  readonly #refusedUntilMs = new Map<string, number>();
  #bytes = 0;
  #lastHandle = 0;

  /** @param drop has the worker forget what it holds for a handle */
  constructor(maxBytes: number, drop: (handle: number) => void) {
    this.#maxBytes = maxBytes;
    this.#drop = drop;
  }

  /** The project as it is held, or anew and empty; from now on the most recently used. */
  use(projectId: string): FollowedProject {
    this.#requireNotRefused(projectId);
    let project = this.#projects.get(projectId);
    if (project === undefined) {
      this.#lastHandle += 1;
      project = {
        projectId,
        handle: this.#lastHandle,
        place: unreadPlace,
        completeSequence: -1,
        bytes: projectBytes,
        forgotten: false,
        catchUp: null,
      };
      this.#bytes += project.bytes;
    }
    this.#projects.delete(projectId);
    this.#projects.set(projectId, project);
    return project;
  }

  /**
   * Before anything of a page is held: others would leave one by one for a project that in the end doesn't fit.
   * @throws VectorIndexFullError when it would not fit, all others gone
   */
  requireFits(project: FollowedProject, vectorBytes: number): void {
    if (projectBytes + vectorBytes <= this.#maxBytes) return;
    this.#refuse(project.projectId);
    throw this.#fullFor(project);
  }

  /** Notes what a project takes now, and makes room. Throws `VectorIndexFullError` when there is none for it. */
  account(project: FollowedProject, vectorBytes: number): void {
    this.requireFits(project, vectorBytes);
    this.#bytes += projectBytes + vectorBytes - project.bytes;
    project.bytes = projectBytes + vectorBytes;
    for (const other of this.#projects.values()) {
      if (this.#bytes <= this.#maxBytes) return;
      if (other !== project && other.catchUp === null) this.forget(other.projectId);
    }
    if (this.#bytes > this.#maxBytes) throw this.#fullFor(project);
  }

  /** Lets a project go; with `only`, unless it has come back as another since. */
  forget(projectId: string, only?: FollowedProject): void {
    const project = this.#projects.get(projectId);
    if (project === undefined || (only !== undefined && project !== only)) return;
    this.#remove(project);
    this.#drop(project.handle);
  }

  /** After the worker lost everything. */
  forgetAll(): void {
    for (const project of this.#projects.values()) this.#remove(project);
  }

  #remove(project: FollowedProject): void {
    project.forgotten = true;
    this.#projects.delete(project.projectId);
    this.#bytes -= project.bytes;
  }

  #fullFor({ projectId }: FollowedProject): VectorIndexFullError {
    return new VectorIndexFullError(
      `The vectors of project ${projectId} don't fit into the ${this.#maxBytes} bytes of the index`,
    );
  }

  #refuse(projectId: string): void {
    const now = Date.now();
    for (const [refused, untilMs] of this.#refusedUntilMs) if (untilMs <= now) this.#refusedUntilMs.delete(refused);
    this.#refusedUntilMs.set(projectId, now + refusalMs);
  }

  #requireNotRefused(projectId: string): void {
    const untilMs = this.#refusedUntilMs.get(projectId);
    if (untilMs === undefined) return;
    if (untilMs > Date.now())
      throw new VectorIndexFullError(`Project ${projectId} is too big for the index's ${this.#maxBytes} bytes`);
    this.#refusedUntilMs.delete(projectId);
  }
}
