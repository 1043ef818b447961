import { contentWords } from '../language/content-words.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { determiners } from '../language/lexicon/english-words.js';
import { wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { rememberingLast } from '../language/pattern-set.js';
import { isSpecific } from '../language/specific.js';

/*
 * What a user asks an agent for. Some of it is work for now ("Fix the failing test"), some says how things are to be from now on ("Use
 * UUIDs for primary keys", "Let's do server-side rendering"). Three things tell them apart: a word that says "always"; the verb, which
 * looks into something, works on something once, or says how something is to be; and the object, which points at what is on the
 * screen ("the failing test", "this one") or introduces something.
 */

const lastingWord =
  /\b(?:rule|principle|convention|policy|guideline|requirement)s?\b[^:]{0,30}: \S|\b(?:always|never(?! ?mind)|from now on|(?:before|when|while|after) (?:each|every|any|all|\w+ing|you|in doubt)|on (?:each|every|any)|in (?:the )?future|going forward|every time|whenever|by default|as a rule|in general|remember|remind me that|keep in mind|note that|each time|next time|anytime|any time|when i ask|for all (?:future|my|our)|don'?t ever|not ever|must|only use|rather than|(?:nothing|anything|everything) (?:but|except)|no more than|often|frequently|regularly|(?:to|for|with) (?:every|each) (?!of\b)\w+|answers|responses|replies|explanations|instead of|until|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)|immer(?! (?:noch|wieder)\b)|niemals?|nie|ab jetzt|künftig|toujours(?! (?:pas|rien|aussi)\b)|jamais|désormais|siempre|nunca|sempre|mai|всегда|никогда)\b/i;

/** Whether a request says of itself that it is meant to last. */
export const saysItLasts = rememberingLast((sentence) => lastingWord.test(sentence));

/** Looks, tries, tells or goes on: done and over, whatever it is done to. */
const momentaryVerbs = wordSet(
  'double-check see look check try retry run rerun show explain tell find search grep scan read open print view list count wait hang stop pause continue proceed resume debug investigate figure dig inspect trace analyze analyse compare compute calculate summarize summarise translate describe review help suggest recommend give send share paste copy elaborate clarify guess think imagine pretend brainstorm walk step take revert undo redo repeat ignore forget let verify confirm evaluate solve outline restart reset apply commit push pull merge rebase cat tail watch fetch reproduce test say wrap shout ping wonder recap go start begin finish move talk discuss',
);
/** With these "let's …" says what comes next, too. */
const exploringVerbs = wordSet(
  'see look check try retry rerun find search grep scan read debug investigate figure dig inspect trace analyze analyse compare compute review continue proceed resume pause wait hang guess think imagine brainstorm walk step revert undo redo repeat forget verify confirm reproduce say wrap recap go start begin finish stop move talk discuss ask test run pull commit push speed get dive come',
);
/** Of these, what may be an event of its own when it is named: "let's start the beta in May", "let's go live on Monday". */
const phaseVerbs = wordSet('start begin go stop finish move take talk discuss test merge pull push review run');

/** Works on something once. */
const workVerbs = wordSet(
  'fix add create write implement refactor rename update delete remove insert convert generate build install deploy make do change rework edit format reformat clean simplify improve optimize optimise extend provide draft design append align center resize highlight fill mock stub bump regenerate recreate rewrite rephrase reword shorten expand lengthen complete adjust tweak polish document extract inline sort split swap replace move upgrade migrate set put drop',
);
/** Of these, what changes how a thing is made, so that "let's …" decides it. */
const designVerbs = wordSet(
  'take have make do split merge move rename replace swap drop migrate upgrade switch change set put extract remove build design require limit sort convert',
);

/** Of both, what is no noun: behind "write" the word "tests" is no verb. */
const onlyVerbs = wordSet(
  'write add create implement rename remove insert generate rewrite rephrase find explain read verify fetch compute investigate summarize summarise',
);

/** Says how something is to be, or what is so, when it opens a sentence. */
export const statingVerbs = wordSet(
  'use prefer avoid keep never always remember note assume treat stick name store place limit cap restrict default target support allow require forbid expose reserve wrap follow call favour favor respect adopt pin skip pick choose last leave host like love hate need want work live play study speak own drive enjoy know hope wish mean feel believe meet have be get got thank welcome agree care suppose seem sound depend cost matter mind lack put answer reply respond address ask contact email include exclude',
);

/** Says in which manner to do a kind of thing: "write commit messages in the imperative". */
const manner =
  /^(?:write|describe|comment|summari[sz]e|format|document|phrase|word|sort|name|log|return|report|throw|explain|speak|talk|chat|answer|reply|respond|sign|address|indent|quote|order|group|test|run|show|print|give me|use)(?: to me| me)?(?: (?!(?:the|this|that|these|those|your|it|them|all|a|an|some|my|to|me)\b)[\p{L}-]+){0,3} (?:in|as|like|with|without|first|at|by|briefly|concisely|tersely|slowly|simply|plainly|formally|informally)\b(?! (?:this|that|these|those|more detail|detail|a (?:moment|second|minute|sec))\b)/iu;

/** "Ship the CLI as a single binary", "give admins a login page of their own": what a thing is to be, or to have. */
const shapes =
  /^[a-z]+ (?!(?:this|that|these|those|it|them|me|us)\b)(?:\S+ ){1,4}as (?:an?|one|two)\b|^give (?!(?:this|that|these|those|it|them|me|us|the|your|a|an|some|more)\b)\S+ \S/i;

/** "Retry failed calls up to 8 times", "keep old exports for a year": things of a kind, and how much or how long. */
const limitsKind =
  /^[a-z-]+ (?!(?:the|this|that|these|those|your|it|them|all|a|an|some|my|me)\b)(?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+s (?:(?:for )?(?:up to|at (?:most|least)|no (?:more|longer|less|fewer) than|a maximum of)|for|after|within|every) (?:\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|few)|^retry (?:with (?!(?:the|this|that|your|my|an?)\b)\S+ \S|(?:once|twice|(?:up to |at most )?\S+ times)\b)/iu;

/** "write short commit messages": of what kind, with no one thing in view. */
const ofKind =
  /^(?:write|make|give me|produce|create) (?:short|long|small|clear|concise|simple|detailed|descriptive|brief|plain)(?:er)? [\p{L}-]+(?: [\p{L}-]+)?s[.!]*$/iu;

/** "set the pool size to 20", "make the session lifetime 12 hours": gives a thing its value. */
const givesValue =
  /^(?:set|change|raise|lower|increase|decrease|reduce|limit|cap|bump|make|move|upgrade|downgrade|switch|migrate|go|pin)\b (?!(?:it|this|that|them)\b)(?=[^\d"`]{0,80}\s(?:to |at |=\s?|back to |a |an |max(?:imum)? )?["`]?v?\d)/i;
/** "Set `MAX_POOL=25` on staging". */
const assigns =
  /^(?:[Ss]et|[Ee]xport|[Uu]se|[Cc]hange|[Pp]ut|[Aa]dd)\b(?:[^`]{0,40}`[\w.-]{1,60}\s?[=:]\s?[^`]{1,60}`| (?:[a-z]+ )?[A-Z][A-Z\d_]{2,60}=\S)/;
/** "Start the worker with `uv run worker`": how a thing is done here. */
const byCommand =
  /^\S+ (?:[\p{L}\d_./-]+ ){0,5}(?:with|via|using|by running|through) (?:`[^`]+`|(?:make|just|npm|pnpm|yarn|bun|cargo|go|uv|poetry|docker|bazel|gradle|mvn|cmake|tox|nox|rake) \S)/iu;
/** "test/fixtures, one folder each" opens with a path. */
const opensWithPath = /^[\w.@-]*[\w.-]\/[\w./@-]*(?=[\s,;]|$)/;
/** "Test memory 7" is one that somebody stores to try it out. */
const namesTrial = /^(?:test|sample|example|dummy) (?:memory|fact|note|entry|record)\b/i;
const comparesVersions = /^(?:bump|go|move|upgrade|switch|migrate|downgrade)(?: \w+)? (?:back )?to (?:\w+ )?v?\d/i;

const onScreen =
  /\b(?:this|that|these|those|here|there|again|now|yet|above|below|the (?:last|other|next|first|second|third|same|following|previous|current|failing|new|rest|remaining|attached)(?! (?:two|three|four|five|few|\d))|line \d+|next step|one at a time|one by one)\b(?! (?:on|week|month|year|quarter|sprint|release|summer|winter|spring|autumn|repo(?:sitory)?|project|code ?base|team|company|service|app|code base)\b)/i;
const objectPronoun = /^(?:me|us|it|them|up|out|back|down|off|more|some|another|one|so|ahead|over|through|on)$/;
const onlyPoints = /^\S+(?: \S+){1,3} (?:this|that|these|those|it|them)\b/i;
const pointingObject =
  /^(?:this|that|these|those|it|them|everything|something|anything|someone|somebody|anyone|whichever|whatever|any|either)$/;

const politeOpening =
  /^(?:please|now|then|also|just|ok|okay|can|you|could|first|next|go|ahead|and|kindly|so|thanks|great|finally|yes|yeah|sure|maybe|perhaps|quickly|only|simply)$/;

/** "Ask Leo about Kafka": says who knows. */
const asksSomebody = /^(?:[Aa]sk|[Pp]ing|[Cc]ontact|[Ee]mail) \p{Lu}\p{Ll}/u;

/** "Make that 40 seconds", "do it in Go": puts one value or way in the place of another. */
const corrects = /\b(?:[Mm]ake|[Dd]o|[Ww]rite|[Bb]uild) (?:that|it|this) (?:in |with |as |on )?(?:\d|\p{Lu})/u;

/** "Build: Gradle 8.7" tells what is used; it asks for nothing. */
const isLabel = /^\p{L}+\s?[:：]\s+[^:]{0,40}[\p{Lu}\d`]/u;
/** "search relevance: Amadou": whose a part is; "add authors: Ana" asks for work. */
const namesOwner =
  /^(?!fix\b)\p{L}+(?: (?!(?:the|this|that|these|those|an?|my|our|your|it|them|all)\b)\p{L}+){1,2}[:：] \p{Lu}\p{Ll}+(?:,? (?:(?:and|&) )?\p{Lu}\p{Ll}+){0,3}[.!]?$/u;

/** "Run `make test` to run the tests": what a command is for; not what it would show now. */
const tellsPurpose =
  /^(?:run|use|call) (?:`[^`]{1,80}`|(?:make|just|npm|pnpm|yarn|bun|cargo|go|uv|poetry|docker|bazel|gradle|mvn|tox|nox|rake) [\w:./-]+) to (?!(?:see|check|verify|confirm|reproduce|find|look|try|fix|make|get|debug|show|tell|prove)\b)\p{L}+ (?!(?:this|that|it|these|those)\b)\p{L}/iu;

/** "Look in docs/adr for decisions": where things of a kind are. */
const tellsWhere =
  /^(?:look|search|see|check) (?:in |at |under |into )?`?[\w.-]*\/[\w./-]*`? for (?!(?:the|this|that|my|an?)\b)\p{L}+s[.!]?$/iu;

const proposal = /^(?:let'?s|let us)$/;
const duty =
  /^(?:i|we|you)(?:'d|'ll|'m)? (?:(?:really|also|just|now|first|still|probably) )*(?:should|must|will|going to|am going to|are going to|need to|have to|has to|ought to|better|gotta|want to|wanna|might want to|may want to|could|can)(?: (?:also|just|now|first|probably))* ([a-z-]+)/i;

const namesSomething = (words: readonly string[]): boolean => contentWords(words.join(' ')).length > 0;

const looseAdverb = /^(?:please|now|then|also|just|first|next|kindly|finally|maybe|perhaps|quickly|only|simply)$/;

/** The words of a request, without what politeness puts before it, and without adverbs between its first words. */
function requestWords(sentence: string): readonly string[] {
  const words = wordsOf(sentence.slice(0, 160));
  const start = words.findIndex((word) => !politeOpening.test(word));
  return words.slice(Math.max(0, start)).filter((word, at) => at > 3 || !looseAdverb.test(word));
}

/** "Commit messages in English": a noun that looks like a verb. */
const namesWork =
  /^(?:commit|test|log|build|review|release|branch|merge|push|pull|change) (?:messages?|names?|titles?|levels?|comments?|notes?|requests?|hooks?|coverage|logs?) (?:in|as|with|without|under|at|next|are|must|should|follow|start|end|go)\b/i;

/** Whether a user asks for work that leaves nothing behind but the work. */
export function isErrand(sentence: string): boolean {
  const [verb = ''] = requestWords(sentence);
  return (onlyVerbs.has(verb) || momentaryVerbs.has(verb)) && isTask(sentence);
}

/** Whether a user asks for work to be done now. */
export function isTask(sentence: string): boolean {
  const words = requestWords(sentence);
  if (opensWithPath.test(sentence) || namesTrial.test(sentence)) return false;
  if (tellsPurpose.test(sentence) || tellsWhere.test(sentence)) return false;
  if (asksSomebody.test(sentence) || corrects.test(sentence) || isLabel.test(sentence) || namesWork.test(sentence))
    return false;
  const [verb = '', object = '', noun = ''] = words;
  if (namesOwner.test(sentence) && !onlyVerbs.has(verb)) return false;
  if (proposal.test(verb)) return isMomentaryProposal(sentence, words.slice(1));
  if (verb === 'let' && object === 'us') return isMomentaryProposal(sentence, words.slice(2));
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
    (word) => !/^(?:also|just|first|now|quickly|then|not|please|only|always)$/.test(word),
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

/** "I need a regex that …", "I want you to write …", "could use some help": asks for a piece of work now. */
const wish =
  /^(?:(?:i|we)(?:'d| would|'m| am| could)?(?: just| also| really| now| still)? )?(?:need|want|like|love|prefer|appreciate|could use|looking for|look for)(?: it if)? (?:you(?: to)?|to (?:see|know|understand|get|find out|have you|figure)|(?:your|some|any|a bit of|a little)? ?(?:help|opinion|advice|feedback|input|thoughts|take)\b|(?:an?|some|the|\d+|two|three|five|ten|another|more) (?:[a-z-]+ ){0,3}(?:vacation(?=[.!]*$)|holiday(?=[.!]*$)|hug|drink|nap|miracle|moment|breather|snack|distraction|regex\w*|scripts?|functions?|lists?|summar(?:y|ies)|quer(?:y|ies)|examples?|explanations?|poems?|essays?|tables?|code|snippets?|templates?|e-?mails?|letters?|class(?:es)?|components?|tests?|diagrams?|outlines?|commands?|names?|ideas?|way|tips?|advice|suggestions?|help|overview|answers?|translations?|drafts?|paragraphs?|sentences?|comments?|context|details?|time|minutes?|seconds?|break|coffee|hand)\b)/i;

export const isWish = (sentence: string): boolean => {
  if (saysItLasts(sentence) || !wish.test(sentence)) return false;
  const asked = /\byou to (?:also |just |please )?(\w+)/i.exec(sentence)?.[1]?.toLowerCase();
  return asked === undefined || momentaryVerbs.has(asked) || workVerbs.has(asked);
};

/** "Don't commit without asking". */
const forbidsUnless = /^(?:please )?(?:don't|do not) [a-z]+\b.{0,60}\b(?:without|unless|before|what i|when)\b/i;

/** A request that says how things are to be: never too thin to last. */
export function isStandingRequest(sentence: string): boolean {
  const words = wordsOf(sentence.slice(0, 160)).filter(
    (word, at) => at > 2 || !/^(?:please|and|also|just|then)$/.test(word),
  );
  const [verb = '', object = ''] = words;
  if (proposal.test(verb) || (verb === 'let' && object === 'us')) return true;
  if (forbidsUnless.test(sentence)) return true;
  const ruled =
    /^(?:when|whenever|if|before|after|once|each time|every time) [^,]{1,80}, (?:please |also |always |then )*([a-z]+) \S/i.exec(
      sentence,
    )?.[1];
  if (ruled !== undefined && verbForm(ruled.toLowerCase()) === 'base' && saysItLasts(sentence)) return true;
  if (verbForm(verb) !== 'base') return false;
  return saysItLasts(sentence) || manner.test(sentence) || (verb === 'stop' && object.endsWith('ing'));
}
