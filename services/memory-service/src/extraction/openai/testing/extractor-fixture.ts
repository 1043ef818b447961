import {
  createModelProvider,
  type ModelProvider,
  type ModelProviderOptions,
} from '../../../model-provider/model-provider.js';
import {
  type Behaviour,
  type DoubleRequest,
  type ProviderDouble,
  says,
  startProviderDouble,
} from '../../../model-provider/testing/provider-double.js';
import { recordedClock } from '../../../model-provider/testing/recorded-clock.js';
import type { ExtractionRequest, Fact, FactExtractor } from '../../fact-extractor.js';
import { createRuleFactExtractor } from '../../rules/worker/rule-fact-extractor.js';
import { createOpenAiFactExtractor, type OpenAiFactExtractorOptions } from '../openai-fact-extractor.js';

export const anchorDate = '2026-03-18';

/** An extractor before a provider double, with the rules behind it. */
export interface ExtractorFixture {
  readonly double: ProviderDouble;
  readonly rules: FactExtractor;
  build(options?: Partial<OpenAiFactExtractorOptions>, providerOptions?: Partial<ModelProviderOptions>): BuiltExtractor;
  /** Ends what the extractors built so far still ask. */
  closeProviders(): void;
  stop(): Promise<void>;
}

export interface BuiltExtractor {
  extract(messages: readonly string[], more?: Partial<ExtractionRequest>): Promise<readonly Fact[]>;
  /** Why the rules took over, each time. */
  readonly reasons: readonly string[];
}

export async function startExtractorFixture(): Promise<ExtractorFixture> {
  const double = await startProviderDouble();
  const rules = createRuleFactExtractor();
  const providers: ModelProvider[] = [];
  return {
    double,
    rules,
    build(options = {}, providerOptions = {}) {
      const provider = createModelProvider({
        baseUrl: double.baseUrl,
        apiKey: 'sk-test',
        clock: recordedClock(),
        ...providerOptions,
      });
      providers.push(provider);
      const reasons: string[] = [];
      const onFallback = (reason: string): unknown => reasons.push(reason);
      const extractor = createOpenAiFactExtractor({
        provider,
        model: 'small',
        fallback: rules,
        onFallback,
        ...options,
      });
      const extract = async (messages: readonly string[], more: Partial<ExtractionRequest> = {}) =>
        (await extractor.extract({ messages, anchorDate, ...more })).facts;
      return { extract, reasons };
    },
    closeProviders() {
      for (const provider of providers.splice(0)) provider.close();
    },
    async stop() {
      await double.close();
      await rules.close();
    },
  };
}

/** A fact as a model tells it. */
export const fact = (message: number, text: string, more: Readonly<Record<string, unknown>> = {}) => ({
  message,
  text,
  time: null,
  correction: false,
  ...more,
});

/** A model that tells these facts. */
export const facts = (...list: readonly unknown[]): Behaviour => says({ facts: list });

/** What the model was shown. */
export interface ShownToModel {
  readonly known?: readonly { readonly k: number; readonly text: string }[];
  readonly messages: readonly { readonly n: number; readonly from: string | null; readonly text: string }[];
}

export function shownTo({ body }: DoubleRequest): ShownToModel {
  const messages = body.messages as { content: string }[];
  return JSON.parse(messages[1]?.content ?? '');
}
