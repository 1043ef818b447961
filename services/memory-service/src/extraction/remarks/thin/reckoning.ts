import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * Sums and conversions: "what's 18% of 2350?", "5 miles in km", and what an agent answers. The numbers come from the
 * question, and anybody would get the same: nothing of it is anybody's.
 */

const unit = oneOf(
  '(?:kilo|centi|milli|nano|micro|mega|giga)?(?:met(?:er|re)s?|lit(?:er|re)s?|grams?|watts?|hertz|seconds?|joules?|calories)',
  '[kcm]m|[kcdm]?l|[km]?g|lbs?|oz|ft|mph|km/h|kwh|kcal|k?hz|ms|°? ?[cf]|kelvin|celsius|fahrenheit',
  'miles?|yards?|f(?:oo|ee)t|inch(?:es)?|pounds|ounces?|stones?|gallons?|pints?|quarts?|(?:us )?cups?|tablespoons?|teaspoons?|tbsp|tsp',
  'acres?|hectares?|knots?|degrees|radians',
  'bits?|(?:kilo|mega|giga|tera)?bytes?|[kmgt]i?b|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies)',
);
const base = '(?:decimal|hex(?:adecimal)?|binary|octal|roman numerals?|scientific notation)';
const opening =
  '(?:(?:please|pls|hey|hi|ok|okay|so|and|now|quick(?:ly)?|(?:a )?quick (?:one|question)|just|(?:can|could) you)[,:]? ){0,3}';
const asks = oneOf(
  "what time (?:is|will|would|was) (?:it|that)|what(?:['’]?s| is| are| was| would be)|how (?:much|many|long|far|heavy|tall|hot|cold|big)(?: (?:is|are|does|do))?",
  'calculate|compute|convert|work out|figure out|(?:add|multiply|divide|split|subtract|round|sum)(?: up)?',
);
const number = '(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)';

const asksForResult = caseless`^${opening}${asks}\b`;
const forms = [
  // "45 * 32 + 10", "2^10"
  /\d\)? ?[*×÷^] ?\(?\d|\d\)? [+/x–-] \(?\d|\d (?:times|plus|minus|divided by|multiplied by|to the power of) \d/i,
  // "18% of 2350"
  /\d ?(?:%|per ?cent) (?:of|off|on|more|less|tip|tax|vat|discount|interest)\b/i,
  // "three cups in ml", "350F to celsius", "seconds in a week"
  caseless`\b${number}[ -]?${unit} (?:is |are )?(?:in|to|into|as) (?:${unit})(?![\w-])`,
  caseless`^${opening}how many (?:${unit}) (?:are |is |do |does )?(?:there |you )?(?:are )?(?:(?:in|make|fit in(?:to)?) (?:${number} )?${unit}(?![\w-])|(?:between|from|until) )`,
  caseless`^${opening}how (?:much|many|long|far|heavy|tall|hot|cold|big) (?:is|are) ${number}[ -]?${unit} in (?:${unit})(?![\w-])`,
  // "0x1f in decimal"
  caseless`\b(?:in|to|into|as) ${base}\b`,
  /\b(?:square|cube) root of \d|\bfactorial of \d|\b(?:average|sum|mean|median|product|logarithm|log) of \d|\b(?:gcd|lcm|gcf) of \d/i,
  // "what time is it in Tokyo when it's 9:00 UTC", "what is 5pm CET in New York"
  /\bwhat time (?:is|will|would|was) (?:it|that)(?: be)? (?:in|for) \p{Lu}?[\p{L} ]{2,30}(?:,? (?:when|if|at)\b|[?]?$)/iu,
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm)? ?(?:utc|gmt|cet|cest|[ecmp][sd]?t|bst|ist|jst|aest) (?:is |to |as )?(?:in |to )\p{L}/iu,
  // "split 126 by 4"
  /\b(?:split|divide)(?: up)? (?:an? |the )?(?:bill of |total of )?[$€£]?\d[\d.,]*.{0,20} (?:by|among|between|into|with) (?:\d|two|three|four|five|six|seven|eight)\b/i,
];
/** "45 * 32 + 10" */
const onlyNumbers = /^[\d\s.,()*×÷^+/x%–-]{3,60}[=?]{0,2}\s*$/;

/** Ours, or of a thing that is at hand: what is reckoned with is then told. */
const ties = /\b(?:i|we|me|us|my|our|i'm|we're|i've|we've|staging|prod|production)\b|[`_\n]|\w\/\w{3}/i;
/** "US cups", "km/h" */
const noTie = /\bUS (?=cups?|gallons?|pints?|quarts?)|km\/h/gi;
const maxQuestion = 140;

/** Whether a question only asks for a sum or a conversion, of numbers that are nobody's. */
export function asksToReckon(text: string): boolean {
  const asked = text.trim();
  if (asked.length > maxQuestion || ties.test(asked.replaceAll('’', "'").replace(noTie, ''))) return false;
  if (onlyNumbers.test(asked)) return /\d\)? ?[*×÷^] ?\(?\d|\d\)? [+/x–-] \(?\d/.test(asked);
  return asksForResult.test(asked) && forms.some((form) => form.test(asked));
}

const ofSomebody =
  /\b(?:we|us|my|our|your|we're|i've|we've|you've|i found|i see|i saw|i changed|staging|prod|production)\b|[`_]/i;
const result =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million)\b/i;
const maxResult = 240;

/** Whether an agent's sentence gives such a result. */
export const tellsResult = (sentence: string): boolean =>
  sentence.length <= maxResult &&
  result.test(sentence) &&
  !ofSomebody.test(sentence.replaceAll('’', "'").replace(noTie, ''));
