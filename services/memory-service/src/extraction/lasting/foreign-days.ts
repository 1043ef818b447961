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
  'morgen (?:kommt|kommen|ist|beginnt|komt|begint|is)|morgen over (?:een|twee|drie) we(?:ek|ken)|(?:heute|morgen|übermorgen) in (?:einer|zwei|drei) wochen?',
  "anteontem|antes de ayer|l['’]altro ieri|avant['’]ieri|altroieri",
  '(?:afgelopen|vorig|volgend) weekend|(?:letztes|vergangenes|nächstes|kommendes) wochenende|(?:le )?week-?end (?:dernier|prochain)|(?:el )?(?:finde|fin de semana) (?:pasado|que viene)|(?:lo scorso|il prossimo) (?:weekend|fine settimana)|(?:no )?fim de semana (?:passado|que vem)',
  "eind (?:dit|volgend|vorig) jaar|ende (?:dieses|nächsten|letzten|des) jahres|a fine (?:anno|mese)|fin (?:de l['’]année|du mois)|no (?:fim|final) do (?:ano|mês)|a final(?:es)? de(?:l)? (?:año|mes)",
);

const german = `(?:am|nächsten|letzten) ${oneOf('montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag')}`;
const dutch = `(?:op|vorige|volgende) ${oneOf('maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag')}`;
const french = `${oneOf('lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche')} (?:prochain|dernier|qui vient)`;
const spanishDay = oneOf('lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo');
const spanish = `el (?:${spanishDay} (?:que viene|pasado|pr[óo]ximo)|(?:pr[óo]ximo|pasado) ${spanishDay})`;
const italianDay = oneOf('luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica');
const italian = `(?:${italianDay} (?:prossim[oa]|scors[oa]|che viene)|(?:prossim[oa]|scors[oa]) ${italianDay})`;

/** "Na segunda-feira eu vejo isso" puts off what is at hand. */
const portuguese = `(?:na (?:próxima |última )?(?:segunda|ter[çc]a|quarta|quinta|sexta)-feira|no (?:próximo|último) (?:s[áa]bado|domingo))(?!.{0,60} (?:isso|isto|disso|nisso)(?!\\p{L}))`;

const foreignDay = caselessUnicode`(?<!\p{L})${oneOf(beside, german, dutch, french, spanish, italian, portuguese)}(?!\p{L})`;

/** Weeks, months or years ago, and what is of the speaker or of others, and no work at hand. */
const longAgo = oneOf(
  'vor (?:genau |etwa |fast )?\\S+ (?:wochen?|monate?n?|jahre?n?)',
  'il y a (?:(?:tout juste|exactement|environ|presque) )?\\S+ (?:semaines?|mois|ans?)|[çc]a fait \\S+ (?:semaines?|mois|ans?)',
  'hace (?:(?:justo|exactamente|casi|unos|unas) )?\\S+ (?:semanas?|mes(?:es)?|años?)',
  '(?:há|faz) (?:(?:exatamente|quase|cerca de) )?\\S+ (?:semanas?|m[eê]s(?:es)?|anos?)',
  '\\S+ (?:settiman[ae]|mes[ei]|ann[oi]) fa|\\S+ (?:weken|week|maanden|maand|jaar) geleden',
);
const firstPerson =
  "(?:ich|wir|mein\\p{L}*|unser\\p{L}*|je|j['’]\\p{L}+|on|nous|mon|ma|mes|notre|me|nos|mi|mis|ho|abbiamo|sono|siamo|mia|mio|\\p{Ll}{3,}(?:ei|amos|emos|imos|í)|(?:empec|comenc|llegu|dej|compr|firm|cambi|mud|trabaj|termin|adopt)é|minha|meu|ik|wij?|mijn|onze?)";
const toldLongAgo = caselessUnicode`(?<!\p{L})${longAgo}(?!\p{L})`;
const ofSelf = caselessUnicode`(?<!\p{L})${firstPerson}(?!\p{L})`;
const minWords = 5;

