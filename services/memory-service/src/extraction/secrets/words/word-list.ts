/** The words of a list that is written as one text. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
