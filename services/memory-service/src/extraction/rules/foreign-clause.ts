import { wordSet, wordsOf } from './lexicon/word-set.js';
import type { PlacedWord } from './words-in-place.js';

/* Where a clause begins in German, French, Spanish, Portuguese, Italian, Russian, Chinese, Japanese and Korean: by pronouns and common verbs. */

/** Subject pronouns, and first-person verbs of the languages whose endings hold the subject. */
const subjects = wordSet(
  'ich wir er sie es je nous il elle ils elles on yo nosotros nosotras él ella ellos tengo tenemos vivo vivimos uso usamos trabajo trabajamos prefiero preferimos estudio estudiamos toco juego hablo odio gestiono quiero odiamos necesitamos',
  'eu nós ele ela temos tenho moro usamos trabalho estudo gosto prefiro uso toco jogo falo trabalhamos moramos vivo io noi lui lei ho abbiamo lavoro abito uso usiamo studio preferisco vivo parlo suono gioco lavoriamo abbiamo я мы он она они',
);
const conjunctions = wordSet('und et y e и sowie');
const determiners = wordSet(
  'der die das ein eine mein meine unser unsere dein sein ihr le la les un une mon ma mes notre nos son sa el los las una mi mis nuestro nuestra su',
  'o os a as um uma meu minha nosso nossa il lo gli i mio mia nostro nostra',
);
const finiteVerbs = wordSet(
  'ist sind war waren hat haben hatte heißt läuft laufen liegt steht kommt geht gehört braucht muss müssen soll sollen darf kann können wird werden nutzt verwendet arbeitet wohnt fährt spielt spricht mag studiert lernt trinkt schreibt gehen laufen nutzen verwenden',
  "est sont était a ont avait doit doivent peut va vont utilise travaille habite s'appelle tourne coûte",
  'juega hace estudia habla toca prefiere es son está están era tiene tienen debe deben puede va van usa vive trabaja se corre funciona é são estão tem têm deve pode vai fica roda mora è sono era ha hanno deve può usa vive lavora gira',
);
export const foreignSubordinators = wordSet(
  'wenn als weil obwohl da falls bevor nachdem si quand parce lorsque puisque cuando porque aunque quando se perché если когда потому',
);
/** German drops a repeated "ich"; the verb's ending still tells. */
const firstPersonVerbs = wordSet(
  'wohne lebe arbeite habe bin nutze benutze verwende mag liebe spiele fahre lerne spreche bevorzuge brauche heiße studiere',
);
const unspacedSubject = /^(?:我|我们|我們|他|她|他们|她们|私|僕|俺|저는|나는|우리는|제가)/u;

export const isForeignConjunction = (word: string): boolean => conjunctions.has(word);

const maxSubjectWords = 5;

/** Whether a clause with its own subject begins here; a noun has to be followed by one of the common verbs. */
export function startsForeignClause(words: readonly PlacedWord[], from: number): boolean {
  const first = words[from];
  if (first === undefined) return false;
  if (first.lower === 'у' && /^(?:меня|нас|него|неё|них)$/u.test(words[from + 1]?.lower ?? '')) return true;
  if (subjects.has(first.lower) || /^j'/.test(first.lower) || unspacedSubject.test(first.text)) return true;
  return determiners.has(first.lower) && hasForeignVerb(words, from + 2, from + maxSubjectWords);
}

export function hasForeignVerb(words: readonly PlacedWord[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (word === undefined || conjunctions.has(word.lower)) return false;
    if (finiteVerbs.has(word.lower) || firstPersonVerbs.has(word.lower)) return true;
  }
  return false;
}

/** "Ich wohne in Kiel und arbeite …", "Я живу …, работаю …": the pronoun is not said again. */
export const sharesForeignSubject = (first: PlacedWord | undefined, verb: PlacedWord): boolean =>
  (first?.lower === 'ich' && firstPersonVerbs.has(verb.lower)) ||
  (first?.lower === 'я' && /(?:аю|яю|ую|ею|лю|жу|чу|шу|ву)$/u.test(verb.lower));

export const isForeignVerb = (word: string): boolean => finiteVerbs.has(word) && !alsoEnglish.has(word);
export const isForeignDeterminer = (word: string): boolean => determiners.has(word) && !alsoEnglish.has(word);

/** Words of those lists that are English words, too. */
const alsoEnglish = wordSet('a i on die war hat son mi me um as os la es se');

/** Whether a text in Latin letters is in one of the languages whose subjects and verbs are known here. */
export const looksForeign = (text: string): boolean =>
  wordsOf(text.slice(0, 400)).some(
    (word) => !alsoEnglish.has(word) && (word.startsWith("j'") || subjects.has(word) || finiteVerbs.has(word)),
  );
