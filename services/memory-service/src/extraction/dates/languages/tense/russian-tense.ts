import type { Tense } from '../../tense/verb-forms.js';
import { type Token, wordOf } from '../../tokens/tokens.js';

/*
 * Tense in Russian, by the ending behind its subject, and by endings that nouns do not have. There is no "is", so a
 * sentence without a past form tells of what is to come: "в пятницу релиз".
 */

const subjects = new Set(['я', 'мы', 'он', 'она', 'они', 'вы', 'ты']);
const past = /^[а-яё]{2,}[аеёиоуыюя]л(?:а|о|и)?(?:с[ья])?$/u;
const present = /^[а-яё]{2,}(?:ю|у|ешь|ет|ёт|ит|ем|им|ут|ют|ат|ят)(?:с[ья])?$/u;
/** "Приезжает", "начинается", "увидимся", "сдаём". */
const presentAlone =
  /^[а-яё]{2,}(?:[аяуею]ет|[аяуеию]ем|[её]мся|имся|[а-яё][её]тся|ится|ятся|утся|ются|[аяую]ют|ём|[бвдзлмнрстшчщ]ит|[бвдзлмрстшч]им)$/u;
const noPresent =
  /^(?:этим|одним|другим|самим|каким|таким|своим|моим|твоим|нашим|вашим|чужим|общим|большим|хорошим|лишним|совсем|зачем|почём|нипочём|приём|объём|подъём|днём|ответ|привет|бюджет|билет|совет|секрет|буфет|лимит|визит|аудит|кредит|бит|щит|вид|коммит|транзит|.*(?:ским|ным|шним|щим|вым|тым|мет|кет|лет|тет))$/u;
const presentForms = new Set(
  'иду едет едем едут еду лечу летим летит летят будет нужно надо должен должна должны хочу хотим могу можем планируем планирую собираюсь женюсь выйдет придёт придет приедет приеду поедем пойдём пойдем вернусь вернётся вернется'.split(
    ' ',
  ),
);
/** "Упал", "переехали", "сломалась": nouns that look so are few. */
const pastAlone =
  /^[а-яё]{2,}(?:[аеиыяоу]л|[аеиыяоу]л[аио]|лся|лась|лись|лось|шёл|шел|шла|шли|шло|нес|нёс|несли|мер|мерла|гла|гли|[кг]ла)$/u;
const noPast =
  /^(?:или|если|дали|.*(?:канал|портал|журнал|материал|отдел|раздел|предел|персонал|потенциал|интервал|сигнал|терминал|квартал|идеал|финал|вокзал|подвал|зал|сериал|оригинал|скандал|пол|стол|гол|угол|узел|школа|села|сила|сило|дела|дело|тела|тело|число|числа|начало|начала|зеркало|масло|мыла|мыло|модели|недели|цели|апреле|роли|соли|боли|земли|мили|стили|пароли|ноля|кабели|мебели|протоколы?|файл|деталь|детали|печали))$/u;

export function russianTense(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  if (!/^[а-яё]/u.test(word) || word.length > maxVerbCharacters) return null;
  if (subjects.has(wordOf(tokens, at - 1))) {
    if (past.test(word)) return 'past';
    if (present.test(word)) return 'present';
  }
  if (presentForms.has(word) || (presentAlone.test(word) && !noPresent.test(word))) return 'present';
  return pastAlone.test(word) && !noPast.test(word) ? 'past' : null;
}

const maxVerbCharacters = 20;
