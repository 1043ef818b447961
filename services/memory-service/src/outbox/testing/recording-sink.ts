import type { VectorPoint, VectorSink } from '../../vector-index/vector-sink.js';

/** A test throws it where the index is not to take what it was given. */
export class RefusedPointsError extends Error {}

/** An index in this process: what it holds, and what it was told. */
export class RecordingSink implements VectorSink {
  readonly points = new Map<string, Map<string, Int8Array>>();
  readonly upserted: string[] = [];
  /** Held before each call; tests replace it to have something happen meanwhile. */
  before: (call: 'upsert' | 'delete' | 'drop', ids: readonly string[]) => Promise<void> = async () => {};

  of(project: string): Map<string, Int8Array> {
    const points = this.points.get(project) ?? new Map<string, Int8Array>();
    this.points.set(project, points);
    return points;
  }

  async upsert(project: string, points: readonly VectorPoint[]): Promise<void> {
    await this.before(
      'upsert',
      points.map(({ id }) => id),
    );
    for (const { id, vector } of points) {
      this.of(project).set(id, vector);
      this.upserted.push(id);
    }
  }

  async delete(project: string, ids: readonly string[]): Promise<void> {
    await this.before('delete', ids);
    for (const id of ids) this.of(project).delete(id);
  }

  async dropProject(project: string): Promise<void> {
    await this.before('drop', []);
    this.of(project).clear();
  }

  isRefusal(error: unknown): boolean {
    return error instanceof RefusedPointsError;
  }
}
