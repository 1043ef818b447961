import type { Fault } from '@persistent-memory/auth';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';

/**
 * What shows nothing wherever it stands, beside white space: Unicode's Default_Ignorable_Code_Point in the basic plane,
 * written out, since the pattern stands in the document, and not everyone who reads it knows the property.
 */
const invisible =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8';

/** Pattern of text that has to hold something other than white space and what is invisible. */
export const notBlankPattern = `[^\\s${invisible}]`;

/** What is wrong with a value by its schema, at most one fault for each place in it. */
export function schemaFaults(validate: ValidateFunction, value: unknown, place: string): readonly Fault[] {
  if (validate(value)) return [];
  const faults = new Map<string, Fault>();
  for (const error of validate.errors ?? []) {
    // `anyOf` repeats what its branches said.
    if (error.keyword === 'anyOf' || error.keyword === 'if') continue;
    const location = locate(error, place);
    const known = faults.get(location);
    const message = explain(error);
    if (known === undefined) faults.set(location, { location, message });
    else if (error.keyword === 'type' && !known.message.endsWith(message.slice('must be '.length))) {
      faults.set(location, { location, message: `${known.message} or ${message.slice('must be '.length)}` });
    }
  }
  return [...faults.values()];
}

function locate(error: ErrorObject, place: string): string {
  const missing = error.keyword === 'required' ? `/${String(error.params.missingProperty)}` : '';
  const segments = `${error.instancePath}${missing}`.split('/').slice(1);
  return segments.reduce((path, segment) => {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    return /^\d+$/.test(name) ? `${path}[${name}]` : `${path}.${name}`;
  }, place);
}

const formatMessages = new Map<string, string>();

/** @param message what is wrong with text that is not of the format: `must be …` */
export function explainFormat(name: string, message: string): void {
  formatMessages.set(name, message);
}

function explain(error: ErrorObject): string {
  const limit = String(error.params.limit);
  switch (error.keyword) {
    case 'required':
      return 'is required';
    case 'type':
      return `must be ${[error.params.type].flat().map(withArticle).join(' or ')}`;
    case 'format':
      return formatMessages.get(String(error.params.format)) ?? `must be a valid ${String(error.params.format)}`;
    case 'pattern':
      return error.params.pattern === notBlankPattern
        ? 'must not be blank'
        : `must match ${String(error.params.pattern)}`;
    case 'minLength':
      return limit === '1' ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return limit === '1' ? 'must hold at least one item' : `must hold at least ${limit} items`;
    case 'maxItems':
      return `must hold at most ${limit} items`;
    case 'uniqueItems':
      return 'must not hold the same item twice';
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'enum':
      return `must be one of ${(error.params.allowedValues as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(error.params.allowedValue)}`;
    default:
      return error.message ?? 'is not valid';
  }
}

function withArticle(given: unknown): string {
  const type = String(given);
  if (type === 'null') return 'null';
  return /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}
