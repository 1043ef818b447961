import type { Token } from '../tokens.js';
import type { Tense } from '../verb-forms.js';
import {
  FRENCH_MONTHS,
  FRENCH_WEEKDAYS,
  ITALIAN_MONTHS,
  ITALIAN_WEEKDAYS,
  PORTUGUESE_MONTHS,
  PORTUGUESE_WEEKDAYS,
  SPANISH_MONTHS,
  SPANISH_WEEKDAYS,
} from './calendar-names.js';

/*
 * Tense in French, Spanish, Italian and Portuguese, by auxiliaries with a participle, by the endings of what was, and by what stands right
 * behind an opening time: "El lunes empiezo", "Il 5 dicembre arriva".
 */

const FRENCH_PARTICIPLE = /(?:é|ée|és|ées|i|is|ie|u|ue|us|it|ert|eint|aint|mort|morte)$/u;
const ITALIAN_PARTICIPLE = /(?:[aiulnrst]t[oaie]|s[oaie])$/u;
const SPANISH_PARTICIPLE = /(?:[aií]d[oa]s?|cho|sto|erto|elto|rito)$/u;

/** What these tell hangs on a participle behind them. */
const AUXILIARIES: ReadonlyMap<string, RegExp> = new Map([
  ...['est', 'sont', 'suis', 'sommes', 'ai', 'avons', 'avez', 'ont'].map((word) => [word, FRENCH_PARTICIPLE] as const),
  ...['è', 'sono', 'siamo', 'ho', 'hai', 'abbiamo', 'hanno'].map((word) => [word, ITALIAN_PARTICIPLE] as const),
  ['ha', new RegExp(`${ITALIAN_PARTICIPLE.source}|${SPANISH_PARTICIPLE.source}`, 'u')],
  ['é', /(?:[ai]d[oa]s?)$/u],
]);
const BETWEEN = new Set('pas déjà bien tous tout toujours jamais già appena anche finalmente sempre mai ya'.split(' '));
/** In the form of a participle, and none: "è lunedì", "avons mardi". */
const NO_PARTICIPLES = /(?:di|edì|congé|[ae]ussi|ici|ainsi|lundi|midi|tre|sept|chez|sous|dans)$/u;
const PLANNED = /^(?:prév|previst|programmat|pianificat|dû|due?$|dues?$)/u;
const BORN = /^(?:née?s?|nat[oaie]|mort[oaie]?s?)$/u;

/** Of "est", "ho", "suis", …: past with a participle, otherwise what is, or is to come. */
function tenseOfAuxiliary(tokens: readonly Token[], at: number, participle: RegExp): Tense {
  const from = BETWEEN.has(wordOf(tokens, at + 1)) ? at + 2 : at + 1;
  const next = wordOf(tokens, from);
  if (PLANNED.test(next)) return 'future';
  if (BORN.test(next)) return 'past';
  return next.length > 3 && participle.test(next) && !NO_PARTICIPLES.test(next) ? 'past' : 'present';
}

const PAST = new Set(
  `hizo puso tuvo vino dijo quiso supo pudo estuvo anduvo trajo hice puse tuve vine dije pude quise estuve fece disse venne prese vide nacque chiese
	decise fiz fez teve veio disse soube trouxe houve esteve pôde pude quis vim`.split(/\s+/),
);
/** The past of the third person, and the imperfect: "falló", "ligou", "caiu", "lavoravo". */
const PAST_ENDING =
  /(?:.{3}ó|.{3}ò|.{2}[a-z]ou|.{2}iu|.{2}[cdlt]eu|.{2}aron|.{2}ieron|.{3}aba[ns]?|.{2}ávamos|.{3}ava[mno]?|[aei]ram|.{3}[^fl]aient|.{2}[vtgs]ait)$/u;
const NO_PAST = new Set('estou sou vou dou però perciò java brava lieu milieu portrait souhait extrait'.split(' '));

const NAMES = new Set(
  [
    FRENCH_MONTHS,
    FRENCH_WEEKDAYS,
    SPANISH_MONTHS,
    SPANISH_WEEKDAYS,
    ITALIAN_MONTHS,
    ITALIAN_WEEKDAYS,
    PORTUGUESE_MONTHS.filter((name) => name !== 'maio'),
    PORTUGUESE_WEEKDAYS.filter((name) => name.length > 6),
    ['feira', 'maio'],
  ]
    .flat()
    .flatMap((forms) => forms.split('|')),
);
const PRESENT_FORM = /^\p{Ll}{1,10}(?:[aeo]|[aei]n|ons|ent|iamo|emos|[ei]mos)$/u;
/** Behind a time they are no verbs: articles, prepositions, owners, adjectives of time. */
const PARTICLES = new Set(
  `de del della des du da do di la le el lo gli una uno une para per por pour a ao e o que che con com entre sobre desde hasta até fino sem sin sans dans chez ce ça ne no non
	se me te ci mi il mio mia mia mon ma mes notre nostro nostra nuestro nuestra nosso nossa meu minha todo toda tutto tutta tudo nada casi quase solo só ya già ainda ancora
	pasado pasada passado passada scorso scorsa passato próximo próxima prossimo prossima prochain dernière dernier mañana tarde noche manhã noite mattina sera notte pomeriggio
	sempre siempre anche quando donde dove cuando este esta questo questa mismo mesmo stesso on we in the one some none then men open when even often children son an`.split(
    /\s+/,
  ),
);

export function romanceTense(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  const participle = AUXILIARIES.get(word);
  if (participle !== undefined) return tenseOfAuxiliary(tokens, at, participle);
  if (PAST.has(word) || (PAST_ENDING.test(word) && !NO_PAST.has(word))) return 'past';
  if ((word === 'a' || word === 'ont') && wordOf(tokens, at + 1) === 'lieu') return 'future';
  // "Le serveur a planté", but "a café"
  if (word === 'a' && /\p{L}{3}[^fg]é$/u.test(wordOf(tokens, at + 1))) return 'past';
  return isBehindTime(tokens, at) || isOfFrenchSubject(tokens, at) ? 'present' : null;
}

/** "El lunes empiezo", "A dicembre cambio lavoro". */
function isBehindTime(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.isCapital || PARTICLES.has(token.word)) return false;
  return NAMES.has(wordOf(tokens, at - 1)) && PRESENT_FORM.test(token.word);
}

/** "Je pars", "nous livrons", "j'arrive". */
function isOfFrenchSubject(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  if (wordOf(tokens, at - 1) === 'je') return /\p{L}{2}(?:e|s|x)$/u.test(word) && !/ais$/u.test(word);
  if (wordOf(tokens, at - 1) === 'nous') return /\p{L}{2}ons$/u.test(word);
  return wordOf(tokens, at - 2) === 'j' && tokens[at]?.isGlued === true && /\p{L}{3}e$/u.test(word);
}

function wordOf(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.word : '';
}
