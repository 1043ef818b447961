import type { SecretFormat } from './secret-formats.js';

/** Keys of providers of models, and of what agents search and remember with. */
export const modelFormats: readonly SecretFormat[] = [
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
];
