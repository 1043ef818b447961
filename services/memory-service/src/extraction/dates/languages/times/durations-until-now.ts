import { type Reading, wordAt } from '../../context/time-rule.js';
import type { Counted } from './vocabulary.js';

/*
 * Spanish and Portuguese have one word for "ago" and for "for": "hace dos años me mudé", "hace dos años que vivo aquí".
 * Portuguese "faz" also tells how old somebody gets.
 */

/** What lasts. */
const states = new Set(
  `moro mora moramos vivo vive vivimos viven trabalho trabalha trabalhamos trabajo trabaja trabajamos estou está estoy estamos están uso usa usamos
	tenho tem temos tengo tiene tenemos estudo estudio conheço conozco sou soy somos namoro sigo llevo`.split(/\s+/),
);
const reachTokens = 4;

/** Whether what stands in the present beside such a duration, which stands from `at` to `next`, lasts until now. */
export function lastsUntilNow(reading: Reading, at: number, next: number): boolean {
  const isOfClause = wordAt(reading, next) === 'que';
  if (isOfClause) return [1, 2, 3].some((ahead) => states.has(wordAt(reading, next + ahead)));
  for (let back = 1; back <= reachTokens; back += 1) {
    const word = wordAt(reading, at - back);
    if (word === '') return false;
    if (states.has(word)) return true;
  }
  return false;
}

/** "Llevo dos años trabajando", "sin fumar", "en Madrid", "voilà six mois que": what has lasted so long. */
export const isStateBehind = (lead: string, word: string): boolean =>
  counting.has(lead) ? word === 'che' || word === 'que' : /^\p{Ll}+ndo$/u.test(word) || statesBehind.has(word);

/** What lasts stands in a clause behind these: "sono sei mesi che vivo qui". */
const counting = new Set(['sono', 'voilà', 'voila']);

const statesBehind = new Set(
  'sin en con aquí aqui así juntos juntas thuis hier daar ziek samen in bij met zonder als'.split(' '),
);

const pastVerb = /(?:ei|ou|iu|eu|mos|ram|á|já)$/u;

/** "Minha avó faz 70 anos": how old somebody gets, as against "mudei faz 3 anos", "faz 3 anos que moro aqui". */
export function isAgeAt(reading: Reading, at: number, { unit, next }: Counted): boolean {
  if (wordAt(reading, at) !== 'faz' || unit !== 'year' || wordAt(reading, next) === 'que') return false;
  const before = wordAt(reading, at - 1);
  return before !== '' && !pastVerb.test(before) && !states.has(wordAt(reading, at - 2));
}