/** "Hoy hace un año que empecé aquí", "precies twee jaar geleden ben ik gestopt met roken". */
const tellsOwnLongAgo = (sentence: string): boolean =>
  toldLongAgo.test(sentence) &&
  ofSelf.test(sentence) &&
  !ofWork.test(sentence.replace(toldLongAgo, '')) &&
  sentence.split(' ', minWords).length === minWords;

const any = "(?:[\\p{L}'’-]+ ){0,3}?";
/** What is about the work at hand, and where it went on: "lundi j'ai regardé ça". */
const atHand = oneOf(
  'ça|cela|das|dat|dit|es|het even|ciò|questo|quello|isso|isto|eso|esto|bug|fix|tests?|logs?|build|pr|code',
);
const ofWork = caselessUnicode`(?<!\p{L})${atHand}(?!\p{L})`;
const something = `(?:(?!${atHand}(?!\\p{L}))[\\p{L}\\d'’-]+(?:[ .!]+|$)){2}`;
const germanDone = `(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) (?:hab|habe|haben|hat|bin|ist|sind) ${something}.{0,60}?(?:ge\\p{L}{2,}|(?:ver|be|er|ent|unter|über)\\p{L}{3,})(?:t|en)[.!]*$`;
const dutchDone = `(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag) (?:heb|hebben|heeft|ben|is|zijn) ${something}.{0,60}?(?:ge\\p{L}{2,}|(?:ver|be|her|ont|over)\\p{L}{3,})(?:t|d|en)[.!]*$`;
const frenchDone = `(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? ${any}(?:j['’]ai|a|on a|avons|ont|est|suis|sommes|sont) (?:\\p{L}{2,}(?:ée?s?|i|is|u)|pris|mis|ouvert|mort) ${something}`;
const italianDone = `(?:luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica),? ${any}(?:(?:ho|abbiamo|ha|hanno) \\p{L}{2,}(?:t|s)o ${something}|(?:sono|siamo|è) \\p{L}{2,}(?:at|it|ut|s)[oaie](?!\\p{L}))`;
const spanishDone = `el ${spanishDay},? ${any}(?:he|hemos|ha|han) \\p{L}{2,}(?:ado|ido|cho|sto|rito) ${something}`;
const portugueseDone = `na (?:segunda|ter[çc]a|quarta|quinta|sexta) (?:eu |nós |a gente )?\\p{L}{2,}(?:ei|amos|emos|imos|ou) ${something}`;
/** "Maandag heb ik het contract getekend": on which day something was done, told in the perfect. */
const doneOnDay = caselessUnicode`^${oneOf(germanDone, dutchDone, frenchDone, italianDone, spanishDone, portugueseDone)}`;
const maxHeadCharacters = 160;

const chineseDay = `(?:昨天|前天|明天|后天|去年|前年|明年|[上下](?:周|星期|个?月)|(?:\\d{1,2}|[一二三四五六七八九十两几]{1,3})(?:年|个?月|周|星期|天)前)`;
const chineseWork = '日志|构建|测试|代码|分支|部署|脚本|报错|看了|试了|改了|修|跑|问题|这个|那个|它';
/** "三年前我搬到了深圳": what I did, or am to do, on such a day. */
const chineseDeed = new RegExp(
  `^(?:${chineseDay}[,，]?我们?|我们?${chineseDay})(?!.{0,40}(?:${chineseWork})).{0,20}?(?:\\p{Script=Han}[了过]|要|会).{2,40}$`,
  'u',
);

/**
 * Whether a sentence in German, Dutch, French, Spanish, Italian or Portuguese names a day other than the present one,
 * or one in Chinese tells what one did then.
 */
export const namesForeignDay = (sentence: string): boolean =>
  foreignDay.test(sentence) ||
  doneOnDay.test(sentence.slice(0, maxHeadCharacters)) ||
  tellsOwnLongAgo(sentence.slice(0, maxHeadCharacters)) ||
  chineseDeed.test(sentence.slice(0, maxHeadCharacters));
