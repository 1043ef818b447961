import { mayNameTime } from '../dates/tokens/date-words.js';
import { looksForeign } from '../language/foreign-clause.js';
import { isGivenName } from '../language/lexicon/given-names.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { isSpecific } from '../language/specific.js';
import { tellsPersonalNews } from '../remarks/lives/personal-news.js';
import { isHabit } from '../remarks/thin/lasting-in-few-words.js';
import type { Turn } from '../turns/parse-speaker.js';
import { lastingOdds } from './lasting-odds.js';

/*
 * "Tea fixes everything", "they never listen", "lucky dog": in a few short turns between persons each is about the one
 * before, and all of it passes. One turn that names something is told, and then the others mostly react to it.
 */

const minTurns = 3;
/** From so many turns on, persons talk at length, and are asked about all they said. */
const maxTurns = 7;
const maxTurnCharacters = 120;
/** Most turns of a talk at length are longer than this. */
const maxShortCharacters = 60;
/** The odds below which a talk of nothing but such sentences passes, and one that stands alone in its turn. */
const boundOfTalk = 0.5;
const boundOfTurn = 0;
const maxReactionCharacters = 60;

const ownOrGeneral =
  /\b(?:my|our|mine|ours|ever|every|each|always|usually|mostly|often|only|allergic|vegan|vegetarian|married|pregnant|engaged|divorced|retired|because|since)\b/i;
const joined = /^(?:(?:and|but|so|then|no|nope|yes|yep|yeah|neither|me too|well|oh)[, ]+)+/i;

const named = oneOf(
  'name|surname|breed|address|birthday|job|number|plate|model|size|score|grade|rate|rent|price|salary|username|handle|version|port',
);
const sortOf = oneOf('breed|kind|sort|brand|model|colou?r|size|version|school|language|instrument|team');
/** "What's his name? Biscuit", "which db did you take? timescale": a name is asked for, and given in a word. */
const givesName = caselessUnicode`(?:^|[.?!] )(?:which (?!one\b|way\b)[\p{L}-]+ (?:did|do|does|is|are|was|will|have|has|should)\b|what(?:['’]?s| is) (?:his|her|its|their|your|the) (?:[\p{L}-]+ )?${named}\b|what ${sortOf}\b|what was (?:your|the) (?:time|${named})\b)[^?]{0,80}\? (?!(?:no idea|dunno|nothing|not sure|none|idk|guess|same|who knows|why)\b)\S`;

/** A name, number, time, possession, habit or rule: what tells a short statement from a reaction. */
const namesSomething = (text: string): boolean =>
  isSpecific(text) ||
  givesName.test(text) ||
  mayNameTime(text) ||
  ownOrGeneral.test(text) ||
  tellsPersonalNews(text) ||
  (/^(?:i|we) /i.test(text.replace(joined, '')) && isHabit(text.replace(joined, ''))) ||
  wordsOf(text).some(isGivenName) ||
  looksForeign(text);

/** A bare answer is weighed with its question, and without it. */
const oddsOf = (text: string): number =>
  Math.max(lastingOdds(text, 'person').odds, lastingOdds(text.replace(/^.*\? (?=.)/, ''), 'person').odds);

/** Whether some turns are a few short ones between persons. */
export const isShortTalk = (turns: readonly Turn[]): boolean =>
  turns.length >= minTurns &&
  turns.length <= maxTurns &&
  turns.every(({ speaker, text }) => speaker !== null && text.length <= maxTurnCharacters) &&
  new Set(turns.map(({ speaker }) => speaker)).size > 1;

/** Whether persons talk at length, in however few turns: they are asked about all they said. */
export const isLongTalk = (turns: readonly Turn[]): boolean =>
  turns.length >= minTurns &&
  turns.every(({ speaker }) => speaker !== null) &&
  new Set(turns.map(({ speaker }) => speaker)).size > 1 &&
  turns.filter(({ text }) => text.length > maxShortCharacters).length * 2 > turns.length;

/** Whether what a turn of a short talk says and nothing else is a mere reaction. */
export const isReaction = ({ text, weight }: { readonly text: string; readonly weight: number }): boolean =>
  weight < boundOfTurn && text.length <= maxReactionCharacters && !namesSomething(text);

/** Whether all that is left of a short talk passes, however little each sentence shows it. */
export const isAllSmallTalk = (texts: readonly string[]): boolean =>
  texts.every((text) => !namesSomething(text) && oddsOf(text) < boundOfTalk);
