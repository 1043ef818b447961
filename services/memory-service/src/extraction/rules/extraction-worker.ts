import { parentPort } from 'node:worker_threads';
import type { Fact } from '../fact-extractor.js';
import { extractFacts, type RuleExtractionInput } from './extract-facts.js';

export interface ExtractionTask {
  readonly id: number;
  readonly input: RuleExtractionInput;
}

export interface ExtractionOutcome {
  readonly id: number;
  /** Null when the rules threw, with the reason beside it. */
  readonly facts: readonly Fact[] | null;
  readonly reason: string | null;
}

function perform({ id, input }: ExtractionTask): ExtractionOutcome {
  try {
    return { id, facts: extractFacts(input), reason: null };
  } catch (error) {
    return { id, facts: null, reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: ExtractionTask) => parentPort?.postMessage(perform(task)));
