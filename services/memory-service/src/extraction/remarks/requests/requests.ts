import { contentWords } from '../../language/content-words.js';
import { labelsAddress, labelsByOneWord, labelsOwner } from '../../language/labels.js';
import { verbForm } from '../../language/lexicon/english-verbs.js';
import { determiners } from '../../language/lexicon/english-words.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { isSpecific } from '../../language/specific.js';
import {
  designVerbs,
  exploringVerbs,
  momentaryVerbs,
  onlyVerbs,
  phaseVerbs,
  statingVerbs,
  workVerbs,
} from './request-verbs.js';
import { isProposal, manner, saysItLasts } from './standing-requests.js';

/*
 * What a user asks an agent for. Some of it is work for now ("Fix the failing test"), some says how things are to be
 * from now on ("Use UUIDs for primary keys", "Let's do server-side rendering"). Three things tell them apart: a word
 * that says "always"; the verb, which looks into something, works on something once, or says how something is to be;
 * and the object, which points at what is on the screen ("the failing test", "this one") or introduces something.
 */

/** "Ship the CLI as a single binary", "give admins a login page of their own": what a thing is to be, or to have. */
const shapes =
  /^[a-z]+ (?!(?:this|that|these|those|it|them|me|us)\b)(?:\S+ ){1,4}as (?:an?|one|two)\b|^give (?!(?:this|that|these|those|it|them|me|us|the|your|a|an|some|more)\b)\S+ \S/i;

const kindOfThing =
  '(?!(?:the|this|that|these|those|your|it|them|all|a|an|some|my|me)\\b)(?:[\\p{L}\\d-]+ ){0,3}[\\p{L}\\d-]+s';
const upTo = 'up to|at (?:most|least)|no (?:more|longer|less|fewer) than|a maximum of';
const amount = '\\d|an?\\b|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|few';
/** "Retry failed calls up to 8 times", "keep old exports for a year": things of a kind, and how much or how long. */
const limitsKind = caselessUnicode`^[a-z-]+ ${kindOfThing} (?:(?:for )?(?:${upTo})|for|after|within|every) (?:${amount})|^retry (?:with (?!(?:the|this|that|your|my|an?)\b)\S+ \S|(?:once|twice|(?:up to |at most )?\S+ times)\b)`;

/** "write short commit messages": of what kind, with no one thing in view. */
const ofKind =
  /^(?:write|make|give me|produce|create) (?:short|long|small|clear|concise|simple|detailed|descriptive|brief|plain)(?:er)? [\p{L}-]+(?: [\p{L}-]+)?s[.!]*$/iu;

const settingVerbs =
  'set|change|raise|lower|increase|decrease|reduce|limit|cap|bump|make|move|upgrade|downgrade|switch|migrate|go|pin';
