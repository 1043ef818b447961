import { askedThings } from '../answers/asked-things.js';
import { withThingAsked } from '../answers/asked-which.js';
import { asksForOther, withQuestionBefore } from '../answers/gone-on-asking.js';
import { choosesByName, offeredByName } from '../answers/named-offers.js';
import { offeredOptions } from '../answers/offered-options.js';
import { openQuestions } from '../answers/open-questions.js';
import { offerIn } from '../answers/refused-offers.js';
import { ModelAsks } from '../clause-cuts/model-asks.js';
import { annotateDates } from '../dates/annotate-dates.js';
import type { DateRange } from '../dates/calendar/date-range.js';
import { eventRange } from '../dates/event-range.js';
import { findTimeExpressions, type TimeExpression } from '../dates/find-time-expressions.js';
import { DistinctFacts } from '../distinct-facts.js';
import { type Extraction, type ExtractionRequest, type Fact, maxFactsPerCall } from '../fact-extractor.js';
import { readOnce } from '../language/read-once.js';
import { isAllSmallTalk, isLongTalk, isShortTalk } from '../lasting/small-talk.js';
import type { Said, TurnInPlace } from '../lasting-turns/turn-signs.js';
import { passesAsWhole } from '../lasting-turns/weigh-turns.js';
import { worksOnWhatIsAbove } from '../pasted/pasted-prompts.js';
import { weeklyDaysEnd } from '../remarks/lives/weekly-days.js';
import { redactMessages } from '../secrets/redact-secrets.js';
import { withFullWidthCommas } from '../shorthand/full-width-commas.js';
import { spellOut } from '../shorthand/spell-out.js';
import { withoutFillers } from '../spoken/without-fillers.js';
import { isOfProgram, parseTurns, type Turn } from '../turns/parse-speaker.js';
import { voiceOf } from '../voice.js';
import { composeMemories, type Memory } from './compose-memories.js';
import { looksInto, reportsOnlyFault } from './turns/faults-taken-up.js';
import { tellsRiddle } from './turns/in-jest.js';
import { readTurn, type TurnContext, type TurnReading } from './turns/read-turn.js';

/** Messages and anchor of an extraction; what the worker is sent. */
export type RuleExtractionInput = Pick<ExtractionRequest, 'messages' | 'anchorDate'>;

/**
 * From so many turns on, messages are a conversation, whose turns go on about each other, and not notes, of which each
 * is judged by itself.
 */
const minConversationTurns = 8;

/** What all turns of one call have in common. */
interface Call extends Pick<TurnContext, 'names' | 'isConversation' | 'isShortTalk' | 'weighing'> {
  readonly anchorDate: string | null;
  /** What was found in turns before, by their own text and what they were read with. */
  readonly readBefore: Map<string, TurnFacts>;
}

/**
 * Extraction by rules alone. Synchronous, and linear in the length of its input.
 * Secrets are replaced before anything else is read.
 */
export function extractByRules({ messages, anchorDate }: RuleExtractionInput): Extraction {
  const said = redactMessages(messages);
  return { facts: factsOfMessages(said, anchorDate), messages: said };
}

export const extractFacts = (input: RuleExtractionInput): readonly Fact[] => extractByRules(input).facts;

function factsOfMessages(messages: readonly string[], anchorDate: string | null): readonly Fact[] {
  const turnsOfMessages = withTakenUp(messages.map(turnsSaid));
  const all = turnsOfMessages.flat();
  const call: Call = {
    names: new Set(all.flatMap((turn) => turn.speaker?.toLowerCase().split(' ') ?? [])),
    isConversation: all.length >= minConversationTurns || isLongTalk(all),
    isShortTalk: isShortTalk(all),
    weighing: isMuch(messages) ? 'signs' : new ModelAsks(),
    anchorDate,
    readBefore: new Map(),
  };
  const heard: TurnHeard[] = [];
  const distinct = new DistinctFacts();
  for (const turns of turnsOfMessages) {
    distinct.add(factsOfMessage(turns, heard, call));
    if (distinct.count > maxFactsPerCall) break;
  }
  const facts = distinct.list();
  return call.isShortTalk && isAllSmallTalk(facts.map(({ text }) => text)) ? [] : facts;
}

