import { verbForm } from '../../language/lexicon/english-verbs.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { rememberingLast } from '../../language/pattern-set.js';

/*
 * What says of itself that it is to last: "always", "from now on", a way of doing a kind of thing, a rule with its
 * condition.
 */

const wheneverWords = oneOf(
  'always|never(?! ?mind)|every time|each time|next time|anytime|any time|whenever|when i ask|often|frequently|regularly',
  "don'?t ever|not ever|no more than|must|only use|(?:nothing|anything|everything) (?:but|except)",
  '(?:before|when|while|after) (?:each|every|any|all|\\w+ing|you|in doubt)',
  `every (?:other |second |third |\\d{1,3} |${oneOf('two|three|four|five|six|ten|twelve|thirty|sixty|ninety|few')} )?(?:days?|weeks?|months?|quarters?|years?|sprints?)`,
  'on (?:each|every|any)|(?:to|for|with) (?:every|each) (?!of\\b)\\w+|for all (?:future|my|our)',
);
const fromNowOn = oneOf(
  'from now on|(?:sticking|staying|going) with .{2,40} for good|in (?:the )?future|going forward|by default|as a rule|in general|until',
  'by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)',
);
const wordsOfMemory = 'remember|remind me that|keep in mind|note that';
const wordsOfChoice = 'rather than|instead of';
/** How an agent is to answer is to last. */
const wordsForAnswers = 'answers|responses|replies|explanations';
const foreignWords = oneOf(
  'immer(?! (?:noch|wieder)\\b)|niemals?|nie|ab jetzt|künftig',
  'toujours(?! (?:pas|rien|aussi)\\b)|jamais|désormais|siempre|nunca|sempre|mai|всегда|никогда',
);
/** "Convention: tabs", "the rule for branches: one per ticket" */
const namedRule = '\\b(?:rule|principle|convention|policy|guideline|requirement)s?\\b[^:]{0,30}: \\S';

const lastingWord = caseless`${namedRule}|\b${oneOf(
  wheneverWords,
  fromNowOn,
  wordsOfMemory,
  wordsOfChoice,
  wordsForAnswers,
  foreignWords,
)}\b`;

const momentaryVerbs = oneOf(
  'run|rerun|try|retry|start|restart|build|rebuild|send|resend|call|ask|read|check|load|reload|open|install|deploy|do|go|get',
  'execute|fetch|look|repeat|explain|tell|say|show|worry|bother|wait|apply|click|press|type|log',
);
/** "Don't mark it as skipped again": it was done before, and never is to be from now on. */
const forbidsAgain = caseless`^(?:(?:please|pls|and|also|so|but|ok) )*(?:don't|dont|do not) (?!${momentaryVerbs}\b)[a-z]+ [^?,;:]{3,70} again(?:,? (?:please|pls|ok|okay|alright|thanks|thx|got it|understood))?[.!?]*$`;
/** "Don't touch the eval split, it's frozen": a thing that is left alone for what it is. */
const forbidsThing =
  /^(?:(?:please|pls|and|also|so|but|ok) )*(?:don't|dont|do not) (?:touch|edit|change|modify|delete|remove|rename|move|overwrite|format|reformat|commit|reorder|regenerate|drop|truncate|use|import|bump|upgrade) (?:the|our|my|any) (?:[\w./-]+ ){0,3}[\w./-]+(?:,? (?:please|pls|plz))?(?:, | - | – |; )(?:it|they|that|those)(?:['’]s|['’]re| is| are) (?!(?:still|now|currently|just|fine|ok|okay|hot|busy|running|locked|open|being|\w+ing)\b)\S/i;

const forbidsForGood = (sentence: string): boolean => forbidsAgain.test(sentence) || forbidsThing.test(sentence);

/** "Please let's agree that nobody edits prod by hand": not "let's agree on a time", which is done once. */
const agrees =
  /^(?:(?:please|pls|and|also|so|but|ok),? )*(?:let['’]?s|let us|can we|could we|shall we|we (?:should|could))(?: (?:all|just|please))* agree (?:that|not to|to(?! (?:disagree|differ|meet))|on (?!(?:an?|the|this|that|when|where) )\S+ing)\b/i;

/** Whether a request says of itself that it is meant to last. */
export const saysItLasts = rememberingLast(
  (sentence) => lastingWord.test(sentence) || forbidsForGood(sentence) || agrees.test(sentence),
);

const mannerVerbs = oneOf(
  'write|describe|comment|summari[sz]e|format|document|phrase|word|explain|speak|talk|chat|answer|reply|respond|address',
  'sort|name|log|return|report|throw|sign|indent|quote|order|group|test|run|show|print|give me|use',
);
/** Says in which manner to do a kind of thing: "write commit messages in the imperative". */
export const manner = caselessUnicode`^${mannerVerbs}(?: to me| me)?(?: (?!(?:the|this|that|these|those|your|it|them|all|a|an|some|my|to|me)\b)[\p{L}-]+){0,3} (?:in|as|like|with|without|first|at|by|briefly|concisely|tersely|slowly|simply|plainly|formally|informally)\b(?! (?:this|that|these|those|more detail|detail|a (?:moment|second|minute|sec))\b)`;

/** "Let's …", "let us …" */
export const isProposal = (verb: string, object: string): boolean =>
  /^(?:let'?s|let us)$/.test(verb) || (verb === 'let' && object === 'us');

/** "Don't commit without asking". */
const forbidsUnless = /^(?:please )?(?:don't|do not) [a-z]+\b.{0,60}\b(?:without|unless|before|what i|when)\b/i;

/** "When you add a file, always update the index" */
const ruleWithCondition =
  /^(?:when|whenever|if|before|after|once|each time|every time) [^,]{1,80}, (?:please |also |always |then )*([a-z]+) \S/i;

/** "Whenever you explain a diff keep it short", "when you summarise a PR use bullets": without a comma. */
const ruleForAgent =
  /^(?:when|whenever|if|before|after|each time|every time) (?:you|u|ya) [^,;:.]{3,80}?,? (?:please |pls |also |always |then |just )*(?:keep|use|put|write|start|add|make|leave|show|give|prefer|stick|answer|limit|mention|include|skip|say|ask|run|name|end|avoid|don't|do not) (?:it|them|the|to|in|at|your|a|an|that|only|no|me|everything|all|short|\d)\b/i;

/** A request that says how things are to be: never too thin to last. */
export function isStandingRequest(sentence: string): boolean {
  const words = wordsOf(sentence.slice(0, 160)).filter(
    (word, at) => at > 2 || !/^(?:please|and|also|just|then)$/.test(word),
  );
  const [verb = '', object = ''] = words;
  if (isProposal(verb, object)) return true;
  if (forbidsForGood(sentence) || forbidsUnless.test(sentence) || ruleForAgent.test(sentence)) return true;
  const ruled = ruleWithCondition.exec(sentence)?.[1];
  if (ruled !== undefined && verbForm(ruled.toLowerCase()) === 'base' && saysItLasts(sentence)) return true;
  if (verbForm(verb) !== 'base') return false;
  return (
    saysItLasts(sentence) ||
    manner.test(sentence) ||
    (verb === 'stop' && (object.endsWith('ing') || /^(?:w|with)$/.test(object)))
  );
}
