import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * Where somebody lives, what somebody does and has, in Polish, Czech, Slovak, Swedish, Danish and Norwegian: "mam
 * rower", "bydlím v Brně", "jag har en hund". Of these the model knows hardly a word.
 */

const end = String.raw`(?!\p{L})`;

const polishNow = oneOf('teraz|już|tu|tutaj|nad|właśnie|dziś|dzisiaj|dalej|to|tym|tego|po|w kółko|z tym');
const polishOwned = oneOf(
  'rower\\p{L}*|samochód|auto|motocykl|motor|mieszkanie|dom|domek|działkę|ogród|ogródek|łódkę|kampera|skuter|gitarę|pianino',
);
const polishWays = 'dojeżdżam|jeżdżę|biegam|pływam|gram|trenuję|ćwiczę|studiuję|uczę się|hoduję|mieszkam|pracuję';

const czechAnimals =
  'ps[ay]|psov|koč(?:ku|ky|ek)|mač(?:ku|ky)|kocoura|kocúra|koně|koňa|králíka|dít[ěe]|dieťa|děti|deti|syn[ay]|dceru|dcéru|dvojčata|bratra|brata|sestru';
const czechCallings = oneOf(
  'vegetarián\\p{L}*|vegan\\p{L}*|alergick[ýáa] na|celiak\\p{L}*|levák|ľavák|ženatý|vdan[áa]|vydatá|rozveden[ýáa]|v důchodu|na dôchodku',
  'učitel\\p{L}*|učiteľ\\p{L}*|lékař\\p{L}*|lekár\\p{L}*|programátor\\p{L}*|inžen[ýi]r\\p{L}*|student\\p{L}*|študent\\p{L}*|zdravotní sestra|právn\\p{L}+|kuchař\\p{L}*|architekt\\p{L}*',
);

const nordicKin =
  'hund(?:ar|er|e)?|katt(?:ar|er)?|kat(?:te)?|häst(?:ar)?|hest(?:e|er)?|kanin(?:er)?|barn|barnbarn|s[oø]nn?(?:er)?|söner|dotter|döttrar|datter|døtre|tvillingar|tvillinger|bror|syster|søster|bröder|brødre';
const nordicCallings = oneOf(
  'vegetarian|vegan|veganer|vegetar|allergisk (?:mot|over)|gift|skild|skilt|pensionär|pensjonist|pensionist|vänsterhänt|venstrehendt|venstrehåndet',
  'sjuksköterska|sykepleier|sygeplejerske|lärare|lærer|läkare|lege|læge|kock|kokk|kok|student|ingenjör|ingeniør|utvecklare|utvikler|udvikler|programmerare|jurist|arkitekt',
);
const nordicNow = 'här|her|kvar|nu|nå';

const tellsSelf = anyOf([
  caselessUnicode`^(?:ja |a |i )?mam (?:\p{L}+ )?${polishOwned}${end}`,
  caselessUnicode`^(?:ja |nie )?(?:${polishWays}) (?!${polishNow}${end})(?:\S+ )*\p{L}{3,}`,
  caselessUnicode`^(?:já |ja )?(?:bydlím|bývam|žij(?:u|i|em)) (?:v|ve|u|s|na|pri|poblíž) \p{L}{2,}`,
  caselessUnicode`^(?:já |ja )?pracuj(?:u|i|em) (?:jako|ako|v|ve|pro|pre|u) (?!tom(?:hle|to)?${end})\p{L}{2,}`,
  caselessUnicode`^(?:já |ja )?mám (?:\S+ )?(?:${czechAnimals})${end}`,
  caselessUnicode`^(?:já |ja )?(?:jsem|som) (?:\p{L}+ )?${czechCallings}${end}`,
  caselessUnicode`^(?:já |ja )?(?:nejím|nejem|nepij(?:u|i|em)|hraj(?:u|i) na|hrám na|jmenuj(?:u|i) se|volám sa) (?!to${end})\p{L}{3,}`,
  caselessUnicode`^(?:jag|jeg) (?:bor|heter|hedder|jobb(?:ar|er) (?:som|på|i|hos)|arbe(?:tar|jder|ider) (?:som|på|i|hos)) (?!${nordicNow}${end}|det${end}|det här|dette)(?:i |på |som )?\p{L}{2,}`,
  caselessUnicode`^(?:jag|jeg) har (?:en|ett|et|ei|två|to|tre|fyra|fire|fem|\d{1,2}) (?:\p{L}+ )?(?:${nordicKin})${end}`,
  caselessUnicode`^(?:jag|jeg) (?:är|er) (?:en )?${nordicCallings}${end}`,
]);

/** Whether a sentence in one of these languages tells where the speaker lives, what the speaker is, does or has. */
export const tellsSlavicOrNordicSelf = (sentence: string): boolean => tellsSelf(sentence);
