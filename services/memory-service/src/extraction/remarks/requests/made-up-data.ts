import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "Gimme 3 fake seed rows, like Ann, 34, plumber": data that is made up for once, and whoever stands in it is nobody.
 */

const led = oneOf('ok(?:ay)?|so|now|and|also|please|pls|plz|hey|quick(?:ly)?|first|then|um|uh');
const asks = oneOf(
  '(?:can|could|would|will) (?:yo)?u (?:please |just |quickly )?(?:make|give|write|generate|create|invent|show|produce)(?: up)?(?: (?:me|us))?',
  '(?:gimme|give (?:me|us)|make up|make (?:me|us)|make|invent|generate|create|write(?: me)?|produce|add|throw in|fill in|i (?:just )?(?:need|want)|show me)(?: up)?',
);
const amount = oneOf(
  '\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve|twenty|a few|some|a couple of|several|a bunch of',
);
const madeUp = oneOf(
  'fake|dummy|sample|made[- ]up|placeholder|fictional|fictitious|imaginary|pretend|invented|random|bogus|test|mock|demo|seed|example',
);
const data = oneOf(
  'rows?|records?|users?|customers?|people|persons?|names?|orders?|contacts?|entries|entry|items?|products?|data|e-?mails?|addresses|responses?',
  'profiles?|companies|company|invoices?|reviews?|posts?|comments?|messages?|accounts?|members?|patients?|employees?|tickets?|bookings?|cats?|books?|values?|payloads?|objects?|json|csv',
);
const opens = caseless`^(?:${led}[, ]+){0,3}${asks}(?: me| us)? `;
/** "3 fake seed rows", "some sample data" */
const fakes = caseless`^(?:${amount} )?(?:(?:more|new|simple|short|different|other) )?(?:${madeUp} )+(?:[a-z]+ )?${data}\b`;
/** "Make up five customers", "invent a company for the demo" */
const invents = caseless`^(?:${led}[, ]+){0,3}(?:make up|invent|dream up|come up with) (?:${amount} )(?:[a-z]+ )?${data}\b`;
/** "4 rows of fake customers as json" */
const counted = caseless`^(?:${led}[, ]+){0,3}(?:${asks} )?(?:${amount}) (?:rows?|lines?|records?|entries|objects?|examples?|items?) of (?:${madeUp}) ${data}\b`;
const pretends = caseless`^(?:${led}[, ]+){0,3}(?:pretend|imagine|suppose|let's (?:say|pretend)) (?:that )?(?:you(?:'re| are)|i(?:'m| am)|there(?:'s| is| are)|an? )\b`;
/** What is to be so for good, or whose it is. */
const tellsForGood =
  /\b(?:always|never (?!\w+ed\b|came\b|got\b|worked\b)|every|must|should|from now on|by default|we use|our (?:tests?|fixtures?|staging|team)\b)/i;

const quoted = String.raw`["'“‘„«](?:i|i['’]m|i['’]ve|we|my|our|she|he|they|the|a|an|\p{Lu}\p{L}+) .{4,300}?["'”’“»]`;
const expected = oneOf(
  'yields?|gives?|produces?|becomes?|returns?|maps? to|match(?:es)?|results? in|ends? up as|is (?:read|parsed|split|stored|kept|left|two|one)',
  'be (?:read|parsed|split|stored|kept|left|extracted|rejected|accepted|ignored|dropped|dated)|not \\p{L}+',
);
/** "Example: 'I live in Berlin' should yield one fact": what a program is tried with, and what it is to make of it. */
const givesExample = caselessUnicode`^(?:(?:(?:for|an?|another|one) )?(?:example|e\.g\.|test case|sample(?: input)?|input)s?(?: \d+)?\s?[:,] ?)?${quoted} (?:(?:should|must|has to|ought to) (?:also |always |only )?)?${expected}(?!\p{L})`;

/** Whether somebody gives a text that a program is tried with. */
export const givesAsExample = (sentence: string): boolean => givesExample.test(sentence);

/** Whether somebody asks for data that are made up. */
export function asksForMadeUp(sentence: string): boolean {
  if (tellsForGood.test(sentence)) return false;
  if (invents.test(sentence) || pretends.test(sentence)) return true;
  if (counted.test(sentence)) return true;
  const opening = opens.exec(sentence)?.[0];
  return opening !== undefined && fakes.test(sentence.slice(opening.length));
}
