import { ApiError, type ErrorCode, type Fault } from '@persistent-memory/auth';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { isCalendarDay, isInstant } from './date-formats.js';
import { explainFormat, schemaFaults } from './schema-faults.js';

/** How many faults one answer lists: each of the longest list's items, and whatever else is wrong beside them. */
const maxFaults = 2000;

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  coerceTypes: false,
  useDefaults: false,
  allowUnionTypes: true,
});

addFormats.default(ajv, ['uuid']);
defineTextFormat('date-time', 'must be an RFC 3339 date-time with its offset', isInstant);
defineTextFormat('date', 'must be a date as YYYY-MM-DD', isCalendarDay);

/**
 * Teaches every schema a `format` of text. One that a schema uses already cannot be taught anew.
 * @param message what is wrong with text that fails the test: `must be …`
 */
export function defineTextFormat(name: string, message: string, test: (text: string) => boolean): void {
  ajv.addFormat(name, test);
  explainFormat(name, message);
}

/** Checks values against one schema; compiled once, when the operation is mounted. */
export interface Validator {
  /** Every fault of the value, in the order of the schema; empty when it fits. */
  faults(value: unknown): readonly Fault[];
  /** The value with its lists as long as the schema lets them be: of what is longer the rest is not looked at. */
  within(value: unknown): unknown;
}

/**
 * @param place what the locations of faults begin with: `body`, `query` or `path`
 */
export function compileValidator(schema: TSchema, place: string): Validator {
  const validate = ajv.compile(schema);
  const bounds = arrayBounds(schema);
  return {
    faults(value) {
      const bounded = cutLongArrays(value, bounds, place);
      return [...bounded.faults, ...schemaFaults(validate, bounded.value, place)];
    },
    within: (value) => cutLongArrays(value, bounds, place).value,
  };
}

/** @throws ApiError with the code, naming every fault */
export function refuse(faults: readonly Fault[], code: ErrorCode = 'invalid_request'): never {
  const listed = faults.slice(0, maxFaults);
  const unlisted = faults.length - listed.length;
  const fields = new Set(faults.map((fault) => fieldOf(fault.location)));
  const [onlyField] = fields;
  throw new ApiError(code, {
    message: listed.length === 1 ? describe(listed[0]) : `The request has ${faults.length} faults.`,
    ...(fields.size === 1 && onlyField !== undefined && onlyField !== '' ? { param: onlyField } : {}),
    errors: unlisted > 0 ? [...listed, { location: 'body', message: `and ${unlisted} more faults` }] : listed,
  });
}

function describe(fault: Fault | undefined): string {
  return fault === undefined ? 'The request is not valid.' : `${fault.location} ${fault.message}.`;
}

/** `messages` of `body.messages[3]`. */
function fieldOf(location: string): string {
  return /^[a-z]+\.([^.[]+)/.exec(location)?.[1] ?? '';
}

/** Arrays of the schema's top level that say how long they may be. */
function arrayBounds(schema: TSchema): ReadonlyMap<string, number> {
  const properties: Record<string, { maxItems?: number }> = 'properties' in schema ? Object(schema.properties) : {};
  const bounded = Object.entries(properties).filter(([, property]) => property.maxItems !== undefined);
  return new Map(bounded.map(([name, property]) => [name, Number(property.maxItems)]));
}

/**
 * A list that is too long is refused by its length, and only its allowed part is looked into: with every fault
 * reported, a body of a million wrong items would otherwise cost a million error objects.
 */
function cutLongArrays(
  value: unknown,
  bounds: ReadonlyMap<string, number>,
  place: string,
): { value: unknown; faults: Fault[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value, faults: [] };
  const tooLong = [...bounds].flatMap(([name, maxItems]) => {
    const items: unknown = value[name as keyof typeof value];
    return Array.isArray(items) && items.length > maxItems ? [{ name, maxItems, items }] : [];
  });
  // A body may have members without number that no schema knows: it is copied only where something has to be cut.
  if (tooLong.length === 0) return { value, faults: [] };
  const cut = tooLong.map(({ name, maxItems, items }) => [name, items.slice(0, maxItems)]);
  const faults = tooLong.map(({ name, maxItems, items }) => ({
    location: `${place}.${name}`,
    message: `must hold at most ${maxItems} items, and holds ${items.length}`,
  }));
  return { value: { ...value, ...Object.fromEntries(cut) }, faults };
}
