import type { Tense } from '../../tense/verb-forms.js';
import { type Token, wordOf } from '../../tokens/tokens.js';
import { frenchMonths, frenchWeekdays } from '../words/calendar-names.js';
import { spellings } from '../words/spellings.js';
import { dutchTense } from './dutch-tense.js';
import { polishTense } from './polish-tense.js';
import { romanceTense } from './romance-tense.js';
import { russianTense } from './russian-tense.js';
import { scandinavianTense } from './scandinavian-tense.js';
import { turkishTense } from './turkish-tense.js';
import { ukrainianTense } from './ukrainian-tense.js';
import { isVerbSecond, presentInDental } from './verb-second.js';

/*
 * Tense of the commonest verb forms of other languages that are not also English words. A time without a verb that is
 * known is a past one, so it is the present and the future that have to be recognised, and the past where it stands
 * beside them.
 */

const pastForms =
  `waren hatte hatten wurde wurden ging gingen kam kamen gab gaben machte sagte fuhren flogen zogen trafen nahmen fanden sahen schrieben sprachen blieben
	liefen hielten standen begannen étais était étions étaient avait avaient fut fue fueron estaba había hizo hemos han hice fui fuimos
	era erano foi foram estava tinha eravamo ero avevo aveva avevamo avevano estábamos éramos íbamos teníamos tenía estávamos éramos tínhamos hadden был была было были`.split(
    /\s+/,
  );
const futureForms =
  `wird werde werden worden serão seremos estarán saranno viene vengono wollen müssen muss soll sollen möchte möchten geplant beginnt startet endet erscheint findet
	va vais allons vont vou sera serons seront aura aurons doit devons commence démarre finit prévu prévue prévus prévues
	voy vamos será serán empieza comienza termina vence tenemos previsto prevista programado programada
	sarà saranno andrò andremo inizia comincia scade finisce dobbiamo vai vão começa começam
	lança expira acontece caduca cierra déménage déménageons verhuizen lanceren vertrekken
	erinnere erinner recuérdame recuerda rappelle rappelez ricordami ricorda lembra lembre herinner przypomnij zadzwoń napisz напомни напомните
	läuft fährt fliegt kommt devo deve devono devi debo debes debemos faut dois compie compiono precisamos vê vemos nascerà wordt komt loopt eindigt vertrekt trouwt verloopt stopt
	fazemos hacemos temos trazemos traemos habrá haverá tendré tendremos teremos terei tienen
	zal zullen gaat gaan begint moet moeten gepland будет будут будем буду должны начнётся начнется состоится выходит`.split(
    /\s+/,
  );

const knownForms: ReadonlyMap<string, Tense> = new Map([
  ...futureForms.map((word) => [word, 'future'] as const),
  ...pastForms.map((word) => [word, 'past'] as const),
]);

/** What "ist" and "haben" tell hangs on a participle in their clause: "ist abgestürzt", "haben beschlossen". */
const germanAuxiliaries = new Set([
  'ist',
  'sind',
  'bin',
  'bist',
  'seid',
  'hab',
  'habe',
  'haben',
  'hat',
  'hast',
  'habt',
]);
const germanParticiple =
  /^(?:\p{L}{0,8}ge\p{L}{2,}|(?:(?:an|vor|ab|auf|aus|mit|nach|um|zu)?(?:ver|be|er|ent|zer|miss)|unter|über|wider|hinter|durch|voll)\p{L}{2,}|\p{L}{2,}ier)(?:t|en)$/u;
/** In the form of a participle, and none. */
const noGermanParticiples = /^(?:überhaupt|unterst\p{L}{1,3}|(?:unter|über|durch)\p{L}*(?:lich|ig|isch)en)$/u;
const germanParticipleOfGe = /^\p{L}{0,5}ge\p{L}{2,}t$/u;
const beforeGermanTime =
  /^(?:im|am|ab|zum|nach|anfang|mitte|ende|nächste[nrs]?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)$/;
/** How something is, and not what happened: "ist geschlossen". */
const germanStates = new Set(
  'geschlossen geöffnet gesperrt ausgebucht eingeladen angemeldet blockiert terminiert angesetzt vorgesehen verabredet verplant geplant belegt reserviert gebucht besetzt begeistert besorgt beschäftigt verheiratet verlobt verliebt erkältet verhindert enttäuscht verärgert befreundet'.split(
    ' ',
  ),
);
const maxParticipleCharacters = 32;
const reachTokens = 14;
const sentenceEnds = new Set(['.', '!', '?', ';', ':', '\n']);

