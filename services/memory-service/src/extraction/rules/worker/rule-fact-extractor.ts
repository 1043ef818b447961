import { WorkerThread } from '../../../threads/worker-thread.js';
import type { Extraction, ExtractionRequest, FactExtractor } from '../../fact-extractor.js';
import { ExtractionQueue } from './extraction-queue.js';
import type { ExtractionOperations } from './extraction-worker.js';

/** Shorter input takes some milliseconds, at most half a second. */
const maxShortCharacters = 6_000;
/** Longer input than this is a whole book; what is shorter holds its thread for a second or two at most. */
const maxLongCharacters = 60_000;

/**
 * How much text may wait for a thread: dense prose takes ten to twenty seconds a million characters, so that no more is
 * done within a request.
 */
const maxWaitingCharacters = 8 * 1024 * 1024;
/**
 * With what is read of it. A body of the largest size is taken where nothing of its project is; behind one, others of
 * it are refused.
 */
const maxProjectCharacters = 4 * 1024 * 1024;
/** A thread that starts anew takes about that long to be as fast as it was. */
const abandonedGraceMs = 1_000;

/**
 * Extraction by rules: no model, no network. In worker threads, so that the event loop is never held: one for short
 * input, one for long and one for whole books, since nobody is to wait for what takes a hundred times as long. A thread
 * begins with the first that it is asked.
 */
export function createRuleFactExtractor(): FactExtractor & { warmUp(): Promise<void> } {
  const short = createExtractionThread('extraction');
  const long = createExtractionThread('long extraction');
  const longest = createExtractionThread('longest extraction');
  const threadFor = (characters: number) => {
    if (characters <= maxShortCharacters) return short;
    return characters <= maxLongCharacters ? long : longest;
  };
  return {
    async extract(request: ExtractionRequest): Promise<Extraction> {
      request.signal?.throwIfAborted();
      const characters = request.messages.reduce((sum, message) => sum + message.length, 0);
      return threadFor(characters).queue.extract(request, characters);
    },
    /** Starts what the first request would wait for. Rejects where a file that extraction needs cannot be read. */
    warmUp: async () => {
      await short.thread.call('ready', null);
    },
    close: async () => {
      await Promise.all([short, long, longest].map(({ thread }) => thread.close()));
    },
  };
}

function createExtractionThread(name: string) {
  const thread = new WorkerThread<ExtractionOperations>({
    name,
    script: new URL('./extraction-worker.js', import.meta.url),
    // Who asked has been answered, or has left: what is still read is read for nobody.
    closeGraceMs: 0,
    // Its native code stands in sections of its own (`local-model/token-states.ts`).
    mayBeCutOff: true,
  });
  const queue = new ExtractionQueue({
    extract: ({ messages, anchorDate }) => thread.call('extract', { messages, anchorDate }),
    maxCharacters: maxWaitingCharacters,
    maxProjectCharacters,
    abandonedGraceMs,
    cutOff: () => thread.cutOff(),
  });
  return { thread, queue };
}
