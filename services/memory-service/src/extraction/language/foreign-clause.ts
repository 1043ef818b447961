import { firstPersons, pronounedPersons, thirdPersons } from './foreign-verbs.js';
import { wordSet, wordsOf } from './lexicon/word-set.js';
import type { PlacedWord } from './words-in-place.js';

/*
 * Where a clause begins in German, French, Spanish, Portuguese, Italian, Dutch, Russian, Chinese, Japanese and Korean:
 * by pronouns and common verbs.
 */

/** Subject pronouns. */
const subjects = wordSet(
  'ich wir er sie es je nous il elle ils elles on yo nosotros nosotras él ella ellos eu nós ele ela io noi lui',
  'lei ik wij hij zij я мы он она они',
);
const relatives = wordSet('qui que che quien dont où donde onde');
const conjunctions = wordSet('und et y e и а sowie mentre mientras enquanto');
const determiners = wordSet(
  'der die das ein eine mein meine unser unsere dein sein ihr le la les un une mon ma mes notre nos son sa el',
  'los las una mi mis nuestro nuestra su',
  'o os a as um uma meu minha meus nosso nossa il lo gli i mio mia miei nostro nostra nos tes seine seinen ihre',
  'mein meine unsere het een mijn onze alle',
);
export const foreignSubordinators = wordSet(
  'wenn als weil obwohl da falls bevor nachdem si quand parce lorsque puisque cuando porque aunque quando se',
  'perché если когда потому',
);
const unspacedSubject =
  /^(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:是|用|使用|部署|运行|跑在|放在|由)|我|我们|我們|他|她|他们|她们|私|僕|俺|저는|나는|우리는|제가)/u;

/** "我住在成都，有一只猫": Chinese leaves the pronoun out where it was said; the second part stands alone as it is. */
export const sharesUnspacedSubject = (words: readonly PlacedWord[], from: number, at: number): boolean =>
  /^(?:我|我们|我們|他|她|他们|她们)/u.test(words[from]?.text ?? '') &&
  /^(?:有|养|養|喜欢|喜歡|讨厌|討厭|住在|来自|來自|负责|負責|不吃|不喝|对.{1,8}过敏)/u.test(words[at]?.text ?? '');

export const isForeignConjunction = (word: string): boolean => conjunctions.has(word);

const maxSubjectWords = 5;

const possessives = wordSet(
  'mein meine unser unsere mon ma mes notre nos mi mis nuestro nuestra meu minha nosso nossa mio mia nostro',
  'nostra mijn onze',
);
const articles = wordSet(
  'een het ein eine einen der die das den un une le la les una el los las um uma o os il lo i gli',
);

