import { isGivenName } from '../language/lexicon/given-names.js';
import { oneOf } from '../language/pattern-parts.js';
import { either, female, male } from './relations.js';

/*
 * Every noun has a capital where it opens a sentence: "Chess is his hobby", "Rent is 900 euros", "Lisbon is lovely". It
 * is somebody's name only where more tells: a listed given name, a title, a surname, or what is told of it.
 */

const title =
  /^(?:dr|mr|mrs|ms|miss|prof|mister|frau|herr|madame|mme|señora?|signora?|sir|aunt|auntie|uncle|cousin|grandma|grandpa|granny|coach|captain)\b/iu;

const adverbs =
  '(?:(?:now|also|still|only|just|always|never|mostly|usually|really|already|currently|often|who|will|has|had|can) ){0,2}';
/** What only persons do, whatever is told behind it. */
const doings = oneOf(
  'said|says|told|tells|asked|asks|suggested|suggests|recommended|recommends|reported|proposed|proposes|explained|explains|explain',
  'speaks|speak|insists|wrote|writes|believes|thinks|thought|knows|knew|know|decided|decides|decide|approved|approves|approve',
  'prefers|preferred|prefer|wants|wanted|loves|loved|love|likes|liked|like|hates|hated|picked|chose|oversees|supervises|mentors|teaches|taught|studies|studied',
  'reviews|reviewed|review|signs|owns|signed|maintains|manages|coordinates|co-founded|founded|organi[sz]es|retrains|designs|codes|cooks|sings|paints|draws|drew',
  'lives|lived|joined|joins|visited|visits|retires|retired|graduated|quit|commutes|swims|rents|drives|drove|flew|flies|travels|cycles',
  'married|marries|bought|met|saw|feels|felt|eats|drinks|volunteers|built|sold|fixed|works (?:at|as|from|for|in|on|part|full)|worked|moved (?:to|in|out|back)',
  'plays (?:the|in|for|chess|football|tennis)|(?:takes|took) over|starts (?:as|at)|climbs|computes|has (?:the|all|a) (?:\\p{L}+ )?(?:keys?|logins?|badge|passwords?)|turned \\p{L}*\\d*(?=[.,!]|$)|did',
);
/** What persons are, and things are not. */
const states = oneOf(
  'on (?:leave|holiday|vacation|call|parental|maternity|paternity|sick)|off sick|away|ill|sick|pregnant|vegan|vegetarian|allergic|diabetic|married|divorced|single|engaged|retired|left-handed|deaf|blind',
  'taking over|born|hired|promoted|fired|moving|joining|visiting|coming|expecting|studying|training|learning|in charge|responsible|years old|afraid|fluent|worried|happy|angry|good at|obsessed',
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:years|months) old|(?=[.,;!]|$| and\\b))',
);
/** "our contact at the registry", "the new tenant" */
const part = oneOf(
  'contact|rep|representative|mentee|reviewer|guide|guest|customer|user|member|expert|head|chair|host|spouse|twin|widow|orphan|kin|vegan|vegetarian|[a-z]{3,12}ist',
);
const role = `(?:my|our|his|her|their|the|an?|your) (?:[\\p{L}-]{2,15} ){0,2}?(?:${female}|${male}|${either}|${part})(?![\\p{L}-])`;
const told = new RegExp(
  `^(?: (?:from|in|at) (?:the )?[\\p{L}-]{2,20}| \\([^()]{1,30}\\))? ${adverbs}(?:(?:${doings})(?![\\p{L}])|(?:is|was|became|becomes|has been|can be) ${adverbs}(?:${states}|${role})(?![\\p{L}])|(?:has|had|got) (?:(?:\\p{L}+ ){1,2}?(?:${female}|${male}|${either})s?(?![\\p{L}])|children|twins))`,
  'iu',
);
const maxToldCharacters = 80;

/**
 * Whether a capitalised word that opens a sentence is somebody's name.
 * @param behind what is told of it
 */
export function isToldOfPerson(name: string, behind: string): boolean {
  const [first = ''] = name.split(' ');
  const bare = first.replace(/['’].*$/, '');
  const isListed = isGivenName(bare) || isGivenName(bare.normalize('NFD').replace(/\p{M}/gu, ''));
  return title.test(name) || isListed || told.test(behind.slice(0, maxToldCharacters));
}
