import { requestVerbAt } from '../clauses/parallel/paired-requests.js';
import { mayNameTime } from '../dates/tokens/date-words.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { splitSentences } from '../language/split-sentences.js';
import { placeWords } from '../language/words-in-place.js';
import { isQuestion } from '../remarks/requests/questions.js';
import { dropOpening } from '../remarks/talk/openings.js';
import { asksForDetail, offersToDo } from './kinds-of-questions.js';

/*
 * "Shall I set up the remote cache?" "nope. we had it in June and ripped it out again": why something is not wanted
 * outlives the offer, and means nothing without what was offered.
 */

const maxReadCharacters = 2000;
const maxOfferCharacters = 200;
const maxReasonCharacters = 300;

/**
 * What a text ends with offering or asking yes or no; with the sentence before it where only that names what it is
 * about.
 */
export function offerIn(text: string, names: ReadonlySet<string>): string | null {
  const sentences = splitSentences(text.slice(-maxReadCharacters).split('\n').at(-1) ?? '');
  const question = dropOpening(sentences.at(-1) ?? '', names);
  if (!isQuestion(question) || question.length > maxOfferCharacters) return null;
  if (asksForDetail(question)) return null;
  // "The demo is on the 7th, right?" "No, they moved it": put right, and not refused.
  if (asksToConfirm.test(question) || (mayNameTime(question) && !offersToDo(question))) return null;
  const before = sentences.at(-2) ?? '';
  const namesIt = before !== '' && before.length <= maxOfferCharacters && !isQuestion(before);
  return namesIt && pointsBefore.test(question) ? `${before} ${question}` : question;
}

const asksToConfirm =
  /, (?:right|no|correct|yes|yeah|ok|oder|nicht wahr|non|n['’]est-ce pas|verdad|\p{L}+n['’]?t \p{L}+)\s?\?$/iu;
const pointsBefore = /\b(?:it|that|this|them|those|these|one|some|das|es|sie|ihn|ça|cela|eso|lo)\b(?!-)/i;

const no = '(?:no|nope|nah|nein|nee|non|não)(?: (?:thanks|thx|please|pls|danke|merci|gracias))?';
const bareRefusal = new RegExp(`^${no}[\\s,.!]*$`, 'i');
/** "nope.", before a sentence that says why. */
export const isBareRefusal = (sentence: string): boolean => bareRefusal.test(sentence);
const refusal = new RegExp(`^${no}\\s?[,;:–—-]+\\s*(?=\\S)`, 'i');

/** Whether a sentence refuses, and tells why. */
export const refusesForReason = (sentence: string): boolean => {
  const said = sentence.replace(refusal, '');
  return said !== sentence && tellsAgainst(said);
};

/**
 * "we had it back in June and ripped it out", "too expensive for staging": a reason against what was offered, which is
 * more than how it goes just now.
 */
export function tellsAgainst(reason: string): boolean {
  if (reason.length > maxReasonCharacters || isQuestion(reason)) return false;
  if (excessive.test(reason)) return true;
  const words = wordsOf(reason);
  if (words.length < 3 || !pointsAtIt.test(reason)) return false;
  if (doesHarm.test(reason)) return words.length > 3;
  if (isNeeded.test(reason)) return true;
  if (onceBefore.test(reason)) return true;
  if (ofTheMoment.test(reason)) return false;
  if (requestVerbAt(placeWords(reason), 0) >= 0) return false;
  if (words.length >= minTriedWords && toldBefore.test(reason)) return true;
  if (forbids.test(reason)) return true;
  const isTold = words.slice(0, 6).some((word) => verbForm(word) === 'past');
  return isTold && words.length >= minTriedWords && tellsWhenOrWhy(reason);
}

