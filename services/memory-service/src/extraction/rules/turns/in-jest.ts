import { mayNameTime } from '../../dates/tokens/date-words.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { isSpecific } from '../../language/specific.js';
import type { SaidBefore } from '../../persons/persons-named.js';
import { asksForMadeUp } from '../../remarks/requests/made-up-data.js';
import { workNouns } from '../../remarks/thin/thin-words.js';
import type { Voice } from '../../voice.js';
import { isTranslated } from './translated-phrases.js';

/*
 * Turns that tell nothing of anybody, whatever they say: a stage direction ("*slowly backs away*"), the answer that the
 * one who asked a riddle gives, a line that is sung, an agent's joke or poem, the rows it made up as asked, a sentence
 * it translated, and a phrase that is said after it.
 */

const maxDirectionWords = 6;
const direction = /^\s{0,4}\*(?!\*)\s?([^*\n]{3,60}?)\s?\*[\s.!…]*$/u;
const tellsOfOwn = /\b(?:my|our|we|i|always|never|only)\b|\d/i;
/** "slowly backs away", "cries in YAML": what is done, or a noise, without saying who. */
const acts =
  /^(?:(?:\p{L}+ly|just|still|quietly|proudly) )?\p{Ll}{2,}(?:s|ing)(?= |$)|^(?:dramatic|awkward|long|insert|cue) /u;

/** Whether a turn is nothing but what its speaker acts, between asterisks. */
function isStageDirection(text: string, voice: Voice): boolean {
  const acted = voice === 'assistant' ? undefined : direction.exec(text)?.[1];
  return (
    acted !== undefined &&
    acts.test(acted) &&
    !tellsOfOwn.test(acted) &&
    acted.split(/\s+/).length <= maxDirectionWords &&
    !/^\p{Ll}.*\s\p{Lu}\p{Ll}/u.test(acted)
  );
}

const led = '(?:(?:ok|okay|so|hey|wait|psst|right|alright|and)[, ]+)*';
/** "What do you call a fish with no eyes?" */
const riddle = caselessUnicode`^${led}(?:${oneOf(
  'what do you (?:call|get (?:when|if))',
  'what did the \\p{L}+(?: \\p{L}+)? say to',
  "what(?:'s|s| is) (?:brown|orange|green|red|blue|black|yellow|white|big|small|long|round)(?:,| and)",
  'how many \\p{L}+(?: \\p{L}+)? does it take to',
  'knock,? knock',
  'was ist (?:grün|gelb|rot|blau|braun|weiß|schwarz)(?: und|,)',
  "(?:quel est le comble|qu'est-ce qui est (?:vert|rouge|jaune|petit|grand))",
  'qué le dice',
)})\b`;
/** "Why did the scarecrow win an award?": a reason is asked of some figure. */
const asksWhy = caselessUnicode`^${led}(?:why (?:did|do|does|don't|dont|doesn't|didn't|can't|cant|can|are|is|was|were|won't|should|couldn't) (?!you\b|we\b|i\b|they\b|it\b|this\b|that\b|he\b|she\b|our\b|my\b|your\b)(?:the |an? )?(\p{L}+)|warum (?:können|haben|tragen|gehen|hat|ging|geht) (?:die |der |das )?(\p{L}+)|pourquoi (?:les|le|la) (\p{L}+))`;
/** "Go on", "ugh, why", "I don't know": what is said to hear the rest. */
const playsAlong = caseless`^(?:(?:ugh|oh|hm+|uh|um|ok|okay|sigh|fine)[,. ]+)*(?:why|y|what|what do you call .{0,40}|go on|tell me|oh (?:god|no|boy)|god|here we go|i ?(?:don't know|dunno|dont know|give up)(?:,? (?:why|what|tell me))?|idk(?:,? (?:why|what))?|dunno|no (?:idea|clue)|no|please no|don't|who's there|(?:\S+ ){1,2}who|warum|weiß nicht|pourquoi|je sais pas|por qué|ni idea)[.?!…]*$`;
const maxPunchLineCharacters = 100;

const isOfWork = (noun: string | undefined): boolean =>
  noun !== undefined && (workNouns.has(noun) || workNouns.has(noun.replace(/s$/, '')));

