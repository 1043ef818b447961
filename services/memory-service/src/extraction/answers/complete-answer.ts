import { isBare, requestVerbAt } from '../clauses/paired-requests.js';
import { mayNameTime } from '../dates/date-words.js';
import { contentWords } from '../language/content-words.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { functionWords } from '../language/lexicon/english-words.js';
import { wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { isSpecific } from '../language/specific.js';
import { placeWords } from '../language/words-in-place.js';
import { classifySentence } from '../remarks/classify-sentence.js';
import { dropOpening } from '../remarks/openings.js';
import { isPassingByForm } from '../remarks/passing-by-form.js';
import { isQuestion } from '../remarks/questions.js';
import type { Voice } from '../voice.js';
import { answersInFewWords } from './answers-in-few-words.js';
import { tellsValueAskedFor } from './answers-of-value.js';
import { isThing } from './asked-things.js';
import { asksForOther, goesOnAboutOther } from './gone-on-asking.js';
import { joinToQuestion } from './join-to-question.js';
import { isOfKind } from './kinds-of-answers.js';
import { asksForTheMoment } from './questions-of-the-moment.js';
import { leansOnAnswer, readReasonedAnswer, tellsReason } from './reasoned-answers.js';
import { hasVerb } from './verb-of-answer.js';

/*
 * "A sunset." after "What did you paint?" means nothing alone. It is kept with the question, word for word: nothing is invented.
 */

const yesOrNo = wordSet(
  'yes yep yeah yup no nope nah correct exactly right indeed definitely absolutely sure ja nein doch oui non si sí sim não sì да нет は네 아니요 always never sometimes often both neither either',
);
/** With these even the answer to an offer is meant to last: "Should I …?" "Yes, always." */
const lasting = wordSet('always never every immer nie toujours jamais siempre nunca sempre');
const maxAnswerWords = 8;
/** Where it opens with the bare answer, and goes on about it behind a comma. */
const maxDetailedWords = 16;
const maxHeadWords = 6;

/** Questions whose "yes" says what to do next, and nothing that lasts. */
const offering =
  /^(?:shall|should i|should we|(?:can|could|would|will) (?:i|you|we)|(?:do you have|have you|got)? ?(?:any|some) (?:more |other )?(?:advice|tips|suggestions|ideas|recommendations|questions)|wanna|want (?:to|an?|the|some|me|more|another)|need (?:an?|some|another)|may i|want me|do you want me|do you (?:want|need)\b.{1,60}\b(?:too|as well|now|next|first)\?|really|seriously|you sure|anything else|would you like me|would you like to (?:see|explore|continue|discuss)|does that|is that (?:ok|okay|fine|right|clear|correct)|ready|are you (?:ready|there|sure|ok|okay)|(?:all )?good|ok|okay|right|make sense|sound)\b/i;

/** The same in other languages. */
const foreignOffering =
  /^¿?(?:soll(?:en|te|ten)? (?:ich|wir)|(?:möchtest|willst|magst|brauchst) du|kann ich|(?:quieres|quiere|queréis|prefieres) que|te gustaría|(?:necesitas|alguna) (?:ayuda|duda)|(?:veux|voulez|souhaites|préfères)-(?:tu|vous) que|tu veux que|est-ce que je|je (?:te|vous|le|la|les) \p{L}+|(?:queres|quer|queria|gostaria) que|posso|vuoi che|preferisci che|wil je dat|zal ik|moet ik|ska jag|vill du att|mam|czy mam|mogę)(?!\p{L})/iu;

export const wantsDetail =
  /^(?:[^,]{1,60}, )?(?:and |so |but |or )?¿?(?:(?:at|on|in|for|from|with|by|since|until|under|to|about|im|auf|aus|dans|sur|para|desde|hasta|por|de|con|en|a|pour|depuis|avec|à|für|bis|seit|mit|ab|per|da|di|com|até|voor|tot|sinds|met|vanaf) )?(?:what|which|who|whom|whose|when|where|how (?:many|much|long|old|often|far|big|tall|wide|high|deep|large|fast|soon|heavy|frequently)|what's|who's|was|wo|wann(?!a)|wer|welche|wie viele?|où|quand|qui|quel|combien|qué|dónde|cuándo|cuál|quién|cuánt|onde|quando|quem|qual|dove|chi|quale|wanneer|waar|wie|welke|hoeveel|где|когда|кто|что|какой|сколько)/i;

const maxChoiceWords = 14;

/** "Redis or Postgres?" "postgres, one less thing to run": opens with one of the two, and says no sentence of it. */
const choosesOffered = (words: readonly string[], question: string, sentence: string): boolean => {
  const chosen = chosenFirst.exec(sentence)?.[1]?.toLowerCase();
  if (chosenInOrder.test(sentence)) return words.length <= maxChoiceWords && /\bor\b|\bwhich\b/i.test(question);
  if (bothOrNeither.test(sentence) && words.length > 1)
    return (
      words.length <= maxChoiceWords && offersOther.test(question) && tellsReason(sentence.replace(/^[^,]*, /, ''))
    );
  return (
    chosen !== undefined &&
    words.length <= maxChoiceWords &&
    offersOther.test(question) &&
    !yesOrNo.has(chosen) &&
    // "One." to "Two repositories or one?" is told in full by what follows.
    !(words.length === 1 && amounts.has(chosen)) &&
    wordsOf(question).includes(chosen)
  );
};

const offersOther = /(?:\bor\b|\boder\b| ou | o )/iu;
/** "the first one", "the latter, since we know it" */
const chosenInOrder =
  /^the (?:first|second|third|latter|former|last)(?: one| option)?(?:,? (?:please|pls))?(?:[.!]?$|,| (?:because|since|as)\b)/i;
/** "neither, we wrote our own" */
const bothOrNeither =
  /^(?:both|neither|none(?: of (?:them|those|these))?|beides?|keins(?: von beiden)?|aucun des deux|les deux|ninguno|los dos|ambos), /i;

/** "Shall I fix it or leave it?": what to do next, where a verb is chosen. */
const asksForStep = /^(?:shall|should i|want me|(?:do|would) you (?:want|like) me|(?:can|may|could) i)\b/i;

/** "keep it, ops know it by heart": a step that is chosen for a reason is a decision. */
const choosesForReason = (sentence: string): boolean => {
  const [, reason = ''] = /^[^,;]{2,40}[,;] (.+)$/.exec(sentence) ?? [];
  return !/^(?:i|i['’]\p{L}+)(?!\p{L})/iu.test(reason) && tellsReason(reason);
};

/** "stay", "keep it", "in Redis": the word that was offered, before whatever is said of it. */
const chosenFirst =
  /^(?:the |in |on |with )?([\p{L}\p{N}.+#-]{1,29}[\p{L}\p{N}+#])(?: (?:it|them|that|there|here))?(?=,|\s[–—-]|\s?\(|[.!]?$| (?:because|since|for|as|please)\b)/iu;

/** "The cello, since I was six.", "Mosquitto 2.0.18, with its data under `/data`": the bare answer, and more of it. */
function opensWithAnswer(sentence: string, words: readonly string[], question: string): boolean {
  const [head = '', more] = sentence.split(/,\s+|\s[–—-]\s/, 2);
  const headWords = wordsOf(head);
  if (more === undefined || words.length > maxDetailedWords || headWords.length > maxHeadWords) return false;
  if (!(wantsDetail.test(question) || asksForOther(question)) || isQuestion(sentence) || sentence.includes('!'))
    return false;
  // "db/migrations, one file per change"
  if (path.test(head)) return !startsIndependentClause(placeWords(more), 0);
  const isNamed =
    (/^(?:an?|the|my|our) /i.test(head) || /^(?:(?:[Ii]n|[Aa]t|[Ff]rom|[Ww]ith) )?[\p{Lu}\d`]/u.test(head)) &&
    !opensAside.test(head) &&
    !yesOrNo.has(headWords[0] ?? '');
  return isNamed && !hasVerb(head) && startsLoosely(more) && sentence.split(/[,;]\s/).length === 2;
}

const path = /^`?[\w.@~-]*\/[\w./@*-]+`?$/;
const opensAside = /^(?:oh|ah|well|hm+|great|good|nice|fine|ok|okay|sure|sorry|nothing|none|no|on|for)\b/i;

/** What says more of an answer, and is no clause of its own. */
const startsLoosely = (more: string): boolean =>
  /^(?:since|with|in|on|at|from|for|last|next|this|until|near|under|about|around|every|which|who|where|so|off|via)\b|^\d/i.test(
    more,
  );

const amounts = wordSet(
  'zero none one two three four five six seven eight nine ten eleven twelve fifteen sixteen twenty thirty forty fifty sixty ninety hundred thousand half dozen once twice',
);

/** ", and max 3 exports per tenant", ", the other is a replica": a bound, or the other one, that an answer is followed by. */
const addedBound =
  /, (?:and |but )?(?=(?:max|min|at most|at least|no more than) \d|the others? (?:one )?(?:is|are|was|were) )/i;

/** An answer, and the bound that is set behind it ("60 days, and max 3 exports"): two facts. */
export function splitAnswer(sentence: string): readonly [answer: string, bound: string | null] {
  const match = addedBound.exec(sentence);
  if (match === null || match.index === 0) return [sentence, null];
  return [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
}

/** "yes but not for `legacy/`", "yes until October" */
const bounded =
  /^\p{L}{2,5},? (?:but (?:not|only|never|keep)|only (?:for|in|on|until|if|when)|until|till|unless|except|as long as|not for)\b/iu;

const tellsMoreBehind = (nextSentence: string): boolean =>
  startsIndependentClause(placeWords(nextSentence.slice(0, 200)), 0);

/** "Not anymore. We switched to Fastly": what follows tells how it is now. */
export const hasEnded = (sentence: string, nextSentence: string): boolean =>
  ended.test(sentence) && tellsMoreBehind(nextSentence);

const ended = /^(?:no[,.]? )?(?:not any ?more|no longer|nicht mehr|plus maintenant|ya no)[.!]*$/i;

/** "yep! we're moving to Ghent", "yes! did my first race": what follows tells it. */
export const cheers = (sentence: string, nextSentence: string): boolean =>
  sentence.includes('!') &&
  (wordsOf(sentence.slice(0, 60)).every((word) => yesOrNo.has(word)) || echoes.test(sentence)) &&
  (tellsMoreBehind(nextSentence) || verbForm(wordsOf(nextSentence.slice(0, 60))[0] ?? '') === 'past');

/** "but keep Node 20": bounds the "yes" before it, which then decides something. */
export const boundsAnswer = (sentence: string): boolean =>
  /^(?:but|except|only|just) (?!(?:why|how|what|when|first|now|then|wait)\b)/i.test(sentence) && isSpecific(sentence);

/** A sentence and the question that it may answer. */
interface Asked {
  readonly sentence: string;
  readonly question: string;
  readonly words: readonly string[];
  readonly voice: Voice;
  readonly names: ReadonlySet<string>;
}

/**
 * The sentence completed by the question before it, or null when it stands alone.
 * @param isBounded whether the sentence behind it bounds it
 */
export function completeAnswer(
  sentence: string,
  question: string,
  voice: Voice,
  names: ReadonlySet<string>,
  isBounded = false,
): string | null {
  const plain = sentence.replace(hedges, '');
  if (plain !== sentence && plain !== '')
    return completeAnswer(plain, question, voice, names, isBounded) === null
      ? null
      : joinToQuestion(question, sentence);
  const words = wordsOf(sentence.slice(0, 200));
  const asked: Asked = { sentence, question, words, voice, names };
  if (isThing(question) && contentWords(sentence, names).length === 0 && !isSpecific(sentence)) return null;
  if (words.length === 0 || (voice !== 'person' && asksForTheMoment(question)) || knowsNothing.test(sentence))
    return null;
  if (choosesOffered(words, question, sentence)) return choosesStep(asked) ? null : joinToQuestion(question, sentence);
  if (opensWithAnswer(sentence, words, question) || tellsValueAskedFor(sentence, question))
    return joinToQuestion(question, sentence);
  if (voice === 'user' && !isOffer(question) && answersInFewWords(sentence, question, names))
    return joinToQuestion(question, sentence);
  if (goesOnAboutOther(sentence, question, voice) && classifySentence(sentence, voice, names) === 'statement')
    return joinToQuestion(question, sentence);
  const decided = answersInWords(sentence, question, voice);
  if (decided !== null) return decided;
  if (words.length > maxAnswerWords) return null;
  const named = nameInQuestion(sentence, question, names);
  if (named !== null) return named;
  return answersShortly(asked, isBounded) ? joinToQuestion(question, sentence) : null;
}

const knowsNothing =
  /^(?:dunno|idk|no idea|no clue|not sure|don['’]?t know|up to you|your call|you (?:decide|choose|pick)|no preference|whatever)[.!]*$/i;

/** "keep" to "Shall I keep it or drop it?": what to do next, for no reason that lasts. */
const choosesStep = ({ sentence, question, words: [first = ''] }: Asked): boolean =>
  asksForStep.test(question) && isBare(first) && !choosesForReason(sentence);

/** Whether a few words mean nothing without the question, and something that lasts with it. */
function answersShortly(asked: Asked, isBounded: boolean): boolean {
  const { sentence, question, words, names } = asked;
  const [first = ''] = words;
  if (isSpeaker.test(sentence) && (asksWhose.test(question) || asksForOther(question))) return true;
  const isLasting = isBounded || bounded.test(sentence) || words.some((word) => lasting.has(word));
  if (words.every((word) => yesOrNo.has(word)) || echoes.test(sentence)) return decidesByYesOrNo(asked, isLasting);
  if (decidesWhatWasAsked(words, question) && !isOffer(question)) return true;
  const said = yesOrNo.has(first) ? sentence.replace(/^[^\s,.!–—-]+[,.!–—-]*\s*/u, '') : sentence;
  const isToNoOffer = !isOffer(question) || isLasting || (said !== sentence && isTelling(said, names));
  return isToNoOffer && tellsDetail(asked, said);
}

/** "Anything else?" "Logs": but "Nothing!" is a cry. */
const asksForAny = ({ sentence, question }: Asked): boolean =>
  /^any(?:thing|one|body)?\b/i.test(question) && !sentence.includes('!');

const wantsMore = (asked: Asked): boolean =>
  wantsDetail.test(asked.question) || asksForAny(asked) || isThing(asked.question) || asksForOther(asked.question);

/** Whether a "yes" or "no" decides what lasts: not where more was asked for, what is asked of cannot be told, or it says what to do next. */
function decidesByYesOrNo(asked: Asked, isLasting: boolean): boolean {
  const { question, voice } = asked;
  // "chai?" "always"
  if (voice === 'person' && wordsOf(question).length < 2) return false;
  if (wantsMore(asked) || /^any|\b(?:that|it|this|them|these|those)\?$/i.test(question)) return false;
  return isLasting || !isOffer(lastAsked(question));
}

/** @param said the sentence without the "yes" or "no" that it opens with */
function tellsDetail(asked: Asked, said: string): boolean {
  const { sentence, question, words, voice, names } = asked;
  const isWanted = wantsMore(asked);
  // "That'd be Wes", "It's in the drawer": means nothing without what was asked.
  const isPointing = !sentence.includes('!') && (pointing.test(sentence) || doesAsAsked(sentence));
  if (isWanted && !asksForAny(asked) && isPointing) return true;
  // "no, Monday", "yes, "Larkspur""
  const tellsOne = said !== sentence && (/^["“`]/.test(said) || mayNameTime(said));
  const tellsMore = said !== sentence && (tellsOne || wordsOf(said).length > 1 || /\d/.test(said));
  const asksForDetail = isWanted || tellsMore || /\b(?:or|oder|ou|o|или)\b/i.test(question);
  const isNamed = words.length === 1 && (isThing(question) || (voice === 'user' && asksWhichThing.test(question)));
  if (!asksForDetail || (hasVerb(said) && !isNamed) || isQuestion(sentence)) return false;
  const isPlaced = isOfKind(question, said) && !asksWhereabouts.test(question);
  if (tellsOne || isThing(question) || isNamed || isPlaced || (asksWhen.test(question) && mayNameTime(said)))
    return true;
  const isRequest = requestVerbAt(placeWords(said), 0) >= 0 || !/^\p{Lu}/u.test(said);
  if (isRequest && isPassingByForm(dropOpening(said, names), 'user', names)) return false;
  const hasAmount = words.some((word) => amounts.has(word) || /\d/.test(word));
  return (hasAmount && (isWanted || tellsMore)) || classifySentence(sentence, 'person', names) === 'statement';
}

/** "hm vitest i guess" */
const hedges = /^(?:um+|uh+|hm+|er+)[,.…]* (?=\S)|(?<=\S),? (?:i guess|i suppose|i think|i'd say)[.!]*$/gi;

const fillers = '(?:(?:um+|uh+|er+|hm+|well|oh|ok|okay|yeah|yes|so|like|honestly|i think|i guess|probably),? )*';
const settles = new RegExp(
  `^${fillers}(?:[\\p{L}\\p{N}.+#-]{2,30},? (?:yeah|yes|ok|sure|i think|i guess),? )?(?:let['’]?s (?:do|go with|go for|use|take|pick|say|make it|stick with)|(?:(?:i['’]d|we['’]ll|i['’]ll) )?(?:go with|go for)|make it|i['’]d say|we['’]ll (?:take|use|do)) (?!it\\b|that\\b|this\\b|them\\b|ahead\\b|both\\b)\\S+(?: \\S+){0,4}$`,
  'iu',
);
const asksYesOrNo =
  /^(?:(?:and|so|but|wait|hey),? )*(?:are|is|do|does|did|have|has|were|was|will|should|can|could|would|must)(?:n['’]t)? (?:you|u|we|they|he|she|it|i|the|your|our|my|his|her|their|this|that|there|\p{Lu}\p{Ll}+)\b/iu;
const yesOrNoAndMore = /^(?:no|nope|nah|yes|yep|yeah|yup)(?:[,.–—-]+| [–—-]+)? +(\p{L}[\p{L}'’-]*) (\S.{1,})$/iu;
const maxMoreWords = 18;

/**
 * "um Frankfurt yeah let's do Frankfurt", asked which; "no, left in August", asked whether one is still there; "nah take them out until
 * March", asked whether they stay: means nothing without what was asked, though it is more than a bare answer.
 */
function answersInWords(sentence: string, question: string, voice: Voice): string | null {
  if (isQuestion(sentence) || wordsOf(sentence).length > maxMoreWords || isOffer(lastAsked(question))) return null;
  if (wantsDetail.test(question))
    return voice === 'user' && settles.test(sentence) && !ofNow.test(question)
      ? joinToQuestion(question, sentence)
      : null;
  if (!asksYesOrNo.test(lastAsked(question))) return null;
  const [, verb = '', more = ''] = yesOrNoAndMore.exec(sentence) ?? [];
  const form = verbForm(verb.toLowerCase());
  if (ofTheWork.test(question)) return null;
  const isDone = form === 'past' && !/^(?:was|were|had)$/i.test(verb) && (mayNameTime(more) || isSpecific(more));
  const isAsked =
    form === 'base' &&
    /^(?:it|them|that|those|this|these)\b/i.test(more) &&
    /\b(?:but|until|till|except)\b/i.test(more);
  return isDone || isAsked || boundsYes.test(sentence) ? joinToQuestion(question, sentence) : null;
}

/** "yes but drop the beta ones" */
const boundsYes =
  /^(?:yes|yeah|yep|yup|no|nah|nope),? but (?:please |pls )?(?:drop|keep|leave|remove|skip|exclude|not|only) \S+ \S/i;
/** "Did the tests pass?" */
const ofTheWork =
  /^(?:(?:and|so|ok),? )?(?:did|has|have|is|are) (?:the |your |all )?(?:\w+ )?(?:tests?|build|ci|deploy|job|run|pipeline|import|export|migration)s? /i;
const ofNow = /\b(?:first|next|now|start)\b/i;

/** "Which environment do you deploy to?" "staging": one word names it, whatever it looks like. */
const asksWhichThing = /^(?:and |so )?(?:(?:in|on|at|to|from) )?which (?!ones?\b)\p{L}/iu;

/** "yes, still is", "no, we don't", "not anymore": a yes or no that says the verb of the question again. */
const echoes =
  /^(?:(?:yes|yep|yeah|yup|no|nope|nah|correct|right|sure)[,.!]? )?(?:(?:(?:i|we|you|he|she|it|they|that|there) )?(?:still |indeed |always |never )*(?:is|are|am|was|were|do|does|did|have|has|can|will|should)(?:n['’]?t| not)?(?: still| indeed| anymore)?|not any ?more|no longer|still)[.!]*$|^(?:ja|nein|oui|non|sí|si|no),? (?:immer noch|ist (?:sie|er|es)|sind (?:sie|wir)|haben wir|nicht mehr|toujours|encore|plus maintenant|todavía|aún|sigue \p{L}+|siempre|ya no)[.!]*$/iu;

/** "it does, but only on main", "yes, two sisters, they live in Bergen" */
function answersMore(sentence: string, question: string, names: ReadonlySet<string>): boolean {
  if (isOffer(lastAsked(question)) || isQuestion(sentence)) return false;
  const [, head = '', more = ''] = /^([^,;]{1,40})[,;] (.+)$/.exec(sentence) ?? [];
  if (echoes.test(head)) return leansOnAnswer(more);
  return !/^any/i.test(question) && yesOrNo.has(head.toLowerCase()) && readReasonedAnswer(more, names)?.leans === true;
}

/** Between persons: where somebody is just now. */
const asksWhereabouts =
  /^(?:(?:so|hey|and),? )?(?:where (?:are|r) (?:you|u|ya)|where'?s everyone|what are you (?:doing|up to))\b[^?]{0,12}\?*$/i;

/**
 * A bare answer with its question, and the reason behind it: within the answer where it points at it, else as a sentence of its own.
 * Null where the sentence is none.
 */
export function completeReasoned(
  sentence: string,
  question: string,
  voice: Voice,
  names: ReadonlySet<string>,
): readonly [answer: string, reason: string | null] | null {
  if (voice === 'person' ? asksWhereabouts.test(question) : asksForTheMoment(question)) return null;
  if (!wantsDetail.test(question))
    return answersMore(sentence, question, names) ? [joinToQuestion(question, sentence), null] : null;
  const read = readReasonedAnswer(sentence, names);
  if (read === null) return null;
  return read.leans ? [joinToQuestion(question, sentence), null] : [joinToQuestion(question, read.answer), read.reason];
}

/** An answer under the mark of its question, with it; null where it only says what to do next, or asks itself. */
export const completeMarkedAnswer = (sentence: string, question: string): readonly string[] | null =>
  asksForTheMoment(question) || isOffer(question) || isQuestion(sentence) || wordsOf(sentence).length > maxDetailedWords
    ? null
    : [joinToQuestion(question, sentence)];

/** "no windows", "public yes": a yes or no with words of the question alone. */
const decidesWhatWasAsked = (words: readonly string[], question: string): boolean => {
  const asked = new Set(wordsOf(question));
  return (
    words.some((word) => yesOrNo.has(word)) &&
    words.some((word) => asked.has(word) && !functionWords.has(word)) &&
    words.every((word) => yesOrNo.has(word) || asked.has(word) || functionWords.has(word))
  );
};

const asksWhen = /^(?:and |so |but )?(?:(?:since|until|by|from) )?when\b/i;

/** "me", asked who does something: with the speaker's name beside it that tells who. */
const isSpeaker =
  /^(?:(?:oh|uh|um|er|yeah|yep|still),? )?(?:(?:that(?:['’]d| would) be|it['’]s|that['’]s) )?(?:me|us|myself|mine|ours)(?: (?:now|since|from|until|till)\b[^,;:]{0,24})?[.!]{0,3}$/i;

const namesWho =
  /^((?:\p{L}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)(?: (?:and|&) \p{L}[\p{L}'’-]{1,30})?|[Ii]) (does|do|is|are|am|did|has|have|will|can|was|were)[.!]{0,3}$/u;
const asksWhose = /^(?:(?:and|so|but|ok|okay|hey),? )?(?:who|whose)\b/i;
const asksWho = /^(?:(?:and|so|but|ok|okay|hey),? )?who(?:(?:['’]s| is)(?= )|(?= ))(.{3,160}?)[?？]+$/iu;
const noName = wordSet('it that this there he she they we you what who one nobody someone somebody everyone everybody');

/**
 * "Tunde does", asked "who owns the churn model?": the name takes the place of "who". Where the verb would have to be another
 * one ("Marta and Kofi do", "I do") the two stay as they were said.
 */
function nameInQuestion(sentence: string, question: string, names: ReadonlySet<string>): string | null {
  const [, who = '', auxiliary = ''] = namesWho.exec(sentence) ?? [];
  const [asked, rest = ''] = asksWho.exec(question) ?? [];
  const first = who.split(' ')[0]?.toLowerCase() ?? '';
  if (asked === undefined || who === '' || noName.has(first)) return null;
  const isName = /^\p{Lu}/u.test(who) || names.has(first) || first === 'i' || !functionWords.has(first);
  if (!isName) return null;
  const verb = /who['’]s|who is\b/i.test(asked) ? 'is' : (wordsOf(rest)[0] ?? '');
  const isSame = verb === auxiliary || (auxiliary === 'does' && /[^s]s$/.test(verb) && verb !== 'is');
  if (!isSame || first === 'i') return joinToQuestion(question, sentence);
  return `${who}${verb === 'is' ? ' is' : ''}${rest}`;
}

/** The question alone, behind what stands before it. */
const lastAsked = (question: string): string => /[^.!?]*\?\s*$/.exec(question)?.[0].trim() ?? question;

export const isOffer = (question: string): boolean => offering.test(question) || foreignOffering.test(question);

const pointing =
  /^(?:(?:[Ii]t|[Tt]hey|[Tt]hose)(?:['’](?:s|re|ll be)| is| are| was| were)|[Tt]hat(?:['’]d| would) be|[Tt]hat(?:['’]s| is)(?= ?(?:\p{Lu}|\d))) ?(?:(?:called|named|based|located|all|only|just|about|around|an?|the|my|our|his|her|their|in|on|at|by|for|from|with|under|near)\b|\p{Lu}|\d)/u;

/** "Call it `tinyqueue`", asked for a name. */
export const doesAsAsked = (sentence: string): boolean =>
  /^(?:call|name) (?:it|them|that)(?: \S{1,40}){1,4}$/i.test(sentence);

/** What stands behind the "yes" to an offer and tells more than what to do next: "Yes, at most three". */
const isTelling = (said: string, names: ReadonlySet<string>): boolean =>
  wordsOf(said).some((word) => amounts.has(word) || /\d/.test(word)) ||
  (/`|\s\p{Lu}/u.test(said) && classifySentence(said, 'person', names) === 'statement');
