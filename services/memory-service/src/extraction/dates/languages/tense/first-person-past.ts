import { type Token, wordOf } from '../../tokens/tokens.js';

/*
 * What I did, in Spanish and Portuguese: "vendí el coche", "compré un piso", "comprei um carro", "vendi a moto". "-é"
 * ends French participles as well ("le bureau est fermé"), so that the words around have to be Spanish.
 */

const noVerbsInI = new Set('así aquí allí ahí casi daí aí ali aqui aquí jabalí maniquí esquí rubí'.split(' '));
/** In -ré, and no future ("compraré"). */
const pastInRe = new Set('tiré miré paré giré retiré esperé preparé separé reparé declaré operé recuperé'.split(' '));
const noVerbsInE = new Set(
  'café bebé bufé porqué comité canapé chalé puré cliché consomé fiancé resumé también además'.split(' '),
);
const spanishWords = new Set(
  'el los las una unos y mi mis del al con por para desde hasta lo yo ayer hace que'.split(' '),
);
const beforeNoun = new Set(
  'el la un una del al este esta ese esa mi tu su de o um le du au les des ce est sont a ai as ont avons avez été être suis sera était es'.split(
    ' ',
  ),
);
const reachTokens = 6;

/** Portuguese: in -ei but for futures ("comprarei"), and the common ones in -i. */
const portugueseInEi = /^\p{Ll}{1,12}(?:[bcdfghijlmnopqstuvxzç]|[bcdfgpt]r)ei$/u;
const noPortuguese = new Set(
  'zwei drei frei bei dabei vorbei lei sei nei dei miei tuoi quei vorrei potrei avrei dovrei andrei saprei vedrei hei nebei herbei polizei'.split(
    ' ',
  ),
);
const pastInRei = new Set(
  'tirei virei parei esperei reparei preparei separei comparei retirei considerei operei recuperei gerei alterei'.split(
    ' ',
  ),
);
const pastInI = new Set(
  'vendi corri saí caí abri recebi aprendi assisti perdi escrevi decidi consegui vivi nasci conheci comi'.split(' '),
);

export function isFirstPersonPast(tokens: readonly Token[], at: number): boolean {
  const word = wordOf(tokens, at);
  if (word.endsWith('ei')) return pastInRei.has(word) || (portugueseInEi.test(word) && !noPortuguese.has(word));
  if (pastInI.has(word)) return true;
  if (/^\p{L}{2,14}í$/u.test(word)) return word.length > 3 && !noVerbsInI.has(word);
  return /^\p{L}{2,14}é$/u.test(word) && isSpanishPast(tokens, at, word);
}

function isSpanishPast(tokens: readonly Token[], at: number, word: string): boolean {
  if (word.length < 4 || noVerbsInE.has(word) || beforeNoun.has(wordOf(tokens, at - 1))) return false;
  const isOfMe = wordOf(tokens, at - 1) === 'me';
  return (!/[aei]ré$/u.test(word) || pastInRe.has(word)) && (isOfMe || isAmongSpanish(tokens, at));
}

/** "Viajaré el lunes", "comprarei um carro"; Italian has "comprerei" for what one would do. */
export const isFirstPersonFuture = (tokens: readonly Token[], at: number): boolean => {
  const word = wordOf(tokens, at);
  if (/^\p{Ll}{2,14}[aei]rei$/u.test(word)) return !pastInRei.has(word) && portugueseObject.has(wordOf(tokens, at + 1));
  return /^\p{L}{2,14}[aei]ré$/u.test(word) && !pastInRe.has(word) && isAmongSpanish(tokens, at);
};

const portugueseObject = new Set('um uma o os a as em no na para de'.split(' '));

function isAmongSpanish(tokens: readonly Token[], at: number): boolean {
  for (let away = -reachTokens; away <= reachTokens; away += 1)
    if (away !== 0 && spanishWords.has(wordOf(tokens, at + away))) return true;
  return false;
}
