import { contentWords } from '../../language/content-words.js';
import { labelsForGood } from '../../language/labels.js';
import { canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { isSpecific } from '../../language/specific.js';
import { givesNewName } from '../agents/told-remedies.js';
import { statingVerbs } from '../requests/request-verbs.js';
import {
  ability,
  counts,
  hasWeight,
  howTo,
  inability,
  isGeneral,
  isHabit,
  lastsLong,
  tellsCause,
  tellsReason,
} from './lasting-in-few-words.js';
import { isPerformance, isToolReport, reportsDone } from './program-reports.js';
import { evaluations, intervals, introducesNoun, workNouns } from './thin-words.js';

/*
 * Between a user and an agent a few words that name nothing ("the modal doesn't close", "you broke the tests", "it says
 * permission denied") are about what is on the screen. What tells them from a fact is form: no name, number or
 * identifier, no reason, nothing that says "always", and a subject or object that only points.
 */

const pointers = oneOf(
  "this|that|it|it's|that's|these|those|them|one|ones|other|you|your|here|again|yet|later",
  'anything|something|nothing|thing|things|stuff',
);
const timesOfNow = oneOf(
  'week|weekend|month|quarter|year|sprint|semester|morning|afternoon|evening',
  'spring|summer|autumn|fall|winter',
);
/** "It", "the other one"; not "this week". */
const pointing = caseless`\b${pointers}\b(?! ${timesOfNow}\b)`;

/** "Sam said that …": a word that only joins. */
const reportingThat =
  /\b(said|says|told (?:me|us)|mentioned|confirmed|decided|agreed|announced|promised|claims|thinks|thought|believes|knows|knew|found|means) that\b/gi;

const points = (sentence: string): boolean => pointing.test(sentence.replace(reportingThat, '$1'));

const maxCharacters = 160;
const maxThinContent = 3;
const maxPerformingContent = 5;

/** Written in the Latin letters of English, and opening like a sentence. */
const isPlainEnglish = (sentence: string): boolean =>
  /^[\p{ASCII}\p{P}\p{S}]*$/u.test(sentence) && /^[\p{L}(✅✔]/u.test(sentence);

/** Whether a sentence is too thin to last; `voice` person is not for this. */
export function isThinRemark(sentence: string, isAgent: boolean, names: ReadonlySet<string>): boolean {
  if (sentence.length > maxCharacters || !isPlainEnglish(sentence)) return false;
  if (isToolReport(sentence) || reportsDone(sentence, isAgent)) return true;
  if (isSpecific(sentence) || (isAgent && (labelsForGood(sentence) || givesNewName(sentence)))) return false;
  if (!isAgent && (inability.test(sentence) || howTo.test(sentence))) return false;
  const isWeighty =
    hasWeight(sentence) || (!isAgent && (counts.test(sentence) || ability.test(sentence) || isGeneral(sentence)));
  if (namesNothing(sentence, names) && !tellsCause.test(sentence) && !saysHow(sentence)) {
    if (points(sentence) ? !(isWeighty && isHabit(sentence)) : !isWeighty && !isHabit(sentence)) return true;
  }
  if (!isAgent && conditional.test(sentence)) return false;
  const content = contentWords(sentence, names).length;
  if (
    stillOrAgain.test(sentence) &&
    !longAgo.test(sentence) &&
    content <= maxPerformingContent &&
    !isWeighty &&
    !isHabit(sentence) &&
    !tellsReason.test(sentence)
  )
    return true;
  if (!isAgent && (impression.test(sentence) || justDone.test(sentence)) && !tellsCause.test(sentence)) return true;
  // An agent that says what to do gives advice.
  if (isAgent && verbForm(wordsOf(sentence)[0] ?? '') === 'base') return false;
  if (content <= maxPerformingContent && isPerformance(sentence) && !tellsReason.test(sentence)) return true;
  if (content > maxThinContent || isWeighty || isHabit(sentence) || (!isAgent && lastsLong.test(sentence)))
    return false;
  if (!wordsOf(sentence).some((word) => canBeFinite(word))) return isAgent && content <= 2;
  return points(sentence) || (isAgent && ofItsWork.test(sentence));
}

/** "I've pushed", "so there are none left": how an agent begins to tell of its work. */
const ofItsWork = /^(?:(?:so|and|but|now|then) )?(?:i|i've|i'm|we|we've|the|no|there|all)\b/i;

/** "The form still submits twice": at this moment, as it was before. */
const stillOrAgain = /\b(?:still|again|so far|yet)\b/i;

/** "last winter the boiler died twice, i'm not going through that again" */
const longAgo =
  /\b(?:last|next) (?:week|month|year|spring|summer|autumn|fall|winter)\b|\b(?:weeks|months|years) ago\b/i;

const degrees = '(?:still |now )?(?:a bit|a little|a tad|way|too|slightly|kind of|sort of|off\\b|cut off|misaligned)';
const inView = '(?:(?:the|this|that|it|your|everything|\\w+ing)\\b[^,;:]{0,40} )';
const strikes = `(?:is|are|was|were) ${degrees}|(?:looks?|feels?|seems?|appears?)\\b(?! for\\b)|keeps? \\w+ing\\b`;
/** How something on the screen strikes one. */
const impression = new RegExp(
  oneOf(
    // "the name is a bit long", "scrolling feels laggy"
    `^${inView}(?:${strikes})`,
    // "there's a gap somewhere"
    "^(?:there's|there is|there are|i see) (?:a|an|some|one|no)\\b[^,;:]{0,40} (?:somewhere|there|here|in there|in the \\w+)[.!]*$",
    // "page keeps reloading"
    '^(?!(?:customers?|users?|clients?|people|we|they)\\b)[a-z]+(?: [a-z]+)? (?:keeps?|kept) [a-z]+ing\\b',
  ),
  'i',
);

const tries = oneOf(
  'tried|retried|reran|tested|checked|double-checked|googled',
  'cleared|restarted|rebooted|reinstalled|rebuilt|reloaded|refreshed|reopened|killed|unplugged|logged (?:in|out)',
);
/** "Cleared the cache", "tried both": what was just tried, the one who did it left out. */
const justDone = caseless`^(?:i |i've |i have |we )?(?:already |just |also |even )?${tries}\b|^(?:now )?(?:i|we)(?:'m| am)? (?:see|seeing|notice|noticed)\b`;

/** "If a test is flaky, delete it": a user who sets a condition sets a rule. */
const conditional = /^(?:if|when|whenever|unless) (?!you\b|i\b|it\b|that\b|this\b)/i;

/** "Speak slowly", "ask first": how one wants things done. */
function saysHow(sentence: string): boolean {
  const [first = '', second = ''] = wordsOf(sentence);
  const states = /^(?:i|we)$/.test(first)
    ? /^(?:want|need|like|love|prefer|hate|avoid|use|keep|expect)$/.test(second)
    : statingVerbs.has(first);
  return states && !points(sentence);
}

/** Nothing but verbs, adverbs and evaluations: "I would never have spotted that", "hit enter too early". */
function namesNothing(sentence: string, names: ReadonlySet<string>): boolean {
  const content = new Set(contentWords(sentence, names));
  return wordsOf(sentence).every((word, at, words) => {
    if (!content.has(word) || evaluations.has(word) || workNouns.has(word) || isAdverb(word)) return true;
    // A verb in the third person opens no sentence: "retries back off".
    if (at === 0 && words.length > 2 && verbForm(word) === 'third') return false;
    const before = words[at - 1] ?? '';
    if (
      introducesNoun.test(before) ||
      intervals.test(before) ||
      (word.endsWith('ed') && /^(?:i'm|we're)$/.test(before))
    )
      return false;
    return verbForm(word.replace(/^re-/, '')) !== null || /^[a-z]+(?:ed|ing)$/.test(word);
  });
}

const isAdverb = (word: string): boolean => word.length > 4 && word.endsWith('ly') && !intervals.test(word);
