import { parseArgs } from 'node:util';
import type { ConfigurationFault } from '@persistent-memory/service-kit';
import type { Bootstrap } from './accounts/bootstrap-account.js';
import { isUsableSubject } from './authentication/subject.js';
import { findIssuerFault } from './config.js';
import { findNameFault } from './resources/name.js';

export type BootstrapArguments = Omit<Bootstrap, 'defaultPlan'>;

const options = {
  issuer: { type: 'string', default: '' },
  subject: { type: 'string', default: '' },
  project: { type: 'string', default: 'Default' },
  key: { type: 'string', default: 'First key' },
  'another-key': { type: 'boolean', default: false },
} as const;

/** The arguments of `bootstrap`, or everything that is wrong with them: names are held to what the API asks of them. */
export function readBootstrapArguments(
  given: readonly string[],
): { readonly value: BootstrapArguments } | { readonly faults: readonly ConfigurationFault[] } {
  const values = parse(given);
  if (typeof values === 'string') return { faults: [{ name: 'The arguments', message: `can't be read: ${values}` }] };
  const { issuer, subject, project, key, 'another-key': anotherKey } = values;
  const messages = {
    '--issuer': issuer === '' ? 'has to be given' : findIssuerFault(issuer),
    '--subject': subject === '' ? 'has to be given' : findSubjectFault(subject),
    '--project': findNameFault(project),
    '--key': findNameFault(key),
  };
  const faults = Object.entries(messages).flatMap(([name, message]) => (message === null ? [] : [{ name, message }]));
  if (faults.length > 0) return { faults };
  return { value: { identity: { issuer, subject }, projectName: project, keyName: key, anotherKey } };
}

/** @returns what is wrong, in words, where there are others than those */
function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function findSubjectFault(subject: string): string | null {
  return isUsableSubject(subject) ? null : 'must be a subject that a token can have: text of at most 255 characters';
}
