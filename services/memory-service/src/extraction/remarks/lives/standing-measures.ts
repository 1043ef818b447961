import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "The tests take 3 minutes", "standup is at 10 now", "the retro has been moved to 15:00": how long something of ours
 * takes, and when something of every week is, in words of which each could be of the moment.
 */

const maxCharacters = 120;

const runs = oneOf(
  '(?:unit |e2e |integration |full |whole |nightly |smoke |api |ui |browser )?(?:tests?|test suite|suite|specs?|builds?|pipelines?|deploys?|deployments?|releases?|migrations?|backups?|lint(?:ing)?|type ?checks?|checks|ci|ci run|cold starts?|exports?|imports?|sync|reindex(?:ing)?|install|boot|bundle)',
);
const amount =
  '(?:\\d[\\d.,]*|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|half an?)';
const span = `${amount}(?:(?: ?(?:to|-|–) ?)${amount})? ?(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|days?)`;
/** "The tests take 3 minutes"; but "the tests take 3 minutes now" reports. */
const takes = caselessUnicode`^(?:our|the|all|my) ${runs} takes? (?:about |around |roughly |up to |at most |at least |some |~ ?)?${span}(?: (?:to run|on (?:ci|the ci|average|a laptop|my (?:laptop|machine))|locally|each|in total|end to end))?[.!]*$`;

const meetings = oneOf(
  '(?:(?:daily|weekly|monthly|team|morning|sprint|board|all-?hands|company) )?(?:stand-?ups?|stand-?up call|daily|retro(?:spective)?|sprint (?:planning|review|demo)|planning|refinement|grooming|sync|all-?hands|team meeting|one-on-one|1:1|demo|review|choir|rehearsal|practice|training|yoga|class|lesson|lecture|seminar|office hours|book club|game night)',
);
const clock = oneOf(
  '\\d{1,2}[:.h]\\d{2}(?: ?[ap]m)?|\\d{1,2} ?(?:[ap]m|o.clock|uhr)|\\d{1,2}|noon|midday|half past \\p{L}+|quarter (?:past|to) \\p{L}+',
);
/** "Standup is at 10 now", "stand-up has been moved to 10:00" */
const meets = caselessUnicode`^(?:(?:our|the|my) )?${meetings} (?:is|are|starts|begins|(?:is |has been |was |got )?(?:moved|shifted|pushed(?: back)?|brought forward|rescheduled)) (?:now )?(?:at|from|to|until) ${clock}(?: (?:on|every) [\p{L} ]{3,20})?(?: (?:now|from now on|instead|these days|in the (?:morning|afternoon|evening)))?[.!]*$`;

/** Whether a user tells how long a run of ours takes, or at which hour something of every week is. */
export const tellsPlainMeasure = (sentence: string): boolean =>
  sentence.length <= maxCharacters && (takes.test(sentence) || meets.test(sentence));
