import { mayNameTime } from '../../dates/tokens/date-words.js';
import { isBareContraction } from '../../language/bare-contractions.js';
import { contentWords } from '../../language/content-words.js';
import { auxiliaries, formsOfBe, verbForm } from '../../language/lexicon/english-verbs.js';
import { subordinators } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { isAdverb } from '../../language/noun-phrases.js';
import { isSpecific } from '../../language/specific.js';
import { placeWords } from '../../language/words-in-place.js';
import type { Voice } from '../../voice.js';

/*
 * Whether a sentence goes on about a thing that was named before it: "It runs Debian 12", "They're called Miso and
 * Tofu", "Its database is Oracle", "We pulled it again on Sunday". What may as well be said of what happened ("it was a
 * great day") goes on about no thing.
 */

/** With fewer, and without a name or number, it would say too little alone. */
const minContentWords = 2;

/** How a sentence goes on about a thing. */
interface GoingOnOf {
  readonly isSeveral: boolean;
  /** The sentence up to where the thing is named ("Also, ", "We pulled "), and behind that. */
  readonly before: string;
  readonly behind: string;
}

/** "It runs Debian 12" */
interface GoingOnAsSubject extends GoingOnOf {
  readonly role: 'subject';
  /**
   * What it may be said of: a thing; a thing or, as often, what happened ("It takes 12 minutes"); or persons, who do
   * what things don't ("they only eat fish").
   */
  readonly tellsOf: 'thing' | 'thing or event' | 'persons';
  /** What is done to it, or how it stands: the subject of the clause before goes on. */
  readonly isPassive: boolean;
}

/** "Its database is Oracle", "We pulled it again on Sunday" */
interface GoingOnAsOther extends GoingOnOf {
  readonly role: 'owner' | 'object';
}

export type GoingOn = GoingOnAsSubject | GoingOnAsOther;

