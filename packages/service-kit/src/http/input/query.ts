import type { Fault } from '@persistent-memory/auth';
import type { TObject } from 'typebox';

type Raw = Readonly<Record<string, unknown>>;

interface QueryReading {
  readonly value: Record<string, unknown>;
  readonly faults: readonly Fault[];
}

const digitsOnly = /^\d+$/;

/**
 * Reads a query string's parameters by their schema: integers are digits and nothing else (no sign, hex, exponent or
 * space), nothing is given twice, a missing one takes the schema's default. Bounds are left to the validator.
 */
export function readQuery(schema: TObject, raw: Raw): QueryReading {
  const value: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const [name, property] of Object.entries<{ type?: string; default?: unknown }>(schema.properties)) {
    const given = raw[name];
    const location = `query.${name}`;
    if (given === undefined) {
      if (property.default !== undefined) value[name] = property.default;
    } else if (typeof given !== 'string') {
      faults.push({ location, message: 'must be given once' });
    } else if (property.type !== 'integer') {
      value[name] = given;
    } else if (digitsOnly.test(given)) {
      // Of very many digits Number makes what no answer could repeat as a number.
      value[name] = Math.min(Number(given), Number.MAX_VALUE);
    } else {
      faults.push({ location, message: 'must be an integer, written as digits' });
    }
  }
  return { value, faults };
}
