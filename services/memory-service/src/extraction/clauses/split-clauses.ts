import { isDictated } from '../clause-cuts/cut-places.js';
import { type CutWeighing, type WeighedPlace, weighCutPlaces } from '../clause-cuts/cut-score.js';
import { ModelAsks } from '../clause-cuts/model-asks.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { lowerTextOf, type PlacedWord, placeWords } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import { opensInCzech } from './foreign/czech-verbs.js';
import { splitAtTopics } from './foreign/japanese-joints.js';
import { opensInNordic } from './foreign/nordic-verbs.js';
import { opensInPolish } from './foreign/polish-verbs.js';
import { isLabelOfCause } from './joints/causes.js';
import { secondRelative, takeRelativeClause } from './joints/relative-clause.js';
import { mayRunOn } from './joints/run-on.js';
import { splitAnnouncedRules } from './parallel/announced-rules.js';
import { caseEnd, frameEnd, labelEnd } from './parallel/label-end.js';
import { splitNotes, splitWishes } from './parallel/note-list.js';
import { requestVerbAt } from './parallel/paired-requests.js';
import { splitAfterLeadIn, splitLabelledParts, splitListed } from './parallel/parallel-parts.js';
import { splitAssignments, splitBracketed, splitSeparated } from './parallel/separated-list.js';
import { splitCoordinate, tidy } from './split-coordinate.js';

/** Languages whose words for "and" are other words elsewhere. */
const joinsInOther = (sentence: string): boolean =>
  opensInPolish(sentence) || opensInCzech(sentence) || opensInNordic(sentence);

const maxSentenceCharacters = 4000;

