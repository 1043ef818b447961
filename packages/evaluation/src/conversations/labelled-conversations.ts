import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../command-line/usage-error.js';

/** One message; `text` begins with its speaker or role (`user: …`). */
export interface LabelledMessage {
  readonly id: string;
  readonly text: string;
}

/** What goes into one add. `timestamp` is passed on as it stands, ISO 8601; null when the session has none. */
export interface LabelledSession {
  readonly id: string;
  readonly timestamp: string | null;
  readonly messages: readonly LabelledMessage[];
}

/** A question with the ids of the messages that hold its answer, all of the same conversation, at least one. */
export interface LabelledQuestion {
  readonly id: string;
  readonly question: string;
  readonly category: string;
  readonly evidence: readonly string[];
  /** Words that the answer has, whatever its case, where a message of the evidence holds more than the answer. */
  readonly says?: readonly string[];
}

export interface LabelledConversation {
  readonly id: string;
  readonly topic?: string;
  readonly sessions: readonly LabelledSession[];
  readonly questions: readonly LabelledQuestion[];
}

export interface LabelledConversationSet {
  readonly name: string;
  readonly source: string;
  readonly licence: string;
  readonly conversations: readonly LabelledConversation[];
}

/**
 * Reads a set from a JSON file of that shape, or from a folder: `set.json` with `{name, source, licence}` beside one
 * file for each conversation. Conversations of a folder come in the order of their file names.
 * Throws `UsageError` for what cannot be read and for every fault that `faultsOf` finds.
 */
export async function loadConversations(path: string): Promise<LabelledConversationSet> {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
  const set = isFolder ? await readFolder(path) : ((await readJson(path)) as LabelledConversationSet);
  const faults = faultsOf(set);
  if (faults.length > 0) throw new UsageError(`${path} is no set of labelled conversations:\n  ${faults.join('\n  ')}`);
  return set;
}

async function readFolder(folder: string): Promise<LabelledConversationSet> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json') && file !== 'set.json').sort();
  const head = (await readJson(join(folder, 'set.json'))) as Omit<LabelledConversationSet, 'conversations'>;
  const conversations = await Promise.all(files.map((file) => readJson(join(folder, file))));
  return { ...head, conversations: conversations as LabelledConversation[] };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Everything that is wrong with a set, in words: missing or repeated ids, empty texts, evidence that is no message. */
function faultsOf(set: LabelledConversationSet): readonly string[] {
  const faults = (['name', 'source', 'licence'] as const).filter((key) => !isText(set[key])).map((key) => `no ${key}`);
  if (!Array.isArray(set.conversations) || set.conversations.length === 0) return [...faults, 'no conversations'];
  faults.push(...repeated(set.conversations.map(({ id }) => id)).map((id) => `conversation ${id} stands twice`));
  for (const conversation of set.conversations) {
    faults.push(...faultsOfConversation(conversation).map((fault) => `${conversation.id}: ${fault}`));
  }
  return faults;
}

function faultsOfConversation({ id, sessions, questions }: LabelledConversation): string[] {
  if (!isText(id)) return ['no id'];
  if (!Array.isArray(sessions) || !Array.isArray(questions)) return ['no sessions or no questions'];
  const messages = sessions.flatMap((session: LabelledSession) => session.messages);
  const known = new Set(messages.map((message) => message.id));
  const faults = [
    ...repeated(sessions.map((session: LabelledSession) => session.id)).map((name) => `session ${name} stands twice`),
    ...repeated(messages.map((message) => message.id)).map((name) => `message ${name} stands twice`),
    ...repeated(questions.map((question: LabelledQuestion) => question.id)).map((name) => `question ${name} twice`),
    ...messages.filter((message) => !isText(message.text)).map((message) => `message ${message.id} is empty`),
  ];
  for (const session of sessions as readonly LabelledSession[]) {
    const { timestamp } = session;
    if (timestamp !== null && Number.isNaN(Date.parse(timestamp))) faults.push(`session ${session.id}: ${timestamp}`);
  }
  for (const question of questions as readonly LabelledQuestion[]) {
    const { evidence, says = [] } = question;
    if (!isText(question.question) || !isText(question.category)) faults.push(`question ${question.id} is empty`);
    const neverSaid = says.filter((words) => !isSaid(words, messages));
    faults.push(...neverSaid.map((words) => `${question.id}: nobody says ${words}`));
    if (!Array.isArray(evidence) || evidence.length === 0) faults.push(`question ${question.id} has no evidence`);
    else faults.push(...evidence.filter((key) => !known.has(key)).map((key) => `${question.id}: no message ${key}`));
  }
  return faults;
}

function isSaid(words: string, messages: readonly LabelledMessage[]): boolean {
  return messages.some(({ text }) => text.toLowerCase().includes(words.toLowerCase()));
}

function repeated(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => seen.has(id) || !seen.add(id));
}
