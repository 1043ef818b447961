import { ProgressBar } from '../command-line/progress-bar.js';
import type { LabelledConversation } from '../conversations/labelled-conversations.js';
import type { MemoryApi } from '../service/memory-api.js';
import { measureRanking, type RetrievalMetrics } from './retrieval-metrics.js';
import { splitSession } from './split-session.js';

/**
 * One memory of an answer, and the message (`conversation/message`) that it came from; null when no add of the run
 * returned it.
 */
export interface FoundMemory {
  readonly memory: string;
  readonly score: number;
  readonly source: string | null;
}

export interface QuestionOutcome {
  readonly conversation: string;
  readonly id: string;
  readonly question: string;
  readonly category: string;
  /** `conversation/message`. */
  readonly evidence: readonly string[];
  readonly metrics: RetrievalMetrics;
  /** Best first, up to the search's limit. */
  readonly found: readonly FoundMemory[];
}

export interface RetrievalRun {
  readonly set: string;
  readonly pooled: boolean;
  readonly outcomes: readonly QuestionOutcome[];
  readonly messages: number;
  readonly memories: number;
  readonly addMs: readonly number[];
  readonly searchMs: readonly number[];
}

const searchLimit = 50;

/** The memories of the project under test, and what was timed while they came and were asked for. */
interface Recording {
  readonly sourceOf: Map<string, string>;
  readonly addMs: number[];
  readonly searchMs: number[];
}

/**
 * One add for each session, one search for each question. Each conversation has the project to itself, or, `pooled`,
 * all of them share it. The project is empty afterwards.
 */
export async function runRetrieval(
  api: MemoryApi,
  set: { readonly name: string; readonly conversations: readonly LabelledConversation[] },
  pooled: boolean,
): Promise<RetrievalRun> {
  const { conversations } = set;
  const messages = conversations.flatMap(({ sessions }) => sessions.flatMap((session) => session.messages)).length;
  const sessions = conversations.flatMap((conversation) => conversation.sessions).length;
  const questions = conversations.flatMap((conversation) => conversation.questions).length;
  const progress = new ProgressBar('retrieval', sessions + questions);
  const outcomes: QuestionOutcome[] = [];
  const addMs: number[] = [];
  const searchMs: number[] = [];
  let memories = 0;
  for (const group of pooled ? [conversations] : conversations.map((conversation) => [conversation])) {
    const recording: Recording = { sourceOf: new Map(), addMs, searchMs };
    for (const conversation of group) await addConversation(api, conversation, recording, progress);
    memories += recording.sourceOf.size;
    for (const conversation of group) {
      outcomes.push(...(await askQuestions(api, conversation, recording, progress)));
    }
    await api.deleteAll();
  }
  return { set: set.name, pooled, outcomes, messages, memories, addMs, searchMs };
}

async function addConversation(
  api: MemoryApi,
  { id, sessions }: LabelledConversation,
  { sourceOf, addMs }: Recording,
  progress: ProgressBar,
): Promise<void> {
  for (const session of sessions) {
    for (const messages of splitSession(session.messages)) {
      const startedAt = performance.now();
      const results = await api.add(
        messages.map(({ text }) => text),
        session.timestamp,
      );
      addMs.push(performance.now() - startedAt);
      for (const { id: memory, metadata } of results) {
        const message = messages[Number(metadata.source_index)];
        // A memory that was there before keeps the source it came with.
        if (message !== undefined && !sourceOf.has(memory)) sourceOf.set(memory, `${id}/${message.id}`);
      }
    }
    progress.advance();
  }
}

async function askQuestions(
  api: MemoryApi,
  { id: conversation, questions }: LabelledConversation,
  { sourceOf, searchMs }: Recording,
  progress: ProgressBar,
): Promise<QuestionOutcome[]> {
  const outcomes: QuestionOutcome[] = [];
  for (const { id, question, category, evidence, says = [] } of questions) {
    const startedAt = performance.now();
    const results = await api.search(question, searchLimit);
    searchMs.push(performance.now() - startedAt);
    const found = results.map((result) => ({
      memory: result.memory,
      score: result.score,
      source: sourceOf.get(result.id) ?? null,
    }));
    const wanted = [...new Set(evidence)].map((message) => `${conversation}/${message}`);
    const metrics = measureRanking(
      found.map(({ memory, source }) => (hasAll(memory, says) ? source : null)),
      wanted,
    );
    outcomes.push({ conversation, id, question, category, evidence: wanted, metrics, found });
    progress.advance();
  }
  return outcomes;
}

function hasAll(memory: string, words: readonly string[]): boolean {
  const said = memory.toLowerCase();
  return words.every((word) => said.includes(word.toLowerCase()));
}
