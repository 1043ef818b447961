import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { repositoryRoot } from '../launcher/repository.js';

/** What the tests look at of a service of the compose file; the specification's schema checks the rest. */
export interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly restart?: string;
  readonly init?: boolean;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly privileged?: boolean;
  readonly user?: string;
  readonly stop_grace_period?: string;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** A place where the compose file takes a value from the environment of whoever runs it. */
export interface Interpolation {
  readonly variable: string;
  /** `:?`: it has to be set; `:-`: there is a default; empty: neither. */
  readonly operator: ':?' | ':-' | '';
  /** The default, or what is said when it is missing. */
  readonly word: string;
}

const interpolation = /\$\{([A-Z][A-Z0-9_]*)(?:(:\?|:-)([^}]*))?\}/g;

export function readComposeText(): string {
  return readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
}

/** The file with anchors and merge keys resolved, and its `${…}` as they are written. */
export function readComposeFile(): ComposeFile {
  return parse(readComposeText(), { merge: true }) as ComposeFile;
}

export function interpolationsIn(text: string): Interpolation[] {
  return [...text.matchAll(interpolation)].map(([, variable = '', operator = '', word = '']) => ({
    variable,
    operator: operator as Interpolation['operator'],
    word,
  }));
}

/**
 * An environment as the container gets it, or other values with their `${…}` filled in.
 * @throws Error for a variable that has to be set and is not
 */
export function interpolate(
  values: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const fill = (_match: string, variable: string, operator: string, word = ''): string => {
    const value = given[variable] ?? '';
    if (value === '' && operator === ':?') throw new Error(`${variable}: ${word}`);
    return value === '' && operator === ':-' ? word : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.replace(interpolation, fill)]));
}