const beforeValue = '(?:to |at |=\\s?|back to |a |an |max(?:imum)? )?["`]?v?';
/** "set the pool size to 20", "make the session lifetime 12 hours": gives a thing its value. */
const givesValue = caseless`^(?:${settingVerbs})\b (?!(?:it|this|that|them)\b)(?=[^\d"\`]{0,80}\s${beforeValue}\d)`;
/** "Set `MAX_POOL=25` on staging". */
const assigns =
  /^(?:[Ss]et|[Ee]xport|[Uu]se|[Cc]hange|[Pp]ut|[Aa]dd)\b(?:[^`]{0,40}`[\w.-]{1,60}\s?[=:]\s?[^`]{1,60}`| (?:[a-z]+ )?[A-Z][A-Z\d_]{2,60}=\S)/;
const buildTools = 'make|just|npm|pnpm|yarn|bun|cargo|go|uv|poetry|docker|bazel|gradle|mvn';
/** `make test` */
const code = '`[^`]+`';
const shortCode = '`[^`]{1,80}`';
/** "Start the worker with `uv run worker`": how a thing is done here. */
const byCommand = caselessUnicode`^\S+ (?:[\p{L}\d_./-]+ ){0,5}(?:with|via|using|by running|through) (?:${code}|(?:${buildTools}|cmake|tox|nox|rake) \S)`;
/** "test/fixtures, one folder each" opens with a path. */
const opensWithPath = /^[\w.@-]*[\w.-]\/[\w./@-]*(?=[\s,;]|$)/;
/** "Test memory 7" is one that somebody stores to try it out. */
const namesTrial = /^(?:test|sample|example|dummy) (?:memory|fact|note|entry|record)\b/i;
const comparesVersions = /^(?:bump|go|move|upgrade|switch|migrate|downgrade)(?: \w+)? (?:back )?to (?:\w+ )?v?\d/i;

const thisOrNow = 'this|that|these|those|here|there|again|now|yet|above|below|line \\d+';
const oneOfSeveral =
  'the (?:last|other|next|first|second|third|same|following|previous|current|failing|new|rest|remaining|attached)(?! (?:two|three|four|five|few|\\d))';
const stepByStep = 'next step|one at a time|one by one';
const notOnScreen = oneOf(
  'on|week|month|year|quarter|sprint|release|summer|winter|spring|autumn',
  'repo(?:sitory)?|project|code ?base|team|company|service|app|code base',
);
/** "The failing test", "line 12"; not "this project". */
const onScreen = caseless`\b(?:${thisOrNow}|${oneOfSeveral}|${stepByStep})\b(?! ${notOnScreen}\b)`;
const objectPronoun = /^(?:me|us|it|them|up|out|back|down|off|more|some|another|one|so|ahead|over|through|on)$/;
const onlyPoints = /^\S+(?: \S+){1,3} (?:this|that|these|those|it|them)\b/i;
const pointingObject =
  /^(?:this|that|these|those|it|them|everything|something|anything|someone|somebody|anyone|whichever|whatever|any|either)$/;

const politeOpening =
  /^(?:please|pls|plz|now|then|also|just|ok|okay|can|you|could|first|next|go|ahead|and|kindly|so|thanks|great|finally|yes|yeah|sure|maybe|perhaps|quickly|only|simply)$/;

/** "Ask Leo about Kafka": says who knows. */
const asksSomebody = /^(?:[Aa]sk|[Pp]ing|[Cc]ontact|[Ee]mail) \p{Lu}\p{Ll}/u;

/** "Make that 40 seconds", "do it in Go": puts one value or way in the place of another. */
const corrects = /\b(?:[Mm]ake|[Dd]o|[Ww]rite|[Bb]uild) (?:that|it|this) (?:in |with |as |on )?(?:\d|\p{Lu})/u;

const ofNow = 'see|check|verify|confirm|reproduce|find|look|try|fix|make|get|debug|show|tell|prove';
/** "Run `make test` to run the tests": what a command is for; not what it would show now. */
const tellsPurpose = caselessUnicode`^(?:run|use|call) (?:${shortCode}|(?:${buildTools}|tox|nox|rake) [\w:./-]+) to (?!(?:${ofNow})\b)\p{L}+ (?!(?:this|that|it|these|those)\b)\p{L}`;

/** "Look in docs/adr for decisions": where things of a kind are. */
const tellsWhere =
  /^(?:look|search|see|check) (?:in |at |under |into )?`?[\w.-]*\/[\w./-]*`? for (?!(?:the|this|that|my|an?)\b)\p{L}+s[.!]?$/iu;

const adverbsOfDuty = 'really|also|just|now|first|still|probably';
const mustOrMay = oneOf(
  'should|must|will|going to|am going to|are going to|need to|have to|has to|ought to|better|gotta',
  'want to|wanna|might want to|may want to|could|can',
);
/** "We should check the logs", with the verb of what is to be done. */
const duty = caseless`^(?:i|we|you)(?:'d|'ll|'m)? (?:(?:${adverbsOfDuty}) )*${mustOrMay}(?: (?:also|just|now|first|probably))* ([a-z-]+)`;

const namesSomething = (words: readonly string[]): boolean => contentWords(words.join(' ')).length > 0;

const looseAdverb =
  /^(?:please|pls|plz|now|then|also|just|first|next|kindly|finally|maybe|perhaps|quickly|only|simply)$/;

/** The words of a request, without what politeness puts before it, and without adverbs between its first words. */
function requestWords(sentence: string): readonly string[] {
  const words = wordsOf(sentence.slice(0, 160));
  const start = words.findIndex((word) => !politeOpening.test(word));
  return words.slice(Math.max(0, start)).filter((word, at) => at > 3 || !looseAdverb.test(word));
}

/** "Commit messages in English", "test ids are kebab-case": a noun that looks like a verb. */
const namesWork =
  /^(?:commit|test|log|build|review|release|branch|merge|change|deploy|backup|cache|search|access|design|sample|export|import|report|sync|query|index|patch) [a-z-]{2,16}(?<![su])s (?:are|must|should|have|live|start|end|go|come|stay)\b|^(?:commit|test|log|build|review|release|branch|merge|push|pull|change) (?:messages?|names?|titles?|levels?|comments?|notes?|requests?|hooks?|coverage|logs?) (?:in|as|with|without|under|at|next|are|must|should|follow|start|end|go)\b/i;

/** "stay on wire 0.8": which version is kept. */
const staysOnVersion =
  /^(?:(?:please|pls|so|then|and|but|ok|just),? )*(?:stay|stick|remain) (?:on|at|with|to) (?:[\w.@/-]+ )?v?\d(?:[\w.]*\w)?[.!]*$/i;

const adding = /^(?:and|also|plus|oh|so),? (?:also )?/i;

/** "Write access will be blocked for the tenants", "Build times are bad on ARM": behind the noun stands its verb. */
const hasOwnVerb =
  /^(?!(?:check|ensure|verify|make|see|confirm|say|tell|show|assume|pretend|hope|guess|bet|think|know|note|let|ask|look|find)\b)[a-z]+ (?!(?:it|that|this|these|those|they|you|one|all|any|what|which|who|where|when|how|why|whether|if|everything|something|anything|nothing|there|the|an?|my|our|your)\b)[a-z-]{3,16} (?:will|won['’]?t|is|are|was|were|has to|must|may|can['’]?t|cannot|should) [a-z]/i;

/** "set up deploys for the docs site": once, where it does not say with what or how often. */
const setsUp = (sentence: string): boolean =>
  /^(?:(?:please|pls|now|also|then|and|ok|can you|could you)[, ]+)*(?:set|spin|wire|hook|stand) up \S/i.test(
    sentence,
  ) &&
  !/\b(?:with|using|via|every|each|daily|nightly|weekly|hourly|because|since|only|not|no|without)\b|\d/i.test(sentence);

/** Whether a user asks for work that leaves nothing behind but the work. */
export function isErrand(sentence: string): boolean {
  const [verb = ''] = requestWords(sentence);
  return (onlyVerbs.has(verb) || momentaryVerbs.has(verb) || setsUp(sentence)) && isTask(sentence);
}

/** "build 512 went to TestFlight": one of many, by its number. */
const tellsOfNumbered =
  /^(?:build|release|run|deploy|commit|test|ticket|issue|order|batch|review) #?v?\d[\w.]* (?:went|is|was|has|had|got|gets|goes|failed|passed|shipped|landed|broke|crashed|hit|came|runs|needs)\b/i;

/** Whether a user asks for work to be done now. */
export function isTask(sentence: string): boolean {
  const words = requestWords(sentence);
  if (opensWithPath.test(sentence) || namesTrial.test(sentence)) return false;
  if (tellsPurpose.test(sentence) || tellsWhere.test(sentence)) return false;
  // "Build: Gradle 8.7" tells what is used; it asks for nothing.
  if (
    asksSomebody.test(sentence) ||
    corrects.test(sentence) ||
    labelsByOneWord(sentence) ||
    namesWork.test(sentence.replace(adding, '')) ||
    staysOnVersion.test(sentence) ||
    hasOwnVerb.test(sentence) ||
    tellsOfNumbered.test(sentence)
  )
    return false;
  const [verb = '', object = '', noun = ''] = words;
  // "search relevance: Amadou"; "add authors: Ana" asks for work.
  if ((labelsOwner(sentence) || labelsAddress(sentence)) && !onlyVerbs.has(verb)) return false;
  if (isProposal(verb, object)) return isMomentaryProposal(sentence, words.slice(verb === 'let' ? 2 : 1));
  if (saysItLasts(sentence)) return false;
  if (forOnce.test(sentence) && verbForm(verb) === 'base') return true;
  if (verb === "don't" || verb === 'dont' || (verb === 'do' && object === 'not')) return forbidsForNow(words);
  const inDuty = duty.exec(sentence)?.[1]?.toLowerCase();
  if (inDuty !== undefined) return !isSpecific(sentence) && isWorkOfDuty(sentence, inDuty);
  const request = sentence.slice(Math.max(0, sentence.toLowerCase().indexOf(verb)));
  const isGeneral = [manner, ofKind, shapes, limitsKind].some((pattern) => pattern.test(request));
  if (isGeneral && !onScreen.test(request)) return false;
  if (byCommand.test(request) && !onScreen.test(request) && !pointingObject.test(object)) return false;
  if (assigns.test(request) || givesValue.test(request) || comparesVersions.test(request)) return false;
  return isWorkForNow(sentence, verb, object, noun);
}

/** "We should check the logs", "you can delete it". */
const isWorkOfDuty = (sentence: string, verb: string): boolean =>
  momentaryVerbs.has(verb)
    ? !phaseVerbs.has(verb) || onScreen.test(sentence)
    : workVerbs.has(verb) && onlyPoints.test(sentence);

/** "Stop apologising", "stop adding comments"; not "stop running the tests". */
const isStandingStop = (gerund: string, object: string): boolean => {
  // "stop w the emojis in commit msgs"
  if (/^(?:w|with)$/.test(gerund)) return /^(?:the|your|ur|all|those|these)$/.test(object);
  if (!gerund.endsWith('ing') || /^(?:the|this|that|it|them|now)$/.test(object)) return false;
  return object !== '' || !(momentaryVerbs.has(gerund.slice(0, -3)) || workVerbs.has(gerund.slice(0, -3)));
};

/** An imperative, by its verb and what follows. */
function isWorkForNow(sentence: string, verb: string, object: string, noun: string): boolean {
  if (statingVerbs.has(verb)) {
    if (isSpecific(sentence)) return false;
    if (pointingObject.test(object) || (object === 'me' && !/\b(?:in|as|with|without)\b/.test(sentence))) return true;
    if (verb === 'use' || verb === 'keep') return onScreen.test(sentence);
    if (verb === 'skip') return /^(?:the|that|this)$/.test(object) && !/\b(?:for|in|on|if|when)\b/.test(sentence);
    if (verb === 'leave') return onScreen.test(sentence);
    return /^(?:put|place|wrap|call|name|store)$/.test(verb) && object === 'the' && !noun.endsWith('s');
  }
  if (verb === 'stop') return !isStandingStop(object, noun);
  const isStatement =
    !onlyVerbs.has(verb) &&
    object !== 'up' &&
    ((verbForm(noun) === 'third' && !determiners.has(object)) ||
      verbForm(object) === 'third' ||
      (verbForm(object) === 'past' && object.endsWith('ed')) ||
      /^(?:is|are|was|were|has|have|had|will|can|must|should)$/.test(object));
  if (momentaryVerbs.has(verb) || workVerbs.has(verb)) {
    if (isStatement || (/s$/.test(object) && !determiners.has(object) && verbForm(noun) === 'base')) return false;
    return !(verb === 'make' && /s$/.test(object) && noun !== '' && !determiners.has(object));
  }
  const at = /^(?:in|away|together|around)$/.test(object) ? noun : object;
  return verbForm(verb) === 'base' && (determiners.has(at) || objectPronoun.test(object));
}

/** "Let's see what it says", "let's fix the failing test first"; not "let's do server-side rendering". */
function isMomentaryProposal(sentence: string, words: readonly string[]): boolean {
  const [first = '', ...others] = words.filter(
    (word) => !/^(?:also|just|first|now|quickly|then|not|please|pls|plz|only|always)$/.test(word),
  );
  const verb = first;
  const object = others[0] ?? '';
  if (words[0] === 'not') return onScreen.test(sentence) || !namesSomething(others);
  if (/^(?:go|stick|switch|get) (?:rid|with|for|back|to|live|without|all)$/.test(`${verb} ${object}`)) return false;
  if (verb === 'take' && /^(?:an?|it|this|that)$/.test(object)) return true;
  if (exploringVerbs.has(verb) && !(phaseVerbs.has(verb) && isSpecific(sentence) && !/[`/]/.test(sentence)))
    return !saysItLasts(sentence);
  if (!namesSomething(others)) return true;
  if (workVerbs.has(verb) && /^(?:this|that|these|those)$/.test(object)) return !saysItLasts(sentence);
  if (isSpecific(sentence) || saysItLasts(sentence)) return false;
  if (pointingObject.test(object) || onScreen.test(sentence)) return true;
  return (
    (workVerbs.has(verb) || momentaryVerbs.has(verb)) &&
    !designVerbs.has(verb) &&
    (object === 'the' || object === 'your')
  );
}

/** "Answer shorter next message": for once. */
const forOnce =
  /\b(?:next (?:message|reply|answer|response|turn)|(?:just |only )?(?:this|for) once|just this (?:one )?time|for this (?:one |single )?(?:time|message|answer|reply|question|response))[.!]*$/i;

const forbidsForNow = (words: readonly string[]): boolean =>
  words.length <= 7 &&
  (words.some((word) => /^(?:yet|now|anything|that|this|it|them|something|worry|panic|forget)$/.test(word)) ||
    (words.includes('bother') && words.length <= 4));
