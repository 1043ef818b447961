/**
 * A test whether any of some patterns matches. They are joined into one expression for each set of flags: trying a
 * hundred expressions one after another on every sentence costs more than matching does. Patterns without regard to
 * case are tried on small letters, which takes a fraction of the time that looking for both cases does. Patterns must
 * have neither groups that are referred to nor the flag g or y.
 */
export function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  const small = joined(patterns.filter(isOfSmallLetters), (flags) => flags.replace('i', ''));
  const other = joined(patterns.filter((pattern) => !isOfSmallLetters(pattern)));
  return rememberingLast((text) => {
    if (other.some((pattern) => pattern.test(text))) return true;
    const lower = text.toLowerCase();
    return small.some((pattern) => pattern.test(lower));
  });
}

function joined(patterns: readonly RegExp[], flagsOf = (flags: string): string => flags): readonly RegExp[] {
  const sources = new Map<string, string[]>();
  for (const { source, flags } of patterns) sources.set(flags, [...(sources.get(flags) ?? []), `(?:${source})`]);
  return [...sources].map(([flags, list]) => new RegExp(list.join('|'), flagsOf(flags)));
}

/** Whether a pattern has no regard to case, and no capital of its own but in escapes. */
const isOfSmallLetters = ({ source, flags }: RegExp): boolean =>
  flags.includes('i') && !/\\p\{L[ul]\}/.test(source) && !/\p{Lu}/u.test(source.replace(/\\(?:p\{\w+\}|\w)/g, ''));

interface Answered<T> {
  readonly text: string;
  readonly answer: T;
}

/**
 * The same reading with its last two answers remembered, since a text and a part of it are asked about several times in
 * turns.
 */
export function rememberingLast<T>(read: (text: string) => T): (text: string) => T {
  // Nothing is read before the first text: an expression is compiled when it is first used.
  let last: Answered<T> | null = null;
  let before: Answered<T> | null = null;
  return (text) => {
    if (text === last?.text) return last.answer;
    const found = text === before?.text ? before : { text, answer: read(text) };
    before = last;
    last = found;
    return found.answer;
  };
}
