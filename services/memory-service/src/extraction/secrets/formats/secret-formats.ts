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

/** No credential has fewer characters, nor blanks within, and all have a digit, a capital or a sign before others. */
const credentialAhead = /(?<!\S)(?=[a-z]*[^a-z\s]+\w)\S{14}/;

/** Letters that stand for themselves, or a choice of some, at the begin of a pattern; the last is not repeated. */
const plainBegin = /^\\b(?:\(\?:([\w|-]+)\)|([\w-]+))(?![?*{+])/;

/** What all matches of a pattern begin with; empty where that is not plain. */
function beginsOf({ source, flags }: RegExp): readonly string[] {
  const [, choice, letters] = (flags === 'g' ? plainBegin.exec(source) : null) ?? [];
  return choice?.split('|') ?? (letters === undefined ? [] : [letters]);
}

const formatsByBegins = secretFormats.map((format) => ({ format, begins: beginsOf(format.pattern) }));

/** The formats that a text may hold: told cheaply, as most texts hold none. */
export function formatsIn(text: string): readonly SecretFormat[] {
  if (!credentialAhead.test(text)) return [];
  return formatsByBegins
    .filter(({ begins }) => begins.length === 0 || begins.some((begin) => text.includes(begin)))
    .map(({ format }) => format);
}
