import { type Clause, unmarked } from '../canonical-wording.js';
import { english, type Grammar, isSoft, type Role } from './grammar.js';
import { possessor } from './phrase-patterns.js';
import type { Places } from './sentence-places.js';
import { isDoer, isRelation, stemOf } from './word-families.js';

/** A word of a statement, of those that tell it from others. */
export interface Word {
  readonly stem: string;
  /** What inflects the stem: `s`, `ing`, `ment`; empty for none. */
  readonly ending: string;
  readonly isPast: boolean;
  /** Tells what is done, not of what: its place in the sentence tells nothing. */
  readonly isDeed: boolean;
  /** May tell what is done, and nothing shows that it does: "the release" of "the release blocks the review". */
  readonly isNominal: boolean;
  readonly isPerson: boolean;
  readonly role: Role;
}

/** Opens a clause, which ends with a mark. */
const subordinators = new Set('if unless when whenever while because before after until once'.split(' '));

/** Participles that tell how something is called or where it is, also without "is". */
const statives = new Set(['name', 'base', 'locat', 'situat', 'call']);

/** Adds up the words of a clause, with what stands before each. */
export function wordsOfClause(clause: Clause, grammar: Grammar, places: Places): readonly Word[] {
  const words: Word[] = [];
  let role: Role = '';
  let clauseRole: Role = '';
  let isAfterSubject = false;
  for (const [position, marked] of clause.entries()) {
    const form = unmarked(marked);
    const stem = stemOf(form);
    const before = clause[position - 1] ?? '';
    const person = grammar.persons.get(stem);
    if (subordinators.has(stem) && opensClause(clause, position)) {
      [clauseRole, role] = [stem === 'whenever' ? 'when' : stem, ''];
    } else if (grammar.softRoles[stem] !== undefined) role = joined(role, grammar.softRoles[stem]);
    else if (grammar.hardRoles.has(stem)) role = joined(role, stem);
    else if (stem === possessor) markOwner(words);
    else if (grammar.ours.has(stem) || person !== undefined) {
      isAfterSubject = grammar.subjects.has(stem);
      if (isAfterSubject) role = '';
      if (person !== undefined && !words.some((word) => word.stem === person)) words.push(personOf(person));
    } else if (!isLight(stem, before, form, grammar)) {
      const isSaid = isAfterSubject && !adverbs.has(stem) && !places.predicates.has(stem);
      const isOrdered = stem === places.order && words.every(({ stem: told }) => adverbs.has(told));
      const word = wordOf(form, stem, {
        before,
        isSaid: isSaid || isOrdered,
        isDetermined: places.determined.has(stem),
        isPredicate: places.predicates.has(stem),
      });
      const isVerb = word.isDeed && !word.isNominal;
      words.push({ ...word, role: clauseRole || (isVerb ? '' : role) });
      if (isVerb) role = '';
      isAfterSubject &&= adverbs.has(stem);
    }
  }
  // "Numbers before", "numbers after": with nothing behind it, it is a word like any other.
  const last = stemOf(unmarked(clause.at(-1) ?? ''));
  if (grammar.hardRoles.has(last) || subordinators.has(last)) words.push({ ...personOf(last), isPerson: false });
  return words;
}

/** "From under": the one before tells something else with another word behind it. */
const joined = (role: Role, next: Role): Role => (isSoft(role) ? next : `${role} ${next}`);

const personOf = (stem: string): Word => ({
  stem,
  ending: '',
  isPast: false,
  isDeed: false,
  isNominal: false,
  isPerson: true,
  role: '',
});

const owners = new Set(['my', 'our', 'your', 'their', 'his', 'her']);

function isLight(stem: string, before: string, form: string, { light }: Grammar): boolean {
  // "Our own servers", not "we own servers"; not "was", which tells of the past.
  if (stem === 'own') return owners.has(stemOf(before));
  return light.has(stem) && !form.endsWith('0ed');
}

interface Surroundings {
  readonly before: string;
  /** Of who does it, or as an order. */
  readonly isSaid: boolean;
  readonly isDetermined: boolean;
  readonly isPredicate: boolean;
}

function wordOf(
  form: string,
  stem: string,
  { before, isSaid, isDetermined, isPredicate }: Surroundings,
): Omit<Word, 'role'> {
  // "committed" is "commit" and "ted".
  const ending = form
    .slice(stem.length + 1)
    .replace(/^([b-df-hj-np-tvwz])(?=(?:ed|ing|er|ers)$)/, (twin) => (stem.endsWith(twin) ? '' : twin));
  const isPassive = ending === 'ed' && (isPredicate || /^be(?:0.*)?$/.test(before));
  const isPast = ending === 'ed' && !isPassive && !statives.has(stem);
  const isDeed = isPassive || isSaid || isRelation(stem);
  const isVerb = isPassive || isSaid || /^(?:ed|ing)$/.test(ending) || isHeadOfVerb(before);
  return {
    stem,
    ending,
    isPast,
    isDeed,
    isNominal: isDeed && (!isVerb || ((isDetermined || isDoer(stem)) && !isSaid && !isPassive)),
    isPerson: false,
  };
}

/** A word that a verb may follow: no beginning of a sentence or of a phrase. */
const isHeadOfVerb = (before: string): boolean =>
  before !== '' &&
  !before.startsWith('-') &&
  !/^(?:of|over|via|by|than|as|about|under|above|through|within)0?$/.test(before);

const adverbs = new Set(
  'always alway never not usual often sometim rare onli still current must can should will may might would'.split(' '),
);

/** "Before Christmas" is a phrase, "before we merge" a clause, and so is "before merging". */
function opensClause(clause: Clause, position: number): boolean {
  const [word = '', next = '', second = ''] = clause.slice(position).map((form) => unmarked(form));
  if (/^(?:if|unless|when|whenever|while|because)0?$/.test(word)) return true;
  return (
    next.endsWith('0ing') || english.subjects.has(stemOf(next)) || stemOf(next) === 'it' || /0(?:s|ed)$/.test(second)
  );
}

/** Whoever stands before the mark of an owner, back to what opens the phrase. */
function markOwner(words: Word[]): void {
  for (let index = words.length - 1; index >= 0; index--) {
    const word = words[index];
    if (
      word === undefined ||
      word.isPerson ||
      (word.isDeed && !word.isNominal) ||
      word.role !== '' ||
      /^\d/.test(word.stem)
    )
      return;
    words[index] = { ...word, role: 'whose' };
  }
}