const pronoun = /^((?:And|Also|Plus|But),? )?(it|they|its|their)(?:['’](s|re|ve))? (?=\S)/i;
/** "its owned by Priya", "theyre called Miso and Tofu" */
const inHaste = /^((?:And|Also|Plus|But),? )?(it(?=s )|they(?=re |ve ))(s|re|ve) (?=\S)/i;
const maxReadInHaste = 120;

/**
 * What is said of a thing and hardly of what happened: what it is, where it is, what is done to it, what it has and
 * does.
 */
const ofThings = wordSet(
  'runs run has have uses use lives costs cost needs need weighs contains contain listens starts opens closes expires expire ends belongs supports support stores store sits serves handles holds covers lasts reads writes talks caps keeps keep stays comes accepts returns checks sends builds deploys ships speaks measures produces connects exposes backs limits retries polls ignores requires renews came had used held cost expects wants likes loves hates prefers eats drinks points',
);
/** The same of several, where persons hardly do it. */
const doneByThings = wordSet(
  'report expire listen connect contain support require produce expose renew poll retry ship',
);
const linking = new Set([...formsOfBe, "isn't", "wasn't", "aren't", "weren't"]);
const standing = wordSet('in on at under behind next near inside outside above below between from by for with');
const states = wordSet(
  'both due out off live open closed called named about around over roughly exactly currently still now',
);
/** "It's a long story", "it was a great day": told of what happened. */
const ofEvents =
  /\b(?:a|an|the|such|quite|pretty|so|very|really|too|not) (?:\S+ )?(?:important|big|huge|real|special|perfect|incredible|wonderful|awesome|cool|exciting|great|good|nice|bad|hard|easy|fun|lovely|amazing|awful|shame|pity|pain|mess|nightmare|relief|pleasure|joy|story|idea|thing|way|start|step|reason|point|time|day|week|year|shock|surprise|lot|bit|while|struggle|challenge|disaster|dream|win|loss|honou?r|blast|ride|drive|walk|trip)(?![\w-])/i;
/**
 * What tells when it is, or of whom, and of no thing: "it's Tuesday", "it was in June", "it was Maria who", "it's the
 * PDF step that".
 */
const ofNothing =
  /^(?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d\d| ?[ap]m| o'clock)|\S+ (?:\S+ ){0,4}(?:who|that|which|where|when|why)\b)/i;
const wasThen =
  /^(?:in|on|at|from) (?:the )?(?:(?:early|late|mid) )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|spring|summer|autumn|winter)/i;

/**
 * Reads a sentence that opens with "it", "they", "its" or "their", or does something to "it"; null where it may tell of
 * no thing that was named.
 */
export function readGoingOn(sentence: string, voice: Voice): GoingOn | null {
  if (sentence.endsWith('!') || /^IT\b/.test(sentence)) return null;
  const match = (isInHaste(sentence) ? inHaste : pronoun).exec(sentence);
  if (match === null) return readDoneTo(sentence);
  const said = sentence.slice(match[0].length);
  if (!tellsEnough(said, voice)) return null;
  const [, before = '', subject = '', contraction] = match;
  const isSeveral = /^the/i.test(subject);
  if (/^(?:its|their)$/i.test(subject)) return contraction === undefined ? readOwned(said, before, isSeveral) : null;
  return readSubject(said, { before, isSeveral, contraction: contraction?.toLowerCase() }, voice);
}

function isInHaste(sentence: string): boolean {
  const [whole, before = ''] = inHaste.exec(sentence) ?? [];
  return whole !== undefined && isBareContraction(placeWords(sentence.slice(before.length, maxReadInHaste)), 0);
}

const tellsEnough = (said: string, voice: Voice): boolean =>
  isSpecific(`x ${said}`) || (voice !== 'person' && contentWords(said).length >= minContentWords);

interface Opening {
  readonly before: string;
  readonly isSeveral: boolean;
  readonly contraction: string | undefined;
}

function readSubject(said: string, { before, isSeveral, contraction }: Opening, voice: Voice): GoingOn | null {
  const adverb = contraction === undefined ? (beforeVerb.exec(said)?.[0] ?? '') : '';
  const told = said.slice(adverb.length);
  const first = firstWord(told);
  const verb = contraction === undefined ? first : verbOf(contraction, first, isSeveral);
  const rest = contraction === undefined ? told.slice(first.length).trimStart() : told;
  const mayTellOfEvent = !(hasOrDoes(verb, rest, voice, isSeveral) || tellsOfThing(verb, rest));
  if (isSeveral && contraction === undefined && verbForm(verb) === 'base' && mayTellOfEvent)
    return { role: 'subject', tellsOf: 'persons', isSeveral, before, behind: said, isPassive: false };
  if (mayTellOfEvent && (voice === 'person' || verbForm(verb) !== 'third' || !isSpecific(`x ${rest}`))) return null;
  const isPassive =
    (linking.has(verb) && (isParticiple(firstWord(rest)) || states.has(firstWord(rest)))) || isDoneTo(verb, rest);
  return {
    role: 'subject',
    tellsOf: mayTellOfEvent ? 'thing or event' : 'thing',
    isSeveral,
    before,
    behind: contraction === undefined ? said : `${verb} ${rest}`.trimStart(),
    isPassive,
  };
}

/** "It now lives in Vault" */
const beforeVerb = /^(?:(?:now|also|only|currently|still|already|just|always|never|usually|mostly) )/i;

/** "Its database is Oracle": what a thing has, with a verb of its own. */
function readOwned(said: string, before: string, isSeveral: boolean): GoingOn | null {
  const words = said.toLowerCase().split(' ', maxOwnedWords + 1);
  const isStated = words.some(
    (word, at) => at > 0 && (isStatedBy(word) || (doneBySeveral.has(word) && /[^s'u]s$/.test(words[at - 1] ?? ''))),
  );
  return isStated ? { role: 'owner', isSeveral, before, behind: said } : null;
}

const maxOwnedWords = 5;
/** "its features come from the warehouse": behind a noun of several. */
const doneBySeveral = wordSet('come go live sit stay run use need cost expire belong start end keep hold store point');
const isStatedBy = (word: string): boolean =>
  linking.has(word) || ofThings.has(word) || /^(?:must|can|may|should|will|gets?|needs?)$/.test(word);

const time = '(?:(?:since|in|on|from|until|last|next|every) (?:\\S+ ){1,2})?';
const modal = "(?:(?:can|can['’]?t|cannot|must|should|will|won['’]?t|have to|need to) )?";
/** "(the books for) it" */
const partOf = '(?:(the|our|my) [\\p{L}-]{2,20} (?:for|of|on|in|with|from|to) )?';
const doneTo = new RegExp(
  `^((?:(?:And|Also|Then|So|But),? )?${time}(?:we|i)(?:['’](?:ll|ve))? (?:(?:now|then|also|already|just|later) )?${modal}(\\p{L}+) ${partOf})(it|them)(?= \\S)`,
  'iu',
);

/** "We pulled it again on Sunday", "Since March I keep the books for it in Xero" */
function readDoneTo(sentence: string): GoingOn | null {
  const match = doneTo.exec(sentence);
  if (match === null) return null;
  const [told, before = '', verb = '', noun, pronounSaid = ''] = match;
  const behind = sentence.slice(told.length).trimStart();
  if (
    verbForm(verb.toLowerCase()) === null ||
    (pronounSaid === 'them' && doneToPersons.has(verb.toLowerCase())) ||
    (noun === undefined && lightVerbs.has(verb.toLowerCase())) ||
    !(isSpecific(`x ${behind}`) || mayNameTime(behind))
  )
    return null;
  return { role: 'object', isSeveral: pronounSaid === 'them', before, behind };
}

/** "I told them Ines writes it" */
const doneToPersons = wordSet(
  'tell told ask asked pay paid meet met help helped text texted email emailed owe owed promised',
);

/** "We made it to Lisbon", "I hate it on Fridays": of what happens. */
const lightVerbs = wordSet(
  'do did make made take took get got have had hate like love enjoy call called leave left need want mean see saw say said think know',
);

/** "gets switched off" */
const isDoneTo = (verb: string, rest: string): boolean => /^(?:gets?|got)$/.test(verb) && isParticiple(firstWord(rest));

const firstWord = (text: string): string => (/^[^\s.,;:!?]+/.exec(text)?.[0] ?? '').toLowerCase();

/** The verb that a contraction stands for. */
function verbOf(contraction: string, next: string, isSeveral: boolean): string {
  if (contraction === 've' || /^(?:got|been|had)$/.test(next)) return next === 'got' ? '' : 'been';
  return isSeveral ? 'are' : 'is';
}

/** "has 8 GB", "runs Debian 12", and not "has encouraged me". */
function hasOrDoes(verb: string, rest: string, voice: Voice, isSeveral: boolean): boolean {
  if (/^(?:has|have|had)$/.test(verb)) return !perfect.test(rest);
  if (ofThings.has(verb) || (isSeveral && doneByThings.has(verb)) || isDoneTo(verb, rest)) return true;
  const isDone = /^(?:third|past)$/.test(verbForm(verb) ?? '') && !auxiliaries.has(verb) && !ofWhatHappened.has(verb);
  return voice !== 'person' && isDone && isSpecific(`x ${rest}`);
}

const perfect =
  /^(?:(?:\S+ly|also|always|never|just|already|been) )?(?:\S+(?:ed|en|own)|made|been|got|helped|become|gone|taught|brought)\b/i;

/** Done by what happened more often than by a thing. */
const ofWhatHappened = wordSet(
  'takes took means meant makes made turns turned seems seemed looks looked feels felt sounds sounded helps helped happens happened depends depended matters mattered works worked rains rained goes went gets got becomes became gives gave brings brought shows showed proves proved tells told says said hurts hurt bothers drives drove reminds reminded starts started appears appeared comes came leads led causes caused lets let allows allowed requires wanted',
);

/** Whether what follows the verb is said of a thing. */
function tellsOfThing(verb: string, rest: string): boolean {
  const first = firstWord(rest);
  if (!linking.has(verb) || (/^w/.test(verb) && wasThen.test(rest))) return false;
  if (ofNothing.test(rest) || ofEvents.test(rest.slice(0, 60)) || subordinators.has(first)) return false;
  if (/^(?:an?|the|our|my)$/.test(first)) return isSpecific(`x ${rest}`);
  if (standing.has(first) || states.has(first) || isParticiple(first)) return true;
  return /^(?:[\p{Lu}\d`"“€$£]|\p{Ll}+-\p{Ll})/u.test(rest) || isAdverbBeforeState(rest);
}

const irregular = wordSet('fed kept sent held bought brought paid bound wound drawn hung shut read led taken shown');

const isParticiple = (word: string): boolean =>
  irregular.has(word) ||
  (/(?:ed|wn|lt|nt|pt|ept|ung|ade|aid|old|ritten|iven|hosted)$/.test(word) &&
    word.length > 3 &&
    !/^(?:red|bored|tired|excited|interested|scared|worried|old|supposed|different|urgent|important|recent|ancient|excellent)$/.test(
      word,
    ));

const isAdverbBeforeState = (rest: string): boolean => {
  const [first = '', second = ''] = rest.toLowerCase().split(' ');
  return isAdverb(first) && (isParticiple(second) || standing.has(second) || /^(?:an?|the)$/.test(second));
};
