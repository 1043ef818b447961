import { MONTHS, UNITS, WEEKDAYS } from './english-words.js';
import { foreignTense } from './languages/foreign-tense.js';
import type { Token } from './tokens.js';
import {
  IRREGULAR_PARTICIPLES,
  IRREGULAR_PAST,
  MAYBE_SCHEDULED_PRESENT,
  SCHEDULED_BARE,
  SCHEDULED_PRESENT,
  type Tense,
} from './verb-forms.js';

export type Lean = 'past' | 'future';

/** How far from an expression a verb is looked for, in words, and what a comma between them counts. */
const REACH = 24;
const CLAUSE_COST = 4;
const SENTENCE_ENDS = new Set(['.', '!', '?', ';', '…', '。', '！', '？', '；']);
const CLAUSE_MARKS = new Set([',', '(', ')', '—', '–', ':']);

const MODALS = new Set([
  'will',
  "'ll",
  'shall',
  'should',
  'must',
  'gonna',
  'wanna',
  'can',
  'could',
  'may',
  'might',
  'let',
  'please',
]);
/** Future when an infinitive follows: "plan to ship", "has to move". */
const BEFORE_INFINITIVE = new Set(
  'going plan plans planning planned want wants need needs hope hopes hoping intend intends expect expects expected aim aims have has supposed due scheduled about ready'.split(
    ' ',
  ),
);
const AHEAD = new Set(
  'scheduled planned due deadline deadlines upcoming remind reminder eta expires planning slated starting ending'.split(
    ' ',
  ),
);
/** Future with "for" behind: "a session booked for 20 May". */
const ARRANGED = new Set(['booked', 'reserved', 'set', 'registered', 'arranged', 'rescheduled']);
const PRESENT_BE = new Set(['is', 'are', "'re", "'m", 'isn', 'aren']);
const PRESENT = new Set(['do', 'does', 'don', 'doesn', 'meet', 'begin']);
const PAST = new Set('was were had did wasn weren hadn didn used'.split(' '));
/** "I have had it", "we have used it". */
const PARTICIPLES_TOO = new Set(['had', 'used']);
const HAVE = new Set(['have', 'has', "'ve", 'haven', 'hasn']);
const BEFORE_IS = new Set(['it', 'he', 'she', 'that', 'what', 'there', 'who', 'here', 'when', 'where']);
const NOT_PAST = new Set(
  'need feed seed speed breed bleed red bed shed sled embed exceed proceed succeed indeed hundred wed united sacred naked wicked based limited advanced related ted fred med led'.split(
    ' ',
  ),
);

interface Verb {
  readonly tense: Tense;
  /** Words and clauses between it and the expression. */
  readonly cost: number;
}

/** The tenses of one text's sentences. What is found out about a word is kept, for many expressions may look at it. */
export class SentenceTenses {
  private readonly known: (Tense | null | undefined)[] = [];

  constructor(private readonly tokens: readonly Token[]) {}

  /** The tense of the verb nearest to tokens `from` to `next` within their sentence; null when no verb form gives one away. */
  around(from: number, next: number): Tense | null {
    const before = this.nearest(from - 1, -1);
    const after = this.nearest(next, 1);
    if (before === null || after === null) return (before ?? after)?.tense ?? null;
    return after.cost < before.cost ? after.tense : before.tense;
  }

  private nearest(from: number, step: 1 | -1): Verb | null {
    let cost = 0;
    for (let at = from; cost < REACH; at += step) {
      const token = this.tokens[at];
      if (token === undefined || token.kind === 'break') return null;
      cost += 1;
      if (token.kind === 'mark') {
        if (SENTENCE_ENDS.has(token.word)) return null;
        if (CLAUSE_MARKS.has(token.word)) cost += CLAUSE_COST;
      } else if (token.kind === 'word' || token.kind === 'suffix') {
        const tense = this.at(at);
        if (tense !== null) return { tense, cost };
      }
    }
    return null;
  }

  private at(at: number): Tense | null {
    const known = this.known[at];
    if (known !== undefined) return known;
    const tense = tenseAt(this.tokens, at);
    this.known[at] = tense;
    return tense;
  }
}

function tenseAt(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  if (isModal(tokens, at)) return 'future';
  if (BEFORE_INFINITIVE.has(word) && wordOf(tokens, at + 1) === 'to') return wasBefore(tokens, at) ? 'past' : 'future';
  if (AHEAD.has(word)) return wasBefore(tokens, at) ? 'past' : 'future';
  if (ARRANGED.has(word) && wordOf(tokens, at + 1) === 'for') return wasBefore(tokens, at) ? 'past' : 'future';
  if (PAST.has(word)) return PARTICIPLES_TOO.has(word) ? tenseOfPastForm(tokens, at) : 'past';
  // "I have got a meeting" is what I have.
  if (HAVE.has(word) && wordOf(tokens, at + 1) === 'got') return 'present';
  if (HAVE.has(word)) return hasParticiple(tokens, at + 1) ? 'perfect' : (auxiliaryBefore(tokens, at) ?? 'present');
  if (word === "'s") return tenseOfS(tokens, at);
  // "3 March is when we moved": the time is that of the clause behind.
  if (PRESENT_BE.has(word) && wordOf(tokens, at + 1) === 'when') return null;
  // "am" without "I" is German: "am Montag".
  if (PRESENT_BE.has(word) || (word === 'am' && wordOf(tokens, at - 1) === 'i')) return 'present';
  if (PRESENT.has(word) || SCHEDULED_PRESENT.has(word))
    return wordOf(tokens, at - 1) === 'to' ? null : (auxiliaryBefore(tokens, at) ?? 'present');
  if (MAYBE_SCHEDULED_PRESENT.has(word)) return BEFORE_NOUN.has(wordOf(tokens, at - 1)) ? null : 'present';
  if (word === 'been') return 'perfect';
  if (isPastForm(word)) return tenseOfPastForm(tokens, at);
  return isBarePresent(tokens, at) ? 'present' : foreignTense(tokens, at);
}

