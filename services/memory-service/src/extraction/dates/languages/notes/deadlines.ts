import { type Reading, wordAt } from '../../context/time-rule.js';
import { type Token, wordOf } from '../../tokens/tokens.js';
import { isLedByDeadline } from './deadline-leads.js';

/*
 * What has to be done by a time, and what runs out at it, is so on one day: "bis zum 12. Juni fertig", "expire fin
 * mars". What lasts up to a time lasts from now on: "bis zum 12. Juni geschlossen".
 */

/** To be finished, handed in or paid, and what has to be. */
const completions = new Set(
  `fertig erledigt abgabe abgeben abzugeben abgegeben einreichen einzureichen eingereicht zahlen bezahlen überweisen liefern frist deadline
	entrega entregar entregarlo entregarla entregamos presentar pagar terminar acabar enviar rendre remettre envoyer payer terminer finir livrer
	consegna consegnare consegnata consegnato pagare finire inviare scadenza inleveren ingeleverd betalen betaald klaar
	oddać złożyć zapłacić skończyć zrobić wysłać termin gotowe gotowa gotowy сдать закончить успеть оплатить сделать отправить срок дедлайн готово`.split(
    /\s+/,
  ),
);
const expiries = new Set(
  `endet enden ausläuft abläuft auslaufen ablaufen expire expirent expira expiran expiram vence vencen vencem caduca caducan termina terminan terminam
	acaba acaban acabam scade scadono finisce finiscono finit finissent eindigt eindigen verloopt verlopen wygasa wygasają upływa истекает истекают
	заканчивается заканчиваются кончается`.split(/\s+/),
);
/** "Läuft … aus", "loopt … af": the verb, and its particle somewhere behind it. */
const particlesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['läuft', ['aus', 'ab']],
  ['laufen', ['aus', 'ab']],
  ['loopt', ['af']],
  ['lopen', ['af']],
  ['se', ['termine', 'terminent']],
  ['prend', ['fin']],
  ['kończy', ['się']],
  ['kończą', ['się']],
]);
const sentenceEnds = new Set(['.', '!', '?', ';', '\n']);
const reachTokens = 10;

/** What is asked to be done, or not to end: "muss bis zum 31. Oktober online sein". */
const obligations = new Set(
  `brauche brauchen benötige muss müssen musst müsst soll sollen sollst sollte sollten müsste müssten bitte moet moeten graag musi muszę musisz musimy muszą trzeba powinno powinna powinien powinny
	нужно надо должен должна должно должны необходимо preciso precisa precisamos precisam`.split(/\s+/),
);
const obligingThat = new Set(['tenho', 'tem', 'temos', 'têm']);
/** What lasts all the time until then: "wir müssen bis Freitag warten". */
const lasting =
  /^(?:bleib|gewartet|wart|abwart|dauer|lauf|läuf|gelt|gilt|arbeit|reich|halt|aushalt|durchhalt|lieg|schlaf|ruh|tun$|geschlossen|gesperrt|geöffnet|offen|blijf|blijv|wacht|duren|duurt|werken|dicht|czeka|trwa|zosta|pozosta|pracowa|siedzie|zamkni|ждать|подожд|оста|работать|закрыт|esper|ficar|trabalh|aguard|durar|permanec)/u;
const separableToDo = /^(?:ab|an|auf|aus|bei|durch|ein|fertig|mit|nach|um|vor|zurück)zu\p{L}{2,20}n$/u;

/**
 * "Bis Freitag fertig", "oddać do piątku": whether what is done by the time from `from` to `next` is done on one day.
 */
export function isCompletedBy(tokens: readonly Token[], from: number, next: number): boolean {
  const words = wordsAround(tokens, from, next);
  if (words.some((word) => completions.has(word))) return true;
  return words.some((word, at) => isToBeDone(word, words[at + 1] ?? '')) && !words.some((word) => lasting.test(word));
}

/** "Muss", "trzeba", "tem que", "ist auszufüllen", "zu erledigen". */
function isToBeDone(word: string, behind: string): boolean {
  if (obligations.has(word) || separableToDo.test(word)) return true;
  if (obligingThat.has(word)) return behind === 'que' || behind === 'de';
  return word === 'zu' && behind.length > 3 && behind.endsWith('n');
}

/** "Läuft Ende Januar aus", "se termine fin juin", "scade a fine marzo". */
function runsOutAt(tokens: readonly Token[], from: number, next: number): boolean {
  const words = wordsAround(tokens, from, next);
  return words.some((word, at) => {
    const particles = particlesOf.get(word);
    return particles === undefined ? expiries.has(word) : words.slice(at + 1).some((each) => particles.includes(each));
  });
}

/** The words of the sentence before and behind a time, in their order. */
function wordsAround(tokens: readonly Token[], from: number, next: number): string[] {
  const before: string[] = [];
  for (let at = from - 1; at >= from - reachTokens && !endsSentence(tokens, at); at -= 1)
    before.push(wordOf(tokens, at));
  const after: string[] = [];
  for (let at = next; at < next + reachTokens && !endsSentence(tokens, at); at += 1) after.push(wordOf(tokens, at));
  return [...before.reverse(), ...after];
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return true;
  return sentenceEnds.has(token.word) && !(token.word === '.' && tokens[at - 1]?.kind === 'number');
}

/** "Läuft Ende Januar aus", "spätestens Ende April", "bis Ende April fertig": on the last day of it. */
export const isLastDay = (reading: Reading, at: number, next: number): boolean =>
  isLedByDeadline(reading.tokens, at) ||
  runsOutAt(reading.tokens, at, next) ||
  (beforeDeadline.has(wordAt(reading, at - 1)) && isCompletedBy(reading.tokens, at, next));

const beforeDeadline = new Set(['bis', 'tot', 'voor', 'hasta', 'para', 'até', 'do', 'до', 'au']);
