import type { Purpose } from '../embedder.js';

/** The texts of one caller, and where their vectors go. */
export interface EmbeddingJob {
  readonly texts: readonly string[];
  readonly purpose: Purpose;
  readonly vectors: (Float32Array | undefined)[];
  /** Index of the first text that no batch took yet. */
  taken: number;
  unfinished: number;
  /** Tokens that its texts took: as the server counted them, else by a high estimate. */
  spentTokens: number;
  hasEnded: boolean;
}

/** One text of a job. */
export interface BatchText {
  readonly job: EmbeddingJob;
  readonly index: number;
  /** As it is sent: cut to what the model takes. */
  readonly text: string;
  /** By a high estimate. */
  readonly tokens: number;
}

export interface BatchLimits {
  readonly maxTexts: number;
  readonly maxTokens: number;
}

/**
 * Texts that wait to be embedded, queries before memories. A batch holds texts of one purpose, and the same share of
 * every job that waits: concurrent adds share calls, and a small one does not wait for all of a large one.
 */
export class WaitingTexts {
  readonly #jobs: Record<Purpose, EmbeddingJob[]> = { query: [], memory: [] };

  add(job: EmbeddingJob): void {
    this.#jobs[job.purpose].push(job);
  }

  /** @param prepare cuts a text and counts its tokens; called once for each text that is taken */
  take(
    purpose: Purpose,
    limits: BatchLimits,
    prepare: (text: string) => { text: string; tokens: number },
  ): readonly BatchText[] {
    const jobs = this.#jobs[purpose];
    const share = Math.ceil(limits.maxTexts / Math.max(1, jobs.length));
    const batch: BatchText[] = [];
    let tokens = 0;
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      for (let taken = 0; taken < share && isWaiting(job); taken++) {
        const next = prepare(job.texts[job.taken] ?? '');
        const isFull = batch.length >= limits.maxTexts || tokens + next.tokens > limits.maxTokens;
        if (isFull && batch.length > 0) {
          // Who got something goes behind the others, who got nothing is the first of the next batch.
          if (taken > 0) jobs.push(job);
          else jobs.unshift(job);
          return batch;
        }
        batch.push({ job, index: job.taken, ...next });
        tokens += next.tokens;
        job.taken += 1;
      }
      if (isWaiting(job)) jobs.push(job);
    }
    return batch;
  }
}

const isWaiting = (job: EmbeddingJob): boolean => !job.hasEnded && job.taken < job.texts.length;
