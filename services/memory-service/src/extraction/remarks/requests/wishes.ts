import { caseless, oneOf } from '../../language/pattern-parts.js';
import { momentaryVerbs, workVerbs } from './request-verbs.js';
import { saysItLasts } from './standing-requests.js';

/* What a user wishes for now: a piece of work, help, or a break. */

const help = '(?:your|some|any|a bit of|a little)? ?(?:help|opinion|advice|feedback|input|thoughts|take)\\b';
const comfort =
  'vacation(?=[.!]*$)|holiday(?=[.!]*$)|break|hug|drink|nap|coffee|hand|miracle|moment|breather|snack|distraction';
const piecesOfCode =
  'code|scripts?|functions?|class(?:es)?|components?|tests?|quer(?:y|ies)|snippets?|regex\\w*|commands?|templates?|diagrams?|tables?';
const piecesOfText =
  'lists?|summar(?:y|ies)|examples?|explanations?|outlines?|overview|drafts?|paragraphs?|sentences?|comments?|poems?|essays?|e-?mails?|letters?|translations?';
const answers =
  'plans?(?=[.!]*$)|answers?|names?|ideas?|way|tips?|advice|suggestions?|help|context|details?|time|minutes?|seconds?';
const wishes = 'need|want|like|love|prefer|appreciate|could use|looking for|look for';
const asked = oneOf(
  'you(?: to)?|to (?:see|know|understand|get|find out|have you|figure)',
  help,
  `(?:an?|some|the|\\d+|two|three|five|ten|another|more) (?:[a-z-]+ ){0,3}(?:${comfort}|${piecesOfCode}|${piecesOfText}|${answers})\\b`,
);
const wish = caseless`^(?:(?:i|we)(?:'d| would|'m| am| could)?(?: just| also| really| now| still)? )?(?:${wishes})(?: it if)? ${asked}`;
const askedOfYou = /\byou to (?:also |just |please )?(\w+)/i;

/** "I need a regex that …", "I want you to write …", "could use some help": asks for a piece of work now. */
export const isWish = (sentence: string): boolean => {
  if (saysItLasts(sentence) || !wish.test(sentence)) return false;
  const verb = askedOfYou.exec(sentence)?.[1]?.toLowerCase();
  return verb === undefined || momentaryVerbs.has(verb) || workVerbs.has(verb);
};