/** Whether somebody answers a riddle of their own, after somebody else has played along. */
function isPunchLine(text: string, saidBefore: readonly SaidBefore[]): boolean {
  const [reply, asked, replied] = saidBefore;
  if (reply === undefined || reply.isOwn || text.length > maxPunchLineCharacters || isSpecific(text)) return false;
  // "Lettuce who?", after "who's there"
  if (replied?.isOwn === false && /^who'?s there\?*$/i.test(replied.text) && / who\?*$/i.test(reply.text)) return true;
  if (asked?.isOwn !== true || !playsAlong.test(reply.text.trim())) return false;
  if (riddle.test(asked.text)) return true;
  const figure = asksWhy
    .exec(asked.text)
    ?.slice(1)
    .find((noun) => noun !== undefined);
  return figure !== undefined && !isOfWork(figure.toLowerCase());
}

/** Asked and answered by the one who tells it. */
function isRiddleAnswered(text: string): boolean {
  const asked = ownRiddle.exec(text.trim())?.[1] ?? '';
  return (riddle.test(asked) || asksWhy.test(asked)) && !tellsOwnThings.test(text) && !wordsOf(asked).some(isOfWork);
}

const laughs =
  /(?:[😂🤣😆😄😅😁😜🥁🎃🤭😹]|\b(?:lol|lmao|rofl|(?:ha){2,}|hehe|ba ?dum ?tss|badum tss|get it\?))[\s.!)😂🤣]*$/iu;
const ownRiddle = /^([^?\n]{8,160}\?)\s+([^\n]{3,160})$/u;

/** "Why do programmers mix up Halloween and Christmas? Because OCT 31 == DEC 25 😂": asked and answered in one breath. */
function answersOwnRiddle(text: string, voice: Voice): boolean {
  const [, asked = '', answered = ''] = (voice === 'assistant' ? null : ownRiddle.exec(text.trim())) ?? [];
  if (asked === '' || tellsOwnThings.test(text)) return false;
  if (riddle.test(asked) || (asksWhyOfFolk.test(asked) && becauses.test(answered))) return true;
  return asksWhy.test(asked) && laughs.test(answered) && !wordsOf(asked).some(isOfWork);
}

/** "Why do programmers mix up Halloween and Christmas? Because oct 31 = dec 25": of a folk, and of nothing at hand. */
const asksWhyOfFolk = caseless`^${led}why (?:do|don't|dont|can't|cant|did|are|aren't|is|won't|should) (?:${oneOf('programmers|devs|developers|coders|hackers|engineers|mathematicians|physicists|statisticians|chemists|lawyers|pirates|ghosts|skeletons|vampires|elephants|cows|chickens|bees|fish|snowmen|cannibals')})(?!.*\b(?:the|this|that|these|those|here)\b) [^?]{3,80}\?$`;
const becauses = /^(?:because|bc|cause|cuz|so (?:that )?they)\b[^.!?]{3,80}[.!]*$/i;

/** Whether somebody asks a riddle and answers it: whoever speaks next does not. */
export const tellsRiddle = (text: string, voice: Voice): boolean =>
  text.length <= maxRiddleCharacters && answersOwnRiddle(text, voice);
const maxRiddleCharacters = 320;

/** "My eyes rolled so far back": what a joke is met with. */
const reaction =
  /\b(?:eyes?|roll(?:ed|ing|s)?|groan(?:ed|s|ing)?|ha(?:ha)+h?|lol|lmao|hate you|so (?:bad|old|dumb|terrible)|unfriend|blocked|cringe|boo+|please (?:no|stop)|stop it|get out|leaving (?:this|now)|dad jokes?)\b/i;

/** Whether somebody only groans at the joke of the one before. */
const groans = (text: string, [before]: readonly SaidBefore[]): boolean =>
  before?.isOwn === false &&
  text.length <= maxPunchLineCharacters &&
  answersOwnRiddle(before.text, 'person') &&
  reaction.test(text) &&
  !isSpecific(text) &&
  !mayNameTime(text);

/** "Lol nice one, tell me another" */
const asksForAnother = caseless`^(?:${oneOf('l+o+l+', '(?:ha){2,}h?', 'nice(?: one)?', 'good one', 'ok(?:ay)?', 'again', 'more', 'another(?: one)?', 'one more', '(?:tell|give) (?:me|us) (?:another|one more|more)(?: one)?', 'please', 'pls')}[,.! 😂🤣]*){1,5}$`;

const tellsOwnThings = /\b(?:my|our|we|i|i'm|we're)\b/i;

const maxRequestCharacters = 300;
const asksForJoke = caseless`\b(?:tell (?:me|us)|give (?:me|us)|make up|know|got|have you got|write(?: me)?) (?:an?|another|any|one more|some|your best) (?:(?:dad|bad|good|short|silly|funny|tech|programmer|nerdy) )*(?:jokes?|riddles?|puns?|limericks?|tongue twisters?|knock[- ]knock)\b|\bmake me laugh\b`;

