import type { Tense } from '../../tense/verb-forms.js';
import { type Token, wordOf } from '../../tokens/tokens.js';
import { isTurkish } from '../words/turkish-sentence.js';

/* Tense in Turkish, by the endings of verbs: the person stands behind that of the time. */

const past = /\p{L}{2}(?:[dt][ıiuü](?:m|k|n|l[ae]r|n[ıiuü]z)?|m[ıiuü]ş(?:t[ıiuü])?(?:[ıiuü]m|[ıiuü]z|l[ae]r|k|m)?)$/u;
const present =
  /\p{L}{1,14}(?:[ıiuü]yor(?:um|uz|sun|sunuz|lar)?|[ae]ca[kğ](?:[ıi]m|[ıi]z|s[ıi]n|l[ae]r)?|m[ae]l[ıi](?:y[ıi][mz])?|[ae]l[ıi]m|m[ae]kt[ae])$/u;
const presentForms = new Set('var gerek gerekiyor lazım yok olur izindeyim izinde'.split(' '));
const noVerbs = new Set(
  'şimdi kendi adı yedi hadi kedi altı artı katı atı eti adedi kredi ertesi gibi tatil nedim medi hatt gemi memiş yemiş geçmiş gümüş neredeyse kodu yurdu ordu bandı seti testi paketi sepeti'.split(
    ' ',
  ),
);

export function turkishTense(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  if (word.length < 3 || word.length > maxVerbCharacters || !mayBeVerb.test(word)) return null;
  const isPresent = presentForms.has(word) || present.test(word);
  if ((!isPresent && !past.test(word)) || noVerbs.has(word) || !isTurkish(tokens, at)) return null;
  return isPresent ? 'present' : 'past';
}

const maxVerbCharacters = 24;
/** The last letters of such forms. */
const mayBeVerb = /[ıiuümknzrşğea]$/u;
