import { genderOfName } from '../language/lexicon/given-names.js';
import { technologies } from '../language/lexicon/technologies.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isToldOfPerson } from './named-as-person.js';
import type { Person } from './person.js';
import { isWhereSpeakerIs } from './where-speaker-is.js';

/*
 * Whoever is gone on about as "she" or "he" is somebody, so that a clause before that introduces one name, or tells of
 * one, tells who it is, however little else says that the name is a person's: "June is our contact at the registry",
 * "our rep is called Oluwaseun".
 */

const name =
  "(?:(?:Mr|Mrs|Ms|Dr|Prof|Mme|Sr|Sra)\\.? )?\\p{Lu}[\\p{Ll}'’-]{1,20}(?: (?:(?:van|von|de|da|del|di|el|al|bin) ){0,2}\\p{Lu}[\\p{L}'’-]{1,20})?";

/** "June is our contact", "May did the sprites", "Wiremu can, too" */
const toldOf = new RegExp(
  `^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]lso|[Bb]tw),? )?(${name}) (?:(?:only|also|just|always|never|mostly|usually|still|really|already|now) )?(?:is|was|has|had|does|did|can|will|\\p{Ll}{2,14}(?:s|ed))(?![\\p{L}])`,
  'u',
);
/** "my mentee Thandiwe works …", "The new tenant Osei …" */
const withRole = new RegExp(
  `(?:^|[ ,:])(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]er|[Hh]is|[Aa]n?)(?: \\p{Ll}[\\p{Ll}-]{1,15}){1,3},? (${name}),? (?=\\p{Ll})`,
  'u',
);
/** "our rep at the auditors is Oluwaseun", "a teacher named Wanjiru" */
const endsWith = new RegExp(`(?: is|['’]s| called| named| as| with| by| to| from) (${name})(?=[,.;!:]|$| \\()`, 'u');
/** "Dr Mbeki's practice writes by e-mail": whoever has it, by the title. */
const titled =
  /(?:^|[ ,(])((?:Dr|Mr|Mrs|Ms|Miss|Prof|Mister|Frau|Herr|Madame|Mme|Señora?|Signora?)\.? \p{Lu}[\p{L}-]{1,20})(?=['’]s |[ ,.;:!)]|$)/u;
/** "is called ingrid", typed in haste. */
const calledInHaste = /(?: called| named) (\p{Ll}[\p{Ll}-]{2,15})(?=[,.;!:]|$)/u;

/** Capitalised, and nobody: places and times that a clause may well end with, and what opens one. */
const notPersons = wordSet(
  'i we you he she it they his her this that there here what who where when why how the my our his her their and but so if now then today tomorrow yesterday',
  'monday tuesday wednesday thursday friday saturday sunday january february march july august september october november december',
  'german french italian spanish dutch english british irish scottish american canadian australian indian chinese japanese korean',
  'polish russian swedish danish norwegian finnish swiss austrian portuguese brazilian mexican turkish greek czech hungarian',
  'legal finance accounting security support marketing sales engineering operations product design compliance procurement',
  'slack discord zoom teams github gitlab jira notion london paris berlin vienna madrid lisbon porto rome milan',
);
/** Where a place stands as well: only what cannot be one is taken there. */
const months = wordSet('april may june');

const isSomebody = (found: string): boolean => {
  const words = found.toLowerCase().split(' ');
  return !words.some((word) => notPersons.has(word) || technologies.has(word)) && !/^\p{Lu}{2,}/u.test(found);
};

/** The one whom a clause introduces or tells of by a name; null where it names none, or several. */
export function introducedPerson(clause: string): Person | null {
  const found = new Set<string>();
  for (const pattern of [toldOf, withRole, endsWith, titled, calledInHaste]) {
    const match = pattern.exec(clause);
    const mention = match?.[1];
    if (match === null || mention === undefined || !isSomebody(mention)) continue;
    const from = match.index + match[0].lastIndexOf(mention);
    const behind = clause.slice(from + mention.length);
    if (pattern === endsWith && isWhereSpeakerIs(clause.slice(0, from), behind)) continue;
    if (pattern === toldOf && !isToldOfPerson(mention, behind)) continue;
    if (months.has(mention.toLowerCase()) && pattern !== toldOf) continue;
    found.add(mention);
  }
  const [mention, ...others] = found;
  return mention === undefined || others.length > 0 ? null : { mention, gender: genderOfName(mention) };
}