/** More than this is left to signs alone from its beginning to its end: `ModelAsks` would not last. */
const maxCharactersByModel = 60_000;

const isMuch = (messages: readonly string[]): boolean =>
  messages.reduce((sum, { length }) => sum + length, 0) > maxCharactersByModel;

/** The turns of a message, none of a transcript that was pasted to be worked on. */
function turnsSaid(message: string, sourceIndex: number): readonly TypedTurn[] {
  const turns = parseTurns(message, sourceIndex);
  return turns.length > 1 && worksOnWhatIsAbove(message) ? [] : turns.map(asTold);
}

/** Marks the turns that an agent looks into in its reply to them. */
function withTakenUp(turnsOfMessages: readonly (readonly TypedTurn[])[]): readonly (readonly TypedTurn[])[] {
  const said = turnsOfMessages.flat().filter((turn) => !isOfProgram(turn));
  const takenUp = new Set(said.filter((_, at) => isReplyOfAgent(said[at + 1])));
  return turnsOfMessages.map((turns) => turns.map((turn) => ({ ...turn, isTakenUp: takenUp.has(turn) })));
}

const isReplyOfAgent = (turn: Turn | undefined): boolean =>
  turn !== undefined && voiceOf(turn) === 'assistant' && looksInto(turn.text);

/** A turn without the fillers of speech and with its shorthand spelled out, and what puts its own words back. */
interface TypedTurn extends Turn {
  readonly restore: (kept: string) => string;
  /** Whether an agent looks into it in the turn behind it. */
  readonly isTakenUp: boolean;
}

/** What an agent or a program says was neither spoken nor typed. */
const asTold = (turn: Turn): TypedTurn =>
  isOfProgram(turn) || voiceOf(turn) === 'assistant'
    ? { ...turn, restore: (kept) => kept, isTakenUp: false }
    : { ...turn, ...spellOut(withFullWidthCommas(withoutFillers(turn.text))), isTakenUp: false };

/** A turn and what was kept of it. */
interface TurnHeard {
  readonly turn: TypedTurn;
  readonly kept: readonly string[];
}

/** How many turns back somebody may have been named whom "she" means. */
const turnsLookedBack = 3;

/** Of a turn that became more memories, the last ones. */
const maxMemoriesHeard = 8;

const isSameVoice = (one: Turn, other: Turn): boolean => one.speaker === other.speaker && one.role === other.role;

/**
 * A date that any turn of a message names, also in what is left out, is one that the message names (contract, "the two
 * rules").
 * @param heard the turns of the messages before; those of this one are added
 */
function factsOfMessage(turns: readonly TypedTurn[], heard: TurnHeard[], call: Call): readonly Fact[] {
  const readings = new Set<TurnFacts>();
  for (const turn of turns) {
    if (isOfProgram(turn)) continue;
    const reading = factsReadOnce(turn, heard.slice(-turnsLookedBack), call);
    readings.add(reading);
    heard.push({ turn, kept: reading.kept });
  }
  const told = [...readings].flatMap((reading) => reading.facts);
  // What a message before this one told is a fact of that one.
  const facts = told.filter(({ sourceIndex }) => sourceIndex === turns[0]?.sourceIndex);
  const leftOut = [...readings].flatMap((reading) => reading.leftOut);
  const messageNamesDate =
    told.some((fact) => fact.messageNamesDate) || (facts.length > 0 && namesDate(leftOut, call.anchorDate));
  return facts.map((fact) => ({ ...fact, messageNamesDate }));
}

