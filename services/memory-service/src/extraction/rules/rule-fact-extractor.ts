import { untilAborted } from '@persistent-memory/service-kit';
import { WorkerThread } from '../../threads/worker-thread.js';
import {
  type Extraction,
  type ExtractionRequest,
  ExtractorOverloadedError,
  type FactExtractor,
} from '../fact-extractor.js';
import type { ExtractionOperations } from './extraction-worker.js';

/** Up to here extraction takes some milliseconds, at most a tenth of a second. */
const maxShortCharacters = 6000;

/** How much text may be with a thread at once: three of the largest requests, some ten seconds of work at the very worst. */
const maxThreadCharacters = 3 * 4 * 1024 * 1024;

/**
 * Extraction by rules: no model, no network. In worker threads, so that the event loop is never held: one for short input and one for long,
 * which nothing short waits for; each takes one request after another.
 */
export function createRuleFactExtractor(): FactExtractor & { warmUp(): Promise<void> } {
  const short = createExtractionThread('extraction');
  const long = createExtractionThread('long extraction');
  return {
    async extract(request: ExtractionRequest): Promise<Extraction> {
      request.signal?.throwIfAborted();
      const characters = request.messages.reduce((sum, message) => sum + message.length, 0);
      return (characters <= maxShortCharacters ? short : long).extract(request, characters);
    },
    /** Starts what the first request would wait for. */
    warmUp: async () => {
      await short.extract({ messages: ['user: We use pnpm.'], anchorDate: null }, 0);
    },
    close: async () => {
      await Promise.all([short.close(), long.close()]);
    },
  };
}

/** A thread, and how much text is with it. */
function createExtractionThread(name: string) {
  const thread = new WorkerThread<ExtractionOperations>({
    name,
    script: new URL('./extraction-worker.js', import.meta.url),
  });
  let charactersInThread = 0;
  return {
    extract({ messages, anchorDate, signal }: ExtractionRequest, characters: number): Promise<Extraction> {
      const isBusy = charactersInThread > 0;
      if (isBusy && charactersInThread + characters > maxThreadCharacters) throw new ExtractorOverloadedError();
      charactersInThread += characters;
      // Counted until the thread is done with it, whoever still waits: aborted requests must not pile up there.
      const extracting = thread.call('extract', { messages, anchorDate }).finally(() => {
        charactersInThread -= characters;
      });
      return untilAborted(extracting, signal);
    },
    close: () => thread.close(),
  };
}
