import type { Random } from './random.js';

/**
 * Text of a JSON body that is nearly what an operation takes: fields of wrong types, too deep, too long, or not JSON at
 * all.
 */
export function hostileJson(random: Random, valid: object | undefined): string {
  const fields = new Map(Object.entries(valid ?? {}).map(([name, value]) => [name, JSON.stringify(value)]));
  for (const name of [...fields.keys(), ...extraFields]) {
    if (random.chance(fields.has(name) ? 0.4 : 0.12)) fields.set(name, hostileValue(random));
  }
  if (random.chance(0.05)) return hostileValue(random);
  const entries = [...fields].map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  if (random.chance(0.1)) entries.push(...entries);
  return `{${entries.join(',')}}`;
}

const extraFields = [
  'messages',
  'timestamp',
  'query',
  'limit',
  'explain',
  'memory_id',
  'data',
  '__proto__',
  'constructor',
  '',
];
const scalars = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1e400',
  '-1e-400',
  '1.5',
  '123456789012345678901234567890',
  '"no_date"',
  '"2026-02-30"',
  '"2026-03-18"',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\ud800"',
  '"\\udc00\\ud800"',
  '"5"',
  '[]',
  '{}',
  'NaN',
  '0x10',
  "'x'",
  'undefined',
  '01',
];

/** JSON text of one value, or nearly. */
function hostileValue(random: Random): string {
  const kind = random.integer(9);
  if (kind < 4) return random.pick(scalars);
  if (kind < 6) return JSON.stringify(hostileText(random));
  if (kind === 6) return `[${Array.from({ length: random.integer(6) }, () => hostileValue(random)).join(',')}]`;
  if (kind === 7)
    return `[${Array.from({ length: random.integer(4) }, () => JSON.stringify(hostileText(random))).join(',')}]`;
  const depth = random.integer(20_000);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"b":', '}]'],
  ] as const);
  return `${open.repeat(depth)}1${close.repeat(random.chance(0.8) ? depth : depth + 1)}`;
}

const textPieces = [
  'I live in Lisbon. ',
  'last week ',
  'user: ',
  'no, we use pnpm ',
  '\0',
  '\u0001\u001f',
  '\u007f\u0085',
  '\u2028\u2029',
  '\ud800',
  '\udfff',
  '🦭',
  '𠀀',
  'é',
  'e\u0301\u0301\u0301',
  '\u202e',
  '\ufeff',
  '\uffff',
  "'; drop table memory.memories; --",
  '\\',
  '"',
  '%s',
  '$1',
  '<script>',
  '``` ',
  '\n',
  '\t',
  'a'.repeat(300),
  '- '.repeat(50),
  '(('.repeat(40),
  '2026-13-45 ',
  '00:00 ',
  '1.2.3.4 ',
  'x@y ',
  'http://',
  'ak_',
  'سلام ',
  '東京',
  'ﷺ',
];

/** A few pieces, or one of them very often. */
export function hostileText(random: Random): string {
  if (random.chance(0.1)) return random.pick(textPieces).repeat(random.integer(2_000)).slice(0, 12_000);
  return Array.from({ length: random.integer(12) }, () => random.pick(textPieces)).join('');
}
