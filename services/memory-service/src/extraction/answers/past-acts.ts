import { requestVerbAt } from '../clauses/parallel/paired-requests.js';
import { contentWords } from '../language/content-words.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { screenNouns } from '../language/lexicon/momentary-words.js';
import { technologies } from '../language/lexicon/technologies.js';
import { isFormIn, wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { placeWords } from '../language/words-in-place.js';
import { isReference } from '../remarks/thin/bare-references.js';
import { workNouns } from '../remarks/thin/thin-words.js';
import { opensWithYesOrNo } from './kinds-of-questions.js';

/*
 * "What did you bake?" "A banana bread.": what somebody did once in their life, of which verbs there is no end, and not
 * what was just done with the work at hand ("What did you run?" "npm test"), of which they are known.
 */

const maxAnswerWords = 10;

const ledIn = '^(?:(?:and|so|but|oh|ooh|ok|okay|nice|great|lovely|cool|hey)[,!.]? )*';
const asked =
  "(?:what(?: (?:kind|sort|type) of [\\p{L}'-]+| [\\p{L}-]+){0,1}(?: else)?|which [\\p{L}-]+(?: [\\p{L}-]+)?|who(?:m)?|where|how)";
const whoseAct =
  "(?:you(?: (?:two|both|all|guys))?|he|she|they|(?:your|his|her|their|the) (?!(?:app|code|server|build|tests?|script|error|log|program|page|agent|model|job|pipeline|compiler|linter|service|system|api)\\b)[\\p{L}'’-]+|(?!(?:it|we|i|this|that|these|those)\\b)\\p{L}{2,})";
/** "What did you bake?", "What have you been knitting?", "Where did your sister go on holiday?" */
const englishAct = new RegExp(
  `${ledIn}${asked} (?:did|have|has|had) ${whoseAct} (?:been |ever |finally |actually |last |all |recently )*(\\p{L}+)( [^?]{1,60})?\\?+$`,
  'iu',
);
/** "How did it happen?", of an accident. */
const happened = new RegExp(`${ledIn}how did (?:it|that|this) (?:happen|come about)\\?+$`, 'i');
/** "Was hast du gebacken?", "Qu'est-ce que tu as peint ?", "¿Qué has comprado?", "Cosa hai comprato?" */
const foreignActs = [
  /^(?:und )?(?:was|wo|wohin|wen|welche[nrsm]? \p{L}+) (?:hast|habt|bist|seid|hat|ist) (?:du|ihr|(?:dein|eu)\p{L}* \p{L}+)(?: [^?]{1,40})? (?:\p{L}+ )?(\p{L}*ge\p{L}{3,}|be\p{L}{4,}|ver\p{L}{4,})\s?\?+$/iu,
  /^(?:et )?(?:qu['’]est-ce que tu as|qu['’]as-tu|tu as|où (?:est-ce que )?(?:tu (?:as|es)|as-tu|es-tu)) (\p{L}{3,})(?: [^?]{1,40})?\s?\?+$/iu,
  /^¿?(?:y )?(?:qué|dónde|a quién|qué \p{L}+) (?:has |habéis )?(\p{L}+(?:[aei]ste(?:is)?|[ai]do))(?: [^?]{1,40})?\s?\?+$/iu,
  /^(?:e )?(?:(?:che )?cosa|dove|che \p{L}+|quale \p{L}+) (?:hai|avete|sei|siete) (\p{L}+(?:[aiu]to|[aei]tt?[oai]|s[oai]))(?: [^?]{1,40})?\s?\?+$/iu,
];

/** What is done with a computer, or with the work: asked of it, it is of the moment. */
const actsAtHand = wordSet(
  'run rerun ran try tried type typed click clicked tap enter entered press pressed hit paste pasted copy copied send',
  'sent use used do done doing mean meant expect expected commit push pull merge rebase check start started restart',
  'stop delete deleted remove removed edit edited update rename renamed revert fix fixing debug debugging test testing',
  'log print printed call set configure touch deploy search grep look looking select scroll say said notice notices',
  'observe clear upload download downloaded need want think prefer decide install installed compile refactor implement',
  'query execute invoke pass append attach point put leave left write wrote written',
  'work working change changed changing open opened close closed happen wait waiting go-through',
);
const foreignActsAtHand =
  /^(?:ge(?:ändert|macht|tippt|klickt|drückt|löscht|startet|funden|öffnet|schrieben|meint|testet|prüft|sagt|sehen)|aus(?:geführt|probiert)|ein(?:gegeben|gefügt|gestellt)|versucht|bekommen|benutzt|verwendet|verändert|verschoben|beendet|bearbeitet|fait|essayé|lancé|tapé|cliqué|modifié|changé|supprimé|installé|ouvert|vu|dit|utilisé|écrit|hecho|hiciste|probado|probaste|ejecuta(?:do|ste)|cambia(?:do|ste)|instala(?:do|ste)|abierto|abriste|visto|viste|dicho|dijiste|usado|usaste|escrito|fatto|provato|eseguito|cambiato|modificato|installato|aperto|visto|detto|usato|scritto)$/iu;

/** Of life or of the work: only what stands beside tells which ("at the zoo", "for your birthday"). */
const actsOfBoth = wordSet('see saw seen find found get got have had hear tell make made read create pick');
/** Points at the matter at hand, and names nothing. */
const pointsAtHand = /\b(?:it|this|that|these|those|here|so far|just|now)\b/i;

const moreOfWork = wordSet(
  'app server db database api endpoint repo repository code script config setup module package library dependency',
  'dependencies version docs documentation pr mr ci pipeline deployment staging production prod container image stack',
  'trace response query cache schema migration variable string array object json yaml dist folder directory',
  'import imports export regex null undefined env flag port host parser status ticket sprint logs devtools',
);

const isOfWork = (word: string): boolean =>
  isFormIn(word, workNouns) || isFormIn(word, screenNouns) || isFormIn(word, moreOfWork) || technologies.has(word);

const lastOf = (text: string): string => text.slice(text.search(/[^?!.]*[?]+\s*$/)).trimStart();

/** Whether a question asks what somebody did once, and not of the work at hand. */
function asksOfPastAct(question: string): boolean {
  const last = lastOf(question);
  const [, act = '', beside = ''] = englishAct.exec(last) ?? [];
  const verb = act.toLowerCase();
  if (wordsOf(question).some((word) => word !== verb && isOfWork(word))) return false;
  if (happened.test(last)) return true;
  if (foreignActs.some((asks) => !foreignActsAtHand.test(asks.exec(last)?.[1] ?? 'fait'))) return true;
  if (verb === '' || actsAtHand.has(verb)) return false;
  if (pointsAtHand.test(beside)) return false;
  if (!actsOfBoth.has(verb)) return true;
  // "How was Iceland? What did you see?"
  const isTold = contentWords(beside).length > 0;
  return isTold || /^how (?:was|were) /i.test(question) || isOnTheWay.test(last);
}

/** What was just done at the keyboard, and what came of it: "what did you get?" */
const justDone =
  /^(?:(?:and|so|ok|okay)[, ]+)?(?:what(?= did you get\b)|(?:what|which \p{L}+|where)(?! did you get\b))(?: exactly)? did you (?:just )?(?:(?:re)?run|execute|type(?: in)?|enter|click(?: on)?|press|tap|paste|check out|open|get)(?: (?:exactly|there|then|just now|last|before (?:that|it)))?\?+$/iu;

/** Whether few words answer what an agent asks of the last step: "which command did you run?" "pnpm build" */
export const tellsLastStep = (question: string, sentence: string): boolean =>
  justDone.test(question) && sentence.length <= maxStepCharacters && !startsIndependentClause(placeWords(sentence), 0);

const maxStepCharacters = 60;

/** "How did you get there?" */
const isOnTheWay = /\bhow did .{1,40} get (?:there|home|around|to \S+)\?/i;

const opensWithNothing =
  /^(?:nothing|none|nobody|no one|nowhere|not|no|i|idk|dunno|don['’]t|same|it|that|this|these|those|the (?:other|latest|first|last|same|usual|second|third|former|latter|one|ones)|one of|some|something|someone|somewhere|stuff|whatever|anything|everything|all|both|why|what|who|how come|can|could|just|as i|like i|see|nichts|keine?|weiß|rien|nada|niente|je ne|no sé|non so)(?!\p{L}|['’]\p{L})/iu;
const looksTyped = /[`_{}<>=|\\]|(?:^|\s)--?\w|\w\/\w|\w\.\w{1,4}\b|\p{Ll}\p{Lu}|\(\)/u;

/** "My left wrist", "By train": the second word is no verb behind these. */
const opensPhrase =
  /^(?:an?|the|my|our|his|her|their|some|two|three|four|by|at|in|on|from|with|to|how to) (?:\S+ ){0,3}\S+$/i;

const isClause = (sentence: string): boolean =>
  startsIndependentClause(placeWords(sentence), 0) ||
  (wordsOf(sentence).length > 2 && hasFiniteVerb(sentence) && !opensPhrase.test(sentence));

/** "Nothing special", "that one", "haha": an answer that names nothing. */
export const namesNothing = (answer: string): boolean =>
  opensWithNothing.test(answer) || contentWords(answer).length === 0;

/** Whether an answer is a thing, a place or a way that is named, and nothing of the work. */
function namesWhatItWas(sentence: string): boolean {
  const words = wordsOf(sentence);
  if (words.length === 0 || words.length > maxAnswerWords || /[?？:]/.test(sentence)) return false;
  if (opensWithYesOrNo(sentence) || namesNothing(sentence) || looksTyped.test(sentence)) return false;
  if (words.some(isOfWork) || isOneSign.test(sentence)) return false;
  if (isReference(sentence) && !/^\p{L}+[.!]?$/u.test(sentence)) return false;
  return !isClause(sentence) && requestVerbAt(placeWords(sentence), 0) < 0;
}

/** "a 500", "42" */
const isOneSign = /^(?:an? )?\d+[.!]?$/i;

/** "And your favourite author?", asked back, and not of the work ("and your branch?") */
const asksOfOwn = (question: string): boolean =>
  /^(?:and|what about|how about) your [^?,]{2,40}\?+$/i.test(question) && !wordsOf(question).some(isOfWork);

/** Whether a bare answer tells what somebody did, saw or got once: with its question, that lasts. */
export const tellsPastAct = (question: string, sentence: string): boolean =>
  (asksOfPastAct(question) || asksOfOwn(question)) && namesWhatItWas(sentence);
