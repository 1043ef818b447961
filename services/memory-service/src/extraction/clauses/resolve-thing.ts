import { contentWords } from '../language/content-words.js';
import { isAdverb } from '../language/independent-clause.js';
import { auxiliaries, verbForm } from '../language/lexicon/english-verbs.js';
import { subordinators } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isSpecific } from '../language/specific.js';
import type { PlacedWord } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import type { Clause } from './clause-cut.js';
import { thingsOf } from './things-named.js';

/*
 * What "it" is, where exactly one thing was named in the clause before: its subject ("the crash came from …"), or what its verb is about
 * where somebody does it ("I own the rewrite"). Where a second thing is named that could be meant, or the clause is of several parts, the
 * pronoun stays.
 */

/** With fewer, and without a name or number, it would say too little alone. */
const minContentWords = 2;
/** More clauses name more than one thing. */
const maxClauses = 4;

/** How a sentence goes on about a thing: what takes the place of the pronoun, and the rest. */
interface GoingOn {
  readonly isSeveral: boolean;
  readonly opening: string;
  readonly verb: string;
  readonly rest: string;
  /** What is done to it, or how it stands: the subject of the clause before goes on. */
  readonly isPassive: boolean;
}

const pronoun = /^((?:And|Also|Plus),? )?(it|they)(?:['’](s|re|ve))? (?=\S)/i;

/** What is said of a thing and hardly of what happened: what it is, where it is, what is done to it, what it has and does. */
const ofThings = wordSet(
  'runs run has have uses use lives costs cost needs need weighs contains contain listens starts opens closes expires expire ends belongs supports support stores store sits serves handles holds covers lasts reads writes talks caps keeps keep stays comes accepts returns checks sends builds deploys ships speaks measures produces connects exposes backs limits retries polls ignores requires renews came had used held cost',
);
const linking = wordSet("is was are were isn't wasn't aren't weren't");
const standing = wordSet('in on at under behind next near inside outside above below between from by for with');
const states = wordSet(
  'both due out live open closed called named about around over roughly exactly currently still now',
);
/** "It's a long story", "it was a great day": told of what happened. */
const ofEvents =
  /\b(?:a|an|the|such|quite|pretty|so|very|really|too|not) (?:\S+ )?(?:important|big|huge|real|special|perfect|incredible|wonderful|awesome|cool|exciting|great|good|nice|bad|hard|easy|fun|lovely|amazing|awful|shame|pity|pain|mess|nightmare|relief|pleasure|joy|story|idea|thing|way|start|step|reason|point|time|day|week|year|shock|surprise|lot|bit|while|struggle|challenge|disaster|dream|win|loss|honou?r|blast|ride|drive|walk|trip)(?![\w-])/i;
/** What tells when it is, or of whom, and of no thing: "it's Tuesday", "it was in June", "it was Maria who", "it's the PDF step that". */
const ofNothing =
  /^(?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d\d| ?[ap]m| o'clock)|\S+ (?:\S+ ){0,4}(?:who|that|which|where|when|why)\b)/i;
const wasThen =
  /^(?:in|on|at|from) (?:the )?(?:(?:early|late|mid) )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|spring|summer|autumn|winter)/i;

/** Reads an opening "it" or "they" with what is said of it; null where it may tell of no thing that was named. */
function readGoingOn(sentence: string, voice: Voice): GoingOn | null {
  const match = pronoun.exec(sentence);
  if (match === null || sentence.endsWith('!')) return null;
  const said = sentence.slice(match[0].length);
  const [, opening = '', subject = '', contraction] = match;
  const isSeveral = subject.toLowerCase() === 'they';
  const first = firstWord(said);
  const verb = contraction === undefined ? first : verbOf(contraction.toLowerCase(), first, isSeveral);
  const rest = contraction === undefined ? said.slice(first.length).trimStart() : said;
  const isTold = isSpecific(`x ${said}`) || (voice !== 'person' && contentWords(said).length >= minContentWords);
  if (!isTold || !(hasOrDoes(verb, rest, voice) || tellsOfThing(verb, rest))) return null;
  const isPassive = linking.has(verb) && (isParticiple(firstWord(rest)) || states.has(firstWord(rest)));
  return { isSeveral, opening, verb, rest, isPassive };
}

const firstWord = (text: string): string => (/^[^\s.,;:!?]+/.exec(text)?.[0] ?? '').toLowerCase();

/** The verb that a contraction stands for. */
function verbOf(contraction: string, next: string, isSeveral: boolean): string {
  if (contraction === 've' || /^(?:got|been|had)$/.test(next)) return next === 'got' ? '' : 'been';
  return isSeveral ? 'are' : 'is';
}

/** "has 8 GB", "runs Debian 12", and not "has encouraged me". */
function hasOrDoes(verb: string, rest: string, voice: Voice): boolean {
  if (/^(?:has|have|had)$/.test(verb)) return !perfect.test(rest);
  if (ofThings.has(verb)) return true;
  const isDone = /^(?:third|past)$/.test(verbForm(verb) ?? '') && !auxiliaries.has(verb) && !ofWhatHappened.has(verb);
  return voice !== 'person' && isDone && isSpecific(`x ${rest}`);
}

const perfect =
  /^(?:(?:\S+ly|also|always|never|just|already|been) )?(?:\S+(?:ed|en|own)|made|been|got|helped|become|gone|taught|brought)\b/i;

/** Done by what happened more often than by a thing. */
const ofWhatHappened = wordSet(
  'takes took means meant makes made turns turned seems seemed looks looked feels felt sounds sounded helps helped happens happened depends depended matters mattered works worked rains rained goes went gets got becomes became gives gave brings brought shows showed proves proved tells told says said hurts hurt bothers drives drove reminds reminded starts started appears appeared comes came leads led causes caused lets let allows allowed requires wants wanted',
);

/** Whether what follows the verb is said of a thing. */
function tellsOfThing(verb: string, rest: string): boolean {
  const first = firstWord(rest);
  if (!linking.has(verb) || (/^w/.test(verb) && wasThen.test(rest))) return false;
  if (ofNothing.test(rest) || ofEvents.test(rest.slice(0, 60)) || subordinators.has(first)) return false;
  if (/^(?:an?|the|our|my)$/.test(first)) return isSpecific(`x ${rest}`);
  if (standing.has(first) || states.has(first) || isParticiple(first)) return true;
  return /^[\p{Lu}\d`"“€$£]/u.test(rest) || isAdverbBeforeState(rest);
}

const isParticiple = (word: string): boolean =>
  /(?:ed|wn|lt|nt|pt|ept|ung|ade|aid|old|ritten|iven|hosted)$/.test(word) &&
  word.length > 3 &&
  !/^(?:red|bored|tired|excited|interested|scared|worried|old|supposed|different|urgent|important|recent|ancient|excellent)$/.test(
    word,
  );

const isAdverbBeforeState = (rest: string): boolean => {
  const [first = '', second = ''] = rest.toLowerCase().split(' ');
  return isAdverb(first) && (isParticiple(second) || standing.has(second) || /^(?:an?|the)$/.test(second));
};

/** Several persons, who own things and are none. */
const persons = /\b(?:parents|kids|children|sisters|brothers|friends|neighbou?rs|colleagues|people|men|women)$/i;

/** The one thing of a clause that a sentence may go on about, `null` where there are several or it is not clear, and '' where there is none. */
function thingMeant(clause: string, { isSeveral, isPassive }: GoingOn): string | null {
  const named = thingsOf(clause);
  if (named === null) return null;
  const things = named.filter((thing) => thing.isSeveral === isSeveral);
  // "The invoices run on Rails. It's …": what does it may be one thing, however it is named.
  if (
    things.length > 0 &&
    named.some((thing) => thing.place === 'subject' && thing.isSeveral !== isSeveral && !persons.test(thing.mention))
  )
    return null;
  const [first, ...others] = things.filter(({ place }) => place === 'subject' || place === 'object');
  const behind = things.filter(({ place }) => place === 'definite' || (place === 'indefinite' && !isPassive));
  const [taken] = things;
  if (first === undefined)
    return taken === undefined ? '' : taken.isTaken && things.length === 1 ? taken.mention : null;
  return others.length === 0 && behind.length === 0 ? first.mention : null;
}

/**
 * The sentence with its opening "It" or "They" replaced by what is meant, when the clauses said before name exactly one thing that it may be.
 * Between persons only where a name or number is told: mostly it is what happened that they go on about.
 * @param said the clauses of the sentence before, or of the same sentence, the latest last
 */
export function resolveThing(sentence: string, said: readonly string[], voice: Voice): string {
  const going = said.length === 0 || said.length > maxClauses ? null : readGoingOn(sentence, voice);
  if (going === null) return sentence;
  const meant = new Set<string>();
  for (const clause of said) {
    const mention = thingMeant(clause, going);
    if (mention === null) return sentence;
    if (mention !== '') meant.add(mention.replace(/^(?:an?|some|two|three|four|five|the) /i, 'the '));
  }
  const [mention] = meant;
  if (mention === undefined || meant.size > 1) return sentence;
  return [going.opening.trim(), subjectOf(mention, sentence, going), going.verb, going.rest]
    .filter((part) => part !== '')
    .join(' ');
}

/** As the sentence began, so does the name of the thing. */
function subjectOf(mention: string, sentence: string, { opening }: GoingOn): string {
  const plain = /^(?:the|my|our|his|her|their|its) /i.test(mention)
    ? mention.charAt(0).toLowerCase() + mention.slice(1)
    : mention;
  return opening === '' && /^\p{Lu}/u.test(sentence) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}

const maxTold = 200;

/** Whether a clause opens here that stands alone once it is told what "it" is: ", it beat the baseline by 2 points". */
export function goesOnAboutThing(sentence: string, words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  const word = words[at];
  const from = words[clause.from];
  if (word === undefined || from === undefined || !/^(?:it|they)(?:'|$)/.test(word.lower)) return false;
  if (!clause.isIndependent || clause.leans || words.length - at < 4) return false;
  const told = sentence.slice(word.start, word.start + maxTold);
  return resolveThing(told, [sentence.slice(from.start, words[at - 1]?.end)], clause.voice) !== told;
}
