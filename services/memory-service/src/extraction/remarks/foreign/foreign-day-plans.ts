import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "Amanhã entrego a tese", "jutro oddaję pracę magisterską", "vendredi, je signe le contrat": what somebody does on a
 * day to come, in other languages, which tell it in the present. Work put off ("amanhã vejo isso", "Freitag teste ich
 * den Fix") has the same form.
 */

const workAtHand = oneOf(
  'fix|bugs?|prs?|testes?|tests?|build|código|codice|code|kod|deploy|scripts?|logs?|branch|commits?|merge|feature|tickets?',
  'isso|isto|eso|esto|questo|ça|cela|das da|dit|dat|to|tego|fehler|erro|error|errore|erreur|błąd|bot[ãó]o?n?|página|page|seite|strona',
);

const romanceDay = oneOf(
  'depois de amanhã|amanhã|pasado mañana|mañana|dopodomani|domani',
  'el (?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)(?! (?:pasado|santo))',
  '(?:luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica)(?! scors[oa])',
  '(?:dentro de|de aquí a|daqui a|fra|tra) (?:\\S+ ){1,2}(?:dias|días|giorni|semanas?|settiman[ae]|mes|mese|meses|mesi)',
  '(?:la semana que viene|na semana que vem|la settimana prossima)',
  '(?:na )?(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?(?! passada)(?: que vem)?|(?:no )?(?:s[áa]bado|domingo)(?! passado)',
);
const partOfDay =
  '(?: (?:de manhã|à tarde|à noite|por la (?:mañana|tarde|noche)|mattina|pomeriggio|sera|matin|soir|après-midi|früh|abend|nachmittag|rano|wieczorem|po południu|ochtend))?';
const romanceWork =
  '(?:vejo|testo|continuo|olho|tento|verifico|confiro|corrijo|arrumo|reviso|miro|pruebo|sigo|intento|compruebo|arreglo|provo|controllo|guardo|sistemo|riprovo|penso|pienso|digo|aviso|mando|rodo|subo|sinto|acho|creo|credo|retomo|volto|vuelvo|torno|tranquilo|lento|vou (?:ver|testar|olhar|tentar|continuar|verificar)|voy a (?:ver|probar|mirar|seguir|revisar))';
const romance = caselessUnicode`^(?:${romanceDay})${partOfDay},? (?:eu |yo |io )?(?:já |ya |me |mi )?(?!${romanceWork}(?!\p{L}))(?!\p{Ll}+ão(?!\p{L}))(?:\p{Ll}{3,}o|vou|voy|ho|tenho|tengo) (?:\S+ ){0,6}[\p{L}\d]{3,}`;

const lifeTurns = 'caso|mudo|opero|sposo|trasferisco|laureo|jubilo|operan|operano';
/** "Sábado me caso", "lunedì mi operano": nothing needs to stand behind it. */
const romanceTurn = caselessUnicode`^(?:${romanceDay})${partOfDay},? (?:me|mi) (?:${lifeTurns})(?!\p{L})`;

const polishWeekday =
  'we? (?:poniedziałek|poniedzialek|wtorek|środę|srode|czwartek|piątek|piatek|sobotę|sobote|niedzielę|niedziele)';
const polish = caselessUnicode`^(?:jutro|pojutrze|${polishWeekday})${partOfDay},? (?:ja )?(?!(?:sprawdz|zobacz|spr[óo]b|popatrz|popraw|dokończ|wrac|wróc|test|przetest|kontynu|pogad|dam|powiem|napisz|zrobi|robi|wiem|jestem|będę (?:testować|sprawdzać)))(?!\p{L}+ł[ae]m(?!\p{L}))\p{Ll}{2,}(?:ę|am|em)(?: się)? (?:\S+ ){0,5}\p{L}{3,}`;

const frenchWeekday = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! dernier)(?: prochain)?';
const frenchDay = `(?:(?:après-)?demain|${frenchWeekday}(?: en huit)?|dans (?:\\S+ ){1,2}(?:jours|semaines?|mois)|la semaine prochaine)`;
const frenchWork =
  "(?:regarde|teste|vérifie|continue|essaie|essaye|corrige|finis|termine|vois|relance|reviens|retente|pense|crois|sais|te|vous|m['’]y)";
