import type { ExtractionRequest, Fact, FactExtractor } from '../fact-extractor.js';
import { extractFacts } from './extract-facts.js';
import { ExtractionThread } from './extraction-thread.js';

/** Up to here extraction takes a few milliseconds at most, and sending it to a thread would cost more than it saves. */
const maxInlineCharacters = 6000;

/** Extraction by rules: no model, no network. Short input is read at once, long input in a worker thread. */
export function createRuleFactExtractor(): FactExtractor {
  const thread = new ExtractionThread();
  return {
    name: 'rules',
    async extract({ messages, anchorDate, signal }: ExtractionRequest): Promise<readonly Fact[]> {
      signal?.throwIfAborted();
      return isShort(messages)
        ? extractFacts({ messages, anchorDate })
        : thread.extract({ messages, anchorDate }, signal);
    },
    close: () => thread.close(),
  };
}

function isShort(messages: readonly string[]): boolean {
  let characters = 0;
  for (const message of messages) {
    characters += message.length;
    if (characters > maxInlineCharacters) return false;
  }
  return true;
}
