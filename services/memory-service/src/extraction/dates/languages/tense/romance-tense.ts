import type { Tense } from '../../tense/verb-forms.js';
import { type Token, wordOf } from '../../tokens/tokens.js';
import { isFirstPersonFuture, isFirstPersonPast } from './first-person-past.js';
import { isBehindRomanceTime, romanceParticles, romanceTimeNames } from './romance-behind-time.js';

/*
 * Tense in French, Spanish, Italian and Portuguese, by auxiliaries with a participle, by the endings of what was, and
 * by what stands right behind an opening time: "El lunes empiezo", "Il 5 dicembre arriva".
 */

const frenchParticiple = /(?:é|ée|és|ées|i|is|ie|u|ue|us|it|ert|eint|aint|mort|morte)$/u;
const italianParticiple = /(?:[aiulnrst]t[oaie]|s[oaie])$/u;
const spanishParticiple = /(?:[aií]d[oa]s?|cho|sto|erto|elto|rito)$/u;

/** What these tell hangs on a participle behind them. */
const auxiliaries: ReadonlyMap<string, RegExp> = new Map([
  ...['est', 'sont', 'suis', 'sommes', 'ai', 'avons', 'avez', 'ont'].map((word) => [word, frenchParticiple] as const),
  ...['è', 'sono', 'siamo', 'ho', 'hai', 'abbiamo', 'hanno'].map((word) => [word, italianParticiple] as const),
  ['ha', new RegExp(`${italianParticiple.source}|${spanishParticiple.source}`, 'u')],
  ['é', /(?:[ai]d[oa]s?)$/u],
]);
/** Spanish, of which "he", "has" and "han" are words of others too: behind them only a participle tells. */
const spanishHaving = new Set(['he', 'has', 'han', 'habéis']);
const spanishParticipleBehind =
  /^(?:\p{L}{2,14}[aií]do|dicho|hecho|visto|puesto|escrito|abierto|vuelto|roto|muerto|resuelto|cubierto|\p{L}{2,8}(?:puesto|crito|hecho|vuelto))$/u;
const betweenAuxiliaryAndParticiple = new Set(
  'pas déjà bien tous tout toujours jamais già appena anche finalmente sempre mai ya'.split(' '),
);
/** In the form of a participle, and none: "è lunedì", "avons mardi". */
const noParticiples = /(?:di|edì|congé|festa|[ae]ussi|ici|ainsi|lundi|midi|tre|sept|chez|sous|dans)$/u;
const plannedParticiple = /^(?:prév|previst|programmat|pianificat|dû|due?$|dues?$)/u;
/** How something is, and not what happened: "siamo chiusi", "est ouvert". */
const verbsOfState =
  /^(?:chius|apert|ferm[ée]|ouvert|occup|pront|prêt|complet|absent|assent|invitat|invit[ée]|bloqu|bloccat|abert|fechad|réserv|prenotat|marcad)/u;
const having = new Set(['ai', 'avons', 'avez', 'ont', 'ho', 'hai', 'ha', 'abbiamo', 'hanno']);
const shortParticiples = new Set('vu vue eu lu bu su pu mis mise dit ri'.split(' '));
/** "On s'est vus": too short for the pattern. */
const seen = new Set(['vus', 'vues', 'tus', 'plu']);
const bornOrDead = /^(?:née?s?|nat[oaie]|mort[oaie]?s?)$/u;

/** Of "est", "ho", "suis", …: past with a participle, otherwise what is, or is to come. */
function tenseOfAuxiliary(tokens: readonly Token[], at: number, participle: RegExp): Tense {
  const from = betweenAuxiliaryAndParticiple.has(wordOf(tokens, at + 1)) ? at + 2 : at + 1;
  const next = wordOf(tokens, from);
  if (plannedParticiple.test(next)) return 'future';
  if (bornOrDead.test(next) || seen.has(next)) return 'past';
  if (verbsOfState.test(next) && !having.has(wordOf(tokens, at))) return 'present';
  if (shortParticiples.has(next) && having.has(wordOf(tokens, at))) return 'past';
  return next.length > 3 && participle.test(next) && !noParticiples.test(next) ? 'past' : 'present';
}

const pastForms = new Set(
  `hubo dio vio tuvimos hicimos vinimos estuvimos pusimos pudimos dijimos fuimos fu ebbe diede scrisse perse rimase corse cadde ruppe vinse lesse conobbe tenne volle
	deu viu fomos tivemos fizemos viemos hizo puso tuvo vino dijo quiso supo pudo estuvo anduvo trajo hice puse tuve vine dije pude quise estuve fece disse venne prese vide nacque chiese
	decise fiz fez teve veio disse soube trouxe houve esteve pôde pude quis vim fiquei mudei comprei terminei comecei falei usei trabalhei passei deixei estudei morei viajei paguei cheguei`.split(
    /\s+/,
  ),
);
/** The past of the third person, and the imperfect: "falló", "ligou", "caiu", "lavoravo". */
const pastEnding =
  /(?:.{3}ó|.{3}ò|.{2}[a-z]ou|.{2}iu|.{2}[cdlt]eu|.{2}aron|.{2}ieron|.{3}aba[ns]?|.{2}ávamos|.{3}ava[mno]?|.{3}avo|.{2}evo|[aei]ram|.{3}[^fl]aient|.{2}[vtgs]ait)$/u;
const noPastForms = new Set(
  'ottavo estou sou vou dou però perciò java brava lieu milieu portrait souhait extrait'.split(' '),
);

