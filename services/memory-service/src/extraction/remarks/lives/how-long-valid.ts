import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * "Access-Tokens sind nur noch 15 Minuten gültig", "les devis sont valables 30 jours", "invites expire after 7 days":
 * how long things of a kind are good for. It has the form of what is left at this moment ("wir haben nur noch 15
 * Minuten"); what it is told of tells them apart.
 */

const kind = String.raw`(?!(?:i|we|you|it|this|that|he|she|they|ich|wir|es|das|je|nous|on|ça|yo|eso|io|ik|we|het)(?!\p{L}))(?:[\p{L}\d'’-]{1,24} ){1,4}`;
const german = oneOf('sekunden?|minuten?|stunden?|tage?|wochen?|monate?|jahre?|min|h|std');
const dutch = oneOf('secon?den?|minuten|minuut|uur|uren|dag(?:en)?|weken|week|maand(?:en)?|jaar');
const romance = oneOf(
  's(?:e[cg](?:onde|und[oi]s?|ondi)s?)|min(?:ut[oei]s?)?|heures?|h|jours?|semaines?|mois|ans?|horas?|d[ií]as?|semanas?|m[eê]s(?:es)?|años?|anos?|ore|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
);
const english = oneOf('seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|months?|years?');
const end = '(?: (?:lang|long))?[.!]*$';

const isValid = anyOf([
  caselessUnicode`^${kind}(?:ist|sind|bleib(?:t|en)) (?:(?:jetzt|ab jetzt|ab sofort|künftig|nur|noch|nun|immer|maximal|höchstens|genau) ){0,3}\d{1,4} ${german} (?:lang )?(?:gültig|haltbar|verfügbar|aktiv|abrufbar|einlösbar)[.!]*$`,
  caselessUnicode`^${kind}(?:gelten|gilt|verfallen|verfällt|laufen|läuft) (?:(?:jetzt|künftig|nur|noch|nun|immer|maximal|höchstens|nach) ){0,3}\d{1,4} ${german}(?: (?:ab|lang))?[.!]*$`,
  caselessUnicode`^${kind}(?:is|zijn|blijven|blijft) (?:(?:nu|nog|maar|slechts|maximaal) ){0,3}\d{1,4} ${dutch} (?:geldig|houdbaar|beschikbaar)[.!]*$`,
  caselessUnicode`^${kind}(?:(?:ne )?(?:sont|est|restent|reste|son|es|sono|è|são|é) (?:(?:plus|maintenant|ahora|solo|sólo|ora|agora|só) ){0,2}(?:val(?:able|ide|id[oaie]|ida)s?|válid[oa]s?) (?:(?:que|pendant|durante|por|per|solo|só) ){0,2}|(?:expirent|expirer?|caducan?|expiran?|vencen?|scad(?:e|ono)|expiram?) (?:après|au bout de|a los|en|después de|dopo|em|após) )\d{1,4} ${romance}[.!]*$`,
  caselessUnicode`^${kind}(?:(?:are|is|stay|stays) (?:(?:now|only|just) ){0,2}(?:valid|good) for|expires? after|expire in|lapses? after) (?:(?:only|just) )?\d{1,4} ${english}(?: now)?${end}`,
]);

/** Whether a sentence tells how long things of a kind are valid. */
export const tellsHowLongValid = (sentence: string): boolean => sentence.length <= 120 && isValid(sentence);
