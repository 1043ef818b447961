import { requestVerbAt } from '../clauses/parallel/paired-requests.js';
import { contentWords } from '../language/content-words.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { looksForeign, startsForeignClause } from '../language/foreign-clause.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { placeWords } from '../language/words-in-place.js';
import { isGuessing } from '../remarks/progress/guesses.js';
import { isQuestion } from '../remarks/requests/questions.js';
import { dropOpening } from '../remarks/talk/openings.js';

/* "eu-central-1, the contract forbids anything else": a bare answer, and behind a comma why it is so, or when. */

/** An answer without what is said of it, and that. */
export interface ReasonedAnswer {
  readonly answer: string;
  readonly reason: string;
  /** Whether the reason means something only beside the answer ("legal insists on it"). */
  readonly leans: boolean;
}

/** "cheapest and close enough" */
const rates =
  /^(?:(?:it['’]s|its|the|just|also) )?(?:cheapest|closest|fastest|simplest|easiest|nearest|safest|best|smallest|cheaper|closer|faster|simpler|easier|safer|cheap|close|fast|simple|easy|safe)\b[^,;:?]{3,40}$/i;

const maxAnswerWords = 6;
const maxReasonWords = 30;

const joint = /[,;] | [–—-]{1,2} | (?=\()| (?=(?:because|cause|cuz|since|weil|denn|parce que|porque|perché|omdat) )/i;
/** What goes on with the sentence, and is no clause that could stand alone. */
const subordinate =
  /^\(?(?:(?:right |just |only |even |mainly |mostly )?(?:because|cause|cuz|since|as|after|before|once|until|unless|if|when|where|so|but)|which|who|weil|denn|da|damit|seit(?:dem)?|nachdem|bevor|sobald|parce que|car|puisque|après|avant|dès|porque|ya que|desde que|depuis que|después|antes|perché|dopo|prima|omdat)(?!\p{L})/iu;
const pointing =
  /^\(?(?:it|its|it['’]s|that|that['’]s|they|they['’]re|them|she|she['’]s|he|he['’]s|those|both|there|and|er|sie|es|das|ça|c['’]est|il|elle|eso|es)(?!\p{L})|\b(?:it|he|she|they)['’](?:s|re)(?= )|\b(?:it|that|them|those|this|one|ones|him|her|there|das|ihn|damit|dort|ça|cela|eso|lo)\b[.!)]*(?:$|[ ,])/iu;
const unsettled =
  /^(?:i['’]?(?:ll|m)\b|i will|let me|let['’]?s|(?:i['’]m )?not (?:sure|certain)|no idea|you (?:can|should|decide|choose)|whatever|maybe|probably|(?:i )?(?:think|guess|suppose)|but (?:i|you|not)\b|(?:just )?(?:check|look|try|wait)\b|can you|could you|please|pls)/i;
const noAnswer =
  /^(?:no|not (?:sure|really|yet|now)|none|nothing|nobody|nowhere|hard|good|great|sorry|sure|depends|whatever|hm+|dunno|idk|anywhere|anything|somewhere|something|either|any|don['’]?t|maybe|perhaps|probably|honestly|actually|currently|usually|normally|basically|personally|look|wait|fine|nice|true|right|exactly|thanks?|please|yes|yep|yeah|ja|nein|oui|non|sí|si|(?:a|the) (?:bit|lot|while)|as (?:i|we|you)|if|when|because|since|let|tell|ask)(?!\p{L})/iu;

/** The bare answer that a sentence opens with, and its reason; null where it is none, or where no reason follows. */
export function readReasonedAnswer(sentence: string, names: ReadonlySet<string>): ReasonedAnswer | null {
  if (isQuestion(sentence) || isGuessing(sentence)) return null;
  const at = /; /.exec(sentence) ?? joint.exec(sentence);
  if (at === null || at.index === 0) return null;
  const answer = sentence.slice(0, at.index);
  const reason = sentence.slice(at.index + at[0].length);
  if (!isBareValue(answer, names) || !tellsReason(reason)) return null;
  return {
    answer,
    reason,
    leans: leansOnAnswer(reason),
  };
}

/** Whether a reason means something only beside its answer. */
const leansOnAnswer = (reason: string): boolean =>
  tellsReason(reason) &&
  (rates.test(reason) || reason.startsWith('(') || subordinate.test(reason) || pointing.test(reason));

/**
 * Whether what follows an answer has a verb and may say why it is so, and asks and promises nothing: "jest takes
 * forever", "notre DPO refuse le reste".
 */
function tellsReason(reason: string): boolean {
  const words = placeWords(reason);
  // "four times a week, always before work": when, and no reason.
  if (tellsWhen.test(reason)) return false;
  if (words.length < 2 || words.length > maxReasonWords || unsettled.test(reason)) return false;
  if (subordinate.test(reason) || rates.test(reason)) return true;
  if (startsIndependentClause(words, 0)) return words.length > 2 || pointing.test(reason);
  // "coach asked him already"
  if (verbForm(words[1]?.lower ?? '') === 'past' && pointing.test(reason)) return true;
  if (words.length < 3 || requestVerbAt(words, 0) >= 0 || goesOnListing.test(reason)) return false;
  return hasFiniteVerb(reason) || startsForeignClause(words, 0) || opensForeignClause.test(reason);
}

const tellsWhen =
  /^(?:always|mostly|usually|often|sometimes|typically|only) (?:before|after|in|at|on|during|by|with|from|between) (?:\S+ ){0,2}\S+$/i;

/** "RabbitMQ or SQS would all work", behind a first one */
const goesOnListing = /^[^\s,]+ (?:or|and|oder|und|ou|et|o|y) /i;
const opensForeignClause =
  /^(?:der|die|das|unser[en]?|mein[en]?|le|la|les|notre|nos|mon|ma|mes|el|los|las|nuestr[oa]s?|mi|mis|il|lo|gli|il nostro|de|het|onze) \p{L}+ \p{L}+/iu;

/** "eu-central-1", "the one in Kiel", "not before 1 June": few words that name something, and say no sentence. */
function isBareValue(said: string, names: ReadonlySet<string>): boolean {
  if (wordsOf(said).length > maxAnswerWords || noAnswer.test(said) || said.includes('!')) return false;
  // "well, …", "Ana, …": what opens a sentence and says nothing
  if (dropOpening(`${said}, x`, names) === 'x') return false;
  const words = placeWords(said);
  const isClause =
    startsIndependentClause(words, 0) || (/\s/.test(said) && looksForeign(said)) || requestVerbAt(words, 0) >= 0;
  return !isClause && (/\d/.test(said) || contentWords(said, names).length > 0);
}
