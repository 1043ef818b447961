import type { Fact } from './fact-extractor.js';
import { normaliseText } from './normalise-text.js';

/** The first facts of those that are the same: same speaker, same normalised text, same dates. */
export class DistinctFacts {
  readonly #byContent = new Map<string, Fact>();

  add(facts: readonly Fact[]): void {
    for (const fact of facts) {
      const { text, speaker, event } = fact;
      const content = [speaker?.toLowerCase() ?? '', normaliseText(text), event?.start ?? '', event?.end ?? ''].join(
        '\n',
      );
      if (!this.#byContent.has(content)) this.#byContent.set(content, fact);
    }
  }

  get count(): number {
    return this.#byContent.size;
  }

  list(): readonly Fact[] {
    return [...this.#byContent.values()];
  }
}

/** The facts of one call, the first of those that are the same. */
export function distinctFacts(facts: readonly Fact[]): readonly Fact[] {
  const distinct = new DistinctFacts();
  distinct.add(facts);
  return distinct.list();
}