/** Before a plural noun; and before the verb of a relative clause, whose tense is its own ("the job that runs at night failed"). */
const BEFORE_NOUN = new Set(
  'the a an of to our my your his her its their these those some no all many several new more last past previous two three that which who'.split(
    ' ',
  ),
);
const SUBJECTS = new Set(['i', 'we', 'they']);
const BEFORE_SUBJECT = new Set(
  'and but so then that because if when while as or since although though where until today tomorrow tonight now here there hence therefore instead'.split(
    ' ',
  ),
);

/** "We ship Friday", "they usually deploy on Monday": a verb behind its subject that is no past form. */
function isBarePresent(tokens: readonly Token[], at: number): boolean {
  const isRunningOut = wordOf(tokens, at) === 'run' && wordOf(tokens, at + 1) === 'out';
  if (isRunningOut && isPluralSubject(tokens, at - 1)) return true;
  if (!SCHEDULED_BARE.has(wordOf(tokens, at))) return false;
  const subject = isBareAdverb(wordOf(tokens, at - 1)) ? at - 2 : at - 1;
  if (PLURAL_BARE.has(wordOf(tokens, at)) && isPluralSubject(tokens, subject)) return true;
  return SUBJECTS.has(wordOf(tokens, subject)) && opensClause(tokens, subject);
}

const PLURAL_BARE = new Set('start begin end close expire finish launch arrive resume return leave'.split(' '));

/** "The classes start in May", "our credits run out in October": behind a plural that its article or owner tells from a verb. */
function isPluralSubject(tokens: readonly Token[], at: number): boolean {
  const owners = [1, 2, 3].map((back) => wordOf(tokens, at - back));
  return /\p{Ll}{2}(?<![sui])s$/u.test(wordOf(tokens, at)) && owners.some((word) => OWNERS.has(word));
}

const OWNERS = new Set('the our my your their his her these those all both'.split(' '));

function isBareAdverb(word: string): boolean {
  return ['also', 'just', 'then', 'still', 'only', 'always', 'usually', 'never', 'often'].includes(word);
}

/** Not "did we ship" and not "the service we run", whose tense is not the one of the sentence. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind !== 'word') return true;
  return (
    BEFORE_SUBJECT.has(before.word) || WEEKDAYS.has(before.word) || MONTHS.has(before.word) || UNITS.has(before.word)
  );
}

function isModal(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  // As a capital it is the month.
  if (word === 'may') return tokens[at]?.isCapital !== true;
  return (
    MODALS.has(word) ||
    (word === 'won' && wordOf(tokens, at + 1) === "'t") ||
    (word === 'see' && wordOf(tokens, at + 1) === 'you')
  );
}

function wordOf(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token !== undefined && (token.kind === 'word' || token.kind === 'suffix') ? token.word : '';
}

function isPastForm(word: string): boolean {
  return IRREGULAR_PAST.has(word) || (word.length > 3 && word.endsWith('ed') && !NOT_PAST.has(word));
}

function wasBefore(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => PAST.has(wordOf(tokens, at - back)));
}

/** The tense that "did" or "will" gives to the infinitive behind it and its subject: "what did I do", "what will we have". */
function auxiliaryBefore(tokens: readonly Token[], at: number): Tense | null {
  for (let back = 1; back <= 3; back += 1) {
    if (['did', 'didn'].includes(wordOf(tokens, at - back))) return 'past';
    if (isModal(tokens, at - back)) return 'future';
  }
  return null;
}

function hasParticiple(tokens: readonly Token[], at: number): boolean {
  return [0, 1, 2].some((ahead) => {
    const word = wordOf(tokens, at + ahead);
    return word === 'been' || word.endsWith('en') || IRREGULAR_PARTICIPLES.has(word) || isPastForm(word);
  });
}

/** "it's on Friday" and "it's been a year" against the possessive of "Anna's". */
function tenseOfS(tokens: readonly Token[], at: number): Tense | null {
  if (!BEFORE_IS.has(wordOf(tokens, at - 1))) return null;
  return wordOf(tokens, at + 1) === 'been' ? 'perfect' : 'present';
}

/** A past form on its own is past; behind an auxiliary it takes that one's tense ("will be moved", "is planned", "has moved"). */
function tenseOfPastForm(tokens: readonly Token[], at: number): Tense {
  for (let back = 1; back <= 3; back += 1) {
    const word = wordOf(tokens, at - back);
    if (word === '') break;
    // "wants to get married"
    if (word === 'get' && wordOf(tokens, at - back - 1) === 'to')
      return wasBefore(tokens, at - back - 1) ? 'past' : 'future';
    if (HAVE.has(word)) return wordOf(tokens, at) === 'got' ? 'present' : 'perfect';
    if (PAST.has(word)) return 'past';
    if (isModal(tokens, at - back)) return 'future';
    if (word === 'be') return 'future';
    if (PRESENT_BE.has(word)) return 'present';
  }
  return 'past';
}
