import { isGivenName } from '../../language/lexicon/given-names.js';
import { technologies } from '../../language/lexicon/technologies.js';
import type { PlacedWord } from '../../language/words-in-place.js';
import type { Voice } from '../../voice.js';
import type { Clause } from '../places/clause-cut.js';
import { type GoingOn, readGoingOn } from './going-on.js';
import { nameShown } from './shown-thing.js';
import { readThings, type Thing, type ThingsNamed } from './things-named.js';

/*
 * What "it" is, where exactly one thing was named in the clause before: its subject ("the crash came from …"), or what
 * its verb is about where somebody does it ("I own the rewrite"). Where a second thing is named that could be meant, or
 * the clause is of several parts, the pronoun stays.
 */

/** More clauses name more than one thing. */
const maxClauses = 4;

/** Several persons, who own things and are none. */
const persons = /\b(?:parents|kids|children|sisters|brothers|friends|neighbou?rs|colleagues|people|men|women)$/i;
/** Of many, so that "they" may be one of it. */
const groups =
  /\b(?:customer|client|company|vendor|provider|supplier|agency|team|bank|partner|family|startup|firm|band|club|insurer|school)$/i;

const isOfPersons = ({ mention, place }: Thing): boolean => place === 'subject' && persons.test(mention);

const title = /^(?:dr|mr|mrs|ms|prof|miss|sir)\.? \p{L}/iu;
const isPersonsName = (mention: string): boolean =>
  title.test(mention) || (isGivenName(mention.split(' ')[0] ?? '') && !technologies.has(mention.toLowerCase()));

/** "The culprit is the accelerometer": the other is what is gone on about. */
const causes =
  /\b(?:culprit|cause|problem|issue|reason|bottleneck|catch|trick|answer|solution|fix|idea|plan|goal|point)$/i;

/** "We replaced Jest with Vitest": either may be gone on about. */
const changes =
  /\b(?:replac(?:e[sd]?|ing)|(?<!\bno )swap(?:s|ped|ping)?|switch(?:es|ed|ing)?|compar(?:e[sd]?|ing)|mov(?:e[sd]?|ing)|migrat(?:e[sd]?|ing)|convert(?:s|ed|ing)?|port(?:ed|ing))\b/i;
/** "We replaced the printer in May" names no other; "moved to Hetzner" does, in whatever letters. */
const namesOther = /\b(?:to|with|from|into|onto|for|by|against|than|vs|over)\b/i;
/** "We shipped 2.14.0 to TestFlight" */
const delivers = /\b(?:shipped|released|published|pushed|uploaded|rolled out)\b/i;
const runsOn = /^(?:\S+ ){1,4}(?:runs?|is running|boots?) (?:on|off|under) /i;
const maxClauseCharacters = 300;
/** "four point one point nine" */
const digit = 'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const spokenVersion = new RegExp(`\\b(?:${digit})(?: (?:point|dot) (?:${digit})){1,4}\\b`, 'gi');

