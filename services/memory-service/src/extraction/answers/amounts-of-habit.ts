/*
 * "How much do you drink?" "maybe a liter": an amount that somebody guesses of their own days, and that the words of
 * tell nothing but how unsure they are.
 */

const number =
  'an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a (?:couple|few)(?: of)?|no more than|\\d[\\d.,]*k?(?:\\s?(?:-|–|to|or)\\s?\\d[\\d.,]*)?';
const unsure =
  "maybe|perhaps|probably|about|around|roughly|approximately|like|some|i think|i guess|i['’]d say|at most|at least|up to|something like";
const hedgedAmount = new RegExp(
  `^(?:(?:${unsure}),? )+(?:${number})(?: (?:[\\p{L}%€$/]+)){0,4}(?:,? (?:${unsure}))?[.!]*$|^(?:${number})(?: (?:[\\p{L}%€$/]+)){0,3},? (?:i think|i guess|i['’]d say|at most|at least|or so)[.!]*$`,
  'iu',
);
/** What is so on all days, and not "how many tests do you see". */
const asksOfHabit =
  /^(?:(?:and|so|ok|okay),? )?(?:roughly |about )?how (?:much|many|long|often|far)\b[^?]{0,60}\b(?:do|does|have|has|are|is|can) (?:you|your|we|our|he|she|they|the (?:team|family|kids))\b(?![^?]{0,60}\b(?:see|get(?:ting)? (?:in|from)|fail\w*|errors?|tests?|logs?|output|screen|now show|left|need (?:to|for this))\b)[^?]{0,80}\?+$/iu;

/** Whether a guess answers a question for an amount of somebody's days or work. */
export const guessesAmount = (question: string, answer: string): boolean =>
  asksOfHabit.test(question) && hedgedAmount.test(answer);
