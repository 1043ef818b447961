/*
 * "deploys happen tue and thu", "standup is mon, wed and fri": what has several days of the week has them every week.
 */

const day = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?)';
const happens = '(?:happens?|runs?|go(?:es)? out|ships?|takes? place|meets?|(?:is|are) (?:held|done|made|cut))';
/** What is held again and again: "exams are mon and tue" may be those of next week. */
const heldAgain =
  '(?:windows?|stand-?ups?|syncs?|retros?|plannings?|meetings?|trainings?|practice|class|classes|choir|gym|yoga|office hours|office days|pick-?ups?|collections?|duty|shifts?|dailies|backups?|deploys?|releases?) (?:is|are)';
const severalDays = new RegExp(
  `^(?!(?:(?:our|the|all|my) )?(?:i|we|you|he|she|they|it|this|that|there|tests?)\\b)(?:(?:our|the|all|my) )?(?:(?:[a-z-]{2,20} ){1,3}${happens}|(?:[a-z-]{2,20} ){0,2}${heldAgain}) (?:(?:only|always|every|each|on) ){0,2}${day}(?:(?:,| and| or|,? &| \\+|/) ?(?:on )?${day}){1,4}(?=(?: (?:at|from|around|until|between|before|after|mornings?|afternoons?|evenings?|\\d)(?!\\p{L})(?:(?! so | but )[^,?;]){0,40})?(?:[.!]*$|,? (?:so|but) ))`,
  'iu',
);

/** Where what tells on which days of the week something always is ends; 0 where a sentence does not open with it. */
export const weeklyDaysEnd = (sentence: string): number => severalDays.exec(sentence)?.[0].length ?? 0;

/** Whether a sentence tells on which days of the week something always is. */
export const tellsWeeklyDays = (sentence: string): boolean => weeklyDaysEnd(sentence) > 0;
