import { contentWords } from '../../language/content-words.js';
import { auxiliaries, verbForm } from '../../language/lexicon/english-verbs.js';
import { momentaryCompanions, momentaryHeads } from '../../language/lexicon/momentary-words.js';
import { isFormIn, wordSet } from '../../language/lexicon/word-set.js';
import { oneOf } from '../../language/pattern-parts.js';
import { isSpecific } from '../../language/specific.js';

/*
 * What a user says of the moment: "my brain is fried", "I've been staring at this for hours", "my patience is running
 * thin", "gotta reboot". No phrase is known here. A sentence is one of the moment when every word of it is
 * (lexicon/momentary-words.ts), and when its form is none that tells a habit, a taste, a rule or a reason.
 */

const causes = 'because|since|due to|thanks to|so that|if';
const frequency = oneOf(
  'always|usually|often|sometimes|mostly|normally|generally|typically|rarely|seldom|easily|daily|weekly|regularly',
  'every(?!thing|one|body|where)\\w*|each',
);
const intention =
  "by (?:default|design)|on purpose|intend\\w*|supposed|designed|should(?!n't (?:be|have))|must|unless|until|prefer\\w*|rather|instead";
const naming = 'called|named|about (?:my|our)|for me|no (?:\\w+ )?for';
/** "I don't drink coffee any more", "used to" */
const givenUp =
  "(?:don't|doesn't|do not|does not) (?!see\\b|get\\b|know\\b|understand\\b|care\\b|want\\b|have\\b)\\w+ (?:\\w+ ){0,3}any ?more|used to|no longer";
const times = oneOf(
  'at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)',
  'over (?!it\\b|this\\b|that\\b|there\\b|here\\b|and\\b|again\\b)|(?:for|in) (?:\\w+ ){0,2}(?:weeks?|months?|years?)',
  '(?:last|next) \\w+|yesterday|years?|months?',
);

/** What holds beyond today, or tells why. */
const lasting = new RegExp(
  oneOf(
    `\\b(?:${causes}|${frequency}|${intention}|${naming}|${givenUp}|${times})\\b`,
    // "when I travel"; not "when that happens"
    '\\bwhen(?:ever)? (?!(?:that|this|it|they) (?:happens?|does|breaks?|fails?))',
    // "mornings only", "only on Linux"
    '\\p{L}s only[.!]*$',
    '\\bonly (?!shows?\\b|see\\b|get\\b)',
    // "I never skip lunch"; not "it never ends"
    '\\bnever (?!mind\\b|ends?\\b|stops?\\b|seen\\b|goes\\b|works?\\b|loads?\\b|thought\\b|knew\\b|heard\\b|happened\\b|gonna\\b)',
    // "afraid of dogs", "I get migraines", "my friend"
    '\\b(?:afraid|scared|terrified) of (?!this\\b|that\\b|it\\b|you\\b)',
    '\\bget (?:\\w+ )?(?:headache|migraine)s\\b',
    '\\b(?:my|our) (?:friends?|girl|boys?|guys?|man|mate|job|work|name|folks)\\b',
  ),
  'iu',
);

const subject =
  /^(?:(?:and|but|so|ok|well|man|now|also|honestly|seriously|ugh|argh|maybe) )*(?:i|we)(?:'(?:m|ve|d|ll|re))?(?: (?:really|just|still|also|kinda|totally|so|literally|seriously|honestly|now|almost|nearly|definitely|already|swear|think|guess|finally|clearly|probably|simply))*(?: (?:do not|can not|do|don't|can't|can|could|cannot))? ([a-z]+)\b/i;

/** What one does in a moment; any other verb in the simple present tells a habit. */
const verbsOfTheMoment = wordSet(
  'feel need want get got have think guess swear bet admit suppose mean see hear hope wish wonder know',
  'understand believe give keep look sound seem take make stop go stand bear handle deal figure focus find tell',
  'stare say follow remember mind wait hold deserve smell sense call hate love like enjoy leave',
);
const tastes = /^(?:hate|love|like|enjoy|mind)$/;
/** "She hates dark mode": what somebody else is like. */
const tasteOfOthers =
  /^(?:she|he|they|\p{Lu}\p{Ll}+) (?:hates?|loves?|likes?|dislikes?|enjoys?|prefers?) (?!it\b|this\b|that\b|you\b)\p{L}/u;

const aims = /\b(?:this|that|it|how|when|you|your|these|myself|life)\b/i;

/** "I drink tea", "we test on mobile", "I love coffee". */
function isHabit(sentence: string): boolean {
  const match = subject.exec(sentence);
  const verb = match?.[1]?.toLowerCase();
  if (verb === undefined || verbForm(verb) !== 'base' || /'(?:m|ve|d|ll|re)\b/.test(match?.[0] ?? '')) return false;
  if (auxiliaries.has(verb)) return false;
  if (tastes.test(verb)) return !aims.test(sentence);
  return !verbsOfTheMoment.has(verb);
}

const isHead = (word: string): boolean => isFormIn(word, momentaryHeads);
const irregular = wordSet(
  'felt got went came kept began took made gave thought said told spoke read saw heard found knew ran left ate',
  'drank had sat lay stood waited held broke lost spent blew woke hit threw tore stuck meant forgot understood',
  'drove fell bit',
);
const isCompanion = (word: string): boolean => irregular.has(word) || isFormIn(word, momentaryCompanions);

/** What one is going to do from now on. */
const resolves =
  /\b(?:i'll|we'll|i will|we will) (?:\w+ )?(?:keep|make|start|begin|try|stay|set|use|take|have|be|get)\b/i;
const clockTime = /\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b\d{1,2} (?:minutes?|mins?|hours?|seconds?|secs?)\b/gi;
const maxCharacters = 160;

/** Whether a sentence tells nothing but how one feels, what looks wrong, or where the talk stands, at this moment. */
export function isMomentary(sentence: string, names: ReadonlySet<string>): boolean {
  if (
    sentence.length > maxCharacters ||
    sentence.includes(':') ||
    resolves.test(sentence) ||
    lasting.test(sentence) ||
    tasteOfOthers.test(sentence)
  )
    return false;
  const timeless = sentence.replace(clockTime, 'today');
  if (isSpecific(timeless)) return false;
  const content = contentWords(timeless, names);
  return (
    content.some(isHead) &&
    content.every((word) => isHead(word) || isCompanion(word)) &&
    !isHabit(sentence) &&
    !isDefinition(sentence)
  );
}

/** "A blank page is an error": of a kind of thing. */
const isDefinition = (sentence: string): boolean => /^(?:an?|any|each|every|all) /i.test(sentence);
