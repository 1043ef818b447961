import { caselessUnicode, oneOf } from '../language/pattern-parts.js';

/*
 * "Tonight I'm cooking for eight people", "we're repainting the hallway this weekend": what one is to do later lasts as
 * it does of a day by its name, though most that is said of today is of the work at hand.
 */

const later = 'tonight|this (?:evening|weekend)';
/** What one does at home, with others or for sport, and seldom at a keyboard. */
const deeds = oneOf(
  'cooking|baking|brewing|grilling|barbecuing|hosting|celebrating|babysitting|painting|repainting|wallpapering|tiling',
  'planting|gardening|singing|performing|playing|dancing|meeting|visiting|marrying|dining|volunteering|donating|teaching',
  'hiking|cycling|swimming|racing|camping|fishing|skiing|climbing|kayaking|sailing|surfing|rowing|driving|flying|travell?ing',
  'running (?:the|my|our|a|an) (?:[\\p{L}’-]+ ){0,3}?(?:marathon|half|race|5k|10k|relay|stall|ultra)',
);
const doing = `(?:i['’]?m|i am|we['’]?re|we are) ${deeds}(?!\\p{L})(?! (?:it|this|that|them|around|along|with (?:it|this|that|the))\\b)`;
const opening = caselessUnicode`^(?:${later}),? (?=${doing})`;
const atEnd = caselessUnicode`^(?=${doing}).{0,120}? (?:${later})(?=[.!…]*$)`;
const ofWork =
  /\b(?:prs?|tickets?|issues?|builds?|tests?|branch(?:es)?|code|logs?|docs?|deploys?|scripts?|jobs?|pipelines?|bugs?|benchmarks?|quer(?:y|ies)|commands?|errors?|servers?|numbers|results|again|still|off|out|home|bed)\b/i;
const atEndTime = caselessUnicode` (?:${later})(?=[.!…]*$)`;

/** The sentence as it would be told of a day by its name; itself where it tells of no such deed. */
export function asOfNamedDay(sentence: string): string {
  if (ofWork.test(sentence)) return sentence;
  if (opening.test(sentence)) return sentence.replace(opening, 'On Saturday ');
  return atEnd.test(sentence) ? sentence.replace(atEndTime, ' on Saturday') : sentence;
}