interface TurnFacts {
  /**
   * Of the first of its turns that say the same. Whether the message names a date is not yet told but by the facts
   * themselves.
   */
  readonly facts: readonly Fact[];
  /** Sentences that became no fact. */
  readonly leftOut: readonly string[];
  /** Its memories, the last ones of many, before their dates were read. */
  readonly kept: readonly string[];
}

/** What is pasted repeats its turns: one that says the same behind the same is read once. */
function factsReadOnce(turn: TypedTurn, heard: readonly TurnHeard[], call: Call): TurnFacts {
  const content = JSON.stringify([
    wordsOfTurn(turn),
    turn.isTakenUp,
    heard.map((before) => [wordsOfTurn(before.turn), before.kept]),
  ]);
  return readOnce(call.readBefore, content, () => factsOfTurn(turn, heard, call));
}

const wordsOfTurn = ({ text, role, speaker }: Turn): readonly (string | null)[] => [text, role, speaker];

/** @param heard the turns before that it may go on about, the latest last */
function factsOfTurn(turn: TypedTurn, heard: readonly TurnHeard[], call: Call): TurnFacts {
  const { names, isConversation, isShortTalk: isInShortTalk, weighing } = call;
  const before = heard.at(-1)?.turn ?? null;
  const isReply = before !== null && (!isSameVoice(before, turn) || (turn.speaker === null && turn.role === null));
  const voice = voiceOf(turn);
  const questions = isReply && before !== null ? questionsFor(turn, before, heard, names) : [];
  const read = readTurn(turn, {
    voice,
    isConversation,
    isShortTalk: isInShortTalk,
    weighing,
    names,
    questions,
    offer: questions.length === 1 ? offerIn(before?.text ?? '', names) : null,
    options: questions.length === 0 ? new Map() : offeredOptions(before?.text ?? ''),
    saidBefore: heard
      .toReversed()
      .map(({ turn: said, kept }) => ({ text: said.text.slice(-2000), isOwn: isSameVoice(said, turn), kept })),
  });
  const reading = isConversation ? read : withoutPassingTurn(read, { text: turn.text, voice, before: saidBy(before) });
  const facts: Fact[] = [];
  const memories = firstOfEach(composeMemories(reading, voice));
  const kept = memories.slice(-maxMemoriesHeard).map(({ text }) => text);
  if (turn.isTakenUp && voice === 'user' && !isConversation && reportsOnlyFault(reading.statements))
    return { facts: [], leftOut: [...reading.leftOut, ...reading.statements.map(({ text }) => text)], kept };
  for (const memory of memories)
    facts.push(toFact(memory, turn, call.anchorDate, tellsHabit(memory.text) ? null : timeToldIn(facts)));
  const typed = [turn, ...heard.map((said) => said.turn)];
  const restored = facts.map((fact) => ({
    ...fact,
    text: typed.reduce((text, { restore }) => restore(text), fact.text),
  }));
  return { facts: restored, leftOut: reading.leftOut, kept };
}

const saidBy = (turn: Turn | null): Said | null => (turn === null ? null : { text: turn.text, voice: voiceOf(turn) });

/** Nothing of a turn that passes as a whole, whatever rules keep of it. */
function withoutPassingTurn(reading: TurnReading, turn: TurnInPlace): TurnReading {
  const { statements, leftOut } = reading;
  if (statements.length === 0 || !passesAsWhole(turn, statements)) return reading;
  return { statements: [], leftOut: [...leftOut, ...statements.map(({ text }) => text)], isLongReply: false };
}

