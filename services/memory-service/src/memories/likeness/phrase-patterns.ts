/** A pattern, and what stands for what it finds. */
export type Rewrite = readonly [RegExp, string];

/** Stands behind whoever or whatever something belongs to, in place of "'s". */
export const possessor = 'zzof';

/** Stands before what something is used instead of. */
export const inPlaceOf = 'zzinsteadof';

/** Up to five words without a mark, none of which opens another phrase. */
export const noun = String.raw`((?:(?!(?:of|in|on|at|for|to|from|with|by|and|or|is|are|was|were|that|which|who|when|if|not)\b)[^\s,.;:?!]{1,40} ){0,4}(?!(?:of|in|on|at|for|to|from|with|by|and|or|is|are|was|were|that|which|who|when|if|not)\b)[^\s,;:?!]{1,40}?)`;
export const end = '(?=[.!]?$)';

/** A sentence with each phrase of a table replaced, one after the other. */
export function inOneForm(sentence: string, phrases: readonly Rewrite[]): string {
  const said = phrases.reduce((text, [pattern, phrase]) => text.replace(pattern, phrase), sentence);
  return said.replace(/ {2,}/g, ' ').trim();
}
