import { caselessUnicode, oneOf } from './pattern-parts.js';

/*
 * "Label: value". What may be a label, and what may be its value, differs with what is asked: whether an item has a
 * name of its own, whether something is used, or who has a part.
 */

/** "front-end: TypeScript": words of letters and hyphens, and any value. */
export const hasLabel = (text: string): boolean => /^\p{L}[\p{L} -]{1,30}: \S/u.test(text);

/** "watch app: cancelled", "phase 2: in May": a label of few characters, with digits, and any value. */
export const hasShortLabel = (text: string): boolean => /^\p{L}[\p{L}\d ]{1,24}: \S/u.test(text);

/** "Build: Gradle 8.7": one word, and somewhere behind it a name, a number or code. */
export const labelsByOneWord = (sentence: string): boolean => /^\p{L}+\s?[:：]\s+[^:]{0,40}[\p{Lu}\d`]/u.test(sentence);

/** "Hosting: Azure", "cache size: 40": a word or two, and a value that begins with a capital, a digit or code. */
export const labelsNameOrNumber = (sentence: string): boolean => /^\p{L}{2,}(?: \p{L}+)?: [\p{Lu}\d`]/u.test(sentence);

/** "Owners: search - Birgit": a word or two with a capital, and a value of several words. */
export const labelsSeveralWords = (sentence: string): boolean => /^\p{Lu}\p{L}+(?: \p{L}+)?: \S+ \S/u.test(sentence);

const labelsOfNow = oneOf(
  'status|state|results?|outcome|verdict|next|done|todo|steps?|progress|plan|actions?|summary|update',
  'tests?|build|ci|files?|changes?|warning|error|question|answer|note|tip|hint|example|before|after|option',
);
const lastingLabel = caselessUnicode`^(?!${labelsOfNow}\b)\p{L}{2,}(?: \p{L}+)?: \p{Lu}`;

/** "Owner: Svetlana", a word or two and a word; "Status: Green" is of the moment. */
export const labelsForGood = (sentence: string): boolean => lastingLabel.test(sentence);

const places = oneOf(
  'endpoints?|urls?|servers?|hosts?|address|site|website|environment|env|instance|dashboard|wiki|docs|documentation|repo|repository',
  'board|feed|api|bucket|registry|mirror|proxy|webhook|portal|console|store|shop|cluster|database|db|broker|queue|homepage|intranet',
);
const addressed = caselessUnicode`^(?:\p{L}{2,}[ -]){0,2}${places}: [a-z][a-z+.-]{1,15}:\/\/[^\s"'<>]{4,}$`;

/** "Test endpoint: https://test.example.org/v10": what is at an address. */
export const labelsAddress = (sentence: string): boolean => sentence.length <= maxAddressed && addressed.test(sentence);

const maxAddressed = 300;

const noArticle = '(?!(?:the|this|that|these|those|an?|my|our|your|it|them|all)\\b)';
const ownedPart = new RegExp(
  `^(?!fix\\b)\\p{L}+(?: ${noArticle}\\p{L}+){1,2}[:：] \\p{Lu}\\p{Ll}+(?:,? (?:(?:and|&) )?\\p{Lu}\\p{Ll}+){0,3}[.!]?$`,
  'u',
);

/** "search relevance: Amadou": whose a part is. */
export const labelsOwner = (sentence: string): boolean => ownedPart.test(sentence);

const fewWords = '[^\\s:→]{1,30}(?: [^\\s:→]{1,30}){0,3}';
const pair = new RegExp(
  `^${fewWords} ?(?:→|->|=>) ?(?=[^→]{0,40}[\\p{Lu}\\d@_/.])${fewWords}[.!]?$|^${fewWords}(?:: | [–—-]{1,2} )\\p{Lu}\\p{Ll}{1,20}(?:(?:,? (?:and|&) |, | )\\p{Lu}\\p{Ll}{1,20}){0,3}[.!]?$`,
  'u',
);

/**
 * "search → Bram", "build: Ola", "docs - Ines and Tom": a thing, and who or what it belongs to. No verb, whatever its
 * words look like.
 */
export const pairsTwo = (text: string): boolean => text.length <= maxPairCharacters && pair.test(text);

const maxPairCharacters = 120;
