import type { CutWeighing } from '../../clause-cuts/cut-score.js';
import { splitClauses } from '../../clauses/split-clauses.js';
import { mayNameTime } from '../../dates/tokens/date-words.js';
import { contentWords } from '../../language/content-words.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { namesOtherDay } from '../../lasting/weigh-sentences.js';
import { classifySentence } from '../../remarks/classify-sentence.js';
import { tellsChange } from '../../remarks/lives/changes-told.js';
import { tellsChosenTool } from '../../remarks/lives/chosen-tools.js';
import { isCorrection } from '../../remarks/lives/detect-correction.js';
import { tellsDatedPlan } from '../../remarks/lives/noted-plans.js';
import { tellsPersonalNews } from '../../remarks/lives/personal-news.js';
import { isPassingByForm } from '../../remarks/passing-by-form.js';
import { isStatus } from '../../remarks/progress/status-remarks.js';
import { isQuestion } from '../../remarks/requests/questions.js';
import { isReasonToAsk } from '../../remarks/requests/reasons-to-ask.js';
import { isAboutMessage } from '../../remarks/talk/about-the-message.js';
import { announcesList } from '../../remarks/talk/announced-lists.js';
import { asksToKeepInMind } from '../../remarks/talk/announced-topics.js';
import { tellsWhatWasFoundOut } from '../../remarks/talk/found-out.js';
import { namesTopic } from '../../remarks/talk/headings.js';
import { isSaidAside } from '../../remarks/talk/said-aside.js';
import { isScene } from '../../remarks/talk/scenes.js';
import { hasDoubts } from '../../remarks/talk/user-remarks.js';
import { isMomentary } from '../../remarks/thin/momentary-remarks.js';
import { isThinRemark } from '../../remarks/thin/thin-remarks.js';
import { readTalkFrame } from '../../turns/talk-frames.js';
import type { Voice } from '../../voice.js';
import { statementInQuestion, toldBefore } from '../questions/read-question.js';
import { tellsSurely, toldWithin } from '../questions/told-within-question.js';
import { saysOnlyHow } from './bare-clauses.js';
import { outweighsRules } from './outweighs-rules.js';

export interface ClauseReading {
  readonly voice: Voice;
  /** Lower-case names of those who speak in this call. */
  readonly names: ReadonlySet<string>;
  /** What weights cut by where no rule does. */
  readonly weighing: CutWeighing;
}

/**
 * The clauses of a sentence that lasts, without those that do not; one that says nothing by itself stays with its
 * neighbour.
 */
export function clausesThatLast(said: string, reading: ClauseReading): readonly string[] {
  const noted = withoutTimeTakenBack(withoutAskingToNote(said));
  const sentence = reading.voice === 'user' ? withoutSceneBehind(noted) : noted;
  const clauses = clausesBehindFrame(sentence, reading);
  if (clauses.length === 1) return [sentence];
  const told = clauses.filter((clause) => !isAside(clause) && !isOfTalk(clause, reading.voice));
  const whole = withEmptyOnes(told, reading.names);
  if (whole.length <= 1 && told.length === clauses.length) return [sentence];
  // "left Acme, working at Globex now": neither half is of the moment.
  return reading.voice === 'user' && tellsChange(sentence) ? whole : withoutPassingOnes(whole, reading);
}

/** "Please correct your notes, the hall is the big one", also where nothing tells that a fact begins there. */
function withoutAskingToNote(sentence: string): string {
  const end = sentence.indexOf(', ');
  return end > 0 && asksToNote.test(sentence.slice(0, end)) ? sentence.slice(end + ', '.length) : sentence;
}

/** "Soldering is done, fingers only slightly burnt", also where nothing tells that a clause begins there. */
function withoutSceneBehind(sentence: string): string {
  const end = sentence.lastIndexOf(', ');
  return end > 0 && isScene(sentence.slice(end + ', '.length)) ? sentence.slice(0, end) : sentence;
}

/** "I mixed that up: staging is A and prod is B": what takes something back stands before the first clause alone. */
function clausesBehindFrame(sentence: string, { voice, weighing }: ClauseReading): readonly string[] {
  const frame = voice === 'user' ? readTalkFrame(sentence) : null;
  if (frame?.takesBack !== true) return splitClauses(sentence, voice, weighing);
  const [first = '', ...rest] = splitClauses(sentence.slice(frame.end), voice, weighing);
  return [sentence.slice(0, frame.end) + first, ...rest];
}

/**
 * Clauses of which each says something: an empty one stays with the one before, and at the beginning with the one
 * behind.
 */
