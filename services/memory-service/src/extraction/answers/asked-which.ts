import { canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { determiners, functionWords, prepositions, subordinators } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { splitSentences } from '../language/split-sentences.js';
import { type PlacedWord, placeWords, textOf } from '../language/words-in-place.js';

/*
 * "I signed up for the pottery class" "which one?" "the one at the mill": the question asks about what the one who
 * answers has named before.
 */

const maxReadCharacters = 400;
const maxThingWords = 3;

/** "nooo way, which one", "ooh which one?" */
const asksWhichOne = /^(?:[\p{L}'’]{1,12}[,!.]* ){0,3}which (?:ones?|\?)[\s?!.]*$/iu;

/** "when", "oh nice where?": asks about all that was said. */
const asksBarely =
  /^(?:[\p{L}'’]{1,12}[,!.]* ){0,3}(when|where|what time|which day|how much|how long)(?: is (?:it|that)|['’]?s (?:it|that))?[\s?!.]*$/iu;
const maxToldCharacters = 60;

/**
 * The question with the thing that was named last before it, instead of "one", or with what was told, where it asks no
 * more than "when"; the question itself where it asks otherwise.
 * @param names lower-case names of those who talk to each other
 */
export function withThingAsked(question: string, saidBefore: string, names: ReadonlySet<string>): string {
  const [, asked] = asksBarely.exec(question) ?? [];
  if (asked !== undefined) return withWhatWasTold(asked, saidBefore) ?? question;
  if (!asksWhichOne.test(question)) return withNameAsked(question, saidBefore, names);
  const thing = thingNamed(placeWords(saidBefore.slice(0, maxReadCharacters)));
  return thing === '' ? question : `which ${thing}?`;
}

/** "Milo's teacher wants to see us, when?" */
function withWhatWasTold(asked: string, saidBefore: string): string | null {
  const told =
    splitSentences(saidBefore)
      .at(-1)
      ?.replace(/[\s.!…]+$/, '') ?? '';
  return told === '' || told.length > maxToldCharacters || /[,?]/.test(told)
    ? null
    : `${told}, ${asked.toLowerCase()}?`;
}

const personAsked = /\b(?:he|she)\b/i;
const namedWithin = /(?<=[\p{Ll}\d,;] )\p{Lu}\p{Ll}{1,20}(?![\p{L}'’])/gu;
const noName =
  /^(?:I|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

/**
 * "what does Biscuit eat", of "what does he eat" behind "could you feed Biscuit?": the one who was named, where it is
 * only one.
 */
function withNameAsked(question: string, saidBefore: string, names: ReadonlySet<string>): string {
  if (!personAsked.test(question)) return question;
  const found = new Set(saidBefore.slice(0, maxReadCharacters).match(namedWithin) ?? []);
  const others = [...found].filter((name) => !names.has(name.toLowerCase()) && !noName.test(name));
  const [name] = others;
  return name === undefined || others.length > 1 ? question : question.replace(personAsked, name);
}

/**
 * The first thing that is named as one of several ("my son plays an instrument"), else with any article: "the pottery
 * class". One of several that is only named beside it ("the camera with a bonus", "after a friend told me") is not
 * asked for.
 */
function thingNamed(words: readonly PlacedWord[]): string {
  const beside = words.findIndex(
    ({ lower }) => subordinators.has(lower) || (prepositions.has(lower) && !ofObject.has(lower)),
  );
  const told = beside > 0 ? words.slice(0, beside) : words;
  return thingBehind(told, (word) => indefinite.has(word)) || thingBehind(words, (word) => determiners.has(word));
}

/** "We moved the queue to another system": what is behind these may be what the verb is about. */
const ofObject = wordSet('to for of into');
const indefinite = wordSet('a an another');

function thingBehind(words: readonly PlacedWord[], isArticle: (word: string) => boolean): string {
  for (let at = 0; at < words.length; at += 1) {
    if (!isArticle(words[at]?.lower ?? '')) continue;
    let end = at + 1;
    while (end <= at + maxThingWords && isOfThing(words[end])) end += 1;
    if (end > at + 1) return textOf(words, at + 1, end);
  }
  return '';
}

const isOfThing = (word: PlacedWord | undefined): boolean =>
  word !== undefined &&
  !word.isAfterPause &&
  !functionWords.has(word.lower) &&
  !prepositions.has(word.lower) &&
  !subordinators.has(word.lower) &&
  !(canBeFinite(word.lower) && verbForm(word.lower) !== 'base');
