import { identifiersOf } from '../extraction/identifiers.js';
import { canonicalClauses, inOneOrder, unmarked } from './canonical-wording.js';
import { areNearSynonyms, hasNearSynonym, stemOf } from './near-synonyms.js';

/** Words that carry no meaning of their own between two sentences of which a model says that they mean the same. */
const light = new Set(
  'and0 of in on at for with as to that which who where when it it0s be have0 have0s there this'.split(' '),
);

/** Whose it is: "my home" is where "I live". */
const persons = new Map(
  ['i my me mine myself', 'we our us ours', 'you your yours', 'he his him', 'she her hers', 'they their them'].flatMap(
    (words) => words.split(' ').map((word) => [word, `${words.split(' ')[0]}!`] as const),
  ),
);
const we = persons.get('we') ?? '';

/** Participles that tell how something is called or where it is, also without "is": "a cat named Minka". */
const statives = new Set(['name', 'base', 'locat', 'situat', 'own']);

/**
 * Whether two texts may be taken for the same statement where a model says that they are. What tells facts apart has to
 * agree to the letter and in one order: names, numbers, identifiers, negation, tense, person, singular and plural, and
 * every word but those of `near-synonyms.ts`. Neither text may say anything that the other does not: a memory that is
 * there twice costs less than one that was never stored.
 */
export function maySayTheSame(one: string, other: string): boolean {
  if (isQuestion(one) !== isQuestion(other)) return false;
  if (identifiersOf(one).toSorted().join(' ') !== identifiersOf(other).toSorted().join(' ')) return false;
  const [clauses, otherClauses] = [
    canonicalClauses(withoutHyphens(withoutPossessive(one))),
    canonicalClauses(withoutHyphens(withoutPossessive(other))),
  ];
  const [own, others] = [telling(clauses.flat()), telling(otherClauses.flat())];
  const onlyOwn = own.filter((word) => !others.includes(word));
  const onlyOthers = others.filter((word) => !own.includes(word));
  if (!areReplaceable(onlyOwn, onlyOthers) || !areReplaceable(onlyOthers, onlyOwn)) return false;
  const common = (list: readonly string[], among: readonly string[]): string =>
    list.filter((word) => among.includes(word)).join(' ');
  // "I use it", "I like it": nothing that both are about.
  if (!own.some((word) => others.includes(word) && !isPerson(word))) return false;
  return (
    common(own, others) === common(others, own) ||
    common(telling(inOneOrder(clauses)), others) === common(telling(inOneOrder(otherClauses)), own)
  );
}

/** "Dana's home" is where "Dana lives". */
const withoutPossessive = (text: string): string => text.replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '');

/**
 * "A well-known port" is "a well known port". Of plain words alone: any other sign or digit makes a name of them, as
 * backticks do.
 */
const withoutHyphens = (text: string): string =>
  text.replace(plainCompound, (compound) => (/^e-/i.test(compound) ? compound : compound.replaceAll('-', ' ')));
const plainCompound = /(?<![^\s("'“‘])\p{L}+(?:-\p{L}+)+(?![^\s.,;:!?)"'”’]|[.:?!]\S)/gu;

const isQuestion = (text: string): boolean => /\?\s*$/.test(text);
const isPerson = (word: string): boolean => word.endsWith('!');

/** Whether each word has one among the others that may stand for it. That "we" do something may go without saying. */
function areReplaceable(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) =>
    isPerson(word) ? word === we && !others.some(isPerson) : others.some((other) => areNearSynonyms(word, other)),
  );
}

/**
 * What tells one statement from another: its words in their form, replaceable ones by stem and tense; no light ones,
 * each person once.
 */
function telling(forms: readonly string[]): readonly string[] {
  const words: string[] = [];
  for (const [position, marked] of forms.entries()) {
    const form = unmarked(marked);
    const stem = stemOf(form);
    if (light.has(form) || light.has(stem)) continue;
    const person = persons.get(stem);
    if (person !== undefined) {
      if (!words.includes(person)) words.push(person);
      continue;
    }
    const isPast = form.endsWith('0ed') && forms[position - 1] !== 'be' && !statives.has(stem);
    words.push(`${hasNearSynonym(stem) ? stem : form}${isPast ? '+' : ''}`);
  }
  return words;
}
