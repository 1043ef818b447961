import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "The audit happened today", "the deploy failed last night": few words, and nothing in them has a name. The day makes
 * it what is asked about later ("when was the audit?"), where it is an event of its own, or over.
 */

const parts = '(?: (?:morning|afternoon|evening|night))?';
const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const dayOver = oneOf(
  `yesterday${parts}|last (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter|${weekdays}${parts})`,
  `(?:on |last )${weekdays}${parts}(?! \\p{L})|the day before yesterday|(?:a|one|two|three|four|five|six|\\d{1,2}) (?:days|weeks|months|years) ago`,
  `on the \\d{1,2}(?:st|nd|rd|th)|(?:on )?${oneOf('\\d{4}-\\d{2}-\\d{2}', '(?:\\d{1,2}(?:st|nd|rd|th)? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? \\d{4})?')}`,
);
const presentDay = oneOf('(?:earlier )?today|this (?:morning|afternoon|evening|week|month)|tonight');

/** What takes place once, and is prepared. */
export const occasions = oneOf(
  'audit|inspection|exam|interview|launch|release|go-?live|kick-?off|hand-?over|cut-?over|migration|move|merger|acquisition',
  'election|referendum|wedding|funeral|burial|christening|baptism|graduation|ceremony|trial|hearing|surgery|operation',
  'concert|recital|premiere|show|festival|conference|workshop|retreat|offsite|hackathon|summit|fair|auction',
  'race|match|final|tournament|regatta|party|reunion|viewing|appointment|demo|presentation|pitch|review|retro(?:spective)?',
  'outage|incident|accident|breach|fire|flood|strike|earthquake|storm|power cut|blackout|meeting',
);
const thing = `(?:the|our|my|his|her|their|\\p{L}+['’]s) (?:[\\p{L}\\d-]{2,20} ){0,2}?`;
const atOnce = '(?:(?:already|finally|actually|officially) )?';
const tookPlace = oneOf(
  'happened|took place|was held|was|were|went (?:well|badly|fine|smoothly|wrong|ahead)|started|began|ended',
);
const occasion = caselessUnicode`^${thing}${occasions} ${atOnce}${tookPlace} ${oneOf(dayOver, presentDay)}(?=[.!,;]|$)`;

const running = oneOf(
  'deploy(?:ment)?|release|rollout|roll-?back|launch|migration|back-?up|restore|cron ?job|nightly(?: build)?|sync|import|export',
  'payment|payroll|transfer|delivery|server|database|cluster|node|disk|drive|certificate|pipeline|website|site|shop|app',
  'heating|boiler|fridge|freezer|car|dishwasher|washing machine|router|printer|elevator|lift',
);
const failed = oneOf(
  '(?:failed|crashed|broke(?: down)?|died|expired|went (?:down|live|offline|out)|stopped|ran|finished|succeeded|collapsed|leaked)',
  'was (?:down|delayed|cancell?ed|postponed|aborted|reverted|rolled back|hacked|stolen|replaced|repaired)',
);
const failedThen = caselessUnicode`^${thing}${running} ${atOnce}${failed} ${dayOver}(?=[.!,;]|$)`;

/** Whether a sentence tells on which day something took place, or failed. */
export const tellsDatedEvent = (sentence: string): boolean => {
  const head = sentence.slice(0, 160);
  return (occasion.test(head) || failedThen.test(head)) && !/\b(?:again|still|once more)\b/i.test(head);
};
