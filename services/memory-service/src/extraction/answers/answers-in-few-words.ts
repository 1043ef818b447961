import { requestVerbAt } from '../clauses/paired-requests.js';
import { contentWords } from '../language/content-words.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { isSpecific } from '../language/specific.js';
import { placeWords } from '../language/words-in-place.js';
import { isQuestion } from '../remarks/questions.js';
import { hasVerb } from './verb-of-answer.js';

/*
 * What a user answers an agent in a few words that are no sentence: "via GitHub Actions", asked how; "too expensive", asked why; "no,
 * podman", asked whether it is Docker; "peanuts", asked for allergies. It means nothing without what was asked.
 */

const led = '(?:(?:and|so|but|ok|okay|also),? )*';
const maxWords = 10;

/** "How do you deploy?", and not "how should I go on?" */
const asksHow = new RegExp(
  `^${led}how (?:do|does|did|should|would|can|are|is|were|was) (?!(?:i|we) (?:proceed|continue|go on|start|begin|fix|do (?:this|that|it))\\b|you (?:want|like|feel|doing|today)\\b|(?:that|it|this|the \\w+) (?:sound|look|feel|go|going)\\b|things\\b|you\\?|the weather)`,
  'i',
);
const tellsWay =
  /^(?:always |usually |mostly |only |just )?(?:as|with|via|by|using|through|per|inside|manually|automatically)\b(?!.*\b(?:now|again|today)\b)/i;
/** "in Loki", "from main": where or whence, by its name; "in a minute" and "from the top" are no ways. */
const tellsPlaceOfWay = /^(?:in|on|over|from|behind|under|inside) /i;

/** "Why did you drop Redis?"; "why does it fail?" is of the work. */
const asksWhy = new RegExp(
  `^${led}(?:is there (?:a|any) (?:particular |specific |special )?reason (?:why |that |for |you |we |they |your )|why (?:did|didn['’]?t|was|were|not|do (?:you|we|they|your)|don['’]?t (?:you|we|they)|have|haven['’]?t|is|are)\\b)(?!.*\\b(?:fail|crash|break|error|hang|time out|red|slow|stuck|empty|blank|missing|happen|see)\\w*\\b)`,
  'i',
);
const tellsWhy =
  /^(?:mostly |mainly |just )?(?:too \p{L}|because\b|since\b|not \p{L}+ enough|no (?!problem|worries|reason|need|clue|idea|one\b)\p{L}|lack of\b|for \p{L})/iu;

/** "caching was hopeless with it" */
const pointsAtIt = /\b(?:it|that|them|those)[.!]*$/i;
/** "Which of the layouts did you settle on?" */
const asksWhatWasChosen =
  /\b(?:settle on|settled on|choose|chose|pick|picked|end up with|go with|went with|decide on|decided on|keep|kept)\b/i;
/** "Database name?" */
const asksForNamed =
  /^(?!(?:more|further|really|ready|sure|right|done|thoughts|questions|anything|nothing|why|what|who|how|when|where|okay?|yes|no|any|good|next|both|and|or)\b)\p{L}[\p{L}-]+(?: [\p{L}-]+){0,2}\?$/iu;
/** "The one on 10.20.4.17, the other is a replica" */
const pointsOne = /^the (?:[\w-]+ )?ones?\b/i;

const tellsCause = /^(?:mostly |mainly |just )?(?:because|since|cause|cuz)\b/i;
const maxCauseWords = 24;
/** "What yarn weight should it assume?" */
const asksForKind = new RegExp(
  `^${led}(?:(?:in|on|at|for|from|with|to) )?(?:what|which) (?!(?:one|ones|else|next|now|option|tests?|line|step|error|file|part|happened|do|does|did|is|are|was|were|should|shall|can|could|would)\\b)\\p{L}{3,}`,
  'iu',
);
const maxNameWords = 2;

/** "Do you have any pets?", "are there any constraints?" */
const asksForOwn = new RegExp(
  `^${led}(?:(?:do|does|have|has) (?:you|your \\p{L}+|they|we|he|she)(?: (?:have|own|use|take|play|speak|keep|got|drive|know))?(?: to avoid)? (?:any|an?|some|other)\\b|(?:is|are) there (?:any|some|other)\\b|any (?!(?:other )?(?:questions?|thoughts|feedback|ideas?|issues?|concerns?|problems?|objections?|changes?|comments?|errors?|bugs?|preferences? (?:on|for) (?:this|that|the next))\\b)\\p{L}{3,})`,
  'iu',
);

