import { identifiersOf } from '../../extraction/identifiers.js';
import { wordsWithSigns } from '../../extraction/normalise-text.js';
import { type Clause, canonicalClauses, inOneOrder } from '../canonical-wording.js';
import { stemAndEnding } from '../inflection.js';
import { type Word, wordsOfClause } from './clause-words.js';
import { withPlainPhrases } from './english-phrases.js';
import { english } from './grammar.js';
import { otherLanguageOf } from './other-languages.js';
import { inOneForm } from './phrase-patterns.js';
import { placesOf } from './sentence-places.js';
import { hasAlike, stemOf } from './word-families.js';

/** What a sentence says, as far as two sentences are compared. */
export interface Statement {
  readonly words: readonly Word[];
  /** The same with its one phrase in front, where it has one: see `inOneOrder`. */
  readonly reordered: () => readonly Word[];
  /** Names and codes to the letter, without plain numbers, sorted. */
  readonly identifiers: string;
  /** "We", "our": who speaks, which may go without saying. */
  readonly isOurs: boolean;
  /** Tells what is going on, by a verb that is not one of what goes on for long. */
  readonly isUnderWay: boolean;
  readonly isOrder: boolean;
  /** Has a present form of "be", as sentences that equate have. */
  readonly equates: boolean;
}

/** Longer texts say more than one thing. */
const maxCharacters = 200;
const maxWords = 24;

/** What is written from right to left or without spaces has none of the words below. */
const otherScript = /[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{Z}\p{M}\s]/u;

/** What a sentence says; null of a question and of what is too long, or in a script that has no words here. */
export function readStatement(text: string): Statement | null {
  const said = text.trim();
  if (said.length > maxCharacters || /\?\s*$/.test(said) || otherScript.test(said)) return null;
  const language = otherLanguageOf(said);
  const plain = language === null ? withPlainPhrases(said) : inOneForm(said, language.phrases);
  const clauses = language === null ? canonicalClauses(withoutHyphens(plain)) : clausesOf(plain);
  const grammar = language ?? english;
  const places = placesOf(plain, said);
  const words = clauses.flatMap((clause) => wordsOfClause(clause, grammar, places));
  if (words.length === 0 || words.length > maxWords) return null;
  return {
    words,
    reordered: () => (language === null ? wordsOfClause(inOneOrder(clauses), grammar, places) : words),
    identifiers: codesOf(said),
    isOurs: wordsWithSigns(said).some((word) => grammar.ours.has(word)),
    isUnderWay: language === null && underWay.test(said),
    isOrder: places.order !== null,
    equates: grammar.being.test(said) || grammar.being.test(plain),
  };
}

/** Words of another language as they are said. */
const clausesOf = (text: string): readonly Clause[] =>
  text.split(/[,;:.!…](?=\s|$)/).map((part) => wordsWithSigns(part));

/** Names and codes to the letter; not numbers, which are words, nor names that have others. */
function codesOf(said: string): string {
  return identifiersOf(said.replace(/['’]s(?!\p{L})/gu, ''))
    .filter((name) => !isNumber(name) && !hasAlike(stemOf(stemAndEnding(name.toLowerCase()))))
    .toSorted()
    .join(' ');
}

const isNumber = (name: string): boolean => /^[€$£]?[\d.,:]+(?:[a-z]{1,2}|%|€)?$/i.test(name);

/** As `../same-statement.ts` does it: "a well-known port" is "a well known port". */
const plainCompound = /(?<![^\s("'“‘])\p{L}+(?:-\p{L}+)+(?![^\s.,;:!?)"'”’]|[.:?!]\S)/gu;
const withoutHyphens = (text: string): string =>
  text.replace(plainCompound, (compound) => (/^e-/i.test(compound) ? compound : compound.replaceAll('-', ' ')));

/** Of these the progressive says what the present says; of others it may be a plan, or only of now. */
const lasting =
  'working|learning|studying|living|using|running|failing|building|writing|hosting|testing|reading|teaching|paying|keeping|storing|deploying|waiting|looking|having|being|developing|maintaining|managing|leading|serving|supporting|targeting|tracking';
const underWay = new RegExp(
  `(?:\\b(?:is|are|am)|['’](?:s|re|m)) (?:still |now |always |also )?(?!going to\\b|(?:${lasting})\\b)[a-z]{2,20}ing\\b`,
  'i',
);
