import { splitSentences } from '../language/split-sentences.js';
import type { Block } from '../turns/split-blocks.js';
import { type SectionKind, sectionKind } from './section-kinds.js';

/** A sentence of an agent's reply, in its place. */
export interface SentenceInReply {
  readonly text: string;
  /** What somebody else said right before the reply, or null. */
  readonly asked: string | null;
  /** The heading or lead-in that it stands under, or nothing. */
  readonly heading: string;
  /** What the heading says of it. */
  readonly section: SectionKind | null;
  /** The sentence right before it in the reply, or nothing. */
  readonly before: string;
  /** How many sentences of the reply stand before it. */
  readonly place: number;
}

/** The heading or lead-in that the sentences of a block stand under. */
export const headingOf = ({ context }: Block): string => context.at(-1) ?? '';

/** The sentences of a reply, each in its place. */
export function* sentencesOf(asked: string | null, blocks: readonly Block[]): Iterable<SentenceInReply> {
  let before = '';
  let place = 0;
  for (const block of blocks) {
    const heading = headingOf(block);
    const section = sectionKind(heading);
    for (const text of splitSentences(block.text)) {
      yield { text, asked, heading, section, before, place };
      before = text;
      place += 1;
    }
  }
}
