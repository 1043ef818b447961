import { cloudFormats } from './cloud-formats.js';
import { codeFormats } from './code-formats.js';
import { modelFormats } from './model-formats.js';
import { serviceFormats } from './service-formats.js';
import { standardFormats } from './standard-formats.js';

/** One published format of a credential that can be told from other text by its form alone. */
export interface SecretFormat {
  /** Stands in the placeholder: `[secret:github_token]`. */
  readonly kind: string;
  /** Global, and of bounded repetition, so that no text makes it backtrack for long. */
  readonly pattern: RegExp;
  /** Where its issuer (or, failing that, its specification or a scanner of secrets) describes it. */
  readonly source: string;
}

/**
 * The formats known by their form. The order counts: a more specific one stands before the general one that would also
 * match.
 * Lengths are lower bounds where an issuer says that its tokens may grow.
 */
export const secretFormats: readonly SecretFormat[] = [
  ...modelFormats,
  ...codeFormats,
  ...cloudFormats,
  ...serviceFormats,
  ...standardFormats,
];
