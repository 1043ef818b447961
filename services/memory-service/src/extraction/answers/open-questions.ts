import { requestVerbAt } from '../clauses/parallel/paired-requests.js';
import { contentWords } from '../language/content-words.js';
import { hasFiniteVerb } from '../language/finite-verb.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { hasLabel } from '../language/labels.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { isSpecific } from '../language/specific.js';
import { splitSentences } from '../language/split-sentences.js';
import { placeWords } from '../language/words-in-place.js';
import { isQuestion } from '../remarks/requests/questions.js';
import { dropOpening } from '../remarks/talk/openings.js';
import { type Block, splitBlocks } from '../turns/split-blocks.js';
import type { Voice } from '../voice.js';
import { isThing, joinThings, mayBeThing } from './asked-things.js';
import { asksIfSo, asksWhetherMore, withWhatWasOffered } from './asks-of-the-one-before.js';
import { withThingAskedBack } from './gone-on-asking.js';
import { areOfKind, asksWho, isOfKind, isWho } from './kinds-of-answers.js';
import { asksForDetail } from './kinds-of-questions.js';
import { isPlural, subjectAsked } from './subject-asked.js';

/*
 * Which question a sentence of a reply answers. An agent that asks three things is answered in three sentences, three
 * items or three parts of one sentence: "Which runtime? Which test runner? Where do migrations go?" "bun. vitest.
 * db/migrations".
 */

const maxReadCharacters = 4000;
const maxQuestionCharacters = 200;
const maxQuestions = 8;
const maxJoinedCharacters = 160;
const maxPartWords = 8;

/**
 * The questions that a text ends with, in order; none that an answer can't be joined to, or with which an agent only
 * offers to go on.
 */
export function openQuestions(text: string, names: ReadonlySet<string>, voice: Voice = 'assistant'): readonly string[] {
  const said = text.slice(-maxReadCharacters).replace(enumerated, '\n');
  const blocks = splitBlocks(said);
  const sentences = blocks.flatMap((block) => splitSentences(block.text));
  const last = sentences.findLastIndex((sentence) => isQuestion(sentence));
  if (last < 0) return [];
  let first = last;
  while (first > 0 && last - first < maxQuestions && isQuestion(sentences[first - 1] ?? '')) first -= 1;
  if (last - first >= 2 && asksForAnswers.test(sentences[first] ?? '')) first += 1;
  if (last - first >= maxQuestions) return [];
  const asked = sentences
    .slice(first, last + 1)
    .map((sentence) => withoutLeadIn(dropOpening(sentence, names)).replace(markOfQuestion, ''))
    .filter((question) => voice !== 'assistant' || !asksWhetherMore(question));
  if (asked.length === 0) return [];
  if (asked.some((question) => question.length > maxQuestionCharacters)) return asked.slice(-1).filter(isJoinable);
  if (asked.length > 1) return asked;
  const [only = ''] = asked;
  const parts = partsOfQuestion(only);
  // "OK?" under a list asks of all of it, and of no single item.
  if (asksIfSo(only) && endsList(blocks)) return [];
  const before = sentences[first - 1];
  return parts.length > 1 ? parts : [withWhatWasOffered(withThingAskedBack(only, before ?? ''), before)];
}

/** Whether the last block is one sentence, right behind two items or more. */
const endsList = (blocks: readonly Block[]): boolean =>
  blocks.slice(-3, -1).filter(({ kind }) => kind === 'item').length === 2 &&
  splitSentences(blocks.at(-1)?.text ?? '').length === 1;

/** "Could you fill in the gaps?": leads to the questions. */
const asksForAnswers =
  /^(?:and |so |ok,? )?(?:(?:could|can|would|will) you (?:please |quickly |just )?(?:answer|fill in|tell me|confirm|clarify|help me with|clear up)|(?:may|can|could) i ask)\b/i;

/** "Before I start: which runtime?", "While it builds, which runtime?" */
const withoutLeadIn = (question: string): string =>
  question
    .replace(leadIn, (lead) => (namesTopic(lead) ? lead : ''))
    .replace(meanwhile, '')
    .replace(addsQuestion, (_, first: string) => first.toUpperCase());

