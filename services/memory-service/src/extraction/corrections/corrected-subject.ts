import { findFiniteVerb } from '../language/independent-clause.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { placeWords } from '../language/words-in-place.js';
import { namesTime, opensWithTime, withoutTimes } from './corrected-time.js';
import { withoutPlaces } from './places-beside.js';

/*
 * "It's on Friday, the hall is taken", "demo is on 18 May now", behind "the demo for Halvorsen is on Thursday": what is
 * put right is told of the same subject, in a clause of its own.
 */

/** What a clause tells, and of what. */
export interface Told {
  readonly subject: string;
  readonly predicate: string;
}

const maxSubjectCharacters = 80;
const states =
  'is are was were has have starts start begins begin opens open closes close ends end takes take costs cost runs run leaves lands arrives departs expires lasts lives sits listens meets happens goes uses needs holds belongs moved';
const tellsState = wordSet(states);
const noSubjects = wordSet('i we he she they you it that this there who what which where when if because so but and');

/** "I told you the demo was on the 21st": what stands behind it is what was told. */
const reported =
  /^(?:(?:earlier|yesterday|before|ok|so),? )?(?:i|we) (?:(?:just|already|earlier|think i|once|also|had|have|might have|may have) ){0,2}(?:told you|said|wrote|mentioned|noted|claimed)(?: (?:earlier|yesterday|before|you))?(?: that)? (?=\S)/i;

/** What was told, without that it was: "the demo is on the 21st", of "I told you the demo was on the 21st". */
export function asTold(clause: string): string {
  const frame = reported.exec(clause)?.[0];
  if (frame === undefined) return clause;
  const told = readTold(clause);
  return told === null ? clause : `${told.subject} ${told.predicate.replace(/^was\b/, 'is').replace(/^were\b/, 'are')}`;
}

/** Whom or what a clause tells of; null where it opens with a person's pronoun, or its verb is not known. */
export function readTold(clause: string): Told | null {
  const said = clause.slice(reported.exec(clause)?.[0].length ?? 0);
  const words = placeWords(said.slice(0, 300));
  const first = words[0];
  if (first === undefined || noSubjects.has(first.lower)) return null;
  const found = findFiniteVerb(words, 0);
  const verbAt = tellsState.has(words[found]?.lower ?? '') ? found : firstState(words.map(({ lower }) => lower));
  const verb = words[verbAt];
  const last = words[verbAt - 1];
  if (verb === undefined || last === undefined || verb.isAfterPause) return null;
  // "The retro that's Thursdays at three", as it is said.
  const subject = said.slice(first.start, last.end).replace(/(?<=\S),? that$/i, '');
  if (subject.length > maxSubjectCharacters || /[,;:]\s/.test(subject)) return null;
  return { subject, predicate: said.slice(verb.start) };
}

const maxSubjectWords = 8;
const surelyState = wordSet(
  'is are was were has starts begins opens closes ends takes costs runs leaves lands arrives expires',
);

/** Of a noun without an article, whose verb no other rule finds. */
function firstState(words: readonly string[]): number {
  const at = words.slice(0, maxSubjectWords + 1).findIndex((word, place) => place > 0 && surelyState.has(word));
  return words
    .slice(0, Math.max(at, 0))
    .some((word) => /^(?:that|says|said|told|thinks|who|which|if|when|and)$/.test(word))
    ? -1
    : at;
}

const joint = String.raw`(?:^|[,;:] |\s[–—-] )(?:(?:and|but|so|now|also|actually) )?`;
const goingOn = new RegExp(
  String.raw`(${joint})(its(?= )|(?:it|they)(?:['’](?:s|re|ve))?(?= )|that(?:['’]s| is)(?= (?:on|in|at|\d)))(?: (${states.replaceAll(' ', '|')}|will|got|should)(?![\p{L}\d]))?`,
  'iu',
);

