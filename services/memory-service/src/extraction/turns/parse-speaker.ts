import { isGivenName } from '../language/lexicon/given-names.js';
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

const clock = '(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},?\\s)?\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?';
/** "[10:15] Bob: …", "10:15 AM - Bob: …", "[18/03/2026, 10:15] Bob: …" */
const clockBefore = new RegExp(`^\\s{0,20}(?:\\[${clock}\\]|\\(${clock}\\)|${clock}(?:\\s?[–,-])?)\\s{1,3}`, 'iu');
/** "Bob (10:15): …", "Bob  10:15 AM" above what he says: a time of day behind a single blank may be that of a meeting. */
const clockBehind = new RegExp(
  `^\\s{0,20}([\\p{L}'’. -]{1,40}?)(?:\\s{1,3}(?:\\[${clock}\\]|\\(${clock}\\))\\s?(?::\\s|\\n)|\\s{2,3}${clock}\\s?\\n)`,
  'iu',
);
/** "User:I own …" */
const unspacedRole = /^\s{0,20}(user|assistant|system|human):(?=\p{L})/iu;

/** The label at the start of a message, also beside the time of day that a chat puts there. */
function readFirstLabel(start: string): Label | null {
  const label = readLabel(start);
  if (label !== null) return label;
  const glued = unspacedRole.exec(start);
  const role = roleNames.get(glued?.[1]?.toLowerCase() ?? '');
  if (glued !== null && role !== undefined) return { role, speaker: null, length: glued[0].length };
  const before = clockBefore.exec(start)?.[0] ?? '';
  const behind = before === '' ? clockBehind.exec(start) : null;
  const told = behind === null ? readLabel(start.slice(before.length)) : readLabel(`${behind[1]}: `);
  // "[10:15:22] INFO: …" is a line of a log.
  const isLog = told?.speaker?.toUpperCase() === told?.speaker;
  if (told === null || (before === '' && behind === null) || (told.speaker !== null && isLog)) return null;
  return { ...told, length: behind?.[0].length ?? before.length + told.length };
}

/** "> Bob: I bought a brig", and nothing else: a line of a chat that was quoted to be kept. */
const quotedLine = /^\s{0,20}>\s?(?=[^\s>])[^\n]{1,2000}$/u;

/** The turn of the one who is quoted, where that is all of a message; null for any other. */
function quotedTurn(said: string, sourceIndex: number): Turn | null {
  // Blanks behind it are taken off before, since a pattern would look for their end from each of them.
  const whole = said.trimEnd();
  const mark = quotedLine.test(whole) ? whole.indexOf('>') : -1;
  const line = mark < 0 ? '' : whole.slice(mark + 1).trim();
  const label = line === '' ? null : readLabel(line.slice(0, 60));
  if (label === null || label.speaker === null || /^\p{Lu}+$/u.test(label.speaker)) return null;
  return { sourceIndex, role: null, speaker: label.speaker, text: line.slice(label.length) };
}

/** A line of speech is no value: "Tom: backend" assigns one. */
const isSpeech = (said: string): boolean => /[.!?…]/.test(said) || said.trim().split(/\s+/, 3).length > 2;

/**
 * Who goes on in a line of a message that a person opened; null where the line goes on with what was said.
 * @param before the line before, which may announce a list
 */
function nextSpeaker(line: string, before: string, opened: string): Label | null {
  if (/[:：]\s*$/.test(before)) return null;
  const label = readFirstLabel(line.slice(0, 120));
  const name = label?.speaker ?? null;
  if (label === null || name === null) return null;
  const isPerson = name === opened || isGivenName(name.split(' ')[0] ?? '');
  return isPerson && (name === opened || isSpeech(line.slice(label.length))) ? label : null;
}

/**
 * The turns of a message, which may start with a speaker (contract, "POST /add") and, pasted from elsewhere, hold
 * further lines that start with a role, or, behind a person, with another. Else names are read at the start only:
 * within a message `Deadline: Friday` is more likely than a person.
 */
export function parseTurns(message: string, sourceIndex: number): readonly Turn[] {
  const first = readFirstLabel(message.slice(0, 120));
  let role = first?.role ?? null;
  let speaker = first?.speaker ?? null;
  const body = message.slice(first?.length ?? 0);
  const quoted = role === null || role === 'user' ? quotedTurn(body, sourceIndex) : null;
  if (quoted !== null && speaker === null) return [quoted];
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
    const isOutside = !isInFence && element === null;
    const next = isOutside ? readLabel(line.slice(0, 60)) : null;
    const opened = first?.speaker ?? null;
    const other =
      isOutside && opened !== null && lines.length > 0 ? nextSpeaker(line, lines.at(-1) ?? '', opened) : null;
    if (next?.role != null && next.role !== 'tool' && /^\s*[*_[<(]*(?:user|human|assistant|ai|system)\b/i.test(line)) {
      // "Previous conversation:" and its turns are recalled.
      if (startsRecalledMemories(lines.findLast((said) => said.trim() !== '') ?? '')) break;
      finish();
      role = next.role;
      lines.push(line.slice(next.length));
    } else if (other !== null) {
      finish();
      speaker = other.speaker;
      lines.push(line.slice(other.length));
    } else lines.push(line);
    if (element !== null && endOfElement(line, element) >= 0) element = null;
  }
  finish();
  return turns;
}