export function romanceTense(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  if (isEnglish(tokens, at)) return null;
  const participle = auxiliaries.get(word);
  if (participle !== undefined) return tenseOfAuxiliary(tokens, at, participle);
  if (spanishHaving.has(word) && spanishParticipleBehind.test(wordOf(tokens, at + 1))) return 'past';
  if (pastForms.has(word) || (pastEnding.test(word) && !noPastForms.has(word))) return 'past';
  if (isFirstPersonPast(tokens, at)) return 'past';
  if (isFirstPersonFuture(tokens, at)) return 'future';
  if ((word === 'a' || word === 'ont') && wordOf(tokens, at + 1) === 'lieu') return 'future';
  // "Le serveur a planté", but "a café"
  if (word === 'a' && /\p{L}{3}[^fg]é$/u.test(wordOf(tokens, at + 1))) return 'past';
  if (isBirthday(tokens, at)) return 'present';
  if (isBehindRomanceTime(tokens, at)) return /[aei]mos$/u.test(word) ? 'open' : 'present';
  // "Nos mudamos en junio" tells of what was as well as of what is to come.
  if (/[ai]mos$/u.test(word) && beforeTime.has(wordOf(tokens, at + 1)) && romanceTimeNames.has(wordOf(tokens, at + 2)))
    return 'open';
  return isBeforeTime(tokens, at) ? 'present' : tenseOfFrenchSubject(tokens, at);
}

/** "Minha avó faz 70 anos", "mon fils a 3 ans": the first is when she does. */
const isBirthday = (tokens: readonly Token[], at: number): boolean =>
  /^(?:faz|fazem|completa|fête|cumple|cumplen)$/.test(wordOf(tokens, at)) &&
  tokens[at + 1]?.kind === 'number' &&
  /^(?:anos|ans|años)$/.test(wordOf(tokens, at + 2)) &&
  wordOf(tokens, at + 3) !== 'que';

/**
 * "The AI team", "9am EST", "in Bratislava": a name in capitals within a sentence, and what is French only behind "j'".
 */
function isEnglish(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.word === 'ai') return !token.isGlued && wordOf(tokens, at - 1) !== 'ne';
  if (token?.word === 'est' && (before?.kind === 'clock' || hours.has(before?.word ?? ''))) return true;
  return token?.isCapital === true && (before?.kind === 'word' || before?.kind === 'number');
}

const hours = new Set(['am', 'pm']);

/** What is done at a time, in the present; the time shows that it is no English word ("sale", "part"). */
const doneAtTime = new Set(
  `llega llego sale salgo empiezo vuelve vuelvo vengo viaja viajo abre cierra cierro termino tiene tengo hay quedamos entrego entrega presento presenta mudo muda cambia cambio nace cumple cumplo juega juego
	arriva arrivo parte parto torna torno apre chiude esce esco consegna consegno comincio cambiano gioca gioco
	arrive arrives passe passes part pars sort sors termine ferme ouvre revient reviens rentre rentres signe livre change reprend reprends joue quitte vient viens viennent revient prend prends fait fête reçoit voit ouvrent visite
	chega chego sai saio volta volto começo termino fecha fecho tenho tem caso joga jogo`.split(/\s+/),
);
const beforeTime = new Set('el la los en le il lo na no em a ad nel nella dans au à'.split(' '));
/** Of several: "mes parents arrivent", "mis padres llegan", "i miei arrivano". */
const pluralForm = /^\p{Ll}{2,9}(?:[^m]ent|[aei]n|[aeo]no|[ae]m)$/u;

/** "A carteira na quarta-feira", "la obra" */
const beforeNounInRa = new Set(
  'a o la una uma mi mis minha minhas sua tua tu su una da na pra esta nossa nuestra mia'.split(' '),
);

/** "Mi hermana llega el viernes", "mes parents arrivent vendredi". */
function isBeforeTime(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  const subject = wordOf(tokens, at - 1);
  const isOfSeveral = pluralForm.test(word) && /\p{L}{3}[sxi]$/u.test(subject) && !romanceParticles.has(word);
  // "Le chantier commencera le 4 mai"
  const isFuture = /\p{L}{3}ra$/u.test(word) && !beforeNounInRa.has(subject);
  if (!doneAtTime.has(word) && !isOfSeveral && !isFuture) return false;
  const lead = beforeTime.has(wordOf(tokens, at + 1)) ? at + 2 : at + 1;
  const isDay = tokens[lead]?.kind === 'number';
  // "Vuelvo el 27"
  if (isDay && lead > at + 1 && doneAtTime.has(word)) return true;
  const named = isDay ? lead + 1 : lead;
  return [named, named + 1, named + 2].some((place) => romanceTimeNames.has(wordOf(tokens, place)));
}

/** "Je pars", "je me marie", "nous livrons", "j'arrive"; "je travaillais" was. */
function tenseOfFrenchSubject(tokens: readonly Token[], at: number): Tense | null {
  const word = wordOf(tokens, at);
  const isOfJ = wordOf(tokens, at - 2) === 'j' && tokens[at]?.isGlued === true;
  const isOfJe = wordOf(tokens, reflexive.has(wordOf(tokens, at - 1)) ? at - 2 : at - 1) === 'je';
  if (isOfJe || isOfJ) {
    if (/\p{L}{2}ais$/u.test(word)) return 'past';
    if (/\p{L}{2}rai$/u.test(word)) return 'future';
    return /\p{L}{3}e$/u.test(word) || (!isOfJ && /\p{L}{2}[sx]$/u.test(word)) ? 'present' : null;
  }
  return wordOf(tokens, at - 1) === 'nous' && /\p{L}{2}ons$/u.test(word) ? 'present' : null;
}

const reflexive = new Set(['me', 'te', 'vous']);
