import type { MemoryServiceConfig } from '../config.js';
import type { ModelProvider } from '../model-provider/model-provider.js';
import { ModelProviderError } from '../model-provider/provider-error.js';
import type { SpendLedger } from '../model-provider/spend-ledger.js';
import type { Embedder, EmbeddingModel } from './embedder.js';
import { createLocalEmbedder, localModel } from './local/local-embedder.js';
import { createOpenAiEmbedder, openAiEmbeddingModel } from './openai/openai-embedder.js';

/**
 * What a service shares between extraction and embedding; a command that only embeds has a provider of its own and
 * counts no project's spending.
 */
export interface SharedProvider {
  readonly provider: ModelProvider;
  readonly spendLedger?: SpendLedger | undefined;
}

/** The model that the configuration names, known without loading or asking it. */
export function embeddingModelOf(config: MemoryServiceConfig): EmbeddingModel {
  return config.embedder === 'local'
    ? localModel
    : openAiEmbeddingModel(config.embeddingModel, config.embeddingDimensions);
}

interface OpenOptions {
  readonly shared?: SharedProvider | undefined;
  /**
   * Told when the provider is only away: a service waits for it, as for Postgres, and its readiness says so meanwhile.
   * Without it that is a reason to reject, too.
   */
  readonly onAway?: ((error: ModelProviderError) => void) | undefined;
}

/** The embedder that the configuration names. Rejects when it can't embed: what could not embed could not find. */
export async function openEmbedder(
  config: MemoryServiceConfig,
  { shared, onAway }: OpenOptions = {},
): Promise<Embedder> {
  if (config.embedder === 'local') {
    // The exact index embeds queries by itself.
    const embedsQueries = config.qdrantUrl !== undefined;
    return createLocalEmbedder({ workers: config.embeddingWorkers, embedsQueries });
  }
  const provider = shared?.provider ?? (await openProvider(config));
  const { embeddingModel: model, embeddingDimensions: dimensions } = config;
  const embedder = createOpenAiEmbedder({ provider, model, dimensions, spendLedger: shared?.spendLedger });
  await embedder.check().catch((error: unknown) => {
    if (onAway === undefined || !(error instanceof ModelProviderError && error.isPassing)) throw error;
    onAway(error);
  });
  return embedder;
}

/** The client library is loaded only where there is a provider. */
async function openProvider({
  openAiBaseUrl: baseUrl,
  openAiApiKey: apiKey,
}: MemoryServiceConfig): Promise<ModelProvider> {
  const { createModelProvider } = await import('../model-provider/model-provider.js');
  return createModelProvider({ baseUrl, apiKey });
}
