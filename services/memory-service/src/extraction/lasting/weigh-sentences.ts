import { looksForeign } from '../language/foreign-clause.js';
import { canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { caseless, oneOf } from '../language/pattern-parts.js';
import { tellsOfTheUser } from '../pasted/recalled-memories.js';
import { tellsRemedy } from '../remarks/agents/told-remedies.js';
import { tellsForeignSelf } from '../remarks/foreign/foreign-selves.js';
import { tellsChangedValue } from '../remarks/lives/changed-values.js';
import { tellsPlan } from '../remarks/lives/noted-plans.js';
import { tellsOwnChoice, tellsOwnWays } from '../remarks/lives/own-ways.js';
import { tellsPersonalNews } from '../remarks/lives/personal-news.js';
import { tellsPlainFact } from '../remarks/lives/plain-facts.js';
import { tellsRuleOfKind, tellsStandingFigure } from '../remarks/lives/rules-of-kinds.js';
import { tellsCure } from '../remarks/lives/told-cures.js';
import { rejectsForOwn } from '../remarks/passing-by-form.js';
import { tellsOfNow } from '../remarks/progress/told-of-now.js';
import { isStandingRequest, saysItLasts } from '../remarks/requests/standing-requests.js';
import { withoutMoodBehind } from '../remarks/talk/moods-behind-facts.js';
import type { Voice } from '../voice.js';
import { namesForeignDay } from './foreign-days.js';
import { type LastingOdds, lastingOdds } from './lasting-odds.js';
import { asOfNamedDay } from './later-today.js';

/** A number that no bound is above: the sentence is not weighed. */
export const notWeighed = Number.POSITIVE_INFINITY;
/** A bound that no odds reach. */
const neverEnough = Number.POSITIVE_INFINITY;

interface Bounds {
  /** Where a turn has no sentence that rather lasts, those below this are left out. */
  readonly alone: number;
  /** Beside a sentence that lasts the others mostly go on about it, so that less is left out. */
  readonly beside: number;
  /** Where the turn tells of the moment beside it, those below this are left out, too. */
  readonly besidePassing: number;
  /** Of a reply that is packed into long memories only what passes for sure. */
  readonly packed: number;
  /** Longer sentences say several things, of which one may last: they are not weighed. */
  readonly maxCharacters: number;
}

/** Who says something, and where. */
export interface Saying {
  readonly voice: Voice;
  /** Whether it is one turn of a long conversation. */
  readonly isConversation: boolean;
}

/** Higher bounds lose facts faster than they leave out what passes (README, "Weak signs"). */
const boundsOfNotes: Readonly<Record<Voice, Bounds>> = {
  user: { alone: -0.9, beside: -4, besidePassing: 0.6, packed: -4, maxCharacters: 140 },
  assistant: { alone: -0.8, beside: -2, besidePassing: -0.8, packed: -4, maxCharacters: 150 },
  person: { alone: -0.95, beside: -4, besidePassing: 0.3, packed: -6, maxCharacters: 150 },
};
/**
 * In a conversation what is said goes on about what others said, which no sentence shows by itself, and friends who
 * talk are asked about all of it.
 */
const boundsOfConversations: Readonly<Record<Voice, Bounds>> = {
  user: { ...boundsOfNotes.user, alone: -1.5, besidePassing: -1.5 },
  assistant: { ...boundsOfNotes.assistant, alone: -1.5, besidePassing: -1.5 },
  person: { alone: -2.5, beside: -6, besidePassing: -2.5, packed: -6, maxCharacters: 60 },
};
const boundsFor = ({ voice, isConversation }: Saying): Bounds =>
  (isConversation ? boundsOfConversations : boundsOfNotes)[voice];
const ratherLasts = 0;
/** Who writes more than this says something that lasts, even where no sentence shows it by itself. */
const maxTurnCharacters = 200;

/** Sentences are kept against the rules from here on: of an agent, whom rules know less well, earlier. */
const surelyLasts: Readonly<Record<Voice, number>> = { user: 1.6, assistant: 1, person: neverEnough };
/** Of words that the model does not know little can be told. */
const minKnownWords = 0.6;
/** Unless the others tell enough. */
const surelyPasses = -1.2;
/** Where hardly a word is known the odds are those of marks and lengths: of a sentence of more than two words only the lowest tell. */
const hardlyKnown = 0.35;
const unlikeAnything = -2.6;
/**
 * What each character over so many takes off the odds, since more signs make both kinds of sentences look like facts.
 */
const perCharacter = 0.006;
const shortCharacters = 60;
/**
 * What it counts that a user's sentence says itself that it is to last ("always", "from now on"), as a logarithm of
 * odds.
 */
const saidToLast = 2.5;
/** What it counts that a day is named other than the present one: most that is said in passing is of now. */
const saidOfDay = 0.6;
const namedDay =
  /\b(?:on|by|until|till|from|since|before|after|next|last) (?:the )?(?:(?:first|second|third|last|coming) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|\b(?:in|since|until|by|of|next|last) (?:january|february|march|april|june|july|august|september|october|november|december)\b/i;
/** Whether a sentence names another day or time than the present. */
export const namesOtherDay = (sentence: string): boolean =>
  namedDay.test(sentence) || /\b(?:yesterday|last (?:night|week|weekend|month|year))\b/i.test(sentence);
/** What it counts that a sentence may answer a question that was asked just before. */
export const saidInAnswer = 0.7;

const presentDay =
  /^(?:today|this morning),? | (?:earlier )?(?:today|tonight|this (?:morning|afternoon|evening))(?=[.!…]*$)/i;
/** What something was like, or failed, rather than what somebody did. */
const states = wordSet(
  'was were had felt looked seemed sounded took kept went got broke crashed died hung stopped failed would',
  'could should might',
);

/** "Checkout was down for 22 minutes": over, and for how long. */
const lasted =
  /\bfor (?:about |over |almost |nearly |some )?(?:\d{1,3}|an?|half an|two|three|four|five|six|ten|twelve|twenty|thirty|forty) ?(?:m|mins?|minutes?|h|hrs?|hours?|days?)\b/i;

/** "I went to Rome today", "I had lunch with Ann": where and with whom somebody was, and not how it went. */
const goesTo = /\bwent to (?:\p{Lu}|the|our|my|an?\b|see|visit)|\bhad \S+ with (?:my |our )?\p{L}/u;

/**
 * "Jonas repaired the pump today": what was done lasts as it does of yesterday, though most that is said of today does
 * not.
 */
function withoutPresentDay(sentence: string): string {
  if (!presentDay.test(sentence)) return sentence;
  const verb = wordsOf(sentence).find((word) => canBeFinite(word) || verbForm(word) === 'past');
  return verb !== undefined &&
    verbForm(verb) === 'past' &&
    (!states.has(verb) || lasted.test(sentence) || goesTo.test(sentence))
    ? sentence.replace(presentDay, '')
    : sentence;
}

/**
 * What friends say at such length in another language than English tells something more often than the model, which
 * knows few of its words, can see.
 */
const minForeignCharacters = 60;

const adding = /^and (?=\S+ \S+ \S)/i;

/**
 * "I aim to own eight pairs by December, but I have five": what a user tells of the own side, and then goes on about.
 */
const goneOnAbout = /^((?:i|we|my|our)\b.{12,}?),? (?:so|and|but|because|since|though|although|which) (?=\S+ \S)/i;
const minWordsGoneOnAbout = 4;

/** "Good, then I'm baking on Sunday": what one says to what the other one told. */
const reacts =
  /^(?:good|great|nice|cool|lovely|perfect|awesome|alright|fine|right|haha|yay),? (?:then |so |cause |because )(?=(?:i|we)(?:'\w+)? )/i;

/** "You can find the fixtures in tests/data": where they are. */
const pointedOut = /^you(?:['’]ll| can| will) find ((?:the|our|my) [^,;:]{3,40}?) (in|at|under) (?=\S*[./])/i;

/** "Well, I had a setback": what only opens what one tells of oneself. */
const opens = /^(?:well|anyway|anyways|by the way|btw|honestly|actually),? (?=(?:i|we|my|our)(?:['’]\w+)? )/i;

/** "Salut, pour les factures il faut passer par Amélie": how one is greeted tells nothing of what is said. */
const greets =
  /^(?:hi|hey|hello|salut|bonjour|bonsoir|hallo|moin|servus|hola|ciao|olá|hoi|hej|hei|cześć|hejka|ahoj|привет)(?: \p{Lu}\p{L}+)?[,!] (?=\S+ \S+ \S)/iu;

function partsOf(sentence: string, voice: Voice): readonly string[] {
  const fact = withoutMoodBehind(sentence).replace(greets, '').replace(reacts, '').replace(opens, '');
  if (voice !== 'user') return [fact];
  const head = goneOnAbout.exec(sentence)?.[1] ?? '';
  const isLong = head.split(' ', minWordsGoneOnAbout).length >= minWordsGoneOnAbout;
  // "And build 512 is on TestFlight": that it is added tells nothing.
  return [
    fact,
    sentence.replace(adding, ''),
    sentence.replace(pointedOut, '$1 are $2 '),
    ...(isLong && lastingOdds(head, voice).odds >= ratherLasts ? [head] : []),
  ];
}

/** The odds of a sentence, or of the part that has more: what is said behind a fact doesn't make it pass. */
function oddsOf(sentence: string, voice: Voice): LastingOdds {
  const parts = new Set([sentence, ...partsOf(sentence, voice)]);
  return [...parts]
    .map((part) => lastingOdds(part, voice))
    .reduce((most, part) => (part.odds > most.odds ? part : most));
}

/** "Please never read code aloud", "… that goes for always": asked for good, in whatever words. */
const asksForGood =
  /^(?:please |pls |bitte )?(?:never|always) (?!mind\b)\p{L}+ (?:\S+ ){2}|\b(?:that|this) (?:goes|holds|counts|applies) (?:for )?(?:always|every time|from now on|everything)\b/iu;
/** "Nah it's not Ubuntu, I moved that host to Debian": what the other one took to be so, and how it is. */
const denies =
  /^(?:no|nope|nah)[,.!]? (?:it|that|they|this|these|those|the [\w-]+)(?:'s| is|'re| are| was| were|isn't|aren't|wasn't| isn't| aren't| wasn't)(?: not)? [^,;]{2,60}[,;] (?:but )?(?:i|we|it|it's|they|they're|the|that|that's|our|my)\b(?=.{8})/i;

/** "Always …", "never that one for our site", "I'll keep going to the gym". */
export const saysToLast = (sentence: string): boolean =>
  isStandingRequest(sentence) ||
  saysItLasts(sentence) ||
  rejectsForOwn(sentence) ||
  tellsOwnWays(sentence) ||
  tellsRuleOfKind(sentence) ||
  tellsOwnChoice(sentence);

/** "I chose cursors over offsets, because rows come in meanwhile": what an agent decided, and why. */
const givesReasonForChoice =
  /^i (?:chose|picked|went with|opted for|settled on|decided (?:on|to|against|for)) .{3,80}?\b(?:over|instead of|rather than)\b.{3,}\b(?:because|since|so that|as)\b/i;

const someDay = oneOf(
  `some ?time (?:in|during|this|next|over|around) (?:the )?${oneOf('spring|summer|autumn|fall|winter|year|quarter|holidays|january|february|march|april|may|june|july|august|september|october|november|december', '\\d{4}|q[1-4]')}`,
  'at some (?:point|stage)|one day|some ?day|eventually|sooner or later|in the long (?:run|term)|later this year',
);
const ownPlan = String.raw`(?:i|we)(?: (?:really|still|also|probably)){0,2} ?${oneOf('(?:want|plan|hope|intend|mean|aim)', "['’]d (?:like|love)|would (?:like|love)")} to (?!(?:fix|check|look|see|try|know|understand|debug|think|talk|ask|get back|come back)\b)[a-z-]{2,20} (?!(?:it|this|that|these|those|them)\b)(?:\S+ )?\S`;
/** "Some time in spring we want to replace the tile server": meant for one day, it is no work at hand. */
const plansForSomeDay = caseless`^(?:(?:so|and|also|probably|maybe),? )?${oneOf(`${someDay},? ${ownPlan}`, `${ownPlan}.{0,80} ${someDay}(?:[,.!]|$)`)}`;

/**
 * Whether a sentence has a form that lasts for sure, whatever its words weigh: news of somebody's life, a plan, what is
 * asked for good.
 */
export function lastsByRule(sentence: string, voice: Voice): boolean {
  if (tellsPersonalNews(sentence) || tellsOfTheUser(sentence)) return true;
  if (voice === 'assistant') return givesReasonForChoice.test(sentence) || tellsRemedy(sentence);
  if (tellsPlan(sentence) || plansForSomeDay.test(sentence) || tellsForeignSelf(sentence)) return true;
  return (
    voice === 'user' &&
    (asksForGood.test(sentence) ||
      tellsCure(sentence) ||
      tellsChangedValue(sentence) ||
      tellsStandingFigure(sentence) ||
      tellsPlainFact(sentence) ||
      namesForeignDay(sentence) ||
      (denies.test(sentence) && !/\b(?:same|still|again)\b/i.test(sentence)))
  );
}

/** "geçen hafta Bursa'da ev aldık!!": in letters of a language of which the model knows hardly a word. */
const isUnknown = (sentence: string, knownShare: number): boolean =>
  knownShare <= hardlyKnown && /[^\P{L}\p{ASCII}]/u.test(sentence) && sentence.split(' ', 3).length > 2;

/** The logarithm of the odds that a sentence which the rules keep says something that lasts. */
export function weighSentence(written: string, saying: Saying): number {
  const { voice } = saying;
  const sentence = written.replaceAll('’', "'");
  if (sentence.length > boundsFor(saying).maxCharacters || lastsByRule(sentence, voice)) return notWeighed;
  if (voice === 'person' && sentence.length >= minForeignCharacters && looksForeign(sentence)) return notWeighed;
  const { odds, knownShare } = oddsOf(withoutPresentDay(asOfNamedDay(sentence)), voice);
  if (knownShare < minKnownWords && odds > (isUnknown(sentence, knownShare) ? unlikeAnything : surelyPasses))
    return notWeighed;
  const weight = odds - perCharacter * Math.max(0, sentence.length - shortCharacters);
  const dated = voice !== 'assistant' && namedDay.test(sentence) ? weight + saidOfDay : weight;
  return voice === 'user' && saysToLast(sentence) ? dated + saidToLast : dated;
}

/** Whether a sentence that the rules leave out is so much like those that last that it is kept. */
export const surelyOutweighsRules = (sentence: string, voice: Voice): boolean =>
  sentence.length <= boundsOfNotes[voice].maxCharacters && lastingOdds(sentence, voice).odds >= surelyLasts[voice];

export interface SaidTurn extends Saying {
  /** How much of it the rules keep. */
  readonly characters: number;
  /** Whether its statements are packed into long memories. */
  readonly isPacked: boolean;
  /** What the rules leave out of it. */
  readonly leftOut: readonly string[];
}

/** Who says more than this besides tells several things, and not of one moment. */
const maxSaidBeside = 8;

/** What a statement must weigh where no other of its turn lasts: more beside "trying 32" and "back in a bit". */
function leastAlone(statements: readonly { readonly weight: number }[], turn: SaidTurn): number {
  const { alone, besidePassing } = boundsFor(turn);
  const { leftOut, voice } = turn;
  const heaviest = statements.reduce((most, { weight }) => Math.max(most, weight), -notWeighed);
  if (heaviest < alone || heaviest >= besidePassing || leftOut.length > maxSaidBeside) return alone;
  return leftOut.some((sentence) => tellsOfNow(sentence, voice)) ? besidePassing : alone;
}

/** Parts the statements of a turn into those that are heavy enough to be kept, and the others. */
export function partByWeight<T extends { readonly weight: number }>(
  statements: readonly T[],
  turn: SaidTurn,
): { readonly kept: readonly T[]; readonly light: readonly T[] } {
  const { characters, isPacked } = turn;
  const { beside, packed } = boundsFor(turn);
  const least = leastAlone(statements, turn);
  const hasLasting =
    characters > maxTurnCharacters || statements.some(({ weight }) => weight >= Math.max(ratherLasts, least));
  const bound = isPacked ? packed : hasLasting ? beside : least;
  return {
    kept: statements.filter(({ weight }) => weight >= bound),
    light: statements.filter(({ weight }) => weight < bound),
  };
}
