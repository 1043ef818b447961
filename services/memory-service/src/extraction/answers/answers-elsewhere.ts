import { mayNameTime } from '../dates/date-words.js';
import { wordsOf } from '../language/lexicon/word-set.js';

/* What persons answer each other in other languages than English, and what means little without what was asked. */

const asksWhen =
  /(?<!\p{L})(?:wann|um wie viel uhr|quand|à quelle heure|cuándo|a qué hora|quando|wanneer|hoe laat)(?!\p{L})/iu;
const asksAmount =
  /^(?:(?:und|et|y|e|en) )?¿?(?:was (?:kostet|nimmt|zahlt|bezahlt)|wie ?viel|combien|ça coûte combien|cuánto|quanto|hoeveel)(?!\p{L})|(?<!\p{L})combien\s?\?*$/iu;
const opensTime = /^(?:am|um|ab|seit|bis|le|el|a las?|à|op|om|vanaf|em|no|il|alle|dal)(?!\p{L})|^\d/iu;
const maxWords = 7;
const maxTimeWords = 12;

/** "am Freitag kommt er", "jeudi, train de 7h12", asked when: the question word may stand within. */
function tellsWhenOrHowMuch(sentence: string, question: string): boolean {
  const { length } = wordsOf(sentence);
  const namesTime = mayNameTime(sentence) || /\d/.test(sentence);
  if (asksWhen.test(question)) return namesTime && length <= (opensTime.test(sentence) ? maxTimeWords : maxWords);
  return length <= maxWords && asksAmount.test(question) && /\d/.test(sentence);
}

/** "macht Torben", asked who does it. */
const asksWho = /^(?:(?:ok|ja|gut|und|et|y|e|en) )*¿?(?:wer|wen|wem|qui|quiénes|quién|chi|quem)(?!\p{L})/iu;
const maxNameWords = 3;
const tellsWho = (sentence: string, question: string): boolean =>
  asksWho.test(question) &&
  wordsOf(sentence).length <= maxNameWords &&
  /\p{Lu}|^(?:ich|moi|yo|io|eu|ik)(?!\p{L})/u.test(sentence);

const asksWithPreposition =
  /(?<!\p{L})(mit|auf|in|bei|für|aus|von|con|en|de|para|avec|dans|sur|chez|pour|com|em|su|met|op|bij|voor) (?:welche[mnrs]?|wem|wen|qué|quién|cuál|quel(?:le)?s?|qui|quoi|que|quem|qual(?:e|i)?|chi|welke?|wie|wat)(?!\p{L})/iu;

/** "con Fenwick, el otro salía carísimo", asked with which: it opens with the same preposition. */
function tellsWithWhich(sentence: string, question: string): boolean {
  const [, preposition = ''] = asksWithPreposition.exec(question) ?? [];
  return (
    preposition !== '' && wordsOf(sentence)[0] === preposition.toLowerCase() && wordsOf(sentence).length <= maxTimeWords
  );
}

/** "Fenwick", asked which one is used. */
const asksWhich =
  /^(?:(?:ok|ja|und|et|y|e|en|al final) )*¿?(?:welche[mnrs]?|qué|cuál|quel(?:le)?s?|quale|qual|que|welke?) \p{L}{3,}/iu;
const tellsWhich = (sentence: string, question: string): boolean =>
  asksWhich.test(question) && wordsOf(sentence).length <= maxNameWords && !yesOrNo.test(sentence);
const yesOrNo =
  /^(?:ja|nein|oui|non|sí|si|no|sì|sim|não|nee|ok|klar|gern|bien|gut|genau|claro|vale|nada|nix|rien|niente|niks)(?!\p{L})/iu;

/** "Keine Ahnung", "peu importe" */
const tellsNothing =
  /^(?:keine ahnung|egal|weiß (?:ich )?nicht|(?:je|j['’]en) sais (?:pas|rien)|je ne sais pas|aucune idée|peu importe|no (?:lo )?sé|ni idea|da igual|non (?:lo )?so|boh|tanto faz|não sei|geen idee|weet (?:ik )?niet|maakt niet uit)(?!\p{L})/iu;

export const answersElsewhere = (sentence: string, question: string): boolean =>
  !tellsNothing.test(sentence) &&
  !/^¿?qu[eé] tal(?!\p{L})/iu.test(question) &&
  (tellsWhenOrHowMuch(sentence, question) ||
    tellsWho(sentence, question) ||
    tellsWhich(sentence, question) ||
    tellsWithWhich(sentence, question));
