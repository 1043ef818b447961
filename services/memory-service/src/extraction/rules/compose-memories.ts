import type { Voice } from './classify-sentence.js';
import { hasFiniteVerb } from './classify-sentence.js';
import { maxShortReply, type Statement } from './read-turn.js';

/** A memory's text before its dates are read. */
export interface Memory {
  readonly text: string;
  readonly isCorrection: boolean;
}

/** Longer memories are found less well by meaning; shorter ones of one reply crowd each other out. */
const maxMergedCharacters = 360;
const maxLeaningCharacters = 300;
/** A message of more statements than this is packed like a long reply, so that one message can't fill a project. */
const maxStatementsApart = 24;
const maxTextCharacters = 1000;

/** Brings the statements of a turn together into memories that can be read alone. */
export function composeMemories(statements: readonly Statement[], voice: Voice): readonly Memory[] {
  const isLong = statements.length > (voice === 'assistant' ? maxShortReply : maxStatementsApart);
  const memories = isLong ? packBySection(statements) : joinLeaning(statements);
  return memories.flatMap(cutLong);
}

function joinLeaning(statements: readonly Statement[]): readonly Memory[] {
  const memories: Memory[] = [];
  let isLastSlight = false;
  for (const statement of statements) {
    const last = memories.at(-1);
    const joins =
      last !== undefined && !statement.isItem && (statement.leansOnPrevious || statement.isSlight || isLastSlight);
    if (joins && last.text.length + statement.text.length < maxLeaningCharacters) {
      memories[memories.length - 1] = join(last, statement);
      isLastSlight &&= statement.isSlight;
    } else {
      memories.push({ text: withContext(statement), isCorrection: statement.isCorrection });
      isLastSlight = statement.isSlight && !statement.isItem;
    }
  }
  return memories;
}

const endStop = (text: string): string => (/[.!?…:;。！？"”'’)\]]$/u.test(text) ? text : `${text}.`);

const join = (memory: Memory, statement: Statement): Memory => ({
  text: `${endStop(memory.text)} ${statement.text}`,
  isCorrection: memory.isCorrection || statement.isCorrection,
});

/** A list item that is no sentence means something only under its heading or lead-in. */
function withContext(statement: Statement): string {
  const title = statement.context.at(-1);
  if (!statement.isItem || title === undefined || hasFiniteVerb(statement.text)) return statement.text;
  return `${title}: ${statement.text}`;
}

/** Neighbouring statements of a long reply in memories of some 300 characters, each section under its own title. */
function packBySection(statements: readonly Statement[]): readonly Memory[] {
  const memories: Memory[] = [];
  let section = -1;
  for (const statement of statements) {
    const title = statement.context.at(-1);
    const startsSection = statement.section !== section && title !== undefined;
    const text = startsSection && !statement.text.startsWith(title) ? `${title}: ${statement.text}` : statement.text;
    section = statement.section;
    const last = memories.at(-1);
    if (last !== undefined && last.text.length + text.length <= maxMergedCharacters)
      memories[memories.length - 1] = join(last, { ...statement, text });
    else memories.push({ text, isCorrection: statement.isCorrection });
  }
  return memories;
}

/** What has no end of sentence is cut at white space, so that every memory can be embedded and read. */
function cutLong(memory: Memory): readonly Memory[] {
  if (memory.text.length <= maxTextCharacters) return [memory];
  const pieces: Memory[] = [];
  let rest = memory.text;
  while (rest.length > maxTextCharacters) {
    const space = rest.lastIndexOf(' ', maxTextCharacters);
    const at = space > maxTextCharacters / 2 ? space : maxTextCharacters;
    pieces.push({ ...memory, text: rest.slice(0, at) });
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? pieces : [...pieces, { ...memory, text: rest }];
}
