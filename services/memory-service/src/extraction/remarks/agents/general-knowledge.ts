import { auxiliaries, canBeFinite, verbForm } from '../../language/lexicon/english-verbs.js';
import { functionWords } from '../../language/lexicon/english-words.js';
import { technologies } from '../../language/lexicon/technologies.js';
import { wordsOf } from '../../language/lexicon/word-set.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { askedAsNotUnderstood } from './not-understood.js';

/*
 * What an agent explains and any book tells: "A hash index only helps with equality lookups." The same form says what
 * was found in a project ("A trigger fills the column"), so that it is left only where the question was one about
 * things in general.
 */

/** What ties a sentence to somebody, a place or a moment. */
const ties =
  /\b(?:i|we|you|me|us|my|our|your|i'm|we're|you're|i've|we've|you've|staging|prod|here|now|currently|today|yesterday|already|still|yet)\b/i;

/** "the difference", "the best way": nothing of anybody's. */
const ofNobody =
  /\bthe (?:(?:main|real|actual|practical|exact|biggest|key|best|right|usual|basic) )?(?:differences?|point|purpose|benefits?|advantages?|disadvantages?|downsides?|upsides?|drawbacks?|trade-?offs?|way|idea|pros|cons|reason|meaning|same|other|use)\b/gi;

const opening =
  /^(?:(?:hey|hi|ok|okay|so|and|btw|by the way|(?:a )?quick question|just curious|curious|out of curiosity|dumb question|remind me|tell me|(?:can|could) you (?:please )?(?:explain|tell me)|(?:please )?explain(?: to me)?)[,:]? ){0,3}/i;

