import { isGivenName } from '../extraction/language/lexicon/given-names.js';
import { isParticiple, withOwnAgent } from './active-voice.js';

/*
 * "Lisbon is where I live", "pnpm is what we use": what a sentence puts in front, said in plain order; what is called
 * how; and what is done by "we" without saying so. Only of short sentences without a second verb or phrase, and never
 * where a word is left over that could belong to something else.
 */

/** What is put in front: no pronoun that points elsewhere, no preposition, no negation. */
const front = String.raw`((?!(?:this|that|it|here|there|which|what|who|where|when|not|no|only|in|on|at|by|for|from|near)\b)[^\s,;:?!][^,;:?!]{0,60}?)`;
/** Whoever does something, and what: up to six words. */
const deed = String.raw`((?:[^\s,;:?!.]{1,40} ){1,5}[^\s,;:?!.]{1,40})`;
const end = '[.!]?$';

const whereabouts = new RegExp(`^${front}(?: is|['’]s) where ${deed}${end}`, 'iu');
const weekday = new RegExp(
  `^((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:(?: is|['’]s)|s are) when ${deed}${end}`,
  'iu',
);
const used = new RegExp(
  `^${front}(?: is| are|['’]s) what (i|we|you|they|he|she) ([a-z]{2,20})( [^,;:?!.]{1,60})?${end}`,
  'iu',
);

/** "As a cache" leaves room for others, and what is for something else is not the whole of it. */
const inPlaceOf = new RegExp(
  `^(?:We|we|I|i)(?: use| are using| am using|['’](?:re|m) using) ([^\\s,;:?!][^,;:?!]{0,60}?) as (our|my) ([^,;:?!.]{1,60}?)${end}`,
  'u',
);

/** Behind one of these a phrase or a clause begins, to which the place in front may or may not belong. */
const opensMore =
  /(?<!\S)(?:who|whom|whose|that|which|what|where|when|while|if|because|since|as|than|and|or|but|to|of|from|for|with|without|in|on|at|by|near|into|about|until|after|before)(?!\S)/i;
/** What is done at a time that was or will be, and not as a rule. */
const once =
  /(?<!\S)(?:will|would|shall|should|can|could|may|might|must|is|are|am|was|were|did|had|going|\S+['’](?:m|re|s|ll|d|ve)|not|\S+n['’]t)(?!\S)/i;
/** What the verb is followed by, so that its object is the one in front. */
const phrase = /^ (?:for|in|on|at|with|over|during|since|every|when) /i;
/** They do nothing themselves, or nothing to what is in front. */
const noDeed =
  /^(?:am|are|is|was|were|do|does|did|have|has|had|will|would|can|could|may|might|must|should|shall|never|always|not)$/i;

/** A sentence in plain order, where it is one that is known; any other as it is. */
export function inPlainOrder(sentence: string): string {
  if (sentence.length > maxCharacters) return sentence;
  return (
    asWhereabouts(sentence) ??
    asHabit(sentence) ??
    asUse(sentence) ??
    asOurs(sentence) ??
    asName(sentence) ??
    withOwnAgent(sentence) ??
    sentence
  );
}

const maxCharacters = 200;

/** "Lisbon is where I live": "I live in Lisbon"; who works works at a place. */
function asWhereabouts(sentence: string): string | null {
  const [, place = '', doing = ''] = whereabouts.exec(sentence) ?? [];
  if (doing === '' || opensMore.test(doing)) return null;
  return `${doing} ${/(?<!\S)works?$/i.test(doing) ? 'at' : 'in'} ${place}`;
}

/** "Friday is when we deploy": "we deploy on Fridays". */
function asHabit(sentence: string): string | null {
  const [, day = '', doing = ''] = weekday.exec(sentence) ?? [];
  if (doing === '' || opensMore.test(doing) || once.test(doing)) return null;
  return doing.split(' ').some((word) => isParticiple(word.toLowerCase())) ? null : `${doing} on ${day}s`;
}

/** "Pnpm is what we use for packages": "we use pnpm for packages". */
function asUse(sentence: string): string | null {
  const [, thing = '', who = '', verb = '', rest = ''] = used.exec(sentence) ?? [];
  if (verb === '' || noDeed.test(verb) || (rest !== '' && !phrase.test(rest))) return null;
  return `${who} ${verb} ${thing}${rest}`;
}

/** "We use pnpm as our package manager": "our package manager is pnpm". */
function asOurs(sentence: string): string | null {
  const [, thing = '', whose = '', part = ''] = inPlaceOf.exec(sentence) ?? [];
  const isOfSpeaker = whose === (/^i\b/i.test(sentence) ? 'my' : 'our');
  if (!isOfSpeaker || opensMore.test(thing) || opensMore.test(part)) return null;
  return `${whose} ${part} is ${thing}`;
}

const name = String.raw`(\p{Lu}[\p{L}\p{M}'’-]{0,40}(?: \p{Lu}[\p{L}\p{M}'’-]{0,40}){0,2})`;
const ownNames: readonly RegExp[] = [
  new RegExp(`^[Mm]y name(?: is|['’]s) ${name}${end}`, 'u'),
  new RegExp(`^${name} is my name${end}`, 'u'),
];
const nameOf = new RegExp(`^${name} is the name of ([^,.;:?!]{1,60})${end}`, 'u');
const bareName = new RegExp(`^(?:I am|I['’]m|i am|i['’]m) ${name}${end}`, 'u');
const had = new RegExp(
  `^(I|[Ww]e|i)(?: have|['’]ve got) an? ((?:[a-z]{2,20} )?[a-z]{2,20}) (?:called|named) ${name}${end}`,
  'u',
);

/** Given names that are said of oneself for another reason as well: a sign of the stars, where one is from. */
const alsoQualities = new Set(['leo', 'norman', 'scot', 'jordan']);

/** "My name is Ana", "I'm Ana": "I am called Ana"; "I have a dog named Rex": "my dog is called Rex". */
function asName(sentence: string): string | null {
  const own = ownNames.map((pattern) => pattern.exec(sentence)?.[1]).find((found) => found !== undefined);
  if (own !== undefined) return `I am called ${own}`;
  const [, given = '', owner = ''] = nameOf.exec(sentence) ?? [];
  if (owner !== '') return `${owner} is called ${given}`;
  const bare = bareName.exec(sentence)?.[1];
  if (bare !== undefined && isGivenName(bare) && !alsoQualities.has(bare.toLowerCase())) return `I am called ${bare}`;
  const [, who = '', kind = '', called = ''] = had.exec(sentence) ?? [];
  return called === '' ? null : `${who.toLowerCase() === 'we' ? 'our' : 'my'} ${kind} is called ${called}`;
}