/** "because a contractor had copied it": a part that goes on about the same thing names no other. */
const goingOnPart = /,? (?:because|since|so|after|when|while|before|until|as) .*\b(?:it|its|them)\b.*$/i;
/** "…, product signed that off": what somebody did about what was told. */
const agreedPart =
  /, (?:the |our |my )?\S{2,20} (?:has |have )?(?:signed|approved|confirmed|agreed|asked|wanted|decided|ordered|promised|okayed|ok['’]?d|requested|announced)(?: (?:to|for|on|about))? (?:that|it|this)(?: off| already| too)?[.!]?$/i;

/** "and the clients go to …" */
const opening = /^(?:and|also|so|plus|oh|but)(?: also)?,? /i;
/** "is an old one with 24 channels": one of the same kind. */
const oneOfKindIs = /\b(is|was) an? (?:[\p{L}-]+ ){0,2}one\b/u;
/** "…, which we cannot reimage because …" */
const moreOfIt = /, which (?:is|was|has|had|runs|we|i|nobody|they)\b.*$/i;

/** The things of a clause that tells how its subject stands, where a part that was left says more of it. */
function readState(clause: string): ThingsNamed | null {
  const read = readThings(clause);
  return read?.tellsState === true && read.things[0]?.place === 'subject' ? read : null;
}

/**
 * The one thing of a clause that a sentence may go on about, `null` where there are several or it is not clear, and ''
 * where there is none.
 */
function thingMeant(clause: string, going: GoingOn, isSameSentence: boolean): string | null {
  if (clause.length > maxClauseCharacters || (changes.test(clause) && namesOther.test(clause))) return null;
  const read =
    readThings(clause) ??
    readThings(
      clause.replace(opening, '').replace(goingOnPart, '').replace(agreedPart, '').replace(oneOfKindIs, '$1 so'),
    ) ??
    readState(clause.replace(opening, '').replace(moreOfIt, '')) ??
    readThings(clause.replace(spokenVersion, '4.1'));
  if (read === null) return null;
  const agrees = ({ mention, isSeveral }: Thing) =>
    isSeveral === going.isSeveral || (going.role === 'owner' && going.isSeveral && groups.test(mention));
  // "It" is nobody.
  if (!going.isSeveral && read.things.some(({ mention, place }) => place === 'subject' && isPersonsName(mention)))
    return null;
  const things = read.things.filter(agrees);
  const tellsOf = going.role === 'subject' ? going.tellsOf : 'thing';
  if (tellsOf === 'persons')
    return things.length === 1 && things.every(isOfPersons) ? (things[0]?.mention ?? null) : null;
  if (things.some(({ mention, place }) => place === 'subject' && causes.test(mention))) return null;
  const [taken] = things;
  if (taken === undefined) return '';
  // "The invoices run on Rails. It's …": what does it may be one thing, however it is named.
  if (read.things.some((thing) => thing.place === 'subject' && !agrees(thing) && !persons.test(thing.mention)))
    return null;
  const [first, ...others] = things.filter(({ place }) => place === 'subject' || place === 'object');
  if (first === undefined)
    return things.length === 1 && (taken.isTaken || taken.isSeveral || tellsPlace(going)) ? taken.mention : null;
  if (tellsOf === 'thing or event' && !(first.place === 'subject' && read.tellsState)) return null;
  const isPassive = going.role === 'subject' && going.isPassive;
  const isRival = (thing: Thing): boolean => {
    if (thing === first || (thing.place === 'indefinite' && isPassive)) return false;
    // "This box runs on a Pi 4, and it only gets out through a proxy": side by side, the two tell of one subject.
    if (isSameSentence && thing.place === 'indefinite' && first.place === 'subject' && runsOn.test(clause))
      return false;
    // "The pump in the shed has a red valve, its number is 12": what has it is what the clause tells of.
    if (going.role === 'owner' && first.place === 'subject' && (thing.isBeside || thing.isName) && read.tellsState)
      return false;
    const isBesideIt = first.place === 'subject' ? read.tellsState : thing.place === 'definite';
    return !(thing.isName && isBesideIt && (thing.isBeside || delivers.test(clause)));
  };
  const behind = things.filter(({ place }) => place === 'definite' || place === 'indefinite');
  return [...others, ...behind].some(isRival) ? null : first.mention;
}

/** "We got the keys to the flat, it's on Lindengasse": where something is. */
const tellsPlace = ({ behind, isSeveral }: GoingOn): boolean => !isSeveral && /^is (?:on|in|at) /.test(behind);

/**
 * The sentence with its "it" or "they" replaced by what is meant, when the clauses said before name exactly one thing
 * that it may be.
 * Between persons only where a name or number is told: mostly it is what happened that they go on about.
 * @param said the clauses of the sentence before, or of the same sentence, the latest last
 */
export function resolveThing(sentence: string, said: readonly string[], voice: Voice, isSameSentence = false): string {
  if (said.length === 0 || said.length > maxClauses) return sentence;
  const going = readGoingOn(sentence, voice);
  const named = going === null ? nameOne(sentence, said) : sentence;
  if (named !== sentence) return named;
  if (going === null) return nameShown(sentence, said.at(-1) ?? '', voice) ?? sentence;
  const meant = new Set<string>();
  for (const clause of said) {
    const mention = thingMeant(clause, going, isSameSentence);
    if (mention === null) return sentence;
    if (mention !== '') meant.add(mention.replace(/^(?:an?|some|two|three|four|five|the|this) /i, 'the '));
  }
  const [mention] = meant;
  if (mention === undefined || meant.size > 1) return sentence;
  return `${going.before}${nameOf(mention, sentence, going)} ${going.behind}`;
}

const oneOfKind =
  /^((?:(?:and|also|but),? )?(?:the|our|my|his|her|their) (?:next|first|second|third|fourth|last|other|previous|following) )one(?= (?:is|was|will|starts|begins|takes|comes|came|goes|ends)\b)/i;
const maxKindWords = 3;

/** "The audit was last week, and the next one is in May": one of the kind that the clause before tells of. */
function nameOne(sentence: string, said: readonly string[]): string {
  const opened = oneOfKind.exec(sentence);
  if (opened === null) return sentence;
  const kinds = said.slice(0, 1).flatMap((clause) => {
    const subject =
      /^(?:(?:and|so) )?(?:the|our|my|his|her|their) (?:(?:first|next|last|second|yearly|annual) )?((?:\p{Ll}[\p{Ll}-]* )+?)(?:is|was|were|took|went|will|starts?|started|comes|came|happened)(?!\p{L})/iu;
    const kind = subject.exec(clause)?.[1]?.trim();
    return kind === undefined || kind.split(' ').length > maxKindWords ? [] : [kind];
  });
  const [kind] = kinds;
  return kind === undefined ? sentence : (opened[1] ?? '') + kind + sentence.slice(opened[0].length);
}

/** As the sentence began, so does the name of the thing. */
function nameOf(mention: string, sentence: string, { before, role }: GoingOn): string {
  const plain = /^(?:the|my|our|his|her|their|its) /i.test(mention)
    ? mention.charAt(0).toLowerCase() + mention.slice(1)
    : mention;
  const opens = before === '' && /^\p{Lu}/u.test(sentence);
  return (opens ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain) + (role === 'owner' ? possessive(plain) : '');
}

const possessive = (name: string): string => (/`$/.test(name) ? "'s" : /s$/.test(name) ? "'" : "'s");

const maxTold = 200;

/** Whether a clause opens here that stands alone once it is told what "it" is: ", it beat the baseline by 2 points". */
export function goesOnAboutThing(sentence: string, words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  const word = words[at];
  const from = words[clause.from];
  if (word === undefined || from === undefined || !/^(?:it|they|theyre|its|their|i|we)(?:'|$)/.test(word.lower))
    return false;
  if (!clause.isIndependent || clause.leans || words.length - at < 4) return false;
  const told = sentence.slice(word.start, word.start + maxTold);
  return resolveThing(told, [sentence.slice(from.start, words[at - 1]?.end)], clause.voice, true) !== told;
}
