import { cloudFormats } from './cloud-formats.js';
import { codeFormats } from './code-formats.js';
import { modelFormats } from './model-formats.js';
import type { SecretFormat } from './secret-format.js';
import { serviceFormats } from './service-formats.js';
import { standardFormats } from './standard-formats.js';

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
