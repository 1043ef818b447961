import { classifySentence, dropOpening, hasFiniteVerb, isQuestion } from './classify-sentence.js';
import { wordSet, wordsOf } from './lexicon/word-set.js';
import { splitBlocks } from './split-blocks.js';
import { splitSentences } from './split-sentences.js';

/*
 * "A sunset." after "What did you paint?" means nothing alone. It is kept with the question, word for word: nothing is invented.
 */

const yesOrNo = wordSet(
  'yes yep yeah yup no nope nah correct exactly right indeed definitely absolutely sure ja nein doch oui non si sí sim não sì да нет は네 아니요 always never sometimes often both neither either',
);
/** With these even the answer to an offer is meant to last: "Should I …?" "Yes, always." */
const lasting = wordSet('always never every immer nie toujours jamais siempre nunca sempre');
const maxAnswerWords = 8;
const maxQuestionCharacters = 200;

/** Questions whose "yes" says what to do next, and nothing that lasts. */
const offering =
  /^(?:shall|should i|should we|(?:can|could|would|will) (?:i|you|we)|(?:do you have|have you|got)? ?(?:any|some) (?:more |other )?(?:advice|tips|suggestions|ideas|recommendations|questions)|wanna|want to|may i|want me|do you want me|would you like me|would you like to (?:see|explore|continue|discuss)|does that|is that (?:ok|okay|fine|right|clear|correct)|ready|are you (?:ready|there|sure|ok|okay)|(?:all )?good|ok|okay|right|make sense|sound)\b/i;

const wantsDetail =
  /^(?:what|which|who|whom|whose|when|where|how (?:many|much|long|old|often|far|big|tall)|what's|who's|was|wo|wann|wer|welche|wie viele?|où|quand|qui|quel|combien|qué|dónde|cuándo|cuál|quién|cuánt|onde|quando|quem|qual|dove|chi|quale|где|когда|кто|что|какой|сколько)/i;

/** The last question of what was said before, when it is one that an answer can be joined to. */
export function openQuestion(text: string, names: ReadonlySet<string>): string | null {
  const paragraph = splitBlocks(text.slice(-4000)).at(-1)?.text ?? '';
  const questions = splitSentences(paragraph.slice(-1000)).filter((sentence) => isQuestion(sentence));
  const last = questions.at(-1);
  if (last === undefined || last.length > maxQuestionCharacters) return null;
  return dropOpening(last, names);
}

/** The sentence completed by the question before it, or null when it stands alone. */
export function completeAnswer(sentence: string, question: string, names: ReadonlySet<string>): string | null {
  const words = wordsOf(sentence.slice(0, 200));
  if (words.length === 0 || words.length > maxAnswerWords) return null;
  const isLasting = words.some((word) => lasting.has(word));
  if (offering.test(question) && !isLasting) return null;
  if (words.every((word) => yesOrNo.has(word))) return wantsDetail.test(question) ? null : `${question} ${sentence}`;
  const asksForDetail = wantsDetail.test(question) || /\b(?:or|oder|ou|o|или)\b/i.test(question);
  if (!asksForDetail || hasFiniteVerb(sentence) || isQuestion(sentence)) return null;
  return classifySentence(sentence, 'person', names) === 'statement' ? `${question} ${sentence}` : null;
}
