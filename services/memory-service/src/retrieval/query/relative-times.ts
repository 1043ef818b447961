/*
 * "Last week" in a question is another week than the "last week" of a memory of May: what both mean is compared as
 * days, and as words they match what was said at any time. Names of days, months and feasts are the same in both; "two
 * years ago" may repeat what was said.
 */

const few = '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|ten|few|couple of)';
const units = '(?:days?|weeks?|weekends?|months?|quarters?|years?)';
const english = [
  'yesterday|today|tomorrow|tonight|the day (?:before yesterday|after tomorrow)',
  `(?:the )?(?:last|this|next|past|previous|current|coming) (?:${few} )?(?:${units}|night|morning|afternoon|evening)`,
];
const others = [
  'gestern|vorgestern|heute|morgen|(?:letzten?|vergangenen?|diesen?|dieser|nächsten?) (?:woche|wochenende|monat|jahr|quartal)',
  "hier|avant-hier|aujourd[’']hui|demain|(?:la semaine|le mois|l[’']année) (?:dernière?|passée?|prochaine?)|cette (?:semaine|année)|ce mois",
  'ayer|anteayer|hoy|mañana|(?:la semana|el mes|el año) (?:pasad[ao]|que viene|próxim[ao])|est[ae] (?:semana|mes|año)',
];
const relativeTimes = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...english, ...others].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The words of a question without those that name a time only as seen from its day. */
export const withoutRelativeTimes = (query: string): string => query.replace(relativeTimes, ' ');