function withEmptyOnes(clauses: readonly string[], names: ReadonlySet<string>): readonly string[] {
  const whole: string[] = [];
  let opening = '';
  for (const clause of clauses) {
    const isEmpty = contentWords(clause, names).length <= (/[:：]$/.test(clause) ? 1 : 0);
    const last = whole.at(-1);
    if (
      last === undefined &&
      (isEmpty ||
        isBareCorrection(clause, names) ||
        namesOnlyDay(clause) ||
        namesSource(clause) ||
        namesTopic(clause) ||
        tellsWhatWasFoundOut(clause))
    )
      opening += `${clause}${pauseAfter(clause)}`;
    else if (isEmpty) whole[whole.length - 1] = `${last}${pauseAfter(last ?? '')}${clause}`;
    else {
      whole.push(opening + clause);
      opening = '';
    }
  }
  return whole;
}

/**
 * Another piece of a sentence that lasts, which says too little by itself ("back in Oslo"), stays with the one before
 * it.
 */
function withoutPassingOnes(clauses: readonly string[], reading: ClauseReading): readonly string[] {
  const kept: string[] = [];
  for (const clause of clauses) {
    const told = toldIn(clause, reading);
    const last = kept.at(-1);
    if (
      last !== undefined &&
      (isEverybodys(told) || isThinOfAgent(told, reading) || staysSo(told) || asksForWord(told))
    )
      kept.splice(-1, 1, `${last} and ${told}`);
    else if (last !== undefined && (tellsWhenDue(told) || saysOnlyHow(told, last)))
      kept.splice(-1, 1, last + pauseAfter(last) + told);
    else if (
      lastsAsPart(told, reading) ||
      asksAndTells(told, reading) ||
      (isTimeOnly(told) && /^(?:i|we)\b/i.test(told))
    )
      kept.push(told);
    else if (last !== undefined && (isTimeOnly(told) || !isPassingPart(told, reading)))
      kept.splice(-1, 1, last + pauseAfter(last) + told);
  }
  return kept;
}

/**
 * What a clause tells, where it asks: of a user also what stands before the asking part, where it is much like what
 * lasts.
 */
function toldIn(clause: string, { voice, names }: ClauseReading): string {
  if (!isQuestion(clause)) return clause;
  const told = statementInQuestion(clause, voice, names) ?? clause;
  if (voice !== 'user' || !isQuestion(told) || toldWithin(told, names) !== null) return told;
  const before = toldBefore(told, names);
  return before !== null && (tellsSurely(before) || namesOtherDay(before)) ? before : told;
}

/** "should I mention my two years at Fennel" */
const asksAndTells = (clause: string, { voice, names }: ClauseReading): boolean =>
  voice === 'user' && isQuestion(clause) && toldWithin(clause, names) !== null;

/** "Mardi, le serveur a été migré": on which day the rest was. */
const namesOnlyDay = (clause: string): boolean => /^\p{L}{3,12}(?:-feira)?$/u.test(clause) && mayNameTime(clause);

/** "talked to the vendor", "just off the phone with legal": where one has it from, before what was said there. */
const source =
  /^(?:(?:i|we|ok|so|and|just|finally) ){0,3}(?:(?:talked|spoke|chatted) (?:to|with)|(?:got )?off the phone with|heard back from|checked with|(?:just )?met(?: with)?) (?:the|my|our|some|an?) (?:[a-z'’-]{2,20} ){0,3}[a-z'’-]{2,20}$/i;

/** "note for Anna": whom what stands behind it is for. */
const addresses =
  /^(?:(?:a|one|just|quick|small|short) ){0,2}(?:note|reminder|message|question|heads[- ]?up|fyi) (?:for|to) (?!(?:self|me|myself|you|u|all|everyone)\b)\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}$/iu;

