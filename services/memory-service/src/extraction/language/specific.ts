import { rememberingLast } from './pattern-set.js';

/** Capitals that name nothing. */
const plainCapitals = new Set("I I'm I've I'd I'll OK CI PR PRs UI".split(' '));

/** Something to tell a thing by: a number, an identifier, a name within the sentence, quoted words. */
export const isSpecific = rememberingLast((sentence) => {
  if (
    /\d|`|https?:|[\p{L}\p{N}][_/\\][\p{L}\p{N}]|(?:^|\s)[~.]{0,2}\/\w|\w\.\w|["“][^"”]{2,}["”]|--?\w+-\w|\S@\S|\p{Ll}\p{Lu}/u.test(
      sentence,
    )
  )
    return true;
  return (sentence.match(/(?<=[^.!?:\s]\s)\p{Lu}[\p{L}\p{N}+#-]*/gu) ?? []).some((word) => !plainCapitals.has(word));
});