/** What is put right of a subject. */
export interface ToldAgain {
  /** What is said before it: "Ida asked to push it, " */
  readonly before: string;
  /** The clause with the subject, and what follows. */
  readonly clause: string;
}

/**
 * What is put right, with the subject of the clause that it puts right in place of "it" or of a shorter name of it;
 * null where it has neither, or tells nothing of the kind that was told.
 */
export function withSubjectOf(said: string, wrong: Told): ToldAgain | null {
  const again = nameAgain(said, wrong.subject) ?? goOn(said, wrong.predicate);
  if (again === null || !sharesKind(again.predicate, wrong.predicate)) return null;
  const { before, predicate } = again;
  return { before, clause: `${startAs(wrong.subject, before)} ${predicate}` };
}

interface Again {
  readonly before: string;
  readonly predicate: string;
}

/** Where a clause of what is said goes on about "it". */
function goOn(said: string, predicate: string): Again | null {
  const match = goingOn.exec(said);
  if (match === null || ofThisMoment.test(said)) return null;
  const [whole, opening = '', pronoun = '', verb] = match;
  const before = said.slice(0, match.index) + opening;
  const behind = said.slice(match.index + whole.length).trimStart();
  if (tellsOfWrong.test(before) || pointsOut.test(behind)) return null;
  if (!/^its$|['’]/i.test(pronoun)) {
    if (verb === undefined || (isLinking(verb) && !isLinking(predicate) && !tellsWhereOrWhen(behind))) return null;
    return { before, predicate: `${verb} ${behind}` };
  }
  const told = verb === undefined ? behind : `${verb} ${behind}`;
  if (!agrees(pronoun, predicate)) return null;
  if ((!isLinking(predicate) || isPlaced.test(predicate)) && !tellsWhereOrWhen(told)) return null;
  if (isName.test(behind) && namesOnlyPlaces(predicate)) return null;
  return { before, predicate: `${verbOf(pronoun, told)} ${told}` };
}

/** "No, that's without heating, …": what was said before still holds of something. */
const tellsOfWrong = /^(?:that|this|it)(?:['’]s| is| was) /i;
/** "It's at nine that the phones open" */
const pointsOut = /^[^,;]{1,40} (?:that|who|when) \S/i;
const isName = /^(?:now |actually )?\p{Lu}\S{1,30}(?: \p{Lu}\S{1,30})?[.!]*$/u;

/** "is on Monday in room 2": "it's room 4" is no other place in it. */
const isPlaced = /^(?:is|are|was|were) (?:on|in|at) /i;

/** "they pushed it to Saturday" */
const movesIt =
  /^((?:(?:they|we|he|she|i|\p{Lu}[\p{L}-]{1,20})(?:['’](?:ve|s)| have| has| had to)? )(?:moved|pushed|postponed|shifted|rescheduled|changed|put|set|brought)) (?:it|that|them)(?= (?:off |back |up |forward |out )?(?:to|until|till|for|on) (\S.*)$)/iu;

/** "the 9th": of a month that was told before. */
const bareDay = /^(?:the )?\d{1,2}(?:st|nd|rd|th)\b/i;

/** When "it" is moved to, and the same with the name of what was told: "they pushed the dinner to Saturday". */
export function readMoved(said: string): { readonly to: string; readonly toldOf: (told: Told) => string } | null {
  const [moved, before = '', to = ''] = movesIt.exec(said) ?? [];
  const isTime = opensWithTime(to) || opensWithTime(to.replace(/^the /i, '')) || bareDay.test(to);
  if (moved === undefined || !isTime) return null;
  return { to, toldOf: ({ subject }) => `${before} ${startAs(subject, before)}${said.slice(moved.length)}` };
}

/** "it's 5 pm here already" */
const ofThisMoment = /\b(?:here|already|yet|too late|so late|getting|raining|been a while)\b/i;

const isLinking = (predicate: string): boolean => /^(?:is|are|was|were)\b/i.test(predicate);

/** "It's Olga" goes on about no "plants" that "are watered by Igor". */
const agrees = (pronoun: string, predicate: string): boolean =>
  /re$/i.test(pronoun)
    ? !/^(?:is|was|has)\b/i.test(predicate)
    : !/^(?:are|were|have)\b|^\S+ \S+ed by /i.test(predicate);

/** "It's in Dublin" of what runs in Frankfurt, and not "it's 60 seconds" of what has a timeout. */
const tellsWhereOrWhen = (behind: string): boolean =>
  /^(?:(?:is|are|was|were|now|been|got) )*(?:in|at|on|near|behind|under|above|from|by|until|since|moved|pushed|postponed|changed)\b/i.test(
    behind,
  ) || opensWithTime(behind);

const verbOf = (pronoun: string, behind: string): string => {
  if (/^that/i.test(pronoun)) return 'is';
  if (/re$/i.test(pronoun)) return 'are';
  if (/ve$/i.test(pronoun)) return 'have';
  return /^(?:been|got|moved|changed|shifted|gone|risen|become|increased)\b/i.test(behind) ? 'has' : 'is';
};

const startAs = (subject: string, before: string): string =>
  before === ''
    ? subject
    : /^(?:The|My|Our|A|An)\b/.test(subject)
      ? subject.charAt(0).toLowerCase() + subject.slice(1)
      : subject;

const determiner = /^(?:the|my|our|his|her|their|a|an) /i;
const opensComplement = /\s(?:for|of|with|on|at|in|to|from|by|between|about)\s/i;

const isNoun = (word: string): boolean => /^[\p{L}\d'’-]{2,30}$/u.test(word);

/** Where a clause of what is said opens with the noun of a longer subject: "demo is", "the window is". */
function nameAgain(said: string, subject: string): Again | null {
  const words = (subject.replace(determiner, '').split(opensComplement)[0] ?? '').split(' ');
  const noun = words.pop() ?? '';
  if (!isNoun(noun) || functionWords.has(noun.toLowerCase()) || !words.every(isNoun)) return null;
  const described = words.length === 0 ? '' : `(?:${words.join(' ')} )?`;
  const again = new RegExp(
    String.raw`(${joint})(?:(?:the|my|our|this|that) )?${described}${noun}(?= (?:${states.replaceAll(' ', '|')}|will|got)(?![\p{L}\d]))`,
    'iu',
  ).exec(said);
  if (again === null) return null;
  return {
    before: said.slice(0, again.index) + (again[1] ?? ''),
    predicate: said.slice(again.index + again[0].length).trimStart(),
  };
}

/**
 * Whether both tell a time, a number, a name, or a place: "it's on 18 May" of what is on Thursday, and not "it's been
 * hard".
 */
export const sharesKind = (right: string, wrong: string): boolean =>
  kinds.some((isOfKind) => isOfKind(right) && isOfKind(wrong)) || (givesName.test(wrong) && isNamed(right));

/** "The sky is clear in Oslo": "Vitest" is nothing that the sky may be. */
const namesOnlyPlaces = (predicate: string): boolean => {
  const elsewhere = withoutPlaces(predicate);
  return elsewhere !== predicate && !isNamed(elsewhere);
};

const isNamed = (text: string): boolean =>
  /(?:^|\s)(?:`|["“]?\p{Lu}[\p{L}\d]|[\w-]+(?:[._/]|:\/\/)\w)/u.test(text.replace(/^\s*\S+\s/, ' '));

/** "is called trunk": whatever is told in its place is a name. */
const givesName = /^\s*(?:is|are|was) (?:called|named)\s/i;

const kinds: readonly ((text: string) => boolean)[] = [
  namesTime,
  (text) => /\d/.test(withoutTimes(text)),
  (text) => isNamed(withoutTimes(text)),
  (text) => /^\s*(?:is|are|was|were)\s(?:now )?(?:in|at|on|near|behind|under|next to|above)\s/i.test(text),
];
