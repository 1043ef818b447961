import { isOpening, type Reading, wordAt } from '../../context/time-rule.js';
import { isClockBehind } from '../../tense/appointments.js';

/*
 * Portuguese numbers its working days, so "segunda" is Monday and the second of something: "até segunda", but "até
 * segunda ordem". Only Tuesday ("terça") has a name of its own.
 */

const leads = new Set('na até desde para pra nesta'.split(' '));
const countedNouns = new Set(
  `ordem fase parte versão vez via mão opção etapa linha semana edição turma rodada temporada tentativa sprint dose série posição pessoa categoria
	classe geração instância camada aula entrevista prova coluna página questão casa chamada tela aba`.split(/\s+/),
);

/** Whether such a name without its "-feira" is the day: by what leads to it, and no noun behind it that it counts. */
export function isNumberedWeekday(reading: Reading, at: number, which: ReadonlyMap<string, unknown>): boolean {
  const [before, after] = [wordAt(reading, at - 1), reading.tokens[at + 1]];
  // Only Tuesday is no ordinal: "um terço".
  if (wordAt(reading, at) === 'terça') return wordAt(reading, at + 1) !== 'parte';
  if (wordAt(reading, at + 1) === 'às' || isBeforePartOfDay(reading, at + 1)) return true;
  if (isOpening(reading, at) && tellsWhatIDo(reading, at + 1)) return true;
  const isAlone = after?.kind !== 'word' || which.has(after.word);
  if (which.has(wordAt(reading, at + 1)) || isComing(reading, at + 1) || isClockBehind(reading.tokens, at + 1))
    return true;
  const isStart = before === 'de' && wordAt(reading, at - 2) === 'partir';
  if (!leads.has(before) && !which.has(before) && !isStart && reading.isLed !== true) return false;
  return isAlone || !(countedNouns.has(after.word) || after.isCapital);
}

/** "Quinta à noite", "sexta de manhã" */
const isBeforePartOfDay = (reading: Reading, at: number): boolean =>
  ['à', 'a', 'de', 'pela'].includes(wordAt(reading, at)) && partsOfDay.has(wordAt(reading, at + 1));

const partsOfDay = new Set(['noite', 'tarde', 'manhã', 'manha', 'noitinha']);

const isComing = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'que' && wordAt(reading, at + 1) === 'vem';

const noVerbs = new Set(
  'como quando mesmo tudo tanto muito pouco todo outro novo segundo dentro sendo dado'.split(' '),
);
const behindVerb = new Set(
  'a o as os um uma meu minha meus minhas na no nas nos em para pra pro com de da do ao à às por'.split(' '),
);

/** "Sexta entrego a tese", "quinta vou ao médico": the ordinal has its noun behind it, and never one in "-o". */
function tellsWhatIDo(reading: Reading, at: number): boolean {
  const [verb, after] = [wordAt(reading, at), wordAt(reading, at + 1)];
  if (reading.tokens[at]?.isCapital === true || noVerbs.has(verb) || !behindVerb.has(after)) return false;
  return verb === 'vou' || (/^\p{Ll}{3,}o$/u.test(verb) && !verb.endsWith('ão'));
}
