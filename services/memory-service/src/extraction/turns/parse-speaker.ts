import { noteLabels, roleNames } from '../language/lexicon/message-labels.js';
import { endOfElement, programElementOf } from '../pasted/program-elements.js';
import { startsRecalledMemories } from '../pasted/recalled-memories.js';

/** One turn of a conversation: most messages are one, a pasted transcript is several. */
export interface Turn {
  readonly sourceIndex: number;
  /** `user`, `assistant`, `system`, `tool`, or null when the message did not say. */
  readonly role: string | null;
  readonly speaker: string | null;
  readonly text: string;
}

/** Whether it is what programs say to each other: a prompt, or the output of a tool. */
export const isOfProgram = ({ role }: Turn): boolean => role === 'system' || role === 'tool';

/** `user: …`, `[user] …`, `**User:** …`, `<user>: …`, at the start of a line. */
const labelled =
  /^\s{0,20}(?:\*\*|__|[[<(])?\s?([\p{L}\p{N}_.' -]{1,40}?)\s?(?:(?:\*\*|__|[\])>])\s?[:：]|[:：]\s?(?:\*\*|__)|[:：]|\]|>)(?:\*\*|__)?(?:\s+|$|(?<=：))/u;

const personName = /^\p{Lu}[\p{L}'’-]{0,20}\.?(?: (?:\p{Lu}[\p{L}'’-]{0,20}\.?|de|da|van|von|der|bin|al)){0,3}$/u;
const unspacedName = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,8}$/u;

interface Label {
  readonly role: string | null;
  readonly speaker: string | null;
  readonly length: number;
}

function readLabel(line: string): Label | null {
  const match = labelled.exec(line);
  const name = match?.[1]?.trim();
  if (match === null || name === undefined) return null;
  const role = roleNames.get(name.toLowerCase());
  if (role !== undefined) return { role, speaker: null, length: match[0].length };
  if (/[\]>]\s*$/.test(match[0]) && !/[:：]/.test(match[0])) return null;
  const isName =
    personName.test(name) &&
    !name
      .toLowerCase()
      .split(/[ .-]/)
      .some((word) => noteLabels.has(word));
  if (!isName && !(unspacedName.test(name) && /[:：]/.test(match[0]))) return null;
  return { role: null, speaker: name, length: match[0].length };
}

/**
 * The turns of a message, which may start with a speaker (contract, "POST /add") and, pasted from elsewhere, hold
 * further lines that start with a role. Names are read at the start only: within a message `Deadline: Friday` is more
 * likely than a person.
 */
export function parseTurns(message: string, sourceIndex: number): readonly Turn[] {
  const first = readLabel(message.slice(0, 120));
  let role = first?.role ?? null;
  const speaker = first?.speaker ?? null;
  const body = message.slice(first?.length ?? 0);
  const turns: Turn[] = [];
  let lines: string[] = [];
  const finish = (): void => {
    const text = lines.join('\n');
    if (text.trim() !== '') turns.push({ sourceIndex, role, speaker: role === first?.role ? speaker : null, text });
    lines = [];
  };
  let isInFence = false;
  let element: string | null = null;
  for (const line of body.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isInFence = !isInFence;
    element ??= programElementOf(line);
    const next = isInFence || element !== null ? null : readLabel(line.slice(0, 60));
    if (next?.role != null && next.role !== 'tool' && /^\s*[*_[<(]*(?:user|human|assistant|ai|system)\b/i.test(line)) {
      // "Previous conversation:" and its turns are recalled.
      if (startsRecalledMemories(lines.findLast((said) => said.trim() !== '') ?? '')) break;
      finish();
      role = next.role;
      lines.push(line.slice(next.length));
    } else lines.push(line);
    if (element !== null && endOfElement(line, element) >= 0) element = null;
  }
  finish();
  return turns;
}
