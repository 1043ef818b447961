import { caselessUnicode, oneOf } from '../language/pattern-parts.js';

/*
 * A day other than the present one as other languages name it, of which the model knows few words: "morgen kommt der
 * Maler", "ayer firmamos el contrato".
 */

/**
 * "Yesterday", and what is no other word beside it; "tomorrow" with its hour, since "demain" alone mostly puts off what
 * is at hand.
 */
const beside = oneOf(
  'gestern|vorgestern|übermorgen|eergisteren|overmorgen|gisteren',
  'ayer|anteayer|pasado mañana|ieri|dopodomani|avant-hier|après-demain|ontem',
  '(?:demain|domani|mañana|amanhã|morgen) (?:à|a las|alle|às|um|om) \\p{L}+',
  'morgen (?:kommt|kommen|ist|beginnt|komt|begint|is)',
);

const german = `(?:am|nächsten|letzten) ${oneOf('montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag')}`;
const dutch = `(?:op|vorige|volgende) ${oneOf('maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag')}`;
const french = `${oneOf('lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche')} (?:prochain|dernier|qui vient)`;
const spanishDay = oneOf('lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo');
const spanish = `el (?:${spanishDay} (?:que viene|pasado|pr[óo]ximo)|(?:pr[óo]ximo|pasado) ${spanishDay})`;
const italianDay = oneOf('luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica');
const italian = `(?:${italianDay} (?:prossim[oa]|scors[oa]|che viene)|(?:prossim[oa]|scors[oa]) ${italianDay})`;

const foreignDay = caselessUnicode`(?<!\p{L})${oneOf(beside, german, dutch, french, spanish, italian)}(?!\p{L})`;

/**
 * Whether a sentence in German, Dutch, French, Spanish, Italian or Portuguese names a day other than the present one.
 */
export const namesForeignDay = (sentence: string): boolean => foreignDay.test(sentence);
