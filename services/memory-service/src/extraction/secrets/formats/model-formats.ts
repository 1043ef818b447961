import type { SecretFormat } from './secret-format.js';

/** Keys of providers of models, and of what agents search and remember with. */
export const modelFormats: readonly SecretFormat[] = [
  {
    kind: 'langfuse_key',
    pattern: /\bsk-lf-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
    source: 'langfuse.com/docs/api',
  },
  {
    kind: 'elevenlabs_key',
    pattern: /\bsk_[0-9a-f]{48}\b/g,
    source: 'elevenlabs.io/docs/api-reference/authentication',
  },
  { kind: 'anthropic_key', pattern: /\bsk-ant-[\w-]{20,8000}/g, source: 'docs.anthropic.com/en/api/overview' },
  {
    kind: 'openai_key',
    pattern: /\bsk-(?:(?:proj|svcacct|admin|None)-[\w-]{20,8000}|[A-Za-z0-9]{20,8000}\b)/g,
    source: 'platform.openai.com/docs/api-reference/authentication',
  },
  {
    kind: 'openrouter_key',
    pattern: /\bsk-or-v1-[0-9a-f]{64}\b/g,
    source: 'openrouter.ai/docs/api-reference/authentication',
  },
  { kind: 'groq_key', pattern: /\bgsk_[A-Za-z0-9]{40,80}\b/g, source: 'console.groq.com/docs/quickstart' },
  { kind: 'xai_key', pattern: /\bxai-[A-Za-z0-9]{60,120}\b/g, source: 'docs.x.ai/docs/overview' },
  {
    kind: 'replicate_token',
    pattern: /\br8_[A-Za-z0-9]{37}\b/g,
    source: 'replicate.com/docs/topics/security/api-tokens',
  },
  {
    kind: 'huggingface_token',
    pattern: /\bhf_[A-Za-z0-9]{30,80}\b/g,
    source: 'huggingface.co/docs/hub/security-tokens',
  },
  {
    kind: 'langsmith_key',
    pattern: /\blsv2_(?:pt|sk)_[0-9a-z]{32}_[0-9a-z]{10}\b/g,
    source: 'docs.langchain.com/langsmith/create-account-api-key; gitleaks: langsmith-api-key',
  },
  {
    kind: 'huggingface_token',
    pattern: /\bapi_org_[A-Za-z]{34}\b/g,
    source: 'gitleaks: huggingface-organization-api-token',
  },
  {
    kind: 'openai_session_key',
    pattern: /\bsess-[A-Za-z0-9]{40}\b/g,
    source: 'trufflehog: openai',
  },
  {
    kind: 'perplexity_key',
    pattern: /\bpplx-[A-Za-z0-9]{32,80}\b/g,
    source: 'docs.perplexity.ai; gitleaks: perplexity-api-key',
  },
  {
    kind: 'fireworks_key',
    pattern: /\bfw_(?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{22,40}\b/g,
    source: 'docs.fireworks.ai/getting-started/quickstart',
  },
  {
    kind: 'cerebras_key',
    pattern: /\bcsk-[a-z0-9]{40,60}\b/g,
    source: 'inference-docs.cerebras.ai/quickstart',
  },
  {
    kind: 'nvidia_key',
    pattern: /\bnvapi-[\w-]{60,80}(?![\w-])/g,
    source: 'docs.api.nvidia.com; GitHub secret scanning: nvidia_api_key',
  },
  {
    kind: 'together_key',
    pattern: /\btgp_v1_[\w-]{40,60}(?![\w-])/g,
    source: 'docs.together.ai/docs/quickstart',
  },
  {
    kind: 'voyage_key',
    pattern: /\b(?:pa|al)-(?=[\w-]{0,50}[A-Z])(?=[\w-]{0,50}\d)[\w-]{43}(?![\w-])/g,
    source: 'docs.voyageai.com/docs/api-key-and-installation; GitHub secret scanning: voyageai_api_key',
  },
  {
    kind: 'jina_key',
    pattern: /\bjina_[A-Za-z0-9]{60}\b/g,
    source: 'jina.ai/embeddings',
  },
  {
    kind: 'pinecone_key',
    pattern: /\bpcsk_[A-Za-z0-9_]{30,100}\b/g,
    source: 'docs.pinecone.io/guides/projects/manage-api-keys; trufflehog: pinecone',
  },
  {
    kind: 'tavily_key',
    pattern: /\btvly-(?:dev-|prod-)?(?=[A-Za-z-]{0,40}\d)[A-Za-z0-9-]{28,80}(?![\w-])/g,
    source: 'docs.tavily.com/documentation/quickstart',
  },
  {
    kind: 'firecrawl_key',
    pattern: /\bfc-[0-9a-f]{32}\b/g,
    source: 'docs.firecrawl.dev/introduction',
  },
  {
    kind: 'weights_and_biases_key',
    pattern: /\bwandb_v1_[A-Za-z0-9]{20,40}_[A-Za-z0-9]{40,60}\b/g,
    source: 'docs.wandb.ai; trufflehog: weightsandbiases',
  },
  {
    kind: 'context7_key',
    pattern: /\bctx7sk-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
    source: 'context7.com/docs/howto/api-keys',
  },
  {
    kind: 'cursor_key',
    pattern: /\b(?:key|crsr)_[0-9a-f]{64}\b/g,
    source: 'cursor.com/docs/account/teams/admin-api',
  },
  {
    kind: 'sandbox_key',
    pattern: /\b(?:e2b_[0-9a-f]{40}|dtn_[0-9a-f]{64})\b/g,
    source: 'e2b.dev/docs/api-key, daytona.io/docs/en/api-keys',
  },
  {
    kind: 'browserbase_key',
    pattern: /\bbb_live_[\w-]{27}(?![\w-])/g,
    source: 'docs.browserbase.com/reference/introduction',
  },
  {
    kind: 'runpod_key',
    pattern: /\brpa_[A-Z0-9]{40,60}\b/g,
    source: 'docs.runpod.io/get-started/api-keys',
  },
  {
    kind: 'zhipu_key',
    pattern: /\b[0-9a-f]{32}\.(?=[A-Za-z]{0,15}\d)[A-Za-z0-9]{16}\b/g,
    source: 'docs.bigmodel.cn: id and secret joined by a dot',
  },
  {
    kind: 'memory_service_key',
    pattern: /\bm0-(?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{40}\b/g,
    source: 'docs.mem0.ai/platform/quickstart',
  },
  {
    kind: 'api_key',
    pattern: /\bsk-(?=[\w-]{0,60}[A-Z])(?=[\w-]{0,60}\d)[\w-]{24,8000}(?<!-)(?![\w-])/g,
    source: 'the form that providers of models took over from platform.openai.com',
  },
];