const minTriedWords = 6;
const excessive =
  /^(?:(?:way|far|much|it['’]?s|that['’]?s|that would be|das ist|c['’]est|es) )*(?:too|zu|trop|demasiado) (?!early\b|late\b|soon\b|tired\b|busy\b)\p{L}{3,}(?: (?:for|für|pour|para)\b[^,;]{2,60})?[.!]*$/iu;
const pointsAtIt = /\b(?:it|that|them|those|one|ones|das|es|ihn|sie|ça|cela|la|le|les|lo|los|las|eso)\b|\bl['’]/i;
const ofTheMoment =
  /^(?:it|that|this|it['’]s|that['’]s|i|i['’]\p{L}+|you|you['’]re|let['’]?s|let)(?!\p{L})|\b(?:later|tomorrow|yet|right now|not now|myself|in a (?:bit|minute|sec|moment)|already did|just did|we['’]ll|gonna|going to)\b/iu;
/** "it slows down the bulk import" */
const doesHarm =
  /^(?:it|that|this) (?:always |only |just )?(?!(?:works|fails|looks|is|was|has|seems|runs|passes|does|hangs|crashes|depends|says|sounds|feels|makes)\b)[a-z]{3,}s \S/i;
/** "the BI team reads it" */
const isNeeded =
  /^(?!(?:i|you|it|that|this|they|the (?:tests?|build|job|server))\b)\p{L}[\p{L}'’-]* (?:\S+ ){0,4}?(?:reads?|uses?|needs?|calls?|expects?|owns?|parses?|imports?|relies on|rely on|depends on|depend on) (?:it|that|them)[.!]*$/iu;
/** "I tried it once and hated it" */
const onceBefore =
  /^(?:i|we) (?:\p{L}+ ){0,2}\p{L}+ (?:it|that|them|one) (?:once|years ago|as a (?:kid|child|student)|in (?:19|20)\d\d)\b/iu;
/** "legal vetoed it", "our customers don't allow it", "our designers never look at it" */
const forbids =
  /^(?:our|we|they|nobody|no one|the) (?:\p{L}+ ){0,3}(?:never|hardly|rarely|nobody|no one) \p{L}+|^(?:nobody|no one) |\b(?:veto(?:ed|es)?|forbids?|forbade|forbidden|ban(?:s|ned)?|prohibits?|prohibited|(?:don['’]?t|doesn['’]?t|not|never) (?:allow(?:ed)?|permit(?:ted)?|support|want|use|trust|like|need)|rejected|refused)\b/iu;
const toldBefore =
  /(?<!\p{L})(?:hatten|hatte|haben|wurde|schon mal|verbietet|on l['’]a(?:vait)?|nous l['’]avons|déjà|interdit|l[oa]s? (?:probamos|tuvimos|usamos|quitamos)|prohíbe|prohibido)(?!\p{L})/iu;
const tellsWhenOrWhy = (reason: string): boolean =>
  mayNameTime(reason) ||
  /\b(?:and|because|but|since|until|so)\b/i.test(reason) ||
  /, \p{L}+ \p{L}+ \p{L}+/u.test(reason);

const unable = [
  "(?:i )?(?:can['’]?t|cannot|won['’]?t be able to)(?: (?:make it|come|join|do it))?",
  '(?:ich )?kann (?:da |leider |am \\p{L}+ )*nicht(?: kommen)?|(?:das )?geht (?:leider |bei mir )*nicht',
  "(?:je |j['’])?(?:ne |n['’])?(?:peux|pourrai) (?:malheureusement )?pas(?: venir)?",
  '(?:yo )?no (?:puedo|podré)(?: ir)?|(?:io )?non posso(?: venire)?|(?:eu )?não posso(?: ir)?|(?:ik )?kan (?:helaas )?niet',
].join('|');
/** "cant, …", "sorry, je peux pas, …" */
const inability = new RegExp(
  `^(?:(?:oh|ah|aw|no|nope|sorry|so sorry|unfortunately|sadly|leider|désolée?|lo siento|non|nein),? ){0,2}(?:${unable})(?: (?:sorry|unfortunately|leider|malheureusement))?\\s?(?:,|[–—-]{1,2}|:\\()\\s+(?=\\S+ \\S+ \\S)`,
  'iu',
);

/**
 * "cant, my resit is on Friday", asked to come along: what stands behind the refusal tells something, and the refusal
 * nothing.
 */
export const behindInability = (sentence: string, question: string | null): string =>
  question === null || asksForDetail(question) ? sentence : sentence.replace(inability, '');
