import type { ErrorCode } from '@persistent-memory/auth';

/**
 * Finds text that Postgres can't hold or that is no Unicode, anywhere in a parsed JSON value.
 * Walks with a stack of its own, so that hostile nesting can't exhaust the call stack.
 */
export function findForbiddenText(value: unknown): Extract<ErrorCode, 'nul_character' | 'lone_surrogate'> | null {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string') {
      if (next.includes('\0')) return 'nul_character';
      if (!next.isWellFormed()) return 'lone_surrogate';
    } else if (typeof next === 'object' && next !== null) {
      for (const key of Object.keys(next)) pending.push(next[key as keyof typeof next]);
    }
  }
  return null;
}