/** What a sentence of several clauses holds somewhere: most have none of it. */
const joint =
  /[,;:，；：、…–—&]|\s[/|·•]\s|\.\.|\s(?:-|and|but|while|whereas|und|sowie|et|y|e|en|и|а|mentre|mientras|enquanto|as well as|so)\s|\splus (?:i|we|my|our|i['’]\w+)\s/iu;

/**
 * The coordinate clauses of a sentence, each with a subject and a verb. Cut at semicolons, at commas and at "and" where
 * both sides could stand alone; the subject that two verbs share is carried over, and so is the label that opens a list
 * of clauses. What leans on another clause stays with it: reasons, conditions, consequences, and contrasts that go on
 * about the same thing ("but it …").
 * Where no rule cuts, weights may. Two requests of a user are two facts; where people encourage each other they are
 * not.
 */
export function splitClauses(
  sentence: string,
  voice: Voice = 'user',
  weighing: CutWeighing = new ModelAsks(),
): readonly string[] {
  if (sentence.length > maxSentenceCharacters) return [sentence];
  const hasJoint = joint.test(sentence) || joinsInOther(sentence);
  if (!hasJoint && !mayRunOn(sentence)) return [sentence];
  // "It has two apps: …": repeated before each of them that does not tell what has them.
  const isLabelClear = !/^(?:it|they|that|this|these|those)\b|^(?:booked|reserved|confirmed|settled|agreed)\s?:/i.test(
    sentence,
  );
  const parts =
    (isLabelClear ? several(splitLabelledParts(sentence)) : null) ??
    several(splitSeparated(sentence).flatMap((part) => splitClauses(part, voice, weighing))) ??
    several(splitBracketed(sentence)) ??
    several(splitAtTopics(sentence));
  if (parts !== null) return parts;
  const splitting: Splitting = {
    sentence,
    words: placeWords(sentence),
    voice,
    weigh: (text, words) => weighCutPlaces(text, words, voice, hasJoint || isDictated(sentence) ? weighing : 'none'),
    splitPart: (part) => splitClauses(part, voice, weighing),
    isList: (text) => splitClauses(text, 'user', weighing).length > 1,
  };
  return (
    splitBehindFrame(splitting) ??
    splitInCase(splitting) ??
    (isLabelClear && voice !== 'assistant' ? several(splitAnnouncedRules(sentence)) : null) ??
    (isLabelClear ? splitBehindLabel(splitting) : null) ??
    (voice === 'user' ? several(splitNotes(sentence)) : null) ??
    (isLabelClear ? several(splitAfterLeadIn(sentence)) : null) ??
    splitAtSecondRelative(splitting) ??
    splitRelative(splitting)
  );
}

/** Null for the one part that a sentence is of which a list is not made in this way. */
const several = (parts: readonly string[]): readonly string[] | null => (parts.length > 1 ? parts : null);

/** A sentence that is split, with what its parts are split with. */
interface Splitting {
  readonly sentence: string;
  readonly words: readonly PlacedWord[];
  readonly voice: Voice;
  readonly weigh: (text: string, words: readonly PlacedWord[]) => ReadonlyMap<number, WeighedPlace>;
  readonly splitPart: (part: string) => readonly string[];
  readonly isList: (text: string) => boolean;
}

/** "Before I forget: …": what leads to the facts stays with the first. */
function splitBehindFrame({ sentence, words, splitPart }: Splitting): readonly string[] | null {
  const frame = frameEnd(sentence, words);
  if (frame === 0) return null;
  const [first = '', ...others] = splitPart(sentence.slice(frame));
  const lead = sentence.slice(0, frame);
  return [lead + first, ...others.map((part) => (asksWhen(lead, part) ? lead + part : part))];
}

/** "When you write SQL: use CTEs, avoid subqueries": what is asked for is asked for in that case alone. */
const asksWhen = (lead: string, part: string): boolean =>
  /^(?:if|in case|when|whenever|before|once)\b/i.test(lead) && requestVerbAt(placeWords(part), 0) >= 0;

/** "While I'm away: …": the case stays with each clause. */
function splitInCase({ sentence, words, splitPart }: Splitting): readonly string[] | null {
  const end = caseEnd(sentence, words);
  if (end === 0) return null;
  const parts = splitPart(sentence.slice(end));
  const areClauses = parts.every((part, at) => at === 0 || startsIndependentClause(placeWords(part), 0));
  return areClauses ? parts.map((part) => sentence.slice(0, end) + part) : [sentence];
}

/** "Owners: …": the label stays with each part that does not point at another. */
function splitBehindLabel(splitting: Splitting): readonly string[] | null {
  const { sentence, words } = splitting;
  const end = labelEnd(sentence, words);
  if (end === 0 || isLabelOfCause(lowerTextOf(words, 0, end))) return null;
  const parts = several(splitLabelled(splitting, end));
  if (parts === null) return [sentence];
  const label = sentence.slice(0, words[end]?.cutStart);
  return parts.map((part) => (pointing.test(part) && !sentence.startsWith('`') ? part : label + part));
}

const pointing = /^(?:it|they|he|she|that|this|her|his)\b/i;
/** "never any, never enum": whoever says it. */
const ofBounds = /^(?:never|no|max|min) [^,;]{1,40}(?:[,;] (?:and )?(?:never|no|max|min) [^,;]{1,40}){1,7}$/i;

/** "matter number, underscore, date": of a name's parts and the signs between them none is a fact without the others. */
const spellsPattern =
  /(?:^|, )(?:(?:an?|one|single|double|then|ein|un) )?(?:underscores?|dash|dashes|hyphens?|slash|dot|colon|space|pipe|unterstrich|bindestrich|schrägstrich|tiret|guion|guión|guion bajo|trattino|koppelteken)(?=,|\.?$)/iu;

/**
 * The parts under a label: clauses, or things each with its place ("Ines (data), Karl (infra)", "Go on the back, NATS
 * in between").
 */
function splitLabelled({ sentence, words, voice, weigh, isList }: Splitting, from: number): readonly string[] {
  const rest = sentence.slice(words[from]?.cutStart);
  if (spellsPattern.test(rest)) return [rest];
  const listed =
    several(splitListed(rest)) ??
    several(splitAssignments(rest)) ??
    (voice === 'user' ? several(splitWishes(rest)) : null) ??
    (voice === 'user' || ofBounds.test(rest) ? several(splitNotes(rest)) : null);
  if (listed !== null) return listed;
  if (isOnesOwn(sentence.slice(0, words[from]?.start), rest)) return [rest];
  const weighed = [...weigh(sentence, words).values()].map((place): [number, WeighedPlace] => [
    place.word - from,
    { ...place, word: place.word - from, first: place.first - from },
  ]);
  return splitCoordinate(rest, placeWords(rest), { voice, weighed: new Map(weighed), isList });
}

/**
 * "lucia: cutover runbook, oncall rota": things without a word of what is so of them, which belong to one label of a
 * single word that is no verb ("dropped: IE mode, SOAP endpoint").
 */
const isOnesOwn = (label: string, list: string): boolean =>
  /^\S+$/.test(label.trim()) &&
  verbForm(label.replace(/:\s*$/, '').trim().toLowerCase()) === null &&
  /^(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:(?:, (?:and )?| and )(?:[\p{L}-]+ ){0,2}[\p{L}-]+){1,7}\.?$/u.test(list) &&
  !placeWords(list).some(({ lower }) => functionWords.has(lower) && lower !== 'and');

/** The two halves of a sentence around the "and" of its second relative clause, each split in turn. */
function splitAtSecondRelative({ sentence, words, splitPart }: Splitting): readonly string[] | null {
  const second = secondRelative(words);
  if (second <= 0) return null;
  const halves = [sentence.slice(0, words[second]?.cutStart), sentence.slice(words[second + 1]?.cutStart)];
  return halves.flatMap((half) => splitPart(tidy(half)));
}

/** The clauses of the sentence, and those of what its relative clause tells. */
function splitRelative({ sentence, words, voice, weigh, isList }: Splitting): readonly string[] {
  const relative = takeRelativeClause(sentence, words);
  const texts = relative === null ? [sentence] : [relative.main, relative.told];
  return texts.flatMap((text) => {
    const placed = text === sentence ? words : placeWords(text);
    return splitCoordinate(text, placed, { voice, weighed: weigh(text, placed), isList });
  });
}
