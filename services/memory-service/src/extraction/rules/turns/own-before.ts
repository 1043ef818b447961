import { takesAllBack } from '../../corrections/take-back.js';
import { splitSentences } from '../../language/split-sentences.js';
import type { SaidBefore } from '../../persons/persons-named.js';
import type { SentenceProgress } from '../sentences/sentence-progress.js';

/** "Noted.": what somebody else puts in before a slip is put right, or an agent that takes note at some length. */
const maxAsideCharacters = 60;
const maxAcknowledgementCharacters = 240;
const takesNote =
  /^(?:got it|okay|ok|alright|understood|noted|thanks|thank you|great|perfect|sure|will do|done|saved|added|i['’](?:ve|ll)|notiert|alles klar|verstanden|noté|compris|d['’]accord|anotado|entendido|vale)\b[^?]*$/iu;

/** More clauses were hardly said right before. */
const maxClausesCorrected = 8;

const isAside = ({ text, isOwn, kept }: SaidBefore): boolean => {
  if (isOwn) return kept.length === 0 && text.length <= maxAsideCharacters;
  const isShort = text.length <= maxAsideCharacters && !text.includes('?');
  return isShort || (text.length <= maxAcknowledgementCharacters && takesNote.test(text));
};

/** What was kept of what the speaker said last, where others said no more since than that they take note. */
export function ownBefore(saidBefore: readonly SaidBefore[]): Pick<SentenceProgress, 'ownBefore' | 'isTakenBack'> {
  const at = saidBefore.findIndex((said) => !isAside(said));
  const last = saidBefore[at];
  if (last?.isOwn !== true) return { ownBefore: [], isTakenBack: false };
  return {
    ownBefore: last.kept.flatMap((text) => splitSentences(text)).slice(-maxClausesCorrected),
    isTakenBack: saidBefore.slice(0, at).some(({ text, isOwn }) => isOwn && takesAllBack(text)),
  };
}