export function foreignTense(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  const scandinavian = scandinavianTense(tokens, at);
  if (scandinavian !== null) return scandinavian;
  if (germanAuxiliaries.has(word)) return hasGermanParticiple(tokens, at) ? 'past' : 'present';
  // "Si sposa a settembre", "se casa en mayo": a reflexive verb that is no past form.
  if (/^s[ei]$/.test(word) && isPresentForm(wordOf(tokens, at + 1))) return 'present';
  // "A gente casa em outubro"
  if (word === 'gente' && wordOf(tokens, at - 1) === 'a') return tenseOfGente(tokens, at + 1);
  if (word === 'war' && isGermanWar(tokens, at)) return 'past';
  // "Hay que migrar en octubre", "hay una fiesta el viernes"; what there still is says nothing of a time.
  if (word === 'hay' && ['que', 'un', 'una'].includes(wordOf(tokens, at + 1))) return 'future';
  if (word === 'es' && ['el', 'la', 'en'].includes(wordOf(tokens, at + 1))) return 'present';
  return (
    knownForms.get(word) ??
    romanceTense(tokens, at) ??
    dutchTense(tokens, at) ??
    germanPresent(tokens, at) ??
    frenchPresent(tokens, at) ??
    ukrainianTense(tokens, at) ??
    turkishTense(tokens, at) ??
    russianTense(tokens, at) ??
    polishTense(tokens, at) ??
    byEnding(word)
  );
}

/** "Ich war von Montag bis Mittwoch krank": German for "was", and no war. */
const isGermanWar = (tokens: readonly Token[], at: number): boolean =>
  germanBesideWar.has(wordOf(tokens, at - 1)) || germanBesideWar.has(wordOf(tokens, at + 1));

const germanBesideWar = new Set(
  'ich er sie es wir das alles im am von vom bei beim der die den ein eine nicht noch schon krank montag dienstag mittwoch donnerstag freitag samstag sonntag gestern'.split(
    ' ',
  ),
);

const isPresentForm = (word: string): boolean =>
  /^\p{L}{3,12}[ae]n?$/u.test(word) && !/(?:ban|ían)$/.test(word) && knownForms.get(word) !== 'past';

/** "A gente" is "we" with the verb of "she". */
function tenseOfGente(tokens: readonly Token[], at: number): Tense | null {
  const verb = wordOf(tokens, wordOf(tokens, at) === 'se' ? at + 1 : at);
  if (/(?:ou|eu|iu)$/.test(verb)) return 'past';
  return isPresentForm(verb) ? 'present' : null;
}

const askingForTime = new Set(['wann', 'quand', 'cuándo', 'quando', 'wanneer', 'когда', 'коли', 'kiedy']);
/** Perfect auxiliaries and endings of what was, in a question. */
const askedOfPast =
  /^(?:war|as|a|avez|ai|avons|hai|avete|ha|has|habéis|han|heb|hebt|hebben|heeft|ben|bent)$|(?:[ai]ste|[ai]steis|[aeo]u|iu|ó|aron|ieron|aram|eram|iram|test|л|ла|ли)$/u;

/**
 * Whether a question that ends at a mark asks for a time to come: "Wann zieht ihr um?", but not "¿Cuándo te mudaste?".
 */
export function asksForForeignTime(tokens: readonly Token[], mark: number): boolean {
  let isAsked = false;
  for (let back = 1; back <= reachTokens; back += 1) {
    const token = tokens[mark - back];
    if (token === undefined || sentenceEnds.has(token.word)) break;
    if (token.kind !== 'word') continue;
    if (askedOfPast.test(token.word)) return false;
    isAsked ||= askingForTime.has(token.word);
  }
  return isAsked;
}

/** Whether a participle stands in the clause of a place, on either side. */
export function hasGermanParticiple(tokens: readonly Token[], at: number): boolean {
  const isBeing = ['ist', 'sind', 'bin', 'seid'].includes(wordOf(tokens, at));
  for (const step of [1, -1]) {
    for (let away = 1; away <= reachTokens; away += 1) {
      const token = tokens[at + away * step];
      if (token === undefined || (sentenceEnds.has(token.word) && !isOrdinalMark(tokens, at + away * step))) break;
      if (token.kind !== 'word' || token.isCapital || token.word.length > maxParticipleCharacters) continue;
      // "Ist zu begleichen" is to be done.
      if (wordOf(tokens, at + away * step - 1) === 'zu') continue;
      if (germanParticiple.test(token.word) && !noGermanParticiples.test(token.word))
        return !(isBeing && germanStates.has(token.word)) && !isOpenOrClosed(tokens, at + away * step);
    }
  }
  return false;
}

