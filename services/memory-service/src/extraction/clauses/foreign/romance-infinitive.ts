import type { PlacedWord } from '../../language/words-in-place.js';

/** "usar", "migrer", "farlo": by its ending. */
export const isRomanceInfinitive = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?!(?:notre|votre|autre|entre|outre|sobre|mare|fare)$)\p{Ll}{2,}(?:[aei]r|[aei]re|re|oir|[aei]rl[aeo]s?|[aei]rse)$/u.test(
    words[at]?.text ?? '',
  );

/** "décidé de migrer", "hemos decidido usar": an infinitive behind what takes one, and no noun ("est pompier"). */
export function hasTakenInfinitive(words: readonly PlacedWord[], from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1)
    if (
      isRomanceInfinitive(words, at) &&
      /^(?:de|d'|à|a|para|por|pour|di|da)$|(?:do|mos|ons|é|ez|iamo|ó)$/u.test(words[at - 1]?.lower ?? '')
    )
      return true;
  return false;
}
