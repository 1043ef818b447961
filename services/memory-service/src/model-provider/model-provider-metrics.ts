import type { Logger, Metrics } from '@persistent-memory/service-kit';
import type { Circuit, ModelProviderOptions, Operation } from './model-provider.js';
import { providerFailures } from './provider-error.js';

/** What is counted of a provider, each named for the event that it is told. */
export interface ModelProviderMetrics
  extends Required<Pick<ModelProviderOptions, 'onCircuitStateChange' | 'onCall' | 'onRetry' | 'onTokens'>> {
  /** A project's tokens of the day did not suffice. */
  readonly onOverspent: () => void;
}

/** What calls are made for. */
const purposes: Readonly<Record<Operation, string>> = { completion: 'extraction', embedding: 'embedding' };

export function createModelProviderMetrics(metrics: Metrics, log: Logger): ModelProviderMetrics {
  const calls = metrics.counter(
    'model_provider_calls_total',
    'Calls to the model provider, by what they were for and how they ended; the tries of one are one call.',
    ['purpose', 'outcome'],
  );
  const retries = metrics.counter('model_provider_retries_total', 'Tries of those calls beyond the first.', [
    'purpose',
  ]);
  const tokens = metrics.counter('model_provider_tokens_total', 'Tokens that the model provider says it took.', [
    'purpose',
    'kind',
  ]);
  const overspent = metrics.counter(
    'model_provider_budget_refusals_total',
    "Work for which a project's tokens of the day did not suffice.",
  );
  // Also those that have not happened: a count that first appears as 1 is no rise to whoever watches it.
  for (const purpose of Object.values(purposes)) {
    for (const outcome of ['answered', 'given_up', ...providerFailures]) calls.inc({ purpose, outcome }, 0);
    retries.inc({ purpose }, 0);
  }
  return {
    onCircuitStateChange: createCircuitMetrics(metrics, log),
    onCall: (operation, outcome) => calls.inc({ purpose: purposes[operation], outcome }),
    onRetry: (operation) => retries.inc({ purpose: purposes[operation] }),
    onTokens: (operation, { promptTokens, completionTokens }) => {
      tokens.inc({ purpose: purposes[operation], kind: 'prompt' }, promptTokens);
      tokens.inc({ purpose: purposes[operation], kind: 'completion' }, completionTokens);
    },
    onOverspent: () => overspent.inc(),
  };
}

function createCircuitMetrics(metrics: Metrics, log: Logger): ModelProviderMetrics['onCircuitStateChange'] {
  const open = new Set<Circuit>();
  metrics.gauge(
    'model_provider_circuits_open',
    'Kinds of calls to the model provider that are held back.',
    () => open.size,
  );
  return (circuit, state) => {
    if (state === 'closed') open.delete(circuit);
    else open.add(circuit);
    log.warn({ circuit, state }, 'the circuit to the model provider changed');
  };
}
