import { serveWorker } from '../../threads/serve-worker.js';
import type { Extraction } from '../fact-extractor.js';
import { extractByRules, type RuleExtractionInput } from './extract-facts.js';

/** What the extraction thread can be asked. */
export type ExtractionOperations = {
  extract: { request: RuleExtractionInput; response: Extraction };
};

serveWorker<ExtractionOperations>({
  extract: (input) => ({ response: extractByRules(input) }),
});
