import type { Tense } from '../../tense/verb-forms.js';
import { type Token, wordOf } from '../../tokens/tokens.js';

/*
 * Tense in Ukrainian, by endings: the past of men ends in -в ("перейшов"), which nouns in the genitive do as well
 * ("серверів"), so that a vowel of a verb has to stand before it. A sentence is Ukrainian by a letter or a
 * word that Russian has not.
 */

const pastEnding = /^[а-яіїєґ']{2,}(?:[аеиіоуєїя]л[аио]|[аеияюу]в|[йші]шов|йшл[аио]|[бгкмпсхз]л[аио])(?:ся|сь)?$/u;
const shortPast = new Set(
  'був була було були впав впала впало впали зміг помер помре приніс привіз переніс ліг встиг зник зникла зникло'.split(
    ' ',
  ),
);
const noPast = new Set(
  `справ прав став постав держав назв установ мов слав глав лав уяв заяв подав школа школи сила сили мила цілі якщо коли поки доки мало село чисел  архів
	файли файла канали каналів дзеркала масла вила`.split(/\s+/),
);
const presentEnding =
  /^[а-яіїєґ']{2,}(?:[аяуюіїє]ємо|аю|яю|ую|юю|ає|яє|ує|ює|ють|уть|ять|ать|имо|їмо|емо|еш|єш|иш|їш|їду|чу|жу|шу|лю)(?:ся|сь)?$/u;
const noPresent = new Set('можливо тому дому цьому чому сьому'.split(' '));
const presentForms = new Set(
  `є буде будуть будемо буду треба потрібно повинен повинна повинні хочу хоче хочемо можу може можемо маю має маємо мають їду їде їдемо їдуть летить лечу летимо прийде приїде приїдуть
	стане вийде виходить народиться почнеться починається закінчується піду підемо поїду поїдемо здам здамо зроблю зробимо`.split(
    /\s+/,
  ),
);
const letters = /[іїєґ]/u;
const words = new Set(
  `вчора учора середа середу середи четвер субота суботу суботи вівторок березня квітня травня червня липня серпня вересня жовтня листопада грудня тижня року рік
	влітку восени взимку що та це щоб він вона вони був або ще`.split(/\s+/),
);
const reachTokens = 8;
const maxVerbCharacters = 20;

export function ukrainianTense(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  if (!/^[а-яіїєґ]/u.test(word) || word.length > maxVerbCharacters || !isUkrainian(tokens, at)) return null;
  if (presentForms.has(word)) return 'present';
  if (shortPast.has(word) || (pastEnding.test(word) && !noPast.has(word))) return 'past';
  return presentEnding.test(word) && !noPresent.has(word) ? 'present' : null;
}

/** Whether a letter or a word near a place is one that Russian has not. */
function isUkrainian(tokens: readonly Token[], at: number): boolean {
  for (let away = 0; away <= reachTokens; away += 1)
    for (const word of [wordOf(tokens, at + away), wordOf(tokens, at - away)])
      if (letters.test(word) || words.has(word)) return true;
  return false;
}
