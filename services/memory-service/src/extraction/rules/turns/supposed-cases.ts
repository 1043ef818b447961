import { isGivenName } from '../../language/lexicon/given-names.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { splitSentences } from '../../language/split-sentences.js';
import type { ReplyJudgement } from '../../lasting-replies/weigh-replies.js';
import { isSupposed } from '../../remarks/thin/idle-talk.js';
import type { Block } from '../../turns/split-blocks.js';

/*
 * What a user only supposes, to think or to ask about it: "Nothing of this is real. Suppose a shop had a single MySQL.
 * If they sharded by country, …". What is told of the user's own beside it stays.
 */

const madeUp = '(?:hypothetical|made[- ]up|fictional|fictitious|invented|imaginary|theoretical)';
const wholly = '(?:(?:purely|completely|totally|entirely|all|just|only|of course|merely) )*';
const saysSo = caseless`(?:^|[,;:(–-] ?)${oneOf(
  '(?:none|nothing|not a word|no part) of (?:this|it|that|what follows)(?: story)? (?:(?:is|was) (?:real|true|for real)|exists)(?! (?:yet|any ?more))',
  `(?:this|it|that|all of (?:this|it)|what follows|the following)(?:'s| is| are) ${wholly}(?:an? )?${wholly}${madeUp}(?: (?:example|scenario|case|question|company|shop|team|story|situation|one))?`,
  `${wholly}(?:an? )?(?:${madeUp}|imagined) (?:example|scenario|case|question|situation)`,
  `(?:this is |it's )?${wholly}(?:an? )?thought experiment`,
  `${wholly}hypothetical(?:ly)?(?: speaking)?`,
)}(?=[.!,;:)]|$)`;
const maxDeclaring = 120;

/** "Ok, let me think out loud": before a case opens. */
const leadsIn = caseless`^(?:(?:ok|okay|so|now|hey|hi|well|right|quick one|just curious)[,.! ]+)*(?:let me think (?:out )?(?:loud|aloud)|(?:just )?thinking (?:out )?(?:loud|aloud)|(?:i have )?an? (?:odd|silly|weird|general|quick|random|strange) question|just curious|out of curiosity|here's (?:a|the) (?:case|scenario))[^.!?:]{0,60}[.!:…]*$`;

const declares = (sentence: string): boolean =>
  sentence.length <= maxDeclaring && saysSo.test(sentence.replaceAll('’', "'").replace(/[.!]+$/, ''));

/** What is told of the user's own things, and not only supposed of them. */
const ofOwn = /\b(?:i|i['’]m|we|we['’]re|my|our|us)\b|`|\w_\w|\w\/\w/i;
const onlySupposed =
  /\b(?:would|could|might|maybe|perhaps|suppose|imagine|hypothetical(?:ly)?|were|if|wonder|curious)\b|\b(?:we|i|they)['’]d\b/i;
const isOfOwn = (sentence: string): boolean =>
  (ofOwn.test(sentence) && !onlySupposed.test(sentence)) || wordsOf(sentence).some(isGivenName);

/** Which sentences of a user's turn are only supposed; null where none is. */
export function judgeSupposed(blocks: readonly Block[]): ((sentence: string) => ReplyJudgement) | null {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => splitSentences(text));
  const isMadeUp = paragraphs.some((sentences) => sentences.some(declares));
  const supposed = new Set(
    paragraphs.flatMap((sentences) => {
      const opening = sentences.findIndex((sentence) => !leadsIn.test(sentence));
      return isMadeUp || isSupposed(sentences[opening] ?? '') ? sentences : [];
    }),
  );
  if (supposed.size === 0) return null;
  return (sentence) => (supposed.has(sentence) && (declares(sentence) || !isOfOwn(sentence)) ? 'passes' : 'open');
}