/** "I got an answer from the Parcello people:" */
const answered =
  /^(?:(?:i|we|ok|so|and|just|finally) ){0,3}(?:['’]ve )?(?:got|received|had|have) (?:an? |some |the |their |his |her )?(?:(?:quick|short|final|new) )?(?:answer|reply|response|word|mail|e-?mail|call|message|update|news|feedback|note) (?:back )?from (?:[\p{L}\d'’-]{1,20} ){0,4}[\p{L}\d'’-]{1,20}:?$/iu;

const namesSource = (clause: string): boolean =>
  (source.test(clause) || answered.test(clause) || addresses.test(clause)) && !mayNameTime(clause);

const maxTimeWords = 6;
const opensTime =
  /^(?:(?:i['’]?m|we['’]?re) )?(?:back|home|due|effective|starting|beginning|ending|leaving|returning|until|till|from|since|by|on|as of|next|after|before)\b/i;

/** "back on the 17th", "starting 1 December": when what was said before begins or ends. */
const isTimeOnly = (clause: string): boolean =>
  opensTime.test(clause) &&
  !/^\S+ .*\b(?:i|we|he|she|it|they)\b/i.test(clause) &&
  clause.split(' ', maxTimeWords + 1).length <= maxTimeWords &&
  mayNameTime(clause);

/** "due in August" */
const tellsWhenDue = (clause: string): boolean =>
  /^(?:due|effective|ending|until|till|as of) /i.test(clause) && isTimeOnly(clause);

/** "nobody wants to babysit it at 3am": why, and no fact of its own. */
const isEverybodys = (clause: string): boolean =>
  /^(?:nobody|no one|noone|everyone|everybody) (?:wants?|likes?|loves?|hates?|enjoys?|cares?)\b/i.test(clause);

/** "I intend to go on", "we don't plan to stop": of what was told before. */
const staysSo = (clause: string): boolean =>
  /^(?:(?:i|we) )?(?:(?:still|also|fully) )?(?:intend|plan|mean|want|hope|(?:am|are) going|(?:don['’]?t|do not) (?:intend|plan|mean|want)|(?:am|are) not (?:going|about)|have no (?:plans?|intention)) (?:to|of) (?:(?:go|carry|keep) on|continue|keep (?:going|at it|it (?:up|that way))|(?:stay|remain) (?:so|that way|like that)|stop(?:ping)?|quit(?:ting)?|chang(?:e|ing) (?:that|it))(?: (?:with (?:it|that)|doing (?:so|it|that)|that way|for now|soon|ever|any time soon))*[.!]*$/i.test(
    clause,
  );

/** "tell me after", "ask me first": when somebody wants to hear of what was told before. */
const asksForWord = (clause: string): boolean =>
  /^(?:please |pls |just |then )*(?:tell|show|ask|ping|inform) (?:me|us)(?: (?:after|afterwards|later|then|first|before|beforehand|about it|why|how|when done))*[.!]*$/i.test(
    clause,
  );

/** "I clamped the value": what an agent did besides, to nothing with a name. */
const isThinOfAgent = (clause: string, reading: ClauseReading): boolean =>
  reading.voice === 'assistant' &&
  /^I /.test(clause) &&
  isThinRemark(clause, true, reading.names) &&
  !isPassingPart(clause, reading);

const pauseAfter = (text: string): string => (/[,:，：]$/.test(text) ? ' ' : /\p{Lo}$/u.test(text) ? '，' : ', ');

/** "that's wrong", "I was wrong about the port:": what is right comes next. */
const isBareCorrection = (clause: string, names: ReadonlySet<string>): boolean =>
  /[:：]$/.test(clause)
    ? isCorrection(clause, false)
    : /^(?:(?:an?|one|two|three|a few|some|small|quick|minor|slight|tiny|little|another) ){0,3}(?:correction|fix|mistake|amendment)s?$/i.test(
        clause,
      ) ||
      (isCorrection(`${clause}, x`, false) && contentWords(clause, names).length <= 1 && clause.length < 30);

/**
 * A clause of a sentence that lasts is left only when it asks, reports work in progress, or is of the moment, and does
 * not weigh what surely lasts does.
 */
const lastsAsPart = (clause: string, reading: ClauseReading): boolean =>
  !isMood(clause) && (lastsByRules(clause, reading) || outweighsRules(clause, clause, reading));

const lastsByRules = (clause: string, { voice, names }: ClauseReading): boolean =>
  classifySentence(clause, 'person', names) === 'statement' &&
  (voice === 'person' ||
    tellsPersonalNews(clause) ||
    (voice === 'user' && (tellsDatedPlan(clause) || tellsChosenTool(clause))) ||
    !((isStatus(clause) && !tellsDatedChange(clause)) || (voice === 'user' && isMomentary(clause, names))));

/** "moved staging to Hetzner yesterday", "started physio on the 11th": done, and on which day. */
const tellsDatedChange = (clause: string): boolean =>
  /^(?:(?:i|we) )?(?:moved|renamed|migrated|switched|started|upgraded|released|launched|shipped|replaced|dropped|retired|ported|bought|sold|signed|joined|left|quit|adopted|rolled out|cut over) (?!it\b|that\b|this\b|them\b)\S.*\b(?:on (?:the \d{1,2}(?:st|nd|rd|th)?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)|yesterday|yest|last (?:week|month|year|\w+day))\b/i.test(
    clause,
  );

/** "I'm wrecked": how one feels about what was told before. */
const isMood = (clause: string): boolean =>
  hasDoubts(clause.replaceAll('’', "'")) ||
  /^(?:i['’]?m|we['’]?re) (?:(?:so|totally|completely|absolutely|just) ){0,2}(?:dead|toast|wrecked|knackered|exhausted|beat|broken|destroyed|shattered|dying|done|fried|spent|gutted|buzzing)$/i.test(
    clause,
  );

/** "one more thing before I forget", "I told you P6": of the talk, and not of what is told. */
const isAside = (clause: string): boolean =>
  /^(?:(?:just|oh|and|ok|so) ){0,2}(?:one|two|three|a few|some|another|a couple of|last)(?: (?:more|other|last|final|quick|small|little)){0,2} (?:things?|notes?|points?|updates?|remarks?)(?: (?:before i forget|for (?:now|today|you|all|everyone)|to (?:note|add|mention)))?$|^i (?:already )?told (?:you|u|ya)\b[^,;:]{0,30}$/i.test(
    clause,
  ) ||
  /^(?:(?:and|so|but) )?no (?:[\p{L}-]+ ){1,2}this time(?: around)?$/iu.test(clause) ||
  isSaidAside(clause) ||
  asksToNote.test(clause) ||
  takesBackWords.test(clause) ||
  cannotCome.test(clause);

/** "…, and I had better tell you how we calculate", "…, I keep mixing them up": of the talk, and of nothing else. */
const isOfTalk = (clause: string, voice: Voice): boolean =>
  (voice !== 'assistant' && (isAboutMessage(clause) || asksToKeepInMind(clause))) ||
  (voice === 'user' && (isReasonToAsk(clause) || isScene(clause) || announcesList(clause)));

/** "scratch what I said about 8080", "decision is final": of the talk, beside what is so. */
const takesBackWords =
  /^(?:(?:ok|so|and|please|pls|just) )*(?:scratch|forget|ignore|disregard|strike) what i (?:said|told you|wrote)(?: (?:about|on) [^,;:]{1,40})?[.!]*$|^(?:(?:the |that )?decision is (?:final|made)|that['’]?s (?:final|decided|settled))[.!]*$/i;

/** "forget 17 June": what holds instead is told beside it. */
function withoutTimeTakenBack(sentence: string): string {
  const [first, last] = [sentence.indexOf(', '), sentence.lastIndexOf(', ')];
  if (first <= 0) return sentence;
  if (takesBackTime.test(sentence.slice(last + 2))) return sentence.slice(0, last);
  return takesBackTime.test(sentence.slice(0, first)) ? sentence.slice(first + 2) : sentence;
}

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6}';
const takesBackTime = caseless`^(?:(?:so|and|please|pls|just) )?(?:scratch|forget|ignore|disregard) (?:about )?(?:${oneOf('the \\d{1,2}(?:st|nd|rd|th)?', `(?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of )?${month}`, `${month} \\d{1,2}(?:st|nd|rd|th)?`, '(?:mon|tues|wednes|thurs|fri|satur|sun)day')})[.!]*$`;

/** "please correct your notes", "tenlo en cuenta para las recetas": what is told beside it is to be kept. */
const asksToNote =
  /^(?:(?:so|and|also|please|pls|just|bitte|por favor) )*(?:(?:correct|update|fix|amend|change|adjust) your (?:notes?|records?|memory|memories|information)|(?:keep|bear) (?:that|this|it) in mind|(?:make|take) (?:a )?note of (?:that|this|it)|(?:tenlo|tenedlo|téngalo) en cuenta|tiens-en compte|garde[sz]? (?:ça|cela|-le) en tête|merk(?:e)? dir das|denk (?:bitte )?(?:dran|daran)|behalte das im (?:kopf|hinterkopf)|onthoud dat|hou (?:daar|er) rekening mee|tienine conto|tem isso em conta)(?: (?:for|when|in|para|pour|für|voor|per|bij|beim?) [^,;:]{2,40})?[.!]*$/iu;

/** "je peux pas", before what is in the way. */
const cannotCome =
  /^(?:(?:sorry|désolée?|leider|helaas|nee|non|nein|no) )?(?:i can(?:'|’)?t|can(?:'|’)?t|je (?:ne )?peux pas|ich kann (?:leider |da )?nicht|ik kan (?:helaas |dan )?niet|no puedo|non posso|não posso|nie mogę|я не могу)(?: (?:come|make it|sorry|venir|ir|kommen|komen|venire))?$/iu;

const isPassingPart = (clause: string, { voice, names }: ClauseReading): boolean =>
  isAside(clause) || isQuestion(clause) || isStatus(clause) || isPassingByForm(clause, voice, names);
