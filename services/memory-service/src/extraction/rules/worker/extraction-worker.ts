import { openTokenModel } from '../../../local-model/token-states.js';
import { serveWorker } from '../../../threads/serve-worker.js';
import type { Extraction } from '../../fact-extractor.js';
import { extractByRules, type RuleExtractionInput } from '../extract-facts.js';

/** What the extraction thread can be asked. */
export type ExtractionOperations = {
  extract: { request: RuleExtractionInput; response: Extraction };
  /** Opens what the first message would wait for; fails where that cannot be read. */
  ready: { request: null; response: null };
};

serveWorker<ExtractionOperations>({
  extract: (input) => ({ response: extractByRules(input) }),
  ready() {
    openTokenModel();
    extractByRules({ messages: ['user: We use pnpm.'], anchorDate: null });
    return { response: null };
  },
});
