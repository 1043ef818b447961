import type { Fact } from './fact-extractor.js';
import { normaliseText } from './normalise-text.js';

/** The facts of one call, the first of those that are the same: same speaker, same normalised text, same dates. */
export function distinctFacts(facts: readonly Fact[]): readonly Fact[] {
  const byContent = new Map<string, Fact>();
  for (const fact of facts) {
    const { text, speaker, event } = fact;
    const content = [speaker?.toLowerCase() ?? '', normaliseText(text), event?.start ?? '', event?.end ?? ''].join(
      '\n',
    );
    if (!byContent.has(content)) byContent.set(content, fact);
  }
  return [...byContent.values()];
}