/** "Write me a haiku abt segfaults", "a 4 line birthday poem for my mum" */
const asksForPoem = caseless`\b(?:write|make|compose|give|do|gimme|tell|sing|generate|create|i (?:need|want)|i'd like)(?: (?:me|us|up|him|her|them|(?:my|our|the) [a-z]{2,12}))? (?:an?|another|one more|one|some|the|two|three) (?:[\w-]{1,16} ){0,4}(?:haikus?|poems?|limericks?|sonnets?|odes?|rhymes?|verses?|song|lyrics|rap|ballads?|acrostics?|sea shanty|bedtime story|fairy tale)\b(?! (?:app|generator|bot|page|api|feature|component|library|parser))`;
const namesCode = /`|\b[\w-]{1,40}\/[\w./-]{2,60}|\w\.(?:[jt]sx?|md|py|rs|go|json|ya?ml|html|txt)\b/;

/** "Haiku about a segfault, go", "write a funny out-of-office mail from a pirate" */
const namesPoem = caseless`^(?:an? |one |another )?(?:short |silly |funny |little )?(?:haiku|limerick|poem|sonnet|ode|rap|bedtime story|knock[- ]knock joke) (?:about|on|for|with)\b`;
const asksForPlay = caseless`\b(?:write|draft|make up|gimme|give me|generate) (?:me )?(?:an? |some |a bit of )?(?:[a-z-]+ ){0,2}(?:filler|placeholder|dummy|lorem|imaginary|fictional|made-up) (?:[a-z-]+ ){0,2}(?:copy|texts?|blurb|headlines?|taglines?|slogans?|bios?|quotes?|testimonials?|reviews?|dialogue)\b|\b(?:write|draft|make up|compose)(?: me| us)? (?:an? |some )?(?:[a-z-]+ ){0,2}(?:made-up|funny|silly|fake|parody|joke|spoof) (?:[a-z-]+ ){0,2}(?:e?-?mail|letter|note|reply|review|speech|announcement|obituary|ad|advert|memo|toast|menu)\b(?! (?:transport|entry|component|field|bot|app|page|api|service|server|handler|class|module|template))`;

/** Whether an agent gives what it was asked to make up; where it names a file or a command, it tells of the work. */
const givesMadeUp = (text: string, voice: Voice, [before]: readonly SaidBefore[]): boolean =>
  voice === 'assistant' &&
  before?.isOwn === false &&
  (asksForJoke.test(before.text) ||
    (asksForAnother.test(before.text.trim()) && isRiddleAnswered(text)) ||
    asksForMadeUp(before.text) ||
    (asksForWriting(before.text) && !namesCode.test(text)));

const asksForWriting = (request: string): boolean => {
  const head = request.slice(0, maxRequestCharacters);
  return namesPoem.test(head) || asksForPlay.test(head) || asksForPoem.test(head);
};

/** "Onde fica a farmácia?": a phrase alone, as it was asked for. */
const quotesPhrase = /^["“„«]([^"“”„«»]{2,80})["”“»][.!]?$/u;
const fillers = /^(?:ok|okay|um|uh|hm+|right|got|it|thanks|lol|haha|so|ah|oh|yes|again|nice)$/;

/** Whether a user says a phrase of the agent after it. */
function saysAfter(text: string, voice: Voice, [before]: readonly SaidBefore[]): boolean {
  const phrase = voice === 'user' && before?.isOwn === false ? quotesPhrase.exec(before.text.trim())?.[1] : undefined;
  if (phrase === undefined) return false;
  const heard = new Set(wordsOf(phrase));
  const said = wordsOf(text);
  return said.length <= 2 * heard.size + 3 && said.every((word) => heard.has(word) || fillers.test(word));
}

/** "🎶 hello darkness my old friend 🎶" */
const sung = /^\s{0,4}[🎶🎵♪♫][^\n]{3,300}[🎶🎵♪♫]\s{0,4}$/u;

/** Whether a turn is in jest, made up or said after somebody, so that nothing of it is told. */
export const isInJest = (text: string, voice: Voice, saidBefore: readonly SaidBefore[]): boolean =>
  isStageDirection(text, voice) ||
  (voice !== 'assistant' && sung.test(text)) ||
  isPunchLine(text, saidBefore) ||
  answersOwnRiddle(text, voice) ||
  (voice === 'person' && groans(text, saidBefore)) ||
  givesMadeUp(text, voice, saidBefore) ||
  isTranslated(text, voice, saidBefore[0]) ||
  saysAfter(text, voice, saidBefore);
