import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * What is so of one's own team, family or life, in languages of other scripts, of which the model knows hardly a word:
 * "チームのリーダーは田中さんです", "فريقنا يستخدم بايثون", "наша команда использует Go".
 */

/** How it is just now: unknown, undecided, good, done. */
const japaneseState = oneOf(
  '不明|未定|大丈夫|問題|最高|最悪|微妙|だめ|ダメ|完了|まだ|無理|同じ|そう|これ|それ|あれ|どれ|何|良い|いい|悪い|遅い|早い|速い',
);
const japanese = `(?:(?:うち|私|僕|俺|弊社|当社|我々|私たち|わたし)の|(?:チーム|プロジェクト|会社|部署)の)[^\\s。、?？は]{1,16}は、?(?!${japaneseState})[^\\s。、?？]{1,30}(?:です|である|だ)。?$`;

const arabicNow = oneOf('مريض\\p{L}*|نائم\\p{L}*|الآن|اليوم|هنا|جاهز\\p{L}*|فشل\\p{L}*');
const arabic = `${oneOf(
  'فريقنا|شركتنا|مشروعنا|مديرنا|مديرتنا|مديري|زوجتي|زوجي|ابني|ابنتي|أخي|أختي|اسمي',
  'أعيش في|أسكن في|أعمل (?:في|لدى|مع)|(?:نحن )?نستخدم',
)} (?!${arabicNow})\\p{L}{2,}`;

const hebrewNow = oneOf('חולה|ישן|ישנה|עכשיו|היום|כאן|נכשל\\p{L}*');
const hebrew = `(?:${oneOf('הצוות שלנו|החברה שלנו|הפרויקט שלנו|אשתי|בעלי|הבן שלי|הבת שלי|קוראים לי')} |${oneOf(
  'אני גרה? ב|אני עובדת? ב|אנחנו משתמשים ב',
)})(?!${hebrewNow})\\p{L}{2,}`;

const russianNow = oneOf('болеет|спит|жд[её]т|сейчас|сегодня|тут|здесь|упал\\p{L}*|готов\\p{L}*|работает\\.?$');
const russian = `${oneOf(
  'наша команда|наша компания|наш проект|наш начальник|мой начальник|моя жена|мой муж|мой сын|моя дочь|мой брат|моя сестра',
  'меня зовут|я живу в|я работаю (?:в|на)|мы используем',
)} (?!${russianNow})[\\p{L}\\d]{2,}`;

const ownSide = caselessUnicode`^${oneOf(japanese, arabic, hebrew, russian)}`;

/** Whether a sentence in Japanese, Arabic, Hebrew or Russian tells what is so of the speaker's own side. */
export const tellsOfOwnSide = (sentence: string): boolean => ownSide.test(sentence);
