import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * "I only asked for the null check", "nobody asked for one": what was to be done just now, and was overdone. However
 * much it is like a fact ("I only …"), it is about the work at hand.
 */

/** "asked you to use tabs", "asked you for British spelling": a way of doing, of nothing at hand. */
const asksForGood =
  'asked you (?:(?:not )?to (?:use|write|keep|speak|answer|reply|respond|spell|call|indent|prefix|avoid|stick to)|for) (?!(?:the|an?|one|two|three|my|your|that|this|it|them|these|those|help|advice)\\b)(?!.{0,80}\\b(?:this|that|it|here|now|yet|today|them)\\b)[^ ]';

const asked = oneOf(
  // What always holds is asked for in the same words.
  `(?:i|we) (?:only|just|(?:explicitly|specifically|clearly|never)(?! ${asksForGood})) asked you (?:to|for)\\b(?!.{0,80}\\b(?:never|always|every)\\b)`,
  '(?:i|we) only asked (?:for|about) (?:the|an?|this|that|one) (?:[^ ,;:]+ ){0,3}(?:checks?|fix|change|function|tests?|files?|lines?|rename|diff|patch|method|class|endpoint|imports?|types?|comments?|review|summary|explanation|command|query|snippet)$',
  '(?:nobody|no one) asked (?:you )?for (?:one|it|that|this)[.!]*$',
);
const onlyAsked = caseless`^(?:but )?${asked}`;

/** "I never asked you to write tests", "I never asked you for Dutch": what was done all the same. */
const neverAsked =
  /^(?:but )?(?:i|we) never asked you (?:for\b|to (?:write|add|create) (?:any |more |new )?(?:tests?|docs|documentation|comments?|a readme)\b)(?!.{0,80}\b(?:always|every)\b)/i;
/** "I explicitly asked you to write tests for fetchUser": of one thing at hand. */
const askedOnce = /^(?:but )?(?:i|we) (?:only|just|explicitly|specifically|clearly|never) asked you (?:to|for)\b/i;
const namesThing = /`|\w[/_]\w|\p{Ll}\p{Lu}|\w\.\p{Ll}{2,4}(?!\p{L})/u;
const ofAlways = /\b(?:never|always|every)\b/i;

/** Whether somebody complains that more was done than was asked for. */
export function tellsOverdone(sentence: string): boolean {
  if (onlyAsked.test(sentence) || neverAsked.test(sentence)) return true;
  const [opening] = askedOnce.exec(sentence) ?? [];
  if (opening === undefined) return false;
  const asking = sentence.slice(opening.length);
  return namesThing.test(asking) && !ofAlways.test(asking);
}
