import { wordSet, wordsOf } from '../language/lexicon/word-set.js';

/*
 * What a sentence says of the talk itself before its colon: "Quick context before we start: …", "One more thing: …",
 * "Let me correct that: …". It announces, and what lasts stands behind it.
 */

/** Nouns and verbs of talking. A frame has one of them. */
const talk = wordSet(
  'context background info information note notes reminder recap summary overview thing things detail details',
  'fact facts point update fyi aside addition intro introduction basics',
  'start begin started dive mention add note clarify tell share explain say said know recap repeat remind clear',
  'precise specific fair sure asked ask wondering wonder wondered curious dealing future record remember',
);
/** Nouns and verbs of taking back what was said. */
const takingBack = wordSet(
  'correct correction corrections rephrase restate misspoke misspeak fix mistake wrong amend revise mixed',
  'confused muddled swapped',
);
/** What may stand with them. */
const around = wordSet(
  "don't you're what's",
  'since if case because as with not a an the some few one two three more another other last final first next',
  'quick short brief small little bit tiny minor slight important general useful relevant main',
  'u ur ya',
  'sorry oops up them those things i we you it that this what of for about on to my our your us me myself and',
  'so just also only please before let lemme allow must should need want have has had would like can did do be',
  'am is are was up',
  'rules rule conventions ways repo project codebase team house put keep follow here these',
  'get got go going in into heads here earlier above now by way record worth sake completeness clarity once again',
);

const opening = /^([^:：\n]{2,60})[:：]\s+(?=\S)/;
const maxFrameWords = 10;

/**
 * Where what a sentence says begins behind its frame, and whether the frame takes something back; null without a frame.
 */
export function readTalkFrame(sentence: string): { readonly end: number; readonly takesBack: boolean } | null {
  const match = opening.exec(sentence);
  if (match === null) return null;
  const words = wordsOf(match[1] ?? '').map((word) => word.replace(/^(?:i'm|i'd|let's|we're)$/, 'i'));
  if (words.length > maxFrameWords || !words.every((word) => isOfTalk(word) || around.has(word))) return null;
  return words.some(isOfTalk) ? { end: match[0].length, takesBack: words.some((word) => takingBack.has(word)) } : null;
}

const isOfTalk = (word: string): boolean => talk.has(word) || takingBack.has(word);
