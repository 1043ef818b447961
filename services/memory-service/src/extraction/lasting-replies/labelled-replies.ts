import { splitSentences } from '../language/split-sentences.js';
import { type LabelledLine, readLabelledLines } from '../learning/labelled-lines.js';
import { splitBlocks } from '../turns/split-blocks.js';
import { type SentenceInReply, sentencesOf } from './sentence-in-reply.js';

/** A sentence of a reply, labelled by somebody. */
export interface LabelledSentence extends SentenceInReply {
  /** The file it stands in; the replies of one file have one author. */
  readonly file: string;
  readonly voice: 'assistant';
  readonly lasts: boolean;
}

/** A sentence, list item, heading or row as it stands in a reply, and its label. */
interface Unit {
  readonly sign: string;
  readonly text: string;
}

interface LabelledReply {
  readonly file: string;
  readonly asked: string | null;
  readonly units: readonly Unit[];
}

/**
 * Reads the labelled replies of a folder. `u text` is what a user says before a reply; then a line for each sentence,
 * list item, heading or row of it, with its markup: `+ text` where it lasts, `- text` where it does not, `~` where one
 * may doubt it; `\n` stands for a new line, and a line `===` between two replies.
 */
export function readLabelledReplies(folder: string): { sentences: readonly LabelledSentence[]; digest: string } {
  const { lines, digest } = readLabelledLines(folder);
  return { sentences: repliesOf(lines).flatMap(labelledIn), digest };
}

const endOfReply = '===';

function repliesOf(lines: readonly LabelledLine[]): readonly LabelledReply[] {
  const replies: { file: string; asked: string | null; units: Unit[] }[] = [];
  let isOpen = false;
  for (const { file, line } of lines) {
    if (line === endOfReply || replies.at(-1)?.file !== file) isOpen = false;
    const [, sign = '', text = ''] = /^([u+~-]) (.+)$/.exec(line) ?? [];
    if (sign === '') continue;
    if (!isOpen) replies.push({ file, asked: null, units: [] });
    isOpen = true;
    const reply = replies.at(-1);
    const said = text.replaceAll('\\n', '\n');
    if (reply !== undefined && sign === 'u') reply.asked = said;
    else reply?.units.push({ sign, text: said });
  }
  return replies;
}

/** List items, headings, rows and code stand on lines of their own; sentences of a paragraph go on. */
const ownLine = /^\s*(?:[-*•#|>]|\d{1,2}[.)]\s|\*\*[^*]+\*\*:?$|```)/;

/** The sentences as they are read in use, each with the label of the unit that it stands in. */
function labelledIn({ file, asked, units }: LabelledReply): readonly LabelledSentence[] {
  const labels = units.flatMap(({ sign, text }) => sentencesIn(text).map((sentence) => ({ sign, sentence })));
  const text = units.reduce((said, unit, at) => {
    const goesOn = !ownLine.test(unit.text) && !ownLine.test(units[at - 1]?.text ?? '');
    return `${said}${at === 0 ? '' : goesOn ? ' ' : '\n'}${unit.text}`;
  }, '');
  return [...sentencesOf(asked, splitBlocks(text))].flatMap((sentence) => {
    // A sentence may come twice: each has the first label of its words that is left.
    const at = labels.findIndex((label) => label.sentence === sentence.text);
    const [{ sign } = { sign: '' }] = at < 0 ? [] : labels.splice(at, 1);
    return sign === '+' || sign === '-' ? { ...sentence, file, voice: 'assistant', lasts: sign === '+' } : [];
  });
}

const sentencesIn = (text: string): readonly string[] =>
  splitBlocks(text).flatMap((block) => splitSentences(block.text));
