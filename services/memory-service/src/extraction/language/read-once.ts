/**
 * What was read of a text before, or what is read of it now: what is pasted repeats its lines, and each is read once.
 */
export function readOnce<T>(known: Map<string, T>, text: string, read: () => T): T {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = read();
  known.set(text, found);
  return found;
}
