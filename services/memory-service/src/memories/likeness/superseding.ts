import { isStateWord, shareTopic, tellsChange } from '../../retrieval/ranking/tells-change.js';
import { tokenize } from '../../retrieval/tokenizer/tokenizer.js';
import { withoutSpeaker } from '../speaker-prefix.js';
import type { Word } from './clause-words.js';
import { inPlaceOf } from './phrase-patterns.js';
import { readStatement, type Statement } from './statement.js';
import { isRelation, representativeOf } from './word-families.js';

/** What a memory tells, as far as it may take the place of another or lose its own. */
export interface Telling {
  readonly role: string | null;
  readonly speaker: string | null;
  /** Corrects something, or tells that something is no longer as it was. */
  readonly isReplacing: boolean;
  readonly lexemes: ReadonlySet<string>;
  /** What it tells of, each by what stands for all that it may be replaced by; none of a long text. */
  readonly things: ReadonlySet<string>;
  /** What is done that is in no family: "flushed". */
  readonly deeds: ReadonlySet<string>;
  /** Words of families that tell what is done, but for those which every other sentence has. */
  readonly relations: ReadonlySet<string>;
}

export interface ToldMemory {
  /** As it is stored, with its speaker. */
  readonly memory: string;
  readonly role: string | null;
  readonly speaker: string | null;
  readonly isCorrection: boolean;
}

export function tellingOf({ memory, role, speaker, isCorrection }: ToldMemory, statement?: Statement): Telling {
  const said = withoutSpeaker(memory, speaker);
  const words = ((statement ?? readStatement(said))?.words ?? []).filter(({ isPerson }) => !isPerson);
  // "We use pnpm, not npm."
  const isInPlace = words.some((word) => word.role.includes(inPlaceOf));
  const ofFamilies = words.filter(({ stem }) => isRelation(stem));
  const others = words.filter(({ stem }) => !isRelation(stem));
  return {
    role,
    speaker,
    isReplacing: isCorrection || isInPlace || tellsChange(said),
    lexemes: new Set(tokenize(said)),
    things: new Set([...others.filter(({ isDeed }) => !isDeed).map(tellingWord), ...(isOfPast(words) ? [past] : [])]),
    deeds: new Set(others.filter(({ isDeed }) => isDeed).map(tellingWord)),
    relations: new Set(ofFamilies.filter(({ stem }) => !isStateWord(stem)).map(tellingWord)),
  };
}

const tellingWord = ({ stem }: Word): string => representativeOf(stem);

/** "We used" is no "we use". */
const past = '-ed';
const isOfPast = (words: readonly Word[]): boolean => words.some(({ isPast }) => isPast);

/**
 * Whether what was said later may take the place of the earlier one in a search. Who says that one again tells that it
 * holds after all, or still, so that it has to be stored behind both.
 */
export function mayTakePlaceOf(later: Telling, earlier: Telling): boolean {
  return (later.isReplacing && areAboutTheSame(later.lexemes, earlier.lexemes)) || isAnotherValue(later, earlier);
}

/** Whether two texts have a word in common, or are about one of the topics that each have many words. */
export function areAboutTheSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return shareTopic(one, other) || [...one].some((lexeme) => other.has(lexeme));
}

/** Words of a name: "Visual Studio Code". */
const maxWordsOfValue = 3;

/**
 * "Our cache is Redis" after "our cache is Valkey", or "we don't use Valkey". As it may be of two things too ("Redis is
 * for sessions", "Redis is for queues"), this tells only that one of them is not known to hold.
 */
function isAnotherValue(later: Telling, earlier: Telling): boolean {
  if (later.speaker !== earlier.speaker || (later.role !== earlier.role && later.role !== 'user')) return false;
  if (!isSubset(later.deeds, earlier.deeds) || !isSubset(earlier.deeds, later.deeds)) return false;
  const own = [...later.things].filter((word) => !earlier.things.has(word));
  const others = [...earlier.things].filter((word) => !later.things.has(word));
  const isOpposite = [...own, ...others].some((word) => opposites.has(word));
  if (Math.min(own.length, others.length) !== (isOpposite ? 0 : 1)) return false;
  if (Math.max(own.length, others.length) > maxWordsOfValue) return false;
  const haveCommon = (words: (telling: Telling) => ReadonlySet<string>) =>
    [...words(later)].some((word) => words(earlier).has(word));
  return (
    [({ things }: Telling) => things, ({ deeds }: Telling) => deeds, ({ relations }: Telling) => relations].some(
      haveCommon,
    ) || shareTopic(later.lexemes, earlier.lexemes)
  );
}

const opposites = new Set(['not', 'never', past]);

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((word) => all.has(word));
