import { technologies } from '../language/lexicon/technologies.js';

/*
 * "The sky is clear in Oslo": the name tells where, and software ("scratch that, it's Vitest") puts no place right.
 */

const place = /\b(?:in|at|near|around|over|outside) (?:the )?\p{Lu}[\p{L}-]{1,20}(?: \p{Lu}[\p{L}-]{1,20})?/gu;
const namedWithin = /\S\s+["“`]?\p{Lu}[\p{L}\d]|`|[\p{L}\d][._/-][\p{L}\d]/u;

/** The text without the places that it names by a preposition and a name. */
export const withoutPlaces = (text: string): string => text.replace(place, '');

/** "is nice in Oslo", and not "is hosted in Oslo", "was built in Oslo", "is now in Oslo": how something is there. */
const adjectiveThere =
  /\b(?:is|are|was|were|looks|feels) (?:(?:very|so|really|quite|too|pretty) )?(?!\p{Ll}+(?:ed|en|ing|ly)\b|(?:built|sold|held|kept|made|found|set|born|now|still|also|back|down|up|out|here|there|not|both|all)\b)\p{Ll}{3,15} (?:in|at|near|around|over|outside) (?:the )?\p{Lu}/u;

/**
 * Whether a clause names nothing but a place, and a value is put for none: it is software, or the clause tells how
 * something is there.
 */
export function isForNoPlace(value: string, clause: string): boolean {
  const elsewhere = withoutPlaces(clause);
  if (elsewhere === clause || namedWithin.test(elsewhere)) return false;
  return technologies.has(value.replace(/[.!]+$/, '').toLowerCase()) || adjectiveThere.test(clause);
}