const compares =
  /^(?:(?:what(?:'s|s| is| are)? |the )*differences? between\b|how (?:is|are|does|do) .{2,60} (?:different|differ|compare)|(?:is|are) .{2,60} (?:faster|slower|better|worse|safer|cheaper|simpler|lighter|the same)\b|(?:what|why|when) .{2,80} (?:vs\.?|versus|over|instead of|rather than|than) |[\w+#-]{2,24} (?:vs\.?|versus) [\w+#-]{2,24})/i;

const ofTheWork = oneOf(
  'users?|customers?|requests?|uploads?|downloads?|imports?|exports?|jobs?|runs?|builds?|tests?|deploys?|deployments?|pages?|images?|mails?|emails?',
  'tenants?|accounts?|clients?|devices?|machines?|servers?|workers?|endpoints?|apis?|packages?|modules?|components?|features?|sites?|records?|duplicates?',
  'orders?|invoices?|logs?|files?|commits?|branches|events?|messages?|queries|rows?|tables?|pods?|nodes?|sessions?|tokens?|errors?|warnings?',
);
/** "Why do some volcanoes explode and others ooze?": of things that are nobody's work. */
const asksWhySome = caseless`^why (?:do|are|can|don['’]t|aren['’]t|can['’]t) (?:some|most|many|certain|so many) (?![^?]{0,200}\b${ofTheWork}\b)[a-z-]{3,20} [^?]{3,}\?*$`;
const asksWhatThingsAre =
  /^(?:what(?:'s|s| is| are| does| do)|how (?:does|do|is|are)|when (?:does|do|is|are|would|should) (?:one|an?|people|it|\w+s\b))\b/i;

/**
 * Written like a name, and not like what everybody can read up on: "Hetzner", "Tuesdays", but neither "TCP" nor
 * "Kafka".
 */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=[^.!?:]\s)(?<!\ban?\s(?:\p{Ll}{2,20}\s)?)\p{Lu}\p{Ll}[\p{L}'’-]{1,40}(?![\p{L}(])/gu)].map(
    ([name]) => name,
  );

const isOfSomebody = (name: string): boolean => !technologies.has(name.toLowerCase());

const maxQuestionCharacters = 200;

/** "Rebase vs merge, explain like i'm five", "what happens when I type an address?" */
const lesson =
  /\b(?:eli5|explain\b[^.?!]{0,60}? like i(?: a|['’]?)m (?:five|5|a (?:kid|child|beginner)))\b|^what (?:actually |really |exactly )?happens (?:when|if) (?:i|you|one|somebody|someone) \w+ an? /i;
/** Whether somebody asks to be taught something. */
export const asksForLesson = (text: string): boolean => lesson.test(text);
/** "Was ist der Unterschied zwischen …", "che differenza c'è tra …" */
const comparesElsewhere =
  /^(?:(?:und|et|y|e|en|ok),? )?(?:was ist (?:eigentlich |noch ?mal )?der unterschied zwischen|worin unterscheide[nt]|quelle est la différence entre|c['’]est quoi la différence entre|cuál es la diferencia entre|¿?qué diferencia hay entre|qual (?:é )?a diferença entre|che differenza c['’]è (?:tra|fra)|qual è la differenza (?:tra|fra)|wat is het verschil tussen)(?!\p{L})/iu;
/** Of ours, in the languages of such questions. */
const tiesElsewhere =
  /(?<!\p{L})(?:ich|wir|uns|unser\p{L}*|mein\p{L}*|dein\p{L}*|euer|eure\p{L}*|nous|notre|nos|mon|ma|mes|ton|ta|votre|vos|nuestr\p{L}+|mi|mis|tu|tus|nosotros|nosso\p{L}*|nossa\p{L}*|meu|minha|noi|nostr\p{L}+|mio|mia|tuo|tua|wij|ons|onze|mijn|jouw|jullie)(?!\p{L})/iu;

const articlesElsewhere =
  /(?:^|\s)(?:der|die|das|dem|den|des|le|la|les|el|los|las|o|os|as|il|lo|gli|het)\s|\bl['’]|\b[A-Z]\b|\d/u;
const learner =
  /\blike i(?: a|['’]?)m (?:five|5|a (?:kid|child|beginner))\b|^what (?:actually |really |exactly )?happens (?:when|if) (?:i|you|one) /gi;

/**
 * "Remind me how zero padding affects a Fourier transform", "explain to me, simply, what a foreign key is", "teach me
 * about rate limiting"
 */
const asksToBeTaught =
  /^(?:(?:hey|hi|ok|so|please|pls|can you|could you|would you)[, ]+)*(?:remind me|explain(?: to me)?|teach me)(?:,? (?:simply|briefly|shortly|quickly|again|once more|in short|please|in simple (?:words|terms)),?)* (?:how|what|why) |^(?:(?:hey|hi|ok|so|please|pls|can you|could you|would you)[, ]+)*teach me (?:(?:a bit|something|more) )?(?:about|the basics of) /i;
const learns =
  /^ ?i(?:['’]?m| am| have| need| want| would|['’]?d|['’]?ve| never| keep| always)\b[^.!?]{0,100}(?:\b(?:understand|understood|learn|learning|know|forget|forgot|explain|remember|new to|got)\b)[^.!?]{0,80}[.!]*$/i;
/** What is to be taught, without why: "What is a foreign key? I have to understand it first." */
const withoutWhy = (asked: string): string => {
  const end = asked.indexOf('?') + 1;
  return end > 0 && learns.test(asked.slice(end)) ? asked.slice(0, end) : asked;
};

/** "What does the ? operator do in Rust again" */
const asksOfLanguage =
  /^(?:(?:hey|ok|so|and|quick question)[,:]? )*what (?:does|do|is|are) (?:the |an? )?(?:\S{1,20} ){1,2}?(?:operators?|keywords?|functions?|methods?|commands?|flags?|statements?|types?|clauses?|attributes?|macros?|decorators?|directives?|traits?|syntax)(?: (?:do|mean|used for|for|stand for))? in ([\w#+-]{1,20})(?: again| exactly| for)?[?!.]*$/i;

/** Whether somebody asks to be taught what is nobody's. */
function isLesson(said: string): boolean {
  const language = asksOfLanguage.exec(said)?.[1]?.toLowerCase();
  if (language !== undefined) return technologies.has(language);
  const asked = withoutWhy(said);
  const named = asked.replaceAll('’', "'").replace(learner, '');
  const topic = named.replace(asksToBeTaught, '');
  if (comparesElsewhere.test(asked))
    return !tiesElsewhere.test(asked) && !articlesElsewhere.test(asked.replace(comparesElsewhere, ''));
  return (
    (asksForLesson(asked) || asksToBeTaught.test(asked)) &&
    !ties.test(topic) &&
    !/\b(?:the|this|that|these|those)\b/i.test(topic) &&
    !namesIn(named).some(isOfSomebody)
  );
}

/** "inner join vs left join, in one sentence" */
const onlyCompares =
  /^(?:(?:[\w+#.-]{1,24} ){1,3}(?:vs\.?|versus)(?: [\w+#.-]{1,24}){1,3}?)(?:[,:]? (?:in (?:one|a|two|a few) (?:sentences?|words?|lines?)|in short|briefly|quickly|pls|please|explain(?:ed)?|again))*[?!.]*$/i;
/** Whether somebody names two things to be told apart, and nothing else. */
export const asksToTellApart = (text: string): boolean => onlyCompares.test(text) && !/\d{2}/.test(text);

export type GeneralQuestion =
  /** Asks how two things differ. */
  | 'comparison'
  /** Asks to be taught: whatever is said then belongs to it. */
  | 'lesson'
  /** Asks what things of a kind are, or do. */
  | 'explanation';

/** "Explain phi nodes to me" */
const toMe =
  /(?<=^(?:please |pls |(?:can|could) you (?:please )?)?explain [^.?!]{2,60}) to (?:me|us)(?=(?: please| pls| again| briefly)?[.?!]*$)/i;

/** What kind of question about things in general a message is; null where it is none. */
export function readGeneralQuestion(text: string): GeneralQuestion | null {
  const notUnderstood = askedAsNotUnderstood(text);
  const asked = (notUnderstood ?? text).trim().replace(toMe, '');
  if (asked.length > maxQuestionCharacters || /[\n`/]|\w\.\w|\d{2}/.test(asked)) return null;
  if (notUnderstood !== null || isLesson(asked)) return 'lesson';
  const question = asked.replace(ofNobody, 'difference').replace(opening, '').replace(opening, '');
  const restored = asked.replace(opening, '');
  if (ties.test(question) || /\b(?:the|this|that|these|those)\b/i.test(question)) return null;
  if (compares.test(restored) || asksToTellApart(restored)) return 'comparison';
  if (namesIn(asked).some(isOfSomebody)) return null;
  return asksWhySome.test(restored) || asksWhatThingsAre.test(restored) || /^(?:please )?explain\b/i.test(asked)
    ? 'explanation'
    : null;
}

/** "In Go, a nil map …", "with Docker, every layer …": what holds wherever it is used. */
const inTechnology = /^(?:in|with) ([\w#+-]{1,20}), (?:an?|any|there|it|one)\b/i;
/** "Git keeps every commit, which is why …", "Rust's enums are tagged unions, which means …" */
const explainsTechnology = /^([\w#+-]{1,20}?)(?:'s)? .{3,160}, which (?:means|lets|allows)\b/i;
/** "Think of a mutex as the key to a changing room". */
const likens = /^(?:think of|imagine|picture) (?:an?|any) [\w -]{2,40} as (?:an?|the|your|some)\b/i;
/** "Long branches tend to drift", "most teams …": who tells of a project knows how it is, and says so. */
const anybody =
  'people|teams|companies|firms|studios|shops|countries|universities|programs|systems|editors|engines|languages|libraries|frameworks|tools|guides|guidelines|doctors|homes';
const hedges = caseless`\b(?:commonly|generally|customar(?:y|ily)|as a rule(?: of thumb)?(?=[,.]|$)|in (?:most|many) [a-z]+s|(?:most|many) (?:${anybody}))\b`;
/**
 * "A deadlock occurs when …", "rate limiting means …"; "a tenant is a company that …" may be so in one project alone.
 */
const defines =
  /^(?:an? [\w-]{2,30}(?: [\w-]{2,30})? (?:occurs|happens|arises) when|\p{L}{3,}(?:ing|tion|sion|ity) (?:means|refers to)) /iu;
const atItsTime =
  /\b(?:\d{1,2} ?(?:am|pm|h)|\d{1,2}:\d\d|noon|midnight|mornings?|nights?|evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
/** "That pattern usually points to R8": of what was found. */
const pointsAtFinding = /^(?:the|this|that|these|those|it|they|here|which|some)\b|\bthis (?:repo|project)\b|[:?]$/i;

const isOfSomebodys = (said: string): boolean =>
  ties.test(said) || past.test(said) || /[/\\`_]/.test(said) || namesIn(said).some(isOfSomebody);

/**
 * Whether an agent's sentence tells, without being asked, what a technology does wherever it is used, or what something
 * is like.
 */
export function isTextbook(sentence: string): boolean {
  const said = sentence.slice(0, 400).replaceAll('’', "'");
  if (likens.test(said)) return true;
  const technology = (inTechnology.exec(said) ?? explainsTechnology.exec(said))?.[1]?.toLowerCase();
  return (
    technology !== undefined &&
    technologies.has(technology) &&
    !isOfSomebodys(said) &&
    !/\d{2}|\b(?:the|this|that|these|those|days?|hours?|minutes?|weeks?|months?|seconds?)\b/i.test(said)
  );
}

/** Whether it tells what a kind of thing is, or how such things are as a rule. */
export function isGenerality(sentence: string): boolean {
  const said = sentence.slice(0, 400).replaceAll('’', "'");
  return (
    (hedges.test(said) || (defines.test(said) && !/\d/.test(said))) &&
    !pointsAtFinding.test(said) &&
    !isOfSomebodys(said) &&
    // "Exports normally finish by six in the morning."
    !atItsTime.test(said)
  );
}

const goesOn = /^(?:it|they|its|their|both|neither|the (?:former|latter|first|second|other)|one|so|this|that)\b/i;
const lead =
  /^(?:(?:in (?:contrast|general|short|practice)|by contrast|on the other hand|basically|essentially|usually|typically|generally|internally|under the hood|and|but|while|whereas|so|yes|no),? ){0,2}/i;
const past =
  /\b(?:was|were|had|did|didn't|wasn't|weren't|found|saw|chose|went|ran|broke|wrote|moved|changed|added|fixed|failed)\b/i;

/** Whether the word at `at` can be what a subject in front of it does or is, now and always. */
const isPresent = (word: string): boolean =>
  /^(?:is|are|has|have|does|do|can|may|must|only|always|never|also|isn't|aren't|don't|doesn't|can't|cannot|means?|stands?)$/.test(
    word,
  ) ||
  (!functionWords.has(word) && (canBeFinite(word) || verbForm(word) === 'base' || /[^s]s$/.test(word)));

const article = /^(?:an?|any|each|every|most|many|some)$/;

/**
 * "A B-tree index keeps …", "Hash indexes only help …", "Kafka keeps …", "Sharding splits …": a subject that is
 * nobody's. Where it wasn't asked how two things differ, the subject has to be what was asked about.
 */
function hasGenericSubject(said: string, question: GeneralQuestion, asked: ReadonlySet<string>): boolean {
  if (goesOn.test(said)) return true;
  const words = wordsOf(said.slice(0, 120));
  const [first = '', second = ''] = words;
  const isAsked = (word: string): boolean =>
    asked.has(word) || asked.has(`${word}s`) || asked.has(word.replace(/s$/, ''));
  if (article.test(first)) return question === 'comparison' || words.slice(1, 4).some(isAsked);
  // "The GIL lets one thread run", asked about Python's
  if (first === 'the' && /^the \p{Lu}{2,6} /iu.test(said) && /^\p{Lu}{2,6}$/u.test(said.slice(4).split(' ')[0] ?? ''))
    return asked.has(second) && [...asked].some((word) => technologies.has(word.replace(/'s$/, '')));
  if (functionWords.has(first) || auxiliaries.has(first)) return false;
  if (technologies.has(first) || (question === 'comparison' && asked.has(first))) return true;
  // "Gross pay is the amount before deductions"
  if (asked.has('mean') && asked.has(first) && words.slice(1, 4).some((word) => /^(?:is|are|means?)$/.test(word)))
    return true;
  if (/^\p{L}{3,}ing$/u.test(first) && asked.has(first)) return isPresent(second);
  const plural = words.slice(0, 3).findIndex((word) => /[^s']s$/.test(word));
  const verb = words[plural + 1] ?? '';
  if (plural < 0 || /[^s]s$/.test(verb) || !isPresent(verb)) return false;
  return question === 'comparison' || (isAsked(words[plural] ?? '') && !/\bthe\b/i.test(said.replace(ofNobody, '')));
}

/** Whether an agent's sentence tells what is so in general, as an answer to a question about that. */
export function isGeneralKnowledge(sentence: string, question: GeneralQuestion, asked: string): boolean {
  const said = sentence.slice(0, 400).replaceAll('’', "'").replace(lead, '');
  if (ties.test(said) || past.test(said) || /[/\\]|`[^`]*[._][^`]*`|\d{2}/.test(said)) return false;
  const words = new Set(wordsOf(asked));
  // "Releases go out on Tuesdays", "tenants are schemas in Postgres": what a name that nobody asked about is of stands
  // in no book.
  if (!/\bstands? for\b/i.test(said) && namesIn(said).some((name) => !words.has(name.toLowerCase()))) return false;
  return hasGenericSubject(said, question, words);
}

const ofOurs =
  /\b(?:we|us|my|our|your|we're|i've|we've|you've|staging|prod|production)\b|(?:^|\s)i (?:found|checked|looked|changed|added|ran|fixed|see|saw|moved|set)\b/i;
const namesCode = /\w\/\w|\\|\w_\w|\w\.(?:[jt]sx?|py|go|rs|json|ya?ml|toml|md|sql|sh|conf)\b/;

const isEnglish = /\b(?:the|is|are|an?|of|to|it)\b/i;

/** "If the bitmap exceeds `work_mem`, it becomes lossy": a setting that everybody has, in what holds whenever it is so. */
const withoutSettings = (said: string): string =>
  /^(?:if|when|whenever|once|as soon as|unless) (?:(?:the|an?|one|any|it|they)\b|`)[^,]{3,100}, (?:it|they|the|an?|this)\b/i.test(
    said,
  )
    ? said.replace(/`[a-z]+(?:_[a-z]+)+`/g, 'setting')
    : said;

/** Whether a sentence of an explanation names what is somebody's, or where it stands. */
export const namesOwn = (sentence: string): boolean =>
  /\b(?:your|our|my)\b/i.test(sentence) || namesCode.test(sentence.replaceAll('I/O', 'io'));

/** Whether a sentence may belong to an explanation of what was asked about in general: nothing in it is anybody's. */
export function mayExplain(sentence: string, question: GeneralQuestion, asked: string): boolean {
  const said = withoutSettings(sentence.replaceAll('’', "'").replaceAll('I/O', 'io'));
  if (ofOurs.test(said) || tiesElsewhere.test(said) || namesCode.test(said) || /\d{2}/.test(said)) return false;
  const words = new Set(wordsOf(asked));
  if (isEnglish.test(said) && namesIn(said).some((name) => isOfSomebody(name) && !words.has(name.toLowerCase())))
    return false;
  // "The orders service runs as one": of a thing that nobody asked about.
  const thing = /^the (?:\p{L}+ )?(\p{L}+) /iu.exec(said)?.[1]?.toLowerCase();
  return question === 'lesson' || thing === undefined || words.has(thing) || words.has(`${thing}s`);
}
