import type { FactExtractor } from '../extraction/fact-extractor.js';
import { createOpenAiFactExtractor } from '../extraction/openai/openai-fact-extractor.js';
import { createRuleFactExtractor } from '../extraction/rules/worker/rule-fact-extractor.js';
import { createModelProvider } from '../model-provider/model-provider.js';
import { type ProviderDouble, startProviderDouble } from '../model-provider/testing/provider-double.js';
import { type Replica, startDataPlane, type TestDataPlane } from './data-plane.js';

/** A data plane that extracts by the rules, and a replica of it, on the same database, that extracts by a model. */
export interface ModelledPlane {
  readonly plane: TestDataPlane;
  readonly modelled: Replica;
  /** What the replica asks; the rules taking over is an error. */
  readonly model: FactExtractor;
  readonly double: ProviderDouble;
  close(): Promise<void>;
}

export async function startModelledPlane(): Promise<ModelledPlane> {
  const [plane, double] = await Promise.all([startDataPlane(), startProviderDouble()]);
  const provider = createModelProvider({ baseUrl: double.baseUrl, apiKey: 'sk-test' });
  const onFallback = (reason: string) => {
    throw new Error(`The rules took over: ${reason}.`);
  };
  const model = createOpenAiFactExtractor({
    provider,
    model: 'small',
    fallback: createRuleFactExtractor(),
    onFallback,
  });
  return {
    plane,
    modelled: await plane.startReplica({ extractor: model }),
    model,
    double,
    async close() {
      provider.close();
      await Promise.all([model.close(), double.close(), plane.close()]);
    },
  };
}
