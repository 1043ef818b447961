/**
 * A test whether any of some patterns matches. They are joined into one expression for each set of flags: trying a hundred
 * expressions one after another on every sentence costs more than matching does. Patterns must have neither groups that are referred to nor the flag g or y.
 */
export function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  const sources = new Map<string, string[]>();
  for (const { source, flags } of patterns) sources.set(flags, [...(sources.get(flags) ?? []), `(?:${source})`]);
  const joined = [...sources].map(([flags, list]) => new RegExp(list.join('|'), flags));
  return rememberingLast((text) => joined.some((pattern) => pattern.test(text)));
}

/** The same test with its last answer remembered, since one sentence is asked about several times in a row. */
export function rememberingLast(test: (text: string) => boolean): (text: string) => boolean {
  let lastText = '';
  let lastAnswer = test('');
  return (text) => {
    if (text !== lastText) {
      lastAnswer = test(text);
      lastText = text;
    }
    return lastAnswer;
  };
}
