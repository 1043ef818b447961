import { serveWorker } from '../../threads/serve-worker.js';
import type { Fact } from '../fact-extractor.js';
import { extractFacts, type RuleExtractionInput } from './extract-facts.js';

/** What the extraction thread can be asked. */
export type ExtractionOperations = {
  extract: { request: RuleExtractionInput; response: readonly Fact[] };
};

serveWorker<ExtractionOperations>({
  extract: (input) => ({ response: extractFacts(input) }),
});
