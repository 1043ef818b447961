import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { isSpecific } from '../../language/specific.js';
import { isOfWork } from '../agents/told-remedies.js';
import { tellsForeignCure } from '../foreign/foreign-cures.js';

/*
 * "Added the defer attribute, the flash is gone", "set ndots to 2 and DNS was instantly fine": what a user did, and
 * that a fault ended with it. Each half alone is a report of the minute ("added the import", "works now"); together
 * they tell what helps, which is asked for when the fault is back.
 */

const deeds = oneOf(
  'added|set|bumped|raised|lowered|increased|decreased|reduced|pinned|turned (?:on|off)|switched|disabled|enabled',
  'moved|put|removed|replaced|dropped|upgraded|downgraded|wrapped|swapped|changed|excluded|mounted|unmounted|whitelisted|allowlisted',
  'capped|limited|rolled back to|reverted to|went back to|forced|passed|exported|unset|uninstalled|installed|patched|unplugged|shortened',
  'cached|debounced|throttled|deferred|preloaded|vacuumed|reindexed|stopped using|flashed|descaled|greased|tightened',
);
const pointing = oneOf('it|that|this|them|those|these|everything|something|stuff|both|things?|back');
const deed = caseless`^(?:(?:ok|okay|so|and|update|fyi|btw|yep|yay|finally|just|turns out),? ){0,2}(?:(?:i|we)(?:['’]ve| have)? )?(?:(?:just|now|finally|also) ){0,2}${deeds} (?!${pointing}\b)\S`;

const something = String.raw`(?:(?:the|those|that|these|my|our|all|all the) )?(?!(?:it|that|this|i|we|you|they|he|she|still|not)\b)[\p{L}\d-]{2,20}(?: (?!(?:is|are|was|were|still|not)\b)[\p{L}\d-]{2,20}){0,2}`;
const is = "(?:['’]s| is| are| was| were| has been| have been)";
const atOnce = '(?: (?:now|finally|all|completely|instantly|immediately|suddenly|just)){0,2}';
const since = oneOf('again|now|since|ever since|since then|anymore|any more|for good|completely|instantly|at last');
const end = `(?:,? ${since}){0,2}[.!]*$`;
/** What was wrong is no more, or what was slow is faster. */
const endsFault = caselessUnicode`^(?:${oneOf(
  `${something}${is}?${atOnce} (?:gone|fixed|solved|cured)`,
  `${something}(?: has| have)?${atOnce} (?:went away|gone away|disappeared|vanished|stopped|cleared up|never came back)`,
  `${something} ha(?:s|ve)n['’]?t (?:come|been) back`,
  String.raw`no (?:more )?(?!(?:idea|luck|clue|change|effect|difference|dice|problem|worries|longer|one|need|more)\b)[\p{L}-]{3,20}(?: [\p{L}-]{3,20}){0,2}`,
  `(?:(?:that|this|which|it) )?(?:fixed|solved|cured) (?:it|that|this|${something})|(?:that|this) (?:did (?:it|the trick)|was it|helped)`,
  `${something} (?:is|are|was|were|went|runs?|builds?|loads?|takes?) (?:now )?(?:twice|three times|\\d+ ?(?:x|times|%)|way|much|a lot) (?:as )?(?:fast|quick|faster|quicker|smaller|snappier|cheaper|less)`,
  "(?:(?:it|everything|all)(?:['’]s| is)? )?(?:works?|runs?|working|running|ran|worked) like a charm",
)})${end}`;
/** "Instantly fine": of which nobody knows what it was, so that what was done must have a name or value. */
const isWell = caselessUnicode`^(?:(?:it|everything|all|${something})${is}? )?(?:(?:now|then|since then) )?${oneOf(
  '(?:instantly |perfectly |all |rock )?(?:fine|stable|smooth|quiet|solid|reliable|green)',
  '(?:works?|runs?|worked|ran|loads?|boots?)(?: (?:fine|great|perfectly|flawlessly|smoothly|reliably))?',
)}${end}`;

/** Between what was done and what became of it. */
const joint = /(?:[,;.] | [–—-] | and )(?:(?:and|so|then) )?/gi;
const maxCharacters = 160;

/** Whether a sentence of a user tells that a fault ended with what was done. */
export function tellsCure(sentence: string): boolean {
  if (sentence.length > maxCharacters) return false;
  if (tellsForeignCure(sentence)) return true;
  if (!deed.test(sentence)) return false;
  for (const { index, 0: mark } of sentence.matchAll(joint)) {
    const [done, outcome] = [sentence.slice(0, index), sentence.slice(index + mark.length)];
    if (isOfWork(done)) continue;
    if (endsFault.test(outcome) || (isSpecific(done) && isWell.test(outcome))) return true;
  }
  return false;
}
