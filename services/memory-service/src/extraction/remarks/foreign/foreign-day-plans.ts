import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "Amanhã entrego a tese", "jutro oddaję pracę magisterską", "morgen gebe ich die Arbeit ab": what somebody does on a
 * day to come, in other languages. Work put off ("amanhã vejo isso", "morgen teste ich den Fix") has the same form.
 */

const workAtHand = oneOf(
  'fix|bugs?|prs?|testes?|tests?|build|código|codice|code|kod|deploy|scripts?|logs?|branch|commits?|merge|feature|tickets?',
  'isso|isto|eso|esto|questo|ça|cela|das da|dit|dat|to|tego|fehler|erro|error|errore|erreur|błąd|bot[ãó]o?n?|página|page|seite|strona',
);

const romanceDay = 'depois de amanhã|amanhã|pasado mañana|mañana|dopodomani|domani';
const partOfDay =
  '(?: (?:de manhã|à tarde|à noite|por la (?:mañana|tarde|noche)|mattina|pomeriggio|sera|matin|soir|après-midi|früh|abend|nachmittag|rano|wieczorem|po południu|ochtend))?';
const romanceWork =
  '(?:vejo|testo|continuo|olho|tento|verifico|confiro|corrijo|arrumo|reviso|miro|pruebo|sigo|intento|compruebo|arreglo|provo|controllo|guardo|sistemo|riprovo|penso|pienso|digo|aviso|mando|rodo|subo|sinto|acho|creo|credo|retomo|volto|vuelvo|torno|tranquilo|lento|vou (?:ver|testar|olhar|tentar|continuar|verificar)|voy a (?:ver|probar|mirar|seguir|revisar))';
const romance = caselessUnicode`^(?:${romanceDay})${partOfDay},? (?:eu |yo |io )?(?:já |ya |me |mi )?(?!${romanceWork}(?!\p{L}))(?:\p{Ll}{3,}o|vou|voy|ho|tenho|tengo) (?:\S+ ){0,6}[\p{L}\d]{3,}`;

const polish = caselessUnicode`^(?:jutro|pojutrze)${partOfDay},? (?:ja )?(?!(?:sprawdz|zobacz|spr[óo]b|popatrz|popraw|dokończ|wrac|wróc|test|przetest|kontynu|pogad|dam|powiem|napisz|zrobi|robi|wiem|jestem|będę (?:testować|sprawdzać)))\p{Ll}{2,}(?:ę|am|em)(?: się)? (?:\S+ ){0,5}\p{L}{3,}`;

const frenchWork =
  "(?:regarde|teste|vérifie|continue|essaie|essaye|corrige|finis|termine|vois|relance|reviens|retente|pense|crois|sais|te|vous|m['’]y)";
const french = caselessUnicode`^(?:après-)?demain${partOfDay},? je (?!${frenchWork}(?!\p{L}))\p{Ll}{3,} (?:(?:le|la|les|ma|mon|mes|un|une|à|au|aux|chez|en|pour|avec|notre|nos) |[ld]['’])(?:\S+ ){0,5}[\p{L}\d]{3,}`;

const germanWork =
  '(?:schau|test|probier|mach|prüf|seh|versuch|guck|fix|arbeit|meld|sag|schick|kümmer|les|denk|werd|kann|muss)\\p{Ll}*';
const german = caselessUnicode`^(?:über)?morgen${partOfDay} (?!${germanWork} )\p{Ll}{2,} ich (?!(?:das|es|mal|weiter|dran|daran|da|dann)(?!\p{L}))(?:\S+ ){1,6}[\p{L}\d]{2,}`;

const dutchWork = '(?:kijk|test|probeer|doe|check|fix|werk|meld|zeg|stuur|lees|denk|zie|kan|moet|zal)';
const dutch = caselessUnicode`^(?:over)?morgen(?:ochtend|avond|middag)? (?!${dutchWork} )\p{Ll}{2,} ik (?!(?:dat|het|even|verder|er)(?!\p{L}))(?:\S+ ){1,6}[\p{L}\d]{2,}`;

const ofWork = caselessUnicode`(?<!\p{L})${workAtHand}(?!\p{L})`;
const plans: readonly RegExp[] = [romance, polish, french, german, dutch];
const maxCharacters = 120;

/** Whether a sentence tells what somebody does on a day to come, in one of these languages. */
export const tellsForeignDayPlan = (sentence: string): boolean =>
  sentence.length <= maxCharacters && plans.some((plan) => plan.test(sentence)) && !ofWork.test(sentence);