/** "Am 1. Mai haben wir geschlossen", and not "haben wir den Laden geschlossen". */
const isOpenOrClosed = (tokens: readonly Token[], at: number): boolean =>
  ['geschlossen', 'geöffnet'].includes(wordOf(tokens, at)) &&
  (['wir', 'nicht', 'ganztägig', 'auch'].includes(wordOf(tokens, at - 1)) || wordOf(tokens, at + 1) === 'haben');

/** The dot of "3. Januar". */
const isOrdinalMark = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === '.' && tokens[at - 1]?.kind === 'number';

/** "Ich ziehe", "ziehen wir": a verb beside its subject that is no past form. */
function germanPresent(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  const beside = [wordOf(tokens, at - 1), wordOf(tokens, at + 1)];
  if (beside.includes('ich') && shortOfIch.has(word)) return 'present';
  if (
    beside.includes('ich') &&
    word.length > 3 &&
    word.endsWith('e') &&
    (!word.endsWith('te') || presentInDental.test(word))
  )
    return 'present';
  // "Version 4.2 geht am Montag raus"
  const nounAt = tokens[at - 1]?.kind === 'number' || tokens[at - 1]?.kind === 'opaque' ? at - 2 : at - 1;
  const isOfNoun = tokens[nounAt]?.isCapital === true && tokens[at]?.isCapital !== true;
  // "Mein Bruder heiratet im Juni"
  if (
    isOfNoun &&
    /^\p{Ll}{3,}t$/u.test(word) &&
    !germanParticipleOfGe.test(word) &&
    beforeGermanTime.test(beside[1] ?? '')
  )
    return 'present';
  // "Die alten Sessions laufen am 1. April ab"
  if (isOfNoun && isGermanPlural(word) && beforeGermanTime.test(beside[1] ?? '')) return 'present';
  if (isVerbSecond(tokens, at)) return 'present';
  return beside.includes('wir') && word.length > 4 && /(?:[^t]en|ern|eln)$/.test(word) ? 'present' : null;
}

/** As they are spoken. */
const shortOfIch = new Set('nehm geh fahr mach komm flieg zieh brauch muss kann will werd bleib'.split(' '));

const isGermanPlural = (word: string): boolean =>
  /^\p{Ll}{2,}(?:[^t]en|rten|eiten|alten)$/u.test(word) && !germanParticiple.test(word) && !knownForms.has(word);

/** Forms that are English words elsewhere: "on lance la v2", "le contrat expire le 30 juin". */
function frenchPresent(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  // "Début avril on reçoit": behind the time any verb.
  const isParted = tokens[at - 2]?.word === ',';
  const isBehindTime = frenchNames.has(wordOf(tokens, isParted ? at - 3 : at - 2)) && /[etdsx]$/u.test(word);
  const isOfOn =
    wordOf(tokens, at - 1) === 'on' &&
    (frenchOfOn.has(word) || isBehindTime || (/[^a]e$|t$|d$/u.test(word) && isBeforeFrenchDay(tokens, at + 1)));
  const isExpiry = word === 'expire' && ['le', 'en', 'au', 'fin'].includes(wordOf(tokens, at + 1));
  return isOfOn || isExpiry ? 'present' : null;
}

/** "On emménage le 27", "on part lundi" */
const isBeforeFrenchDay = (tokens: readonly Token[], at: number): boolean => {
  const named = wordOf(tokens, at) === 'le' ? at + 1 : at;
  return (named > at && tokens[named]?.kind === 'number') || frenchNames.has(wordOf(tokens, named));
};

const frenchNames = new Set([...frenchMonths, ...frenchWeekdays].flatMap(spellings));
const frenchOfOn = new Set(
  'lance livre migre déploie publie ferme ouvre arrive passe signe bascule coupe part sort'.split(' '),
);

function byEnding(word: string): Tense | null {
  if (word.length <= 5) return null;
  if (/(?:aron|ieron)$/.test(word)) return 'past';
  if (/iamo$/.test(word)) return 'present';
  return /(?:rons|ront|remos|rán|rá|rão|rà|ranno|ём)$/.test(word) ? 'future' : null;
}
