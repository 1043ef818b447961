import { untilAborted } from '@persistent-memory/service-kit';
import { WorkerThread } from '../../threads/worker-thread.js';
import {
  type Extraction,
  type ExtractionRequest,
  ExtractorOverloadedError,
  type FactExtractor,
} from '../fact-extractor.js';
import { extractByRules } from './extract-facts.js';
import type { ExtractionOperations } from './extraction-worker.js';

/** Up to here extraction takes a few milliseconds at most, and sending it to a thread would cost more than it saves. */
const maxInlineCharacters = 6000;

/** How much text may be with the thread at once: three of the largest requests, some ten seconds of work at the very worst. */
const maxThreadCharacters = 3 * 4 * 1024 * 1024;

/**
 * Extraction by rules: no model, no network. Short input is read at once, long input in a worker thread, one request after another, so
 * that the event loop is never held.
 */
export function createRuleFactExtractor(): FactExtractor {
  const thread = new WorkerThread<ExtractionOperations>({
    name: 'extraction',
    script: new URL('./extraction-worker.js', import.meta.url),
  });
  let threadCharacters = 0;

  async function extractInThread({ messages, anchorDate, signal }: ExtractionRequest, characters: number) {
    const isBusy = threadCharacters > 0;
    if (isBusy && threadCharacters + characters > maxThreadCharacters) throw new ExtractorOverloadedError();
    threadCharacters += characters;
    // Counted until the thread is done with it, whoever still waits: aborted requests must not pile up there.
    const extracting = thread.call('extract', { messages, anchorDate }).finally(() => {
      threadCharacters -= characters;
    });
    return untilAborted(extracting, signal);
  }

  return {
    async extract(request: ExtractionRequest): Promise<Extraction> {
      request.signal?.throwIfAborted();
      const characters = request.messages.reduce((sum, message) => sum + message.length, 0);
      return characters <= maxInlineCharacters ? extractByRules(request) : extractInThread(request, characters);
    },
    close: () => thread.close(),
  };
}
