import type { Token } from '../../tokens/tokens.js';

/*
 * Swedish, Danish and Norwegian share many short words with others ("i", "har", "till", "sedan"), so that a sentence
 * counts as one of theirs only by words that are Scandinavian and nothing else, or by letters that are.
 */

const words = new Set(
  `slutet början mitten byter håller stengt stenger åpner lukket indtil inntil solgte solgt kjøpte købte köpte sålde sluttet slutade slutar övermorgon imorn somras vintras höstas våras flyger stänger stängt stängd öppnar här där när bott nya hos blir blitt blivit jag jeg och og är ikke inte ska skal skall hade hadde havde åker reser rejser reiser flyttar flytter blev efter etter flyttade flyttede
	flyttet bodde reste rejste gifter gifte från uge ugen uger vecka veckan veckor uken uker dager dagar dage måneder månader kommer heter hedder
	nästa næste sidste siste förra forrige siden hver varje noe något noget mycket meget började begyndte begynte begynder begynner börjar startar vores vårt våra våre sista
	mandag mandags tirsdag tirsdags tisdag tisdags onsdag onsdags torsdag torsdags fredag fredags lordag sondag idag igår imorgon imorgen ikväll aften kväll kveld
	januari februari augusti desember`.split(/\s+/),
);
const letters = /[åøæ]/u;
const reachTokens = 14;
const maxWordCharacters = 40;

/** Whether the sentence around a place is Scandinavian. */
export function isScandinavian(tokens: readonly Token[], at: number): boolean {
  return [1, -1].some((step) => {
    for (let away = step > 0 ? 0 : 1; away <= reachTokens; away += 1) {
      const token = tokens[at + away * step];
      if (token === undefined || token.kind === 'break' || /^[!?;]$/.test(token.word)) return false;
      if (token.kind !== 'word' || token.word.length > maxWordCharacters) continue;
      if (words.has(token.word) || letters.test(token.word)) return true;
    }
    return false;
  });
}