const french = caselessUnicode`^${frenchDay}${partOfDay},? je (?!${frenchWork}(?!\p{L}))\p{Ll}{3,} (?:(?:le|la|les|ma|mon|mes|un|une|à|au|aux|chez|en|pour|avec|notre|nos) |[ld]['’])(?:\S+ ){0,5}[\p{L}\d]{3,}`;
const frenchTurn = caselessUnicode`^${frenchDay}${partOfDay},? (?:je|on|nous) ${oneOf('(?:me|se|nous) mari(?:e|ons)', "(?:dé|em)ménage(?:ons)?|m['’]installe|pars|part|partons|accouche")}(?!\p{L})`;

const germanWeekday =
  '(?:am |nächsten |kommenden |diesen )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const germanDay = `(?:(?:über)?morgen|${germanWeekday}|(?:heute |morgen |${germanWeekday} )?in (?:\\S+ ){1,2}(?:tagen|wochen?|monate?n?)|(?:über)?nächste woche(?: \\p{L}+tag)?)`;
const germanWork =
  '(?:schau|test|probier|mach|prüf|seh|versuch|guck|fix|arbeit|meld|sag|schick|kümmer|les|denk|werd|kann|muss)\\p{Ll}*';
/** "Montag hatte ich Kopfweh" tells what was. */
const germanPast = 'hab|habe|hatte|bin|war|wollte|konnte|musste|sollte|durfte|ging|kam|fuhr|sah|fand|blieb|dachte';
const german = caselessUnicode`^${germanDay}${partOfDay} (?!${germanWork} )(?!(?:${germanPast}) ich(?! (?:frei|urlaub|prüfung|einen? |meine? |noch einen?)))\p{Ll}{2,} ich (?!(?:das|es|mal|weiter|dran|daran|da|dann)(?!\p{L}))(?:\S+ ){1,6}[\p{L}\d]{2,}`;
const germanTurn = caselessUnicode`^${germanDay}${partOfDay} (?:heirate ich|zieh(?:e ich|en wir) (?:um|aus|ein)|heiraten wir)(?!\p{L})`;

const dutchDay = `(?:(?:over)?morgen(?:ochtend|avond|middag)?|over (?:\\S+ ){1,2}(?:dagen|weken|maanden?)|(?:volgende week )?(?:op |aanstaande |komende )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:ochtend|avond|middag)?)`;
const dutchWork = '(?:kijk|test|probeer|doe|check|fix|werk|meld|zeg|stuur|lees|denk|zie|kan|moet|zal)';
const dutchPast = 'ben|was|had|wilde|kon|moest|ging|kwam|zag|vond|bleef|dacht';
const dutch = caselessUnicode`^${dutchDay} (?!${dutchWork} )(?!(?:${dutchPast}) ik)(?!heb ik (?!een |mijn |vrij))\p{Ll}{2,} ik (?!(?:dat|het|even|verder|er)(?!\p{L}))(?:\S+ ){1,6}[\p{L}\d]{2,}`;
const dutchTurn = caselessUnicode`^${dutchDay} (?:trouw(?:en)?|verhuis|verhuizen) (?:ik|we|wij)(?!\p{L})`;

const turkishWeekday = '(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?: günü)?';
const turkishWork = 'bak|dene|test|devam|kontrol|düzelt|çöz|gör|düşün|bil|san';
const turkish = caselessUnicode`^(?:yarın|${turkishWeekday}),? (?:\S+ ){0,5}?(?!${turkishWork})\p{L}+(?:[ıiuü]yorum|[ıiuü]yoruz)[.!]*$`;

const ofWork = caselessUnicode`(?<!\p{L})${workAtHand}(?!\p{L})`;
const plans: readonly RegExp[] = [
  romance,
  romanceTurn,
  polish,
  french,
  frenchTurn,
  german,
  germanTurn,
  dutch,
  dutchTurn,
  turkish,
];
const maxCharacters = 120;

/** Whether a sentence tells what somebody does on a day to come, in one of these languages. */
export const tellsForeignDayPlan = (sentence: string): boolean =>
  sentence.length <= maxCharacters && plans.some((plan) => plan.test(sentence)) && !ofWork.test(sentence);