/** Whether a clause with its own subject begins here; a noun has to be followed by one of the common verbs. */
export function startsForeignClause(words: readonly PlacedWord[], from: number): boolean {
  const first = words[from];
  if (first === undefined) return false;
  if (startsRussianClause(words, from)) return true;
  // "Lucía se encarga de producción"
  if (
    first.isName &&
    /^(?:se|si)$/.test(words[from + 1]?.lower ?? '') &&
    /^\p{Ll}{3,}[ae]$/u.test(words[from + 2]?.text ?? '')
  )
    return true;
  if (first.isName && mayBeThird(words[from + 1]) && determiners.has(words[from + 2]?.lower ?? '')) return true;
  // "das Team sitzt in Graz": a noun with its capital, and a verb by its ending.
  if (germanDeterminers.has(first.lower) && /^\p{Lu}/u.test(words[from + 1]?.text ?? '')) {
    const verb = words[from + 2];
    if (verb !== undefined && !verb.isAfterPause && /^\p{Ll}{2,}t$/u.test(verb.text)) return true;
  }
  if (opensWithSubject(words, from)) return true;
  if (/^l'\p{L}/u.test(first.lower)) return hasForeignVerb(words, from + 1, from + maxSubjectWords);
  if (first.lower === 'у' && /^(?:меня|нас|него|неё|них)$/u.test(words[from + 1]?.lower ?? '')) return true;
  if (subjects.has(first.lower) || /^j'/.test(first.lower) || unspacedSubject.test(first.text)) return true;
  if (firstPersons.has(first.lower)) return words[from + 1]?.isAfterPause === false;
  // "vorher war ich in Basel"
  if (subjects.has(words[from + 2]?.lower ?? '') && finiteVerbs.has(words[from + 1]?.lower ?? '')) return true;
  // "mon mari conduit un tramway": of somebody of one's own, any verb.
  if (possessives.has(first.lower) && articles.has(words[from + 3]?.lower ?? '')) return true;
  return isForeignDeterminer(first.lower) || determiners.has(first.lower)
    ? hasForeignVerb(words, from + 2, from + maxSubjectWords)
    : first.isName && isForeignVerb(words[verbAfterSmallWords(words, from + 1)]?.lower ?? '');
}

/** "c'est Zoé qui remplace", "a gente lança": one who does it, in two words. */
const opensWithSubject = (words: readonly PlacedWord[], from: number): boolean =>
  (words[from]?.lower === "c'est" && words[from + 1]?.isAfterPause === false) ||
  (words[from]?.lower === 'a' && words[from + 1]?.lower === 'gente');

const germanDeterminers = wordSet('der die das ein eine unser unsere mein meine');

/** "Die" is a verb in English, which tells nothing of a German clause. */
export const isGermanDeterminer = (word: string): boolean => germanDeterminers.has(word);

/** "Lucía revisa los PR": behind a name and before an article, any word in -a or -e. */
const mayBeThird = (word: PlacedWord | undefined): boolean =>
  word !== undefined && !word.isAfterPause && (thirdPersons.has(word.lower) || /^\p{Ll}{3,}[ae]$/u.test(word.text));

const russianSubordinators = wordSet(
  'что чтобы если когда потому как где куда который которая которое которые кто чем хотя пока то а и но или который-либо',
);
const russianVerb = /^\p{Script=Cyrillic}{2,}(?:[её]т|[иы]т|[уюая]т|[её]тся|ится|[уюая]тся)$/u;

/** "…, резервные копии делает Ира": a verb by its ending, soon behind what stands before it. */
function startsRussianClause(words: readonly PlacedWord[], from: number): boolean {
  const first = words[from]?.lower ?? '';
  if (!/^\p{Script=Cyrillic}/u.test(first) || russianSubordinators.has(first) || russianVerb.test(first)) return false;
  for (let at = from + 1; at < from + maxSubjectWords; at += 1) {
    const word = words[at];
    if (word === undefined || word.isAfterPause || russianSubordinators.has(word.lower)) return false;
    if (russianVerb.test(word.lower)) return words[at + 1] !== undefined || at > from + 1;
  }
  return false;
}

const smallWords = wordSet('se si ne no não non nicht не auch también também aussi anche тоже');

/** "Marta se encarga", "Oleg не любит": what stands between a name and its verb. */
const verbAfterSmallWords = (words: readonly PlacedWord[], at: number): number =>
  smallWords.has(words[at]?.lower ?? '') ? at + 1 : at;

export function hasForeignVerb(words: readonly PlacedWord[], from: number, to: number): boolean {
  return findForeignVerb(words, from, to) >= 0;
}

/** "migramos", "tenemos": of "we" in Spanish and Portuguese. */
const tellsOfUs = /^\p{Ll}{4,}[aei]mos$/u;

function findForeignVerb(words: readonly PlacedWord[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const word = words[at];
    if (word === undefined || conjunctions.has(word.lower) || relatives.has(word.lower)) return -1;
    if (finiteVerbs.has(word.lower) || tellsOfUs.test(word.lower)) return at;
  }
  return -1;
}

const finiteVerbs: ReadonlySet<string> = new Set([...thirdPersons, ...firstPersons, ...pronounedPersons]);

/**
 * How many words of the clause at `from` a verb at `at` shares as its subject, or 0: "Ich wohne in Kiel und arbeite …",
 * "Я живу …, работаю …", "Mon frère a deux chats et déteste …".
 */
export function sharedForeignWords(words: readonly PlacedWord[], from: number, at: number, joint: number): number {
  const first = words[from];
  const verb = words[isReflexive(words, at) ? at + 1 : at]?.lower ?? '';
  if (first === undefined || words[at + 1] === undefined || words[at + 1]?.isAfterPause) return 0;
  const isOwn = /^(?:ich|je|j'\p{L}+)$/u.test(first.lower);
  if (isOwn) return pronounedPersons.has(verb) && first.lower !== verb && !first.lower.startsWith("j'") ? 1 : 0;
  if (first.lower === 'я') return /(?:аю|яю|ую|ею|лю|жу|чу|шу|ву)$/u.test(verb) ? 1 : 0;
  if (!thirdPersons.has(verb) || alsoEnglish.has(verb)) return 0;
  const said = findForeignVerb(words, from + 1, Math.min(joint - 1, from + maxSubjectWords));
  const isNamed = subjects.has(first.lower) || determiners.has(first.lower) || first.isName;
  const shares = said > 0 && isNamed && !firstPersons.has(first.lower) && thirdPersons.has(words[said]?.lower ?? '');
  return shares ? subjectEnd(words, from, said) - from : 0;
}

/** "se jubila", "si trasferisce": a known verb behind it. */
const isReflexive = (words: readonly PlacedWord[], at: number): boolean =>
  /^(?:se|si)$/.test(words[at]?.lower ?? '') && isForeignVerb(words[at + 1]?.lower ?? '');

/** Where the subject ends before a verb that may be denied: "Marta ya no trabaja en Acme, trabaja en Initech". */
function subjectEnd(words: readonly PlacedWord[], from: number, verbAt: number): number {
  for (let at = from; at < verbAt; at += 1) if (denials.has(words[at]?.lower ?? '')) return at;
  return verbAt;
}

/** Romance languages say them again before each verb that is denied. */
const denials = wordSet('ya no ne non não nao já più nunca jamás jamais tampoco tampouco mai');

export const isForeignVerb = (word: string): boolean => thirdPersons.has(word) && !alsoEnglish.has(word);
export const isForeignDeterminer = (word: string): boolean => determiners.has(word) && !alsoEnglish.has(word);

/** Words of those lists that are English words, too. */
const alsoEnglish = wordSet(
  'a i on die war hat son mi me um as os la es se va come era dura will fume court cuisine part sort met lit ha',
  'si sees do va vive passe guide canto loch mange parte male like habe note costa usa anda leva passa fa mag',
  'ai font adore suit sale lee soy commence vend bin',
);

/** Whether a text in Latin letters is in one of the languages whose subjects and verbs are known here. */
export const looksForeign = (text: string): boolean =>
  wordsOf(text.slice(0, 400)).some(
    (word) => !alsoEnglish.has(word) && (word.startsWith("j'") || subjects.has(word) || finiteVerbs.has(word)),
  );
