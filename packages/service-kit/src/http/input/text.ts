import type { ErrorCode, Fault } from '@persistent-memory/auth';

export interface ForbiddenText {
  readonly code: Extract<ErrorCode, 'nul_character' | 'lone_surrogate'>;
  readonly fault: Fault;
}

/** So many are told of, which is more than one answer lists. */
const maxFound = 200;
/** Locations go no deeper: what is nested further has no place in any schema. */
const maxLocatedDepth = 8;
/** Deeper nothing is looked for: the schema refuses it, and it may be a million brackets. */
const maxDepth = 32;

/**
 * Finds text that Postgres can't hold or that is no Unicode in a parsed JSON value, down to a depth that no schema has,
 * in its order. Names of members are not looked at.
 * @param place what the locations begin with: `body` or `query`
 */
export function findForbiddenText(value: unknown, place: string): readonly ForbiddenText[] {
  // Nearly every request holds none, and pays for no locations.
  return holdsForbiddenText(value) ? locateForbiddenText(value, place) : [];
}

function holdsForbiddenText(value: unknown): boolean {
  // Level by level, so that hostile nesting can't exhaust the call stack.
  let level: unknown[] = [value];
  for (let depth = 0; depth <= maxDepth && level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string') {
        if (forbiddenIn(one) !== null) return true;
      } else if (typeof one === 'object' && one !== null) {
        for (const member of Array.isArray(one) ? one : Object.values(one)) below.push(member);
      }
    }
    level = below;
  }
  return false;
}

function locateForbiddenText(value: unknown, place: string): ForbiddenText[] {
  const found: ForbiddenText[] = [];
  const pending: { readonly value: unknown; readonly location: string; readonly depth: number }[] = [
    { value, location: place, depth: 0 },
  ];
  for (let next = pending.pop(); next !== undefined && found.length < maxFound; next = pending.pop()) {
    const { value: member, location, depth } = next;
    if (typeof member === 'string') {
      const code = forbiddenIn(member);
      if (code !== null) found.push({ code, fault: { location, message: messages[code] } });
    } else if (typeof member === 'object' && member !== null && depth < maxDepth) {
      const within = (key: string) => (Array.isArray(member) ? `${location}[${key}]` : `${location}.${key}`);
      // The last one pushed is the next one read.
      for (const key of Object.keys(member).reverse()) {
        const isLocated = depth < maxLocatedDepth;
        pending.push({
          value: member[key as keyof typeof member],
          location: isLocated ? within(key) : location,
          depth: depth + 1,
        });
      }
    }
  }
  return found;
}

function forbiddenIn(text: string): ForbiddenText['code'] | null {
  if (text.includes('\0')) return 'nul_character';
  return text.isWellFormed() ? null : 'lone_surrogate';
}

const messages: Readonly<Record<ForbiddenText['code'], string>> = {
  nul_character: 'must not contain a NUL character',
  lone_surrogate: 'must not contain a lone surrogate',
};
