import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * Which turn somebody thinks of giving the own life. "I'm thinking of changing the port" has the same form; what it is
 * about tells them apart.
 */

const thinksOf = oneOf(
  '(?:thinking|dreaming) (?:of|about)|considering|contemplating|pondering|toying with the (?:idea|thought) of',
  'playing with the (?:idea|thought) of|planning on|tempted by the (?:idea|thought) of',
);
const own = '(?:(?:an?|my|our|the|another|second|third|new|first|family|old|own) ){0,3}';
const workings = oneOf('jobs?|careers?|professions?|fields?|employers?|schools?|universit(?:y|ies)|courses?|majors?');
const belongings = oneOf(
  'house|home|flat|apartment|cottage|car|boat|bike|motorbike|campervan|land|business|company|shares',
  'dogs?|cats?|pup(?:py|pies)|kittens?|horse|pets?|baby|child|children|kids?|twins|tattoo|piano|guitar',
);
const places = oneOf(
  'bakery|café|cafe|restaurant|bar|shop|studio|practice|hotel|guest ?house|school|bookshop|brewery|farm|agency|start-?up',
  'business|company|family|band|choir|charity|foundation',
);
/** "Becoming a slave to the linter" is none; "becoming a paramedic" is. */
const becomes =
  '(?:a|an) (?!(?:bit|little|lot|few|burden|problem|bottleneck|member|fan|slave|mess|admin)\\b)[\\p{L}-]{3,}';
const turns = oneOf(
  `(?:switch|chang|quitt|leav|swapp|start|resign|retir)ing ${own}(?:from ${own})?${workings}`,
  `becoming ${becomes}`,
  'going (?:back )?to (?:college|uni(?:versity)?|school|art school|med(?:ical)? school|law school|night school|rehab|therapy)',
  'going (?:vegan|vegetarian|freelance|part[- ]time|self[- ]employed|solo|abroad|sober|teetotal)',
  `(?:mov|relocat|emigrat|immigrat)ing (?:back )?(?:abroad|away|home|in with|out|overseas|to the (?:country(?:side)?|city|coast|sea|suburbs))`,
  `(?:hav|gett|adopt|foster|rais|buy|sell|rent)ing ${own}${belongings}`,
  `(?:open|start|found|join)ing ${own}(?:[\\p{L}-]{2,20} )?${places}`,
  '(?:retrain|re-?qualify)ing(?: as)?|retiring|getting (?:married|engaged|divorced)|freezing my eggs|taking (?:early retirement|a sabbatical|a gap year|parental leave)',
  '(?:giving up|quitting|stopping) (?:smoking|drinking|alcohol|meat|sugar|coffee|caffeine|nicotine)',
);
const considered = caselessUnicode`^(?:(?:so|and|also|btw|honestly|lately),? )?(?:i|we|my \p{L}+(?: and i)?)(?:['’]m|['’]re|['’]s| am| are| is|['’]ve been| have been| has been) (?:(?:seriously|also|still|now|currently|really|actually) ){0,2}${thinksOf} ${turns}(?=[.,;:!?)]|$| (?:and|or|but|in|on|to|for|at|next|this|by|from|of|because|so|with|as|when|once|after|before|again|altogether|soon|some|one|this|since|instead|together)(?!\p{L}))`;

/** Whether a sentence tells of a turn that somebody thinks of giving the own life. */
export const considersTurnOfLife = (sentence: string): boolean => considered.test(sentence.slice(0, 200));
