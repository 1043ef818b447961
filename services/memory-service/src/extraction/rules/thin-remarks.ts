import { contentWords } from './content-words.js';
import { canBeFinite, verbForm } from './lexicon/english-verbs.js';
import { determiners } from './lexicon/english-words.js';
import { wordSet, wordsOf } from './lexicon/word-set.js';

/*
 * Between a user and an agent a few words that name nothing ("the modal doesn't close", "you broke the tests", "it says permission
 * denied") are about what is on the screen. What tells them from a fact is form: no name, number or identifier, no reason, nothing that
 * says "always", and a subject or object that only points.
 */

/** Something to tell a thing by: a number, an identifier, a name within the sentence, quoted words. */
export function isSpecific(sentence: string): boolean {
  if (/\d|`|https?:|[\p{L}\p{N}][_/\\][\p{L}\p{N}]|\w\.\w|["“][^"”]{2,}["”]|--?\w+-\w|\S@\S/u.test(sentence))
    return true;
  return (sentence.match(/(?<=[^.!?:\s]\s)\p{Lu}[\p{L}\p{N}+#-]*/gu) ?? []).some((word) => !plainCapitals.has(word));
}

const plainCapitals = new Set("I I'm I've I'd I'll OK CI PR PRs UI".split(' '));

/** What lasts even in few words: reasons, choices, duties, habits, and what belongs to the one who speaks. */
const weighty =
  /\b(?:because|since|due to|caused?|causes|cause|reason|why|so that|instead|rather|over|prefer\w*|decided?|decision|chose|choose|agreed|rejected?|recommend\w*|suggest\w*|always|never|only|every\w*|each|must|(?:has|have|needs?) to|no longer|everywhere|nobody|none|by default|used to|called|named|means|owns?|deadline|due|until|by \w+ing|my|our|mine|ours|i'm (?:not )?an?|i am (?:not )?an?|we're (?:not )?an?|we are an?|(?:don't|do not|doesn't) (?:want|like|need|care|eat|drink)|hate|love|like|allergic|vegan|vegetarian)\b/i;

const pointing =
  /\b(?:this|that|it|it's|that's|these|those|them|here|again|yet|anything|something|nothing|thing|things|one|ones|other|stuff|later|you|your)\b(?! (?:week|weekend|month|quarter|year|morning|afternoon|evening|spring|summer|autumn|fall|winter|sprint|semester)\b)/i;

/** "We use pnpm here", "I don't take sugar": the simple present of what one does is a habit. */
const habit =
  /^(?:i|we|they|he|she) (?:(?:usually|often|mostly|normally|still|also|now|just) )*(?:(?:don't|do not|doesn't) )?([a-z]+)\b/i;
const noHabits = wordSet(
  'think guess see get got mean understand hope need want know feel believe suppose wonder agree forget wish have do can will would should could may might must am are is was were doubt hear notice assume',
);

function isHabit(sentence: string): boolean {
  const verb = habit.exec(sentence)?.[1]?.toLowerCase();
  return verb !== undefined && !noHabits.has(verb) && (verbForm(verb) === 'base' || verbForm(verb) === 'third');
}

const performs = wordSet(
  'fail fails failed failing break breaks broke breaking crash crashes crashed crashing hang hangs hung hanging work works worked working pass passes passed passing close closes closed open opens opened opening load loads loaded loading render renders rendered rendering compile compiles compiled compiling build builds built building start starts started starting stop stops stopped show shows showed showing freeze freezes froze happen happens happened appear appears appeared disappear disappears disappeared succeed succeeds succeeded finish finishes finished respond responds responded timed flicker flickers jump jumps exist exists connect connects connected complain complains complained look looks looked seem seems',
);

const maxThinContent = 3;
const maxPerformingContent = 5;

const negation = /^(?:not|\w+n't|never|to|cannot)$/;

/** A report of what something does right now ("looks like the deploy failed", "the tests are failing on CI but pass locally"). */
function isPerformance(sentence: string): boolean {
  const opening =
    /^(?:(?:it )?(?:looks|seems|appears|sounds)(?: like| that| as if)? |(?:and|but|so|now|hmm+|ok),? )*(?:the|this|that|these|those|it|your|all|my|our|no|tests?|builds?|everything|nothing|some|both)\b/i;
  if (!opening.test(sentence)) return false;
  const words = wordsOf(sentence).slice(0, 9);
  return words.some(
    (word, at) => at > 0 && performs.has(word) && (verbForm(word) !== 'base' || negation.test(words[at - 1] ?? '')),
  );
}

/** "The file has been updated successfully", "all changes were pushed". */
const done =
  /^(?:the|all|your|these|those|both|every|each|new)(?: (?:the|of|your|requested|necessary|required|new|remaining|other|relevant))* (?:[a-z-]+ )?(?:changes?|files?|code|tests?|tasks?|fix(?:es)?|updates?|steps?|items?|edits?|branch(?:es)?|commits?|migrations?|packages?|dependencies|dependency|imports?|servers?|builds?|components?|functions?|modules?|documents?|folders?|director(?:y|ies))\b[^:]{0,20}\b(?:has|have|was|were|is|are)(?: been)?(?: (?:now|successfully|also|already|all|just))* \w+(?:ed|en|ade|ilt|ten)\b[^:]{0,40}$/i;

/** How far a run has come, and how it ended: "Two of the twelve tests fail", "the pipeline is at step 4 of 7". */
const runReport =
  /^(?:(?:the|all|my|our|your|both|half|most|some|only|[\d/]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|of|dev|unit|integration|e2e|first|second|third|last) ){0,5}(?:tests?|checks?|specs?|builds?|suite|pipeline|jobs?|deploy(?:ment)?s?|compilation)\b[^:`]{0,20}\b(?:pass(?:es|ed|ing)?|fail(?:s|ed|ing)?|(?:is|are) (?:now |still )?at|finished|completed|succeeded|done)\b[^:`]{0,30}$|\b\d+ (?:passed|failed|passing|failing)\b|\bstep \d+ of \d+\b|\bis now (?:running|up|live|listening|available|serving)\b|^i'?m (?:about |nearly |almost )?(?:halfway|half way)\b|\b(?:right now|at the moment|just now)[.!…]*$/i;
const progressive = /^(?:(?:i'm|i am|we're|we are|currently|the|that|it|it's)\b|\w+ing\b)/i;

const isRunReport = (sentence: string): boolean => {
  if (!runReport.test(sentence) || reasons.test(sentence) || sentence.includes('`')) return false;
  if (/(?:right now|at the moment|just now)[.!…]*$/i.test(sentence)) return progressive.test(sentence);
  return !/(?<=[^.!?:\s]\s)\p{Lu}\p{Ll}/u.test(sentence);
};

const writtenTo =
  /^(?:the )?(?:file|folder|directory|package|branch|image|report|output|result)s? (?:was |were |has been |have been )?(?:created|updated|saved|deleted|written|installed|uploaded|downloaded|built|generated|removed)(?: successfully)?(?: (?:at|to|in|from)\b|[.!:]|$)/i;

/** Whether a sentence is too thin to last; `voice` person is not for this. */
export function isThinRemark(sentence: string, isAgent: boolean, names: ReadonlySet<string>): boolean {
  if (sentence.length > 160 || !/^[\p{ASCII}\p{P}\p{S}]*$/u.test(sentence) || !/^[\p{L}(✅✔]/u.test(sentence))
    return false;
  if (writtenTo.test(sentence) || isRunReport(sentence)) return true;
  if (done.test(sentence) && !/[`\d]/.test(sentence)) return true;
  if (isSpecific(sentence)) return false;
  // An agent that says what to do gives advice.
  if (isAgent && verbForm(wordsOf(sentence)[0] ?? '') === 'base') return false;
  const content = contentWords(sentence, names).length;
  if (content <= maxPerformingContent && isPerformance(sentence) && !reasons.test(sentence)) return true;
  if (content > maxThinContent || weighty.test(sentence) || isHabit(sentence)) return false;
  if (!wordsOf(sentence).some((word) => canBeFinite(word))) return isAgent && content <= 2;
  return pointing.test(sentence) || (isAgent && /^(?:i|i've|i'm|we|we've|the|no|there|all)\b/i.test(sentence));
}

const reasons =
  /\b(?:because|since|due to|caused?|reason|why|unless|if|when|until|must|should|(?:has|have|needs?) to|always|never|every|only|without|offline|for (?:\w+ )?(?:hours|days|weeks|months|years)|by \w+ing)\b/i;

/** Verbs that say how things are to be done for good, or what is so, when they open a sentence. */
const notTasks = wordSet(
  'use prefer avoid keep never always remember note assume treat stick name store put place format limit wrap follow call target favour favor respect adopt pin skip pick choose last leave host like love hate need want work live play study speak own drive enjoy think know hope wish mean feel believe guess meet have do be get got thank welcome agree care suppose let say see cost matter mind lack seem sound look depend',
);
const onOneThing = /^(?:this|that|these|those|it|them)$/;

/** Whether a sentence that opens with a verb asks for one piece of work: "change the colour to red", "put the button on the left". */
export function asksForWork(words: readonly string[]): boolean {
  const [verb = '', object = '', noun = ''] = words;
  if (verb === "don't" || verb === 'dont' || (verb === 'do' && object === 'not')) return forbidsForNow(words);
  if (verbForm(verb) !== 'base' && verb !== 'put') return false;
  if (!notTasks.has(verb)) return determiners.has(object) || objectPronoun.test(object);
  return (
    /^(?:put|place|wrap|call|leave|format|name|store)$/.test(verb) &&
    (onOneThing.test(object) || (object === 'the' && !noun.endsWith('s')))
  );
}

const objectPronoun = /^(?:me|us|it|them|up|out|back|down|off|more|some|another)$/;

const forbidsForNow = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:yet|now|anything|that|this|it|them|something)$/.test(word)) && words.length <= 7;