const yesOrNo = /^(?:no|nope|nah|yes|yeah|yep|yup)[,.:;–—-]* +(?=\S)/i;
const asksWhether = new RegExp(
  `^${led}(?:do|does|did|is|are|was|were|has|have|will|should)(?:n['’]?t)? [\\p{L}\\d]`,
  'iu',
);
const asksAboutThem = new RegExp(
  `^${led}(?:is|are|was|were) (?:you|your \\p{L}+|they|it|the \\p{L}+) (?:an? )?\\p{L}{4,}\\?+$`,
  'iu',
);
/** How far it is, or nothing. */
const tellsNothing =
  /^(?:not (?:yet|sure|really|now|right now|exactly|quite)|almost|nearly|soon|maybe|perhaps|probably|possibly|depends|it depends|kind of|sort of|kinda|sorta|sometimes|no idea|idk|dunno|whatever|either|any|anything|nothing|none|nope|no|yes|sure|ok(?:ay)?|thanks?|thx|please|pls|exactly|correct|right|true|same|fine|good|great|perfect|done|ready|here|all good|go ahead|do it|wait|hold on|stop|later|not that i know|nothing (?:special|really|else)|the (?:first|second|last|other|same) one)\b[^,;]{0,20}$/i;

/** "Dani is fine", "two weeks is enough", asked for a name or an amount. */
const suits =
  /^(?!(?:it|that|this|they|everything|all)\b)\S+(?: \S+){0,2} (?:is|are|would be|['’]s) (?:fine|good|okay|ok|great|enough|perfect|best|plenty)[.!]*$/i;
const asksForThing = new RegExp(`^${led}(?:what|which|who|how (?:many|much|long|often|big|large))\\b`, 'i');

const asksWhich = new RegExp(
  `^${led}(?:(?:in|on|at|for|from|with) )?(?:which (?!(?:one|option|of|tests?|line|step|error|file|part)s?\\b)|what (?:is|are|was|were) (?:the|your|our)\\b|what (?:turned out to be|caused)\\b)`,
  'i',
);
const opensNoun = /^(?:an?|the|our|my|two|three|four|five|six|\d|\p{Lu}|`)(?![\p{L}'’])|^\p{Lu}|^`/u;

/** "coffee first", "pretty please", "lol" */
const ofTalk = /\b(?:please|pls|first|later|lol|haha|today|now|soon|again)\b/i;

/** Of the work at hand or of what is in view: "is the output correct now?", "did the tests pass?" */
const ofNow =
  /\b(?:now|yet|again|still|already|right now|this time|first|next|tonight|today|for lunch|for dinner|pass|passing|green|red|fail(?:ed|ing)?|work(?:s|ed|ing)|correct|done|finished|compile[sd]?|build|tests?|output|error)\b/i;

/** Whether few words without a sentence of their own answer a question of an agent. */
export function answersInFewWords(sentence: string, question: string, names: ReadonlySet<string>): boolean {
  const said = sentence.replace(yesOrNo, '');
  if (isQuestion(sentence) || tellsNothing.test(said) || sentence.includes('!')) return false;
  const { length } = wordsOf(sentence);
  if (asksWhy.test(question) && tellsCause.test(sentence))
    return length <= maxCauseWords && !/\b(?:now|today)\b/i.test(sentence);
  if (length > maxWords || /\bfor now[.!]*$/i.test(sentence)) return false;
  if (asksForKind.test(question) && length <= maxNameWords)
    return isPhrase(sentence) && !ofNow.test(question) && !ofTalk.test(sentence);
  if (asksForThing.test(question) && suits.test(sentence)) return true;
  if (
    asksHow.test(question) &&
    (tellsWay.test(sentence) || (isSpecific(sentence) && (tellsPlaceOfWay.test(sentence) || isPhrase(sentence))))
  )
    return true;
  if (asksWhy.test(question) && (tellsWhy.test(sentence) || pointsAtIt.test(sentence))) return true;
  if (
    asksWhatWasChosen.test(question) &&
    /^the (?!wrong|right|same|other|first|second|last)\S+ (?:one|ones)$/i.test(sentence)
  )
    return true;
  if (/^which\b/i.test(question) && pointsOne.test(sentence) && isSpecific(sentence) && isPhrase(sentence)) return true;
  if (asksForNamed.test(question) && !ofNow.test(question) && !ofTalk.test(sentence) && isPhrase(sentence)) return true;
  if (asksWhich.test(question) && opensNoun.test(sentence) && isPhrase(sentence) && !ofNow.test(question)) return true;
  if (ofNow.test(question) || !isPhrase(said) || contentWords(said, names).length === 0) return false;
  if (said !== sentence) return asksWhether.test(question) && wordsOf(said).length <= maxPhraseWords;
  if (ofTalk.test(said) || asksForTrouble.test(question)) return false;
  return asksForOwn.test(question) || (asksAboutThem.test(question) && wordsOf(said).length <= 3);
}

const asksForTrouble =
  /\b(?:any|some|other) (?:other )?(?:issues?|concerns?|problems?|objections?|changes?|comments?|errors?|bugs?|questions?)\b/i;

const maxPhraseWords = 6;

/** No sentence, and nothing to be done. */
function isPhrase(said: string): boolean {
  const words = placeWords(said);
  const isRequest = words.length > 1 && requestVerbAt(words, 0) >= 0;
  return !isRequest && !startsIndependentClause(words, 0) && !hasVerb(said);
}
