import { mayNameTime } from '../../dates/tokens/date-words.js';
import { contentWords } from '../../language/content-words.js';
import { hasFiniteVerb } from '../../language/finite-verb.js';
import { looksForeign } from '../../language/foreign-clause.js';
import { startsIndependentClause } from '../../language/independent-clause.js';
import { hasShortLabel } from '../../language/labels.js';
import { isSpecific } from '../../language/specific.js';
import { placeWords } from '../../language/words-in-place.js';
import { isCorrection } from '../../remarks/lives/detect-correction.js';
import { tellsPlan } from '../../remarks/lives/noted-plans.js';
import type { Block } from '../../turns/split-blocks.js';
import type { Voice } from '../../voice.js';
import { leansOnPrevious } from './leaning.js';

/** The smallest piece of a turn that may become a memory: a clause, a list item, a caption. */
export interface Statement {
  readonly text: string;
  readonly isCorrection: boolean;
  /** Its meaning hangs on the statement before it ("It was worth it."), so the two belong together. */
  readonly leansOnPrevious: boolean;
  /** It says little by itself: an opinion or encouragement of few words. */
  readonly isSlight: boolean;
  readonly isItem: boolean;
  /** A row of a table, which is a memory of its own however long the turn is. */
  readonly isRow: boolean;
  readonly context: readonly string[];
  readonly section: number;
  /** How much the sentence it comes from is like those that last. */
  readonly weight: number;
  /** Whether its sentence was kept as an answer. */
  readonly isAnswer: boolean;
  /** Whether its sentence surely lasts where it stands, whatever the turn around it looks like. */
  readonly lastsInPlace: boolean;
}

/** What a statement comes from. */
export interface Origin {
  readonly block: Block;
  readonly voice: Voice;
  /** Lower-case names of those who speak in this call. */
  readonly names: ReadonlySet<string>;
  /** Whether its sentence may answer a question. */
  readonly mayAnswer: boolean;
  /** Whether it was kept for that. */
  readonly isAnswer: boolean;
  /** Whether its sentence was cut into several. */
  readonly isPart: boolean;
  /** Whether it was completed by the question that it answers, and is gone on about by nobody. */
  readonly standsAlone: boolean;
  /** Whether it was completed by the sentence that it puts right. */
  readonly corrects: boolean;
  /** Whether its sentence is kept with the one before it. */
  readonly leans: boolean;
  /** The weight of its sentence. */
  readonly weight: number;
  /** Whether it surely lasts where it stands. */
  readonly lastsInPlace: boolean;
}

const instruction =
  /^(?:(?:and|also|plus|so),? )?(?:(?:please|pls) )?(?:always|never|no more|don't|do not|use|prefer|avoid|keep|only|from now on)\b/i;
const addressed = /^(?:you|you're|you've|you'll|your)\b/i;
const englishLetters = /^[\p{ASCII}\p{P}\p{S}]*$/u;

/** "pnpm, never npm", "node 22 only", "And pnpm not npm pls" */
const rules =
  /^(?:(?:and|also|plus|so),? )?[\w.+/@-]+(?: [\w.+/@-]+)?(?:,? (?:never|not) [\w.+/@-]+| only)(?:,? (?:please|pls))?[.!]?$/iu;

/** "no printf in ISRs": what is not to be, and where; "no luck on my side" is none. */
const bans =
  /^(?:(?:and|also),? )?(?:no|never) (?!(?:idea|problem|problems|luck|worries|rush|need|way|doubt|clue|time|chance|reason|progress|news|changes?|difference|errors?|response|reply|answer|output|such|one|more|longer|hurry|pressure|offen[cs]e|complaints?|plans?|mind|been|seen|had|heard)\b)[\w.+/-]+(?: [\w.+/-]+)? (?:in|on|after|before|outside|inside|without|under|above|below|for|from|at) \S/iu;

/** "Tailwind for styling.": what is used for what, and no "Great for parties". */
const purposes =
  /^(?!(?:Thanks|Thank|Great|Good|Nice|Perfect|Ready|Sorry|Time|Fine|Bad|Hard|Same|Except|Not|And|But|So|Just|Only|Up|Off|Out|Fun|Ideal|Lovely|Congrats|Looking|Waiting|Hoping|Asking|Here|There|One|Now|Back)\b)\p{Lu}[\w.+#-]{1,20} for (?:the |our |my |all )?(?!(?:you|me|us|now|sure|real|good|it|that|this|them|him|her)\b)\p{Ll}[\p{Ll}-]{2,20}(?: \p{Ll}[\p{Ll}-]{1,20})?\.?$/u;

/** What the words of a statement tell, wherever it stands. */
export type StatementSigns = Pick<Statement, 'isCorrection' | 'leansOnPrevious' | 'isSlight'>;

export const readSigns = (
  text: string,
  origin: Pick<Origin, 'voice' | 'names' | 'mayAnswer' | 'isPart'>,
): StatementSigns => ({
  isCorrection: isCorrection(text, origin.mayAnswer),
  leansOnPrevious: leansOnPrevious(text, origin.isPart),
  isSlight: isSlight(text, origin),
});

export function toStatement(text: string, origin: Origin, signs: StatementSigns): Statement {
  const { block, standsAlone, weight, isAnswer, lastsInPlace } = origin;
  return {
    text,
    isCorrection: origin.corrects || signs.isCorrection,
    leansOnPrevious: block.kind !== 'row' && !standsAlone && (origin.leans || signs.leansOnPrevious),
    isSlight: block.kind !== 'row' && !standsAlone && signs.isSlight,
    isItem: block.kind !== 'paragraph',
    isRow: block.kind === 'row',
    context: block.context,
    section: block.section,
    weight,
    isAnswer,
    lastsInPlace,
  };
}

function isSlight(text: string, { voice, names, isPart }: Pick<Origin, 'voice' | 'names' | 'isPart'>): boolean {
  if (hasShortLabel(text) || (voice === 'user' && (rules.test(text) || purposes.test(text) || bans.test(text))))
    return false;
  // Where work is talked about, a name makes it a fact: "Plots with Altair, not matplotlib."
  if (voice !== 'person' && isSpecific(text)) return false;
  // "Fair on the 5th 🎪": set off by its picture.
  if (/\p{Extended_Pictographic}\u{FE0F}?$/u.test(text) && mayNameTime(text)) return false;
  if (voice !== 'assistant' && tellsPlan(text)) return false;
  if (!englishLetters.test(text) || contentWords(text, names).length > 4 || instruction.test(text)) return false;
  return addressed.test(text) ? !isPart || voice === 'person' : !isPart && isFragment(text);
}

/** A piece without a verb, such as "Super creamy, too!". Verbs are known in English only. */
const isFragment = (text: string): boolean =>
  !/^(?:my|our) \p{L}+['’]s /iu.test(text) &&
  !hasFiniteVerb(text) &&
  !looksForeign(text) &&
  !startsIndependentClause(placeWords(text.replace(/^(?:And|But|So|Also),? /, '')), 0);