/** "Saves:", "State management:": of what is asked, and not "Two things:", "Before I start:". */
function namesTopic(lead: string): boolean {
  const words = wordsOf(lead);
  return words.length <= 3 && contentWords(lead).length === words.length && !opensAsking.test(lead);
}
const opensAsking =
  /(?<!\p{L})(?:questions?|things?|points?|notes?|clarif\p{L}*|details?|checks?|steps?|start\p{L}*|ask\p{L}*|first|next|last|one|two|three|four|done|noted|great|fixed|added|perfect|updated|fragen?|erledigt|pregunta|listo|hecho|fait|noté|d['’]accord|also|finally|besides)(?!\p{L})/iu;

/** "Two things: 1) Which runtime? 2) Which region?" */
const enumerated = /[ \t](?=\d[.)] \p{L}[^.!?\n]{3,200}\?)/gu;

const isJoinable = (question: string): boolean => question.length <= maxQuestionCharacters;

const interrogative =
  '(?:(?:(?:by|since|until|from|at|in|on|for|to|with) )?(?:what|which|who|whose|where|when|how|why|is|are|do|does|did|should|can|will|would|has|have)|(?:(?:in|auf|seit|bis|mit|für) )?(?:welche[rsnm]?|wer|wo|wann|wie|was|soll(?:en)?|ist|sind|hast|habt|gibt|wird|darf|kann)|(?:(?:à|de|dans|sur|depuis|avec|pour) )?(?:quel(?:le)?s?|qui|où|quand|combien|quoi)|(?:(?:a|de|en|desde|con|para) )?¿?(?:qué|cuál(?:es)?|quién(?:es)?|dónde|cuándo|cuánt[oa]s?))(?!\\p{L})';
const betweenParts = new RegExp(
  `(?:,\\s+(?:(?:and|und|et|y)\\s+)?|\\s+(?:and|und|et|y)\\s+)(?=${interrogative})`,
  'iu',
);
const leadIn = new RegExp(`^[^?:\`"]{1,60}:\\s+(?=${interrogative})`, 'iu');
const meanwhile = new RegExp(
  `^(?:while (?:the|it|that|this|we|i)|before (?:i|we)|meanwhile|in the meantime|quick (?:question|one)|out of curiosity|one more thing|just (?:curious|to be sure))\\b[^?:,\`"]{0,60},\\s+(?=${interrogative})`,
  'iu',
);
/** "And where do they live?", "oh no, what did you break?" without its opening */
const addsQuestion = new RegExp(`^(?:And |So |But |[Nn]o, )(?=${interrogative})(\\p{L})`, 'u');
const opensPart = new RegExp(`^${interrogative}`, 'iu');

/** "b) which key?" */
const markOfQuestion = /^\(?[a-h1-9][.)] (?=\p{L})/iu;

/** "(1) which Postgres, (2) which region" */
const markOfPart = /(^|[,;]\s+(?:and\s+)?)\(?(?:\d{1,2}|[a-e])\)\s+/giu;

/** "What is it called, which license, and is ESM fine?" asks three things; "which city, and when?" one. */
function partsOfQuestion(question: string): readonly string[] {
  const asked = question
    .replace(/^[^?:]{1,60}:\s+/, '')
    .replace(/^(?:so|and|ok|okay|well|also) /i, '')
    .replace(/[?？\s]+$/, '')
    .replace(markOfPart, '$1');
  const parts = asked.split(betweenParts);
  if (parts.length < 2 || parts.some((part) => !opensPart.test(part) || wordsOf(part).length < 2)) return [];
  const subject = subjectAsked(parts[0] ?? '');
  return parts
    .map((part, at) => (at > 0 && subject !== null ? withSubject(part, subject) : part))
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}?`);
}

/**
 * "how long are the backups kept", of "how long are they kept"; where "it" is nothing, as the weather or the hour, it
 * stays.
 */
const withSubject = (part: string, subject: string): string =>
  part.replace(asksOfPronoun, (asked, lead: string, pronoun: string) =>
    isPlural(subject) === (pronoun.toLowerCase() === 'they') ? lead + subject : asked,
  );
const asksOfPronoun =
  /^((?:(?:how (?:long|often|many|much|big)|when|where|why) )?(?:is|are|was|were|do|does|did|has|have|will) )(they|it)(?= (?!rain|snow|there\b|possible|ok\b|okay|true|safe\b|time\b)\p{L})/iu;

/** The question that each sentence of a block may answer, in order; null where it answers none. */
export type QuestionsOfBlocks = ReadonlyMap<Block, readonly (string | null)[]>;

/** For each block of a reply, the questions that its sentences may answer. */
export function pairQuestions(
  questions: readonly string[],
  replied: readonly Block[],
  voice: Voice,
): QuestionsOfBlocks {
  const [first] = replied;
  if (questions.length === 0 || first === undefined) return new Map();
  if (questions.length === 1) return new Map([[first, questions]]);
  const sentences = replied.map((block) => splitSentences(block.text));
  // Between persons the second question mostly says the first in other words.
  const isOneAsked = voice === 'person' && !areAnsweredByKind(questions, sentences.flat());
  if (isOneAsked) return new Map([[first, questions.slice(-1)]]);
  const numbered = pairMarked(questions, replied) ?? pairByNumber(questions, replied);
  if (numbered !== null) return numbered;
  const inOrder = voice === 'person' ? questions : pairSentences(questions, sentences.flat());
  let from = 0;
  return new Map(
    replied.map((block, at) => {
      const to = from + (sentences[at]?.length ?? 0);
      const own = inOrder.slice(from, to);
      from = to;
      return [block, own];
    }),
  );
}

/** Two questions of two kinds, and a bare answer to each: "When do you fly, and who has the dog?" "4 April. My mum." */
const areAnsweredByKind = (questions: readonly string[], sentences: readonly string[]): boolean =>
  questions.length === 2 &&
  sentences.length >= 2 &&
  sentences.slice(0, 2).every((sentence) => isBareAnswer(sentence)) &&
  areOfKind(questions, sentences);

/** Whether a block is an answer under a mark of its own, in running text. */
export const isMarkedAnswer = ({ kind, number }: Block): boolean => kind === 'paragraph' && number !== undefined;

/** The parts of a reply that was split at its marks. */
function pairMarked(questions: readonly string[], replied: readonly Block[]): QuestionsOfBlocks | null {
  const marked = replied.filter(isMarkedAnswer);
  return marked.length === 0
    ? null
    : new Map(marked.map((block) => [block, [questions[(block.number ?? 0) - 1] ?? null]]));
}

/**
 * "2. eu-west-1", "1. bun": items by their numbers, where these are in another order than the questions, or there is
 * one for each.
 */
function pairByNumber(questions: readonly string[], replied: readonly Block[]): QuestionsOfBlocks | null {
  const numbers = replied.map(({ number }) => number ?? 0);
  const isOwn = numbers.every((number) => number > 0 && number <= questions.length);
  if (!isOwn || new Set(numbers).size < numbers.length) return null;
  if (numbers.length < questions.length && numbers.every((number, at) => number === at + 1)) return null;
  return new Map(replied.map((block, at) => [block, [questions[(numbers[at] ?? 0) - 1] ?? null]]));
}

/** For each sentence of a reply, in order, the question that it may answer. */
function pairSentences(questions: readonly string[], sentences: readonly string[]): readonly (string | null)[] {
  if (isAnsweredInTurn(questions, sentences)) return questions;
  const areThings = questions.every(isThing);
  if (!areThings && questions.some(isThing)) return [];
  const wantsDetails = questions.filter(asksForDetail);
  if (sentences.length === 1 && wantsDetails.length === 1)
    return asksHowItWas.test(questions[0] ?? '') && !isSpecific(wantsDetails[0] ?? '')
      ? [questions.join(' ')]
      : wantsDetails;
  // Which of them is answered nobody can tell.
  const all = areThings ? joinThings(questions) : questions.join(' ');
  if (all.length > maxJoinedCharacters) return [];
  return sentences.map((sentence) => (hasFiniteVerb(sentence) || hasLabel(sentence) ? null : all));
}

/** "How was Iceland? What did you see?": only the first names what the second asks of. */
const asksHowItWas = /^(?:(?:and|so|oh)[, ]+)?how (?:was|were|is|did) (?!it\b|that\b|they\b)/i;

/** Whether there is a sentence for each question, and none that speaks of what another one asks. */
function isAnsweredInTurn(questions: readonly string[], sentences: readonly string[]): boolean {
  if (questions.length > sentences.length) return false;
  if (!sentences.slice(questions.length).every((sentence) => hasFiniteVerb(sentence))) return false;
  return questions.every((question, at) => {
    const sentence = sentences[at] ?? '';
    return (
      fits(question, sentence) &&
      !questions.some((other) => other !== question && sharesWord(other, sentence, question))
    );
  });
}

/** "How many" is answered by a number, and "which of two" by one of them. */
function fits(question: string, sentence: string): boolean {
  // "ok, one sec"
  if (isThing(question))
    return (contentWords(sentence).length > 0 || isSpecific(sentence)) && mayBeThing(question, sentence);
  if (/^(?:and |so )?how (?:many|much|old|long|often|far|wide|tall|big)\b/i.test(question))
    return /\d|\b(?:none|no|zero|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|half|never|daily|weekly)\b/i.test(
      sentence,
    );
  const choice = /(\S+) or (\S+)\?$/i.exec(question);
  if (choice === null || hasFiniteVerb(sentence)) return true;
  return (
    choice.slice(1).some((offered) => wordsOf(sentence).includes(offered.toLowerCase())) ||
    /^(?:both|neither|either|yes|no)\b/i.test(sentence)
  );
}

const sharesWord = (question: string, sentence: string, own: string): boolean => {
  const ofOwn = new Set(contentWords(own));
  // A path is named after anything.
  const said = new Set(contentWords(sentence.replace(/\S*[/_]\S*/g, ' ')));
  return contentWords(question).some((word) => said.has(word) && !ofOwn.has(word));
};

/**
 * A reply whose first sentence has as many parts as questions were asked, each in a block of its own. "Portland,
 * Oregon" and "Eggs and milk" are one answer, so two parts are two answers only to one sentence that asked for both, or
 * where their kinds tell which is which.
 */
export function splitReply(
  blocks: readonly Block[],
  questions: readonly string[],
  { text, voice }: { readonly text: string; readonly voice: Voice },
): readonly Block[] {
  const [first, ...others] = blocks;
  if (first === undefined || questions.length < 2 || (voice === 'person' && questions.length > 2)) return blocks;
  if (isLettered(blocks)) {
    const lettered = splitAtMarks(`a) ${first.text}`, questions);
    return lettered === null ? blocks : underMarks(lettered, first);
  }
  if (first.kind !== 'paragraph') return blocks;
  const lines = voice === 'person' ? [] : text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === questions.length && lines.every((line) => isBareAnswer(line.trim())))
    return isAnsweredInTurn(questions, lines) ? lines.map((line) => ({ ...first, text: line.trim() })) : blocks;
  const marked =
    voice === 'person' ? null : (splitAtMarks(first.text, questions) ?? splitByKind(first.text, questions));
  if (marked !== null) return [...underMarks(marked, first), ...others];
  const [sentence = '', ...behind] = splitSentences(first.text);
  if (sentence.length > maxReplyCharacters || questions.some((question) => asksForSeveral.test(question)))
    return blocks;
  const parts = partsOfAnswer(sentence, questions);
  if (parts === null || behind.length >= questions.length) return blocks;
  const areTwo =
    voice !== 'person' &&
    (questions.every(isThing) ||
      questions.some((question) => asksName.test(question)) ||
      areValues(questions, parts) ||
      isPaired(questions, sentence) ||
      choosesOffered(questions, parts));
  if (parts.length < 3 && !areTwo && !areOfKind(questions, parts)) return blocks;
  if (!parts.every(isBareAnswer) || !isAnsweredInTurn(questions, parts)) return blocks;
  return [...[...parts, ...behind].map((text) => ({ ...first, text })), ...others];
}

/** "a) 34 b) the one in 1Password", which was read as one item. */
const isLettered = ([first, ...others]: readonly Block[]): boolean =>
  first?.kind === 'item' && first.number === undefined && others.length === 0 && /\sb\) /i.test(first.text);

const underMarks = (answers: readonly string[], block: Block): readonly Block[] =>
  answers.map((text, at) => ({ ...block, kind: 'paragraph', text, number: at + 1 }));

/** As many parts as questions: at the commas, or at every "and" as well ("rspack and 4300"). */
function partsOfAnswer(sentence: string, questions: readonly string[]): readonly string[] | null {
  const atCommas = sentence
    .split(/[,;] (?:and )?/i)
    .flatMap((part) => (questions.length > 2 && forBoth.test(part) ? [part, part] : [part]));
  if (atCommas.length === questions.length) return atCommas;
  const atSlashes = sentence.split(/ \/ /);
  if (atSlashes.length === questions.length) return atSlashes;
  const atAll = sentence.split(/[,;] (?:(?:and|und|et|y) )?| (?:and|und|et|y) /i);
  return atAll.length === questions.length ? atAll : null;
}

const markInReply = /(?:^|[,;.]\s+(?:and\s+)?|\s+)(\d|[a-h])(?:[).:]|(?<=(?:^|[,;.]\s+(?:and\s+)?)\S))\s+(?=\S)/giu;

/**
 * "1 pnpm, 2 node 22, 3 no", "a) yes, b) en-GB": an answer under each mark, in order, and as many as questions; null
 * otherwise.
 */
function splitAtMarks(text: string, questions: readonly string[]): readonly string[] | null {
  if (text.length > maxReplyCharacters || !/^[1a]\b/i.test(text)) return null;
  const first = /^\d/.test(text) ? '1' : 'a';
  const marks: RegExpExecArray[] = [];
  for (const match of text.matchAll(markInReply)) {
    const due = String.fromCharCode(first.charCodeAt(0) + marks.length);
    if (match[1]?.toLowerCase() === due) marks.push(match);
  }
  if (marks.length !== questions.length || marks[0]?.index !== 0) return null;
  // "1 cat, 2 dogs"
  const areBareNumbers = marks.some(([mark]) => /\d\s+$/.test(mark));
  if (areBareNumbers && (marks.length < 3 || questions.some((question) => asksForNumber.test(question)))) return null;
  const parts = marks.map((mark, at) => text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim());
  return parts.every((part) => part !== '' && !isQuestion(part)) ? parts : null;
}

const asksForNumber =
  /\b(?:how (?:many|much|long|old|often|big|far)|when|what (?:time|day|date)|which (?:day|date)s?)\b/i;

/**
 * "27/7, Fran, the last two versions of Chrome and Safari": where the last question alone asks for several things, and
 * the kinds of the others tell which is which.
 */
function splitByKind(text: string, questions: readonly string[]): readonly string[] | null {
  const single = questions.slice(0, -1);
  const several = questions.at(-1) ?? '';
  if (text.length > maxReplyCharacters || questions.length < 3 || !asksForSeveral.test(several)) return null;
  if (single.some((question) => asksForSeveral.test(question))) return null;
  const parts = text.split(/[,;] (?:and )?/i);
  if (parts.length < questions.length || !parts.slice(0, questions.length).every(isBareAnswer)) return null;
  const areOfTheirKind = single.every((question, at) => {
    const part = parts[at] ?? '';
    if (asksWho.test(question)) return isWho.test(part);
    return isOfKind(question, part);
  });
  const rest = parts.slice(single.length).join(', ');
  return areOfTheirKind ? [...parts.slice(0, single.length), rest] : null;
}

const maxReplyCharacters = 300;
const asksForSeveral = /^(?:and |so )?(?:which|what) (?:are\b|(?!(?:is|does|was)\b)\p{L}+(?<![su'])s\b)/iu;
const asksName = /\byour name\b/i;
/** "trunk, mit", asked for the name of a branch and a license: a word for each, and no place in its country. */
const areValues = (questions: readonly string[], parts: readonly string[]): boolean =>
  questions.some((question) => asksForValue.test(question)) &&
  parts.every((part) => /^[a-z\d@`][^\s,;]{0,40}$/.test(part));