/** What the turn before asks, with what it leaves out of what was said before it. */
function questionsFor(
  turn: Turn,
  before: Turn,
  heard: readonly TurnHeard[],
  names: ReadonlySet<string>,
): readonly string[] {
  const asked = questionsOf(before, names);
  const offered = asked.length === 0 && before.role === 'assistant' ? offeredByName(before.text) : null;
  if (offered !== null && choosesByName(turn.text.trim(), offered)) return [offered];
  const [ahead, earlier] = [heard.at(-2)?.turn, heard.at(-3)?.turn];
  if (ahead === undefined || !isSameVoice(ahead, turn)) return asked;
  const isAskedAgain = earlier !== undefined && isSameVoice(earlier, before);
  const [askedBefore = null] = isAskedAgain ? openQuestions(earlier.text, names).slice(-1) : [];
  // "and the mail lists", without a mark.
  const goneOn = asked.length === 0 && askedBefore !== null && asksForOther(before.text) ? [before.text] : asked;
  return goneOn.map((question) => withQuestionBefore(withThingAsked(question, ahead.text, names), askedBefore));
}

/** What the turn before asks for: the things that an agent needs to know, or its questions. */
function questionsOf(before: Turn, names: ReadonlySet<string>): readonly string[] {
  if (tellsRiddle(before.text, voiceOf(before))) return [];
  const things = before.role === 'assistant' ? askedThings(before.text) : [];
  return things.length > 0 ? things : openQuestions(before.text, names, voiceOf(before));
}

/** "Two days later" is so long after what was told right before, or before that. */
const factsLookedBack = 2;

/**
 * "Orders ship the same day", "if a build fails, it is reverted the next day": how it always is, and not after what was
 * told.
 */
const tellsHabit = (text: string): boolean =>
  /\b(?:always|usually|normally|never|every|each|per|whenever|if|when|automatically)\b|\bthe same day\b/i.test(text) ||
  /^(?!(?:this|his|its|ours|yours|hers|theirs|as)\b)\p{L}{2,}s (?:\p{L}+ ){0,3}?(?:are|get|arrive|ship|need|expire|go|come|have|must|can|will be)\b/iu.test(
    text,
  ) ||
  /^(?!.*\bon the \d{1,2}(?:st|nd|rd|th)\b)(?:we|you|they) (?:\p{L}+ )?(?:answer|reply|respond|ship|send|pay|charge|delete|purge|refund|review)\b/iu.test(
    text,
  );

const timeToldIn = (facts: readonly Fact[]): DateRange | null =>
  facts.slice(-factsLookedBack).findLast(({ event }) => event !== null)?.event ?? null;

/** Without those whose text came before, before each is read for its dates: text that repeats itself has thousands. */
function firstOfEach(memories: readonly Memory[]): readonly Memory[] {
  const texts = new Set<string>();
  return memories.filter(({ text }) => !texts.has(text) && texts.add(text));
}

const namesDate = (sentences: readonly string[], anchorDate: string | null): boolean =>
  anchorDate !== null &&
  [...new Set(sentences)].some((sentence) => findTimeExpressions(sentence, anchorDate).length > 0);

const dayName =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\p{L})/iu;
/** "Monday: yoga" in an agent's plan is any week's Monday. */
const isDayLabel = (text: string, { index, text: said }: TimeExpression): boolean =>
  dayName.test(said) && /^\s?[:–—-]/.test(text.slice(index + said.length));

function toFact(memory: Memory, turn: Turn, anchorDate: string | null, toldBefore: DateRange | null): Fact {
  const times = anchorDate === null ? [] : findTimeExpressions(memory.text, anchorDate, toldBefore);
  // The days of every week are none that is told of.
  const weeklyEnd = weeklyDaysEnd(memory.text);
  const found = times.filter(({ index }) => index >= weeklyEnd);
  const expressions = turn.role === 'assistant' ? found.filter((time) => !isDayLabel(memory.text, time)) : found;
  return {
    text: annotateDates(memory.text, expressions),
    sourceIndex: turn.sourceIndex,
    role: turn.role,
    speaker: turn.speaker,
    event: eventRange(expressions),
    messageNamesDate: expressions.length > 0,
    isCorrection: memory.isCorrection,
  };
}
