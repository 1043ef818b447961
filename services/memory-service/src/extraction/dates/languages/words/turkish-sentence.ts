import type { Token } from '../../tokens/tokens.js';

/*
 * Turkish months and days of the week are words of others as well ("mart", "pazar", "on", "ay"), so that a sentence
 * counts as Turkish only by words or letters that are no other's.
 */

const words = new Set(
  `dün yarın bugün için çok değil olarak sonra önce kadar beri hafta haftaya gün günü gününe geçen gelecek önümüzdeki bu toplantı toplantımız bir şey ama çünkü ile
	gecen onumuzdeki yarin bugun dun icin cok degil olarak kadar hafta haftaya gunu gunune toplanti
	pazartesi salı çarşamba perşembe cuma cumartesi carsamba persembe ocak ocakta şubat nisan nisanda mayıs mayısta haziran haziranda temmuz temmuzda ocaktan marttan nisandan mayıstan hazirandan temmuzdan ağustostan eylülden ekimden kasımdan aralıktan ağustos ağustosta eylül eylülde ekim ekimde kasım kasımda aralık aralıkta`.split(
    /\s+/,
  ),
);
const letters = /[ığş]/u;
const verbEnding = /\p{L}{1,14}(?:[ıiuü]yor|[ae]ca[kğ]|[dt][ıiuü]k|[dt][ıiuü]m)\p{L}{0,4}$/u;
const reachTokens = 12;
const maxWordCharacters = 32;

/** Whether the sentence around a place is Turkish. */
export function isTurkish(tokens: readonly Token[], at: number): boolean {
  return [1, -1].some((step) => {
    for (let away = step > 0 ? 0 : 1; away <= reachTokens; away += 1) {
      const token = tokens[at + away * step];
      if (token === undefined || token.kind === 'break' || /^[.!?;]$/.test(token.word)) return false;
      if (token.kind !== 'word' || token.word.length > maxWordCharacters) continue;
      if (words.has(token.word) || letters.test(token.word) || verbEnding.test(token.word)) return true;
    }
    return false;
  });
}