const asksForValue =
  /\b(?:called|call (?:it|the \S+)|named?|licen[cs]e|version|region|port|branch|runner|runtime|package manager|registry|database|db)\b/i;
/** "Spaces, 100", asked whether tabs or spaces, and which line width: one of those offered, and none of them. */
function choosesOffered(questions: readonly string[], parts: readonly string[]): boolean {
  const at = questions.findIndex((question) => offersTwo.test(question));
  const offered = new Set(
    offersTwo
      .exec(questions[at] ?? '')
      ?.slice(1)
      .map((word) => word.toLowerCase()),
  );
  const isOffered = (part: string): boolean => offered.has(part.replace(/[.!]+$/, '').toLowerCase());
  return at >= 0 && isOffered(parts[at] ?? '') && !isOffered(parts[1 - at] ?? '');
}
const offersTwo = /(?:^|\s)(\S+) (?:or|oder|ou|o) (\S+?)(?: sein| werden)?\s?\?+$/i;
/** "3.11 and black", asked which Python and which formatter: one of each, and no place in its country. */
const isPaired = (questions: readonly string[], sentence: string): boolean =>
  questions.every((question) => asksWhichOne.test(question)) &&
  !/[,;]/.test(sentence) &&
  sentence.split(/ (?:and|und|et|y) /i).length === 2;
const asksWhichOne =
  /^(?:(?:which|what) (?!(?:is|was|do|does|did|should|shall|can|could|will|would|has|have|if|about|else|time|day|date)\b)\p{L}|what(?:['’]s| is) (?:the|your|our) |welche[rsnm]? \p{L}|quel(?:le)? \p{L}|¿?qué \p{L})/iu;
/** "oxlint for both": what two of the questions are answered by. */
const forBoth = / for both$/i;

/** "Call it `tinyqueue`", asked for a name. */
const namesAsAsked = /^(?:call|name) (?:it|them|that)(?: \S{1,40}){1,4}$/i;

/** Few words that say no sentence, and are no piece of one ("Month Day, Year" in quotes). */
function isBareAnswer(part: string): boolean {
  const words = placeWords(part);
  const isPiece = ['"', '`'].some((mark) => part.split(mark).length % 2 === 0) || /["“”(][^"“”()]*$/.test(part);
  if (part === '' || isPiece || wordsOf(part).length > maxPartWords) return false;
  return namesAsAsked.test(part) || (requestVerbAt(words, 0) < 0 && !startsIndependentClause(words, 0));
}
