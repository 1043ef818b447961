import stem from 'wink-porter2-stemmer';
import { BoundedCache } from '../bounded-cache/bounded-cache.js';
import { irregularForms } from '../retrieval/tokenizer/irregular-forms.js';

/**
 * A word as its stem and its ending, `use0s`, so that forms can be made from others without a dictionary and no two
 * words become one:
 * "bike" and "bikes" stay two. Past tense and participle of a verb are one form.
 */
export function stemAndEnding(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const form = stemmable.test(word) ? formOf(word) : word;
  if (word.length <= maxCharacters) remembered.set(word, form);
  return form;
}

/** A longer run of letters is no word, and its stem is sought in quadratic time. */
const maxCharacters = 40;
const stemmable = new RegExp(`^[a-z]{1,${maxCharacters}}$`);

/** Texts repeat their words, and stemming is what takes the time. */
const remembered = new BoundedCache<string>(10_000);

function formOf(word: string): string {
  const base = irregularForms.get(word);
  if (base !== undefined) return `${stem(base)}0ed`;
  const stemmed = stem(word);
  const ending = word.startsWith(stemmed) ? word.slice(stemmed.length) : word.slice(stemmed.length - 1);
  return `${stemmed}0${endings[ending] ?? ending}`;
}

/** What the stemmer cuts off beside the ending that carries the meaning. */
const endings: Readonly<Record<string, string>> = { e: '', y: '', es: 's', ies: 's', ied: 'ed', d: 'ed' };

/** Another form of the verb of a participle or progressive, in the form of `stemAndEnding`. */
export function inflected(form: string, ending: 's' | ''): string {
  return `${form.length > maxCharacters ? form : stem(irregularForms.get(form) ?? form)}0${ending}`;
}
