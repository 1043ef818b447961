import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * "Riddle: Anna has three apples …", "A farmer has 17 sheep … How many has he got left?": what is made up to be solved,
 * and told of nobody.
 */

const kinds =
  '(?:riddle|puzzle|brain ?teaser|logic (?:puzzle|problem)|maths? (?:puzzle|problem)|word problem|quiz question|trick question)';
const led = '(?:(?:ok(?:ay)?|so|hey|hi|now|please|pls|right)[, ]+)*';
const announced = caseless`^${led}(?:(?:can you |could you )?(?:solve|crack|guess|answer) (?:this|the following|my)(?: ${kinds}| one)?|(?:here(?:['’]s| is) )?(?:an? |another |one more |your |the next )?${kinds}(?: (?:for|from|of) [^:?]{1,40})?)\s*[:.!–-]+\s+\S`;

const figures = oneOf(
  'man|woman|farmer|shepherd|boy|girl|father|mother|grandfather|grandmother|child|king|queen|prince|prisoner|merchant',
  'shopkeeper|baker|hunter|fisherman|monk|wizard|cyclist|runner|hiker|snail|frog|hen|fox|bear|spider|rooster|train|boat|ladder|rope',
);
const ofFigure = caseless`^${led}(?:if )?(?:an?|one|two|three|\d{1,3}) (?:[a-z]+ )?${figures}s? [a-z]`;
const asksAtEnd = /\bhow (?:many|much|far|long|old|high|does|do|can|did|could|will|is|was)\b[^?]{0,120}\?["”]?\s*$/i;
const asksAnything = /\?["”]?\s*$/;

/** What is asked about somebody's own work or life. */
const ofOwn = /\b(?:i|i['’]?m|we|we['’]?re|my|our|us|staging|prod|production)\b|`|\w_\w|https?:/i;
const maxCharacters = 800;

/** Whether a message poses a riddle or a problem of figures that nobody knows. */
export function posesPuzzle(text: string): boolean {
  const said = text.trim();
  if (said.length > maxCharacters || !asksAnything.test(said)) return false;
  const lead = announced.exec(said)?.[0];
  const rest = lead === undefined ? said : said.slice(lead.length - 1);
  return !ofOwn.test(rest) && (lead !== undefined || (ofFigure.test(said) && asksAtEnd.test(said)));
}
