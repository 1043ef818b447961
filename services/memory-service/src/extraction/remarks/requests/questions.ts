import { hasFiniteVerb } from '../../language/finite-verb.js';
import { auxiliaries, verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners } from '../../language/lexicon/english-words.js';
import { wordSet, wordsOf } from '../../language/lexicon/word-set.js';
import { asksInChat } from './questions-in-chat.js';

/* Whether a sentence asks something. */

const interrogatives = wordSet('what when where who whom whose which why how');
const foreignInterrogatives = wordSet(
  'was wann wo wer wen wem warum wieso weshalb wie welche welcher welches quoi où qui pourquoi comment combien',
  'quel quelle qué cuándo dónde quién cuál cómo onde quem cosa dove chi perché что когда где кто почему как',
  'какой',
);
/** Those that begin nothing but a question, so that one is known without its mark. */
const foreignQuestionWords = wordSet(
  'warum wieso weshalb wann wer wie welche welcher welches pourquoi combien quoi qué cuándo dónde quién cuál',
  'cómo perché почему как где кто',
);
const foreignOpening =
  /^(?:was (?:bedeutet|ist|macht|heißt|passiert|soll|sollte|kann|meinst|hast|hältst|wäre|sind|tut)|wo (?:ist|sind|liegt|liegen|finde|steht)|c'est quoi|qu'est-ce|est-ce qu|où (?:est|sont|se)|dónde (?:está|están)|cos'è|che cos|o que (?:é|significa))(?!\p{L})/iu;
const inverted =
  /^(?:somebody|anybody|people|i|we|you|he|she|it|they|there|the|this|that|these|those|my|your|our|anyone|someone|one)$/;

/** "…, don't we"; "…, don't you" is of what the other knows. */
const tag =
  /, (?:don't|doesn't|isn't|aren't|won't|didn't|wasn't|weren't|haven't|hasn't|can't|couldn't|shouldn't|wouldn't) (?:we|he|she|it|they|there)$/i;

/** "We deploy from main, don't we" tells something; what all know is none. */
const knownToAll = /^(?:(?:and|but|so|well),? )?(?:we all|everybody|everyone|you) knows?\b/i;
const maxTag = 40;
const maxToldCharacters = 400;

/** "and does anyone remember if it works over ssh too", "anybody know whether …" */
const asksAnybody =
  /^(?:(?:and|also|so|but|or|oh|hey|btw|plus),? ){0,2}(?:(?:does|did|has|have|is|can|could|would|will) (?:any|some)(?:one|body|1)(?!\p{L})|any(?:one|body|1) (?:know|remember|recall|tried|seen|got|have)(?!\p{L}))/iu;

/**
 * "and why isn't it called twice", "so does tea with a meal matter as much as they say": one more, without its mark.
 */
function asksBesides(sentence: string): boolean {
  const behind = /^(?:and|so|but|or|also|plus),? (?=\S)/i.exec(sentence)?.[0];
  if (behind === undefined) return false;
  const rest = sentence.slice(behind.length);
  const [first = '', second = ''] = wordsOf(rest.slice(0, 60));
  if (/^(?:does|did)$/.test(first)) return second !== 'not' && verbForm(second) !== 'third';
  return /^(?:why|how|what|when|where|is|are|was|were|can|could|would|should|will)$/.test(first) && isQuestion(rest);
}

/** Whether it ends by asking whether it is so, without a question mark; friends who say so mostly tell. */
export const isTagged = (sentence: string): boolean => knownToAll.test(sentence) && tag.test(sentence.slice(-maxTag));

/** "tests sit next to the file NOT in `a` ok??": told, and whether it is understood. */
const wantsNod =
  /^(.{16,}?\S)(?<!\b(?:is|are|was|be|been|it's|its|that's|thats|all|looks?|seems?|sounds?|feels?|still|really|this|that|it|or|are you|u|you|so|everything|everyone|they|he|she)),? (?:ok|okay|k|alright|got it|understood|clear|capisce)\s?\?{1,4}$/i;

/** "which of them is", "which one should" */
const asksWhichIs =
  /^which (?:ones?|of \w+(?: \w+)?|\p{L}+) (?:is|are|was|were|should|would|will|can|do|does|has|have)\b/iu;

/** "whos on call", "whats happening with sso" */
const asksShortened = (first: string, second: string): boolean =>
  /^(?:who|how|when|why)s$/.test(first) ||
  (/^(?:what|who|where|how|when|why)'?s$/.test(first) &&
    (inverted.test(second) || determiners.has(second) || /^(?:happening|going)$/.test(second)));

/** Whether the sentence asks something, by its mark or, where that was left out, by its first words. */
export function isQuestion(sentence: string): boolean {
  const told = sentence.length <= maxToldCharacters ? wantsNod.exec(sentence)?.[1] : undefined;
  if (told !== undefined) return isQuestion(told);
  if (/[?？؟][\s"'”’)\]*!?？\p{Extended_Pictographic}]*$/u.test(sentence.slice(-12))) return true;
  if (/[か][。.]?$/.test(sentence) || /(?:吗|嗎)[。.]?$/.test(sentence)) return true;
  // "Who does what: Jule animations, Teo music" answers itself.
  if (/[.!:。]$|[^:]: \S.{6}/.test(sentence)) return false;
  if (asksBesides(sentence)) return true;
  if (/^(?:so |and |but )?who (?:even|on earth|in their right mind) /i.test(sentence)) return true;
  const [first = '', second = ''] = wordsOf(sentence.slice(0, 60));
  // "Can't, my exam is on Monday"
  if (auxiliaries.has(first) && /^\s*[\p{L}'’]+,/u.test(sentence)) return false;
  if (foreignQuestionWords.has(first) || (first === 'por' && second === 'qué')) return true;
  if (/^how (?:many|much|long|often|far|old|big|fast|large|soon)\b/i.test(sentence) && hasFiniteVerb(sentence))
    return true;
  if (/^(?:why|what|how|who|where) (?:on earth|the (?:hell|heck)|in the world|the f\w{1,5})\b/i.test(sentence))
    return true;
  if (asksInChat(sentence) || asksAnybody.test(sentence) || /(?:^|[,!] )which ones?$/i.test(sentence)) return true;
  if (first === 'how' || first === 'why' || first === 'what')
    return auxiliaries.has(second) || second === 'to' || verbForm(second) === 'base';
  if (
    /^any (?:ideas?|clues?|thoughts?|suggestions?|tips|advice|luck|chance|news|updates?|progress|way|reason)\b/i.test(
      sentence,
    )
  )
    return true;
  if ((first === 'which' || first === 'what' || first === 'how') && asksInverted(sentence)) return true;
  if (asksWhichIs.test(sentence)) return true;
  if (asksShortened(first, second)) return true;
  if (foreignOpening.test(sentence)) return true;
  if (interrogatives.has(first)) return auxiliaries.has(second) || /'(?:s|re|d)$/.test(first);
  if (/^(?:care|mind|fancy|wanna|want) (?:to|if|\w+ing)\b/i.test(sentence)) return true;
  if (/^(?:do|did|have|had)$/.test(first) && /^(?:i|we|you|he|she|they)$/.test(second)) return true;
  return auxiliaries.has(first) && !/^(?:do|don't|dont|be|have|did|had)$/.test(first) && inverted.test(second);
}

/** "Which one should I", "what port does it". */
const asksInverted = (sentence: string): boolean =>
  wordsOf(sentence.slice(0, 80))
    .slice(1, 5)
    .some((word, at, few) => auxiliaries.has(word) && inverted.test(few[at + 1] ?? ''));

/** "Kom je kijken", "tu viens": a verb that asks the other, in six languages. */
const foreignInverted =
  /^(?:(?:kom|ga|doe|wil|heb|kun|kan|weet|denk|vind|moet|zie|neem|zullen|gaan|komen) (?:je|jij|jullie|we|u)|(?:kommst|hast|willst|kannst|gehst|bist|machst|magst|weißt|kennst|nimmst|bringst) du|(?:kommt|habt|wollt|könnt|geht|seid|macht) ihr|(?:kommen|haben|wollen|können|gehen) (?:sie|wir)|(?:tu|vous) (?:viens|venez|veux|voulez|peux|pouvez|penses|pensez|sais|savez|as|avez|passes|es)|(?:viens|veux|peux|sais|penses|venez|voulez|pouvez|savez)-(?:tu|vous)|on y va|te (?:apuntas|vienes|animas)|(?:vienes|quieres|puedes|sabes|tienes|vienen|quieren|venís)|(?:vieni|vuoi|puoi|sai|venite|volete|potete|ci sei|ti va)|(?:você|vc|vocês) (?:vem|quer|pode|sabe|tem|vêm)|(?:vens|queres|podes|sabes))(?![\p{L}-])/iu;

export const startsInterrogative = (sentence: string): boolean => {
  if (foreignInverted.test(sentence)) return true;
  const [first = '', second = ''] = wordsOf(sentence.slice(0, 60));
  if (interrogatives.has(first) || foreignInterrogatives.has(first)) return true;
  // German "Am Samstag grillen wir"
  return auxiliaries.has(first) && second !== '' && (first !== 'am' || second === 'i');
};
