import { startsForeignClause } from '../language/foreign-clause.js';
import { startsIndependentClause } from '../language/independent-clause.js';
import { canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { determiners, functionWords, reportingVerbs, subordinators } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { mapLinesOfTalk } from '../language/lines-of-talk.js';
import { placeWords } from '../language/words-in-place.js';
import { withoutAsides, withoutChatterBefore, withoutClosing, withoutTrailing } from './asides.js';
import { isHesitation, mayHesitate } from './hesitations.js';
import { mayNameTwice, withoutTakingUp } from './named-twice.js';
import { withoutRepeats } from './repeats.js';
import { softFillerAt } from './soft-fillers.js';
import { spokenLanguageOf } from './spoken-language.js';
import { mayReadMarks, withMarksReadOut } from './spoken-marks.js';
import { withoutOpenings } from './spoken-openings.js';
import { endsWithMark, type SpokenWord, spokenWordsOf, textOfSpoken } from './spoken-word.js';

/**
 * What somebody said, as if they had not hesitated, repeated themselves or talked about the talk. Code and quotations
 * stay as they are.
 */
export function withoutFillers(text: string): string {
  return maySpeak(text) ? mapLinesOfTalk(text, lineWithoutFillers) : text;
}

const maySpeak = (text: string): boolean =>
  mayFill.test(text) || mayHesitate(text) || mayNameTwice(text) || mayReadMarks(text);

const mayFill =
  /(?<!\p{L})(?:like|you know|so|brain dump|dictating|before i forget|(?:write|note|jot) (?:this|that|it)|note to self|it['’]?s (?:me|official)|by the way|btw|for the record|happy|merry|good (?:morning|afternoon|evening)|je note|(?:note|memo|nota) (?:for|para|per)|notiz|notitie|notier|noteer|apunta|anota|inspreken|never ?mind|wanted to|happened|the (?:plan|thing)|here['’]?s|yeah|listen|look|things|bueno|voilà|hang on|let me|ich wollte|der plan|die sache|je voulais|quería|volevo|queria|ik wilde)(?!\p{L})/iu;

const mayLeave = /never ?mind|(?:hang|hold) on/i;

function lineWithoutFillers(line: string): string {
  if (!maySpeak(line)) return line;
  const [indent = ''] = /^\s*/.exec(line) ?? [];
  const heard = spokenWordsOf(line.trim());
  const marked = mayReadMarks(line) ? withMarksReadOut(heard) : heard;
  const fluent = withoutHesitations(marked);
  const isHesitant = fluent.length < heard.length;
  const first = withoutOpenings(fluent, isHesitant);
  const left = first.isSpoken || mayLeave.test(line) ? withoutChatterBefore(first.words) : first.words;
  const opened = left === first.words ? first : withoutOpenings(left, true);
  const said = withoutSoftFillers(opened.words, opened.isSpoken);
  const told = opened.isSpoken ? withoutTrailing(withoutClosing(withoutRepeats(withoutAsides(said)))) : said;
  const named = withoutTakingUp(told);
  const isSame = named.length === heard.length && named.every(({ text }, at) => text === heard[at]?.text);
  return isSame ? line : indent + textOfSpoken(opened.isSpoken ? withPauses(named) : named);
}

function withoutHesitations(heard: readonly SpokenWord[]): readonly SpokenWord[] {
  const language = spokenLanguageOf(heard);
  return leftOut(heard, (at) => (isHesitation(heard, at, language) ? 1 : 0));
}

const withoutSoftFillers = (words: readonly SpokenWord[], isDictated: boolean): readonly SpokenWord[] =>
  leftOut(words, (at) => softFillerAt(words, at, isDictated));

/** The words without those that are fillers, each with the pause that it left behind. */
function leftOut(words: readonly SpokenWord[], fillersAt: (at: number) => number): readonly SpokenWord[] {
  const said: SpokenWord[] = [];
  let pause: SpokenWord['pause'] = 'none';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const count = fillersAt(at);
    if (count > 0) {
      pause = 'hesitation';
      at += count - 1;
      const last = said.at(-1);
      // ", um," and ", like,": of two commas none parted anything.
      if (last !== undefined && /,$/.test(last.text) && /,$/.test(words[at]?.text ?? ''))
        said[said.length - 1] = { ...last, text: last.text.slice(0, -1) };
      continue;
    }
    said.push(pause === 'none' ? word : { ...word, pause });
    pause = 'none';
  }
  return said;
}

/** A pause between two clauses is written as a comma, and what was an aside between them as a semicolon. */
function withPauses(words: readonly SpokenWord[]): readonly SpokenWord[] {
  let from = 0;
  return words.map((word, at) => {
    const next = words[at + 1];
    if (endsWithMark(word)) from = at + 1;
    if (next === undefined || next.pause === 'none' || endsWithMark(word)) return word;
    if (!endsClause(words.slice(from, at + 1)) || !opensClause(words.slice(at + 1, at + 1 + maxWordsAhead)))
      return word;
    from = at + 1;
    return { ...word, text: `${word.text}${next.pause === 'talk' ? ';' : ','}` };
  });
}

const maxWordsAhead = 12;
const minClauseWords = 2;
const goesOnBehind =
  /^(?:it|them|me|us|him|her|now|too|here|there|out|up|down|off|on|in|over|through|again|once|soon|later|mine|ours|well|one|two|three|four|five|first|second|third|next|more|most|other|same|own|done|gone|do|does|it'll)$/;

/** A whole clause, behind which none of what was said has to go on. */
function endsClause(words: readonly SpokenWord[]): boolean {
  const [last, before] = [words.at(-1)?.lower ?? '', words.at(-2)?.lower ?? ''];
  const isOpen =
    reportingVerbs.has(last) ||
    ((reportingVerbs.has(before) || tells.test(before)) && functionWords.has(last)) ||
    (determiners.has(last) && !/^(?:one|two|three|four|five|this|that|both|all|another)$/.test(last)) ||
    subordinators.has(last) ||
    foreignJoins.has(last) ||
    (functionWords.has(last) && !goesOnBehind.test(last));
  return (
    !isOpen &&
    words.length >= minClauseWords &&
    words.some(
      ({ lower }) =>
        (canBeFinite(lower) && verbForm(lower) !== 'base') ||
        /^\p{L}+'(?:s|re|m|ve|ll|d)$/u.test(lower) ||
        startsWithOwn.test(lower),
    )
  );
}

const foreignJoins = wordSet('und oder aber dass et ou mais que y o e ma che pero mas en of maar dat');

const tells = /^(?:tell|tells|told|ask|asks|asked|show|showed|promised|reminded|convinced)$/;

const startsWithOwn = /^(?:i|we|he|she|they|ich|wir|je|nous|on|yo|io|noi|ik|eu|nós|él|ella|er|sie)$/;

function opensClause(words: readonly SpokenWord[]): boolean {
  const placed = placeWords(textOfSpoken(words));
  return startsIndependentClause(placed, 0) || startsForeignClause(placed, 0);
}
