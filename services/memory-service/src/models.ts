import type { Database, Logger, Metrics } from '@persistent-memory/service-kit';
import { hasProvider, type MemoryServiceConfig } from './config.js';
import type { Embedder } from './embedding/embedder.js';
import { openEmbedder, type SharedProvider } from './embedding/open-embedder.js';
import type { FactExtractor } from './extraction/fact-extractor.js';
import { createOpenAiFactExtractor } from './extraction/openai/openai-fact-extractor.js';
import { createRuleFactExtractor } from './extraction/rules/worker/rule-fact-extractor.js';
import { createModelProviderMetrics } from './model-provider/model-provider-metrics.js';
import { createSpendLedger } from './model-provider/spend-ledger.js';

/** What reads and what embeds, as configured: rules and the local model, or a provider's models. */
export interface Models {
  readonly extractor: FactExtractor;
  readonly embedder: Embedder;
  close(): Promise<void>;
}

interface ModelParts {
  /** Where is counted what projects spend. */
  readonly database: Database;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/**
 * Rejects when the embedder is configured so that it can't embed: a service that could never find anything does not
 * start.
 */
export async function openModels(config: MemoryServiceConfig, parts: ModelParts): Promise<Models> {
  const shared = hasProvider(config) ? await openProvider(config, parts) : null;
  const [extractor, embedder] = await Promise.all([
    openExtractor(config, shared, parts),
    openEmbedder(config, {
      shared: shared ?? undefined,
      onAway: (error) => parts.log.warn({ err: error }, 'the embedding model is away; the service waits for it'),
    }),
  ]);
  return {
    extractor,
    embedder,
    close: async () => {
      await Promise.all([extractor.close(), embedder.close()]);
      shared?.provider.close();
    },
  };
}

async function openExtractor(
  config: MemoryServiceConfig,
  shared: SharedProvider | null,
  { metrics, log }: ModelParts,
): Promise<FactExtractor> {
  const rules = createRuleFactExtractor();
  if (shared === null || config.extractor === 'rules') {
    await rules.warmUp();
    return rules;
  }
  const fallbacks = metrics.counter('extraction_fallbacks_total', 'Adds whose facts the rules found, not the model.', [
    'reason',
  ]);
  return createOpenAiFactExtractor({
    ...shared,
    model: config.extractionModel,
    fallback: rules,
    onFallback: (reason) => {
      fallbacks.inc({ reason });
      log.warn({ reason }, 'the rules extracted instead of the model');
    },
  });
}

/** The client library is loaded only where there is a provider: that takes a fifth of a second. */
async function openProvider(
  config: MemoryServiceConfig,
  { database, metrics, log }: ModelParts,
): Promise<SharedProvider> {
  const { createModelProvider } = await import('./model-provider/model-provider.js');
  const { onOverspent, ...observers } = createModelProviderMetrics(metrics, log);
  const provider = createModelProvider({
    baseUrl: config.openAiBaseUrl,
    apiKey: config.openAiApiKey,
    ...observers,
  });
  const maxTokensPerDay = config.providerTokensPerProjectDay;
  return { provider, spendLedger: createSpendLedger({ database, maxTokensPerDay, onOverspent, log }) };
}
