import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * What somebody's things are like, in the form of a report of what is on the screen ("some of the tests are failing",
 * "the screen is black"): a trait that stays tells them apart.
 */

const partOf = oneOf(
  '(?:some|many|most|several|a few|few|half|a third|a quarter|two thirds|a lot|lots|plenty|none|all|a couple|(?:about |over )?\\d{1,3} ?(?:%|percent)?)',
);
const traits = oneOf(
  'flaky|undocumented|untested|unused|obsolete|deprecated|outdated|legacy|unmaintained|generated|vendored|mocked|stubbed',
  'public|private|internal|optional|mandatory|required|nullable|immutable|read-only|encrypted|cached|paginated|versioned|localised|localized|translated|archived',
  'slow|fast|synchronous|asynchronous|async|stateless|stateful|idempotent|serverless|self-hosted|handwritten|written (?:in|by)',
  'vegetarian|vegan|retired|remote|part[- ]time|freelancers?|contractors?|students?|volunteers?|left-handed|bilingual',
);
const partly = caselessUnicode`^(?:btw,? |so |and )?${partOf} of (?:the|our|my|his|her|their|these) (?:[\p{L}\d-]{2,20} ){1,3}(?:is|are) (?:(?:very|quite|rather|also|really|only) )?${traits}(?!\p{L})(?! (?:now|again|today|right now)\b)`;

const partsOfPage = oneOf(
  'button|link|header|footer|logo|icon|banner|background|sidebar|side bar|menu|navbar|border|title|heading|headline|badge',
  'tab bar|toolbar|progress bar|status bar|search bar|checkbox|toggle|tooltip|favicon|splash screen|cursor|theme|accent colou?r|primary colou?r',
);
const shades = '(?:(?:light|dark|bright|pale|deep|navy|royal|sky|lime|olive|forest|mint|pastel|neon|slate|brand) ?-?)?';
const colours = oneOf(
  'red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|gr[ea]y|teal|turquoise|cyan|magenta|indigo|beige|maroon',
  'gold|silver|navy|crimson|coral|lavender|amber|transparent|#[\\da-f]{3,8}\\b',
);
const where = oneOf(
  '(?:on|at|in) the (?:top |bottom |upper |lower |far )?(?:left|right|top|bottom|cent(?:re|er)|middle|corner)',
  '(?:left|right|centre|center)-aligned|(?:round|square|sticky|rounded)',
);
/** "The next button is blue", "our logo is on the left" */
const looks = caselessUnicode`^(?:the|our|my) (?:[\p{L}\d"'’-]{2,20} ){0,3}?${partsOfPage} (?:is|are) (?:always )?${oneOf(shades + colours, where)}(?: and (?:${shades}${colours}|${where}))?(?:,? (?:on|in|for|with) [^,;]{2,40})?[.!]*$`;

/** Whether a sentence tells a trait that somebody's things have for long. */
export const tellsStandingTrait = (sentence: string): boolean =>
  sentence.length <= 160 && (partly.test(sentence) || looks.test(sentence));
