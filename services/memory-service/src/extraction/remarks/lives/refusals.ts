import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * What is not to be taken, and behind it who or what is against it, without "because": "kafka is out, ops cost for
 * 40 msg/s is silly", "no neural nets here, the regulator wants explanations".
 */

const opening = '(?:(?:ok(?:ay)?|so|and|also|actually|but|then|sorry|hmm+|nah|well|please|pls) ){0,3}';
/** "no luck": nothing that could be taken. */
const noThing = oneOf(
  'one|idea|clue|problems?|worries|luck|need|rush|way|thanks|longer|more|errors?|warnings?|output|response|changes?',
  'difference|effect|signs?|news|doubt|wonder|promises?|guarantees?|point|matter|dice|joy|such',
);
const rejected = oneOf(
  'out|off the table|not an option|no option|a no(?:-go| go)?|ruled out|rejected|banned|forbidden|not happening|out of the question|dead|cancell?ed|overkill|not for us',
);
const ownVerbs = oneOf(
  "(?:do not|don't|dont|won't|will not|wouldn't|didn't|can't|cannot) (?:want|use|do|take|need|like|go (?:with|for))",
  '(?:have )?(?:decided|voted) against|(?:have )?(?:dropped|rejected|ruled out|skipped|ditched|scrapped|turned down|thrown out|threw out)|skip|avoid|reject',
  "(?:am|are|were|aren't|'m|'re|m|re) (?:not )?(?:dropping|skipping|avoiding|using|going with|taking|doing)",
);
const refused = caselessUnicode`^${opening}${oneOf(
  `no (?!${noThing}(?![\\p{L}-]))\\S{2,30}(?: \\S{1,30}){0,7}`,
  `(?!(?:it|that|this|which|who|they)\\b)(?:\\S{1,30} ){1,4}(?:is|are|was|were) (?:now |then )?${rejected}(?: (?:now|then|for us|here|too))?`,
  `(?:i|we)(?:'ve|'m|'re)? ${ownVerbs} (?!(?:it|that|this|to|what|why|how)\\b)\\S{1,30}(?: \\S{1,30}){0,9}`,
  `(?:i'm|we're|im|were) not (?:going with|using|taking|doing) \\S{1,30}(?: \\S{1,30}){0,6}`,
  `not (?:going with|using|taking|doing) \\S{1,30}(?: \\S{1,30}){0,6}`,
  "(?:forget|drop|skip|avoid|scrap|ditch|leave out|stay away from|(?:never|don't|dont|do not) (?:use|take|bother with|add|propose|suggest)) (?!(?:it|that|this|about)\\b)\\S{1,30}(?: \\S{1,30}){0,7}",
)}$`;

/** Who has a say. */
const authority = `(?:the |our |their |my )?(?:\\S{2,20} )?${oneOf(
  'legal|regulators?|compliance|security|ops|infra|finance|product|marketing|sales|support|management|procurement|privacy',
  'auditors?|boss|ceo|cto|cfo|clients?|customers?|users?|owners?|vendors?|landlord|board|union|insurers?|bank|school',
  'clinic|hospital|council|ministry|government|manager|lawyers?|architects?|parents|editors?|publisher|partners?|investors?',
  'head|teachers?|doctors?|nurses|accountants?|designers?|reviewers?|team|department|company|headteacher',
)}(?: (?:team|dept|department|people|folks|guys|office|review|council|side))?`;
const insists = oneOf(
  "wants?|wanted|needs?|needed|requires?|required|demands?|demanded|insists?|insisted|expects?|prefers?|hates?|hated|dislikes?|complained|complains?|objects?|objected|vetoed|(?:says?|said) no|said so|refuses?|refused|declines?|declined|banned|bans?|forbids?|forbade|blocks?|blocked|rejects?|rejected|never|(?:doesn't|don't|didn't|wouldn't|won't|wont|can't|cant|cannot|will not|could not|couldn't) \\S+",
);
/** "two clients don't justify it", "ops won't run it", "three of us can't run that" */
const cannot = `(?!(?:i|you)\\b)(?:\\S{1,20} ){1,4}(?:won't|wont|will not|can't|cant|cannot|doesn't|doesnt|don't|dont|didn't|couldn't|refuses? to|refused to|never) \\S{2,20}(?: \\S{1,20}){0,3}? (?:it|that|them|those|one)(?: (?:anyway|here|either|yet|well))?`;
const degree =
  '(?:(?:just|way|far|so|really|simply|pretty|a bit|kind of|kinda|always|still|super|much|all|rather|quite) ){0,3}';
const bad = oneOf(
  'too \\S+|overkill|silly|slow(?:er)?|expensive|pric(?:e)?y|heavy|bloated|ugly|flaky|brittle|buggy|unreliable|unstable|unusable|useless|pointless|unmaintained|abandoned|deprecated|insecure|clunky|awful|horrible|terrible|painful|annoying|hopeless|absurd|insane|ridiculous|impossible|not worth(?: \\S+)*|worse|allergic|intolerant|lactose intolerant|colou?r-?blind|c?oeliac|a (?:pain|mess|nightmare|joke|waste|hassle|risk|burden)',
);
const judged = `(?:\\S{1,30} ){1,7}?(?:is|are|was|were|feels?|felt|gets?|got|looks?|seems?|became) ${degree}${bad}(?: \\S{1,30}){0,6}|(?:it's|its|that's|thats|they're|theyre) ${degree}${bad}(?: \\S{1,30}){0,6}`;
const justBad = `${degree}(?:too \\S+|overkill|not worth)(?: \\S{1,30}){0,6}`;
/** "the latency was like 30 ms", "startup took 6 seconds" */
const measured =
  '(?!(?:i|we|it)\\b)(?:\\S{1,30} ){1,4}(?:was|were|took|cost|ate|added|needed) (?:(?:like|about|over|around|up to|almost|nearly|already|us|some) ){0,2}[~€$£]?\\d\\S*(?: \\S{1,30}){0,5}';
/** "we are three people" */
const few =
  "(?:(?:we|i|there)(?:'re|'m| are| am)|it's|its) (?:only |just )?(?:alone|solo|(?:one|two|three|four|five|six|\\d+) (?:people|persons|devs?|developers|of us|users|engineers|friends|screens|pages|endpoints|services|clients|tables|rows))";
const hurts =
  '(?!(?:i|we|it)\\b)(?:\\S{1,30} ){1,5}(?:drove (?:me|us) \\S+|drives (?:me|us) \\S+|hung|hangs?|leaks?|leaked|chokes?|choked|matters?|crashes|crashed|suffers?|suffered)(?: \\S{1,30}){0,5}';
const against = caselessUnicode`^${oneOf(`${authority} ${insists}(?: \\S{1,30}){0,8}`, cannot, judged, justBad, few, measured, hurts)}[.!]*$`;

const maxCharacters = 160;

/** Whether a clause tells that something is not to be taken. */
export const refusesThing = (clause: string): boolean => clause.length <= maxCharacters && refused.test(clause);

/** Whether a clause that stands behind such a one tells who or what is against it. */
export const tellsWhatIsAgainst = (clause: string): boolean =>
  clause.length <= maxCharacters && against.test(clause.replaceAll('’', "'"));

/** "no mongo, ops won't run it" */
export function refusesForReason(sentence: string): boolean {
  const comma = sentence.indexOf(', ');
  if (comma < 0) return false;
  const rest = sentence.slice(comma + 2);
  const end = rest.search(/[,;] /);
  return refusesThing(sentence.slice(0, comma)) && tellsWhatIsAgainst((end < 0 ? rest : rest.slice(0, end)).trimEnd());
}
