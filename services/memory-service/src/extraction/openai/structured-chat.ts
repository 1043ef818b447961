import type { ProviderCallOptions } from '../../model-provider/call-lane.js';
import type { ChatRequest, ModelProvider } from '../../model-provider/model-provider.js';
import { ModelProviderError, type RequestFault } from '../../model-provider/provider-error.js';
import type { Completion } from '../../model-provider/read-provider-answer.js';
import { answerSchema } from './answer.js';
import type { ChatMessage } from './extraction-prompt.js';

/** What of the wire format a server understands, from the best to what every server has. */
interface Dialect {
  readonly format: 'json_schema' | 'json_object' | 'plain';
  readonly limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  readonly temperature: boolean;
}

const nextFormat = { json_schema: 'json_object', json_object: 'plain', plain: null } as const;
const nextLimit = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'none', none: null } as const;

/**
 * Chat completions that answer in JSON, by the best means that the server has. What it refuses is left out from then
 * on; a refusal that does not say of what is taken for one of the response format. Remembered once a simpler request
 * has succeeded.
 */
export class StructuredChat {
  readonly #provider: ModelProvider;
  readonly #model: string;
  #dialect: Dialect = { format: 'json_schema', limit: 'max_tokens', temperature: true };

  constructor(provider: ModelProvider, model: string) {
    this.#provider = provider;
    this.#model = model;
  }

  /** @throws ModelProviderError, or the reason of the signal */
  async ask(messages: readonly ChatMessage[], maxAnswerTokens: number, call: ProviderCallOptions): Promise<Completion> {
    let dialect = this.#dialect;
    for (;;) {
      try {
        const answer = await this.#provider.complete(this.#request(dialect, messages, maxAnswerTokens), call);
        this.#dialect = dialect;
        return answer;
      } catch (error) {
        const fault = error instanceof ModelProviderError ? error.fault : null;
        const simpler = fault === null ? null : simplify(dialect, fault);
        if (simpler === null) throw error;
        dialect = simpler;
      }
    }
  }

  #request(
    { format, limit, temperature }: Dialect,
    messages: readonly ChatMessage[],
    maxAnswerTokens: number,
  ): ChatRequest {
    const request: ChatRequest = { model: this.#model, messages: [...messages], stream: false };
    if (format === 'json_object') request.response_format = { type: 'json_object' };
    if (format === 'json_schema') {
      request.response_format = {
        type: 'json_schema',
        json_schema: { name: 'facts', strict: true, schema: answerSchema },
      };
    }
    if (limit !== 'none') request[limit] = maxAnswerTokens;
    if (temperature) request.temperature = 0;
    return request;
  }
}

/** Null when nothing is left that could be left out. */
function simplify(dialect: Dialect, fault: RequestFault): Dialect | null {
  switch (fault) {
    case 'max_tokens': {
      const limit = nextLimit[dialect.limit];
      return limit === null ? null : { ...dialect, limit };
    }
    case 'temperature':
      return dialect.temperature ? { ...dialect, temperature: false } : null;
    case 'response_format':
    case 'unknown': {
      const format = nextFormat[dialect.format];
      return format === null ? null : { ...dialect, format };
    }
    case 'context_length':
    case 'dimensions':
      return null;
  }
}
