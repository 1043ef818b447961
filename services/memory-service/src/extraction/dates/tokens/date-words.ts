/**
 * Numbers that may be a time without any other word for one: years, written dates, `5th`, `'99`, `Q3`, `90s`, `2
 * hours`.
 */
const numberForms = [
  "\\b(?:le|el|il|am|zum|vom|bis|ab|seit|de[mn]?) \\d\\d?(?!\\d)|\\d{4}|\\d[./-]\\d\\d?[./-]\\d\\d|\\d(?:st|nd|rd|th)|['’]\\d\\d|[qh]\\d|\\dq\\d|\\d0s|\\d\\s?[hm]|\\d (?:stunden|uur|uren|ore)\\b|\\d\\.\\d\\d?\\.|\\b\\d\\d?\\/\\d\\d?\\b|\\b[0-3]\\d\\.(?:0\\d|1[0-2])\\b",
];
/**
 * Numbers in words that may be a day or a year: "on the twelfth", "to the third", "twenty first", "twenty nineteen",
 * "am zwölften".
 */
const spokenForms = [
  "(?:[’']s|\\b(?:its|on|by|until|till|since|before|after|from|to|is|was|said|says|than|of|and|between)|[?,]|\\bu[hm]+) (?:the )?(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\\b",
  '(?:\\b(?:on|by|until|till|since|from|to|between|and|day is|day was|date is|date was|deadline is|deadline was|night of)|[?,]|\\bu[hm]+) the (?:first|second|third)\\b',
  '(?:twenty|thirty) (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\\b|\\b(?:twenty|nineteen) (?:oh? |ten\\b|eleven|twelve|\\w{3,5}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)|\\btwo thousand (?:and )?\\w',
  '\\bam [a-zäöüß]{3,22}ten\\b',
];
/** Found anywhere, also inside longer words. */
const stems = [
  'day|week|month|year|decade|quarter|fortnight|morning|night|evening|afternoon|morrow|twenties|eenth\\b|tieth\\b|twenty-|thirty-|ties\\b',
  'spring|summer|autumn|fall|winter|january|february|march|april|august|septem|octob|novem|dezem|decem|desem|diciem|déc',
  'christmas|valentine|xmas|easter|thanksgiving|halloween|epiphany|juneteenth|mardi|pentecost|whitsun|corpus|ramadan|hanukkah|chanukah|passover|hashanah|kippur|diwali|advent',
  'heute|gestern|morgen|tag\\b|woche|monat|jahr|mittwoch|sommer|herbst|frühling|märz|jänner',
  'demain|aujourd|semaine|lundi|mercredi|jeudi|vendredi|samedi|dimanche|été|hiver|printemps|automne|janvier|février|avril|juillet|août',
  'ayer|mañana|semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno|primavera|otoño|enero|febrero|marzo|abril|agosto',
  'octubre|oktober|septiem|noviem|trimestre|quartal|januar|februar|dì|[er]di\\b|dag\\b|dernier|toussaint|nochebuena|nochevieja|capodanno|ferragosto|pasquetta|settiman|giorn|gennaio|febbraio|maggio|luglio|settembre|domenica|sabato',
  'autunno|inverno|stamattina|stasera|stanotte|domani|avantieri|ontem|hoje|amanhã|-feira|janeiro|fevereiro|março|setembro|outubro|verão|outono',
  'gister|vandaag|vanm|vana|vanoch|vannacht|maart|augustus|zomer|herfst|lente|voorjaar|kwartaal|heiligabend|allerheiligen|weihnacht|silvester|ostern|pfingst|anoche',
  'wczoraj|jutr|dziś|dzis|poniedzia|środ|srod|śr\\b|czwart|piąt|piat|sobo|niedziel|stycz|marc|marz|kwie|czerw|lip[ci]|sierp|wrze|paździer|pazdzier|listopad|grud|dzień|dzien\\b|tydzie|tygod|miesi|kwarta|wiosn|jesie|zim[aąy]|wigili|wielkano|narodz',
  'terça|sáb|mañ|manana|miercoles|sabado|janner|annee|otono|fevrier|aout|decembre|amanha|verao|maerz|jaenner|fruehl|fruhl',
  'dags\\b|dag[ae]r?\\b|dagen|morges|morgon|kvall|kvaell|aftes|veck|år|går|høst|höst|våras|måned|måna|manad|maned|sommar|kväll|kveld|aften|morse|påsk|pask|pings|pinse|augusti|desem|helge|kvartal',
  'dün|duen|yarın|yarin|bugün|bugun|buguen|hafta|ocak|şubat|subat|nisan|mayıs|mayis|haziran|temmuz|ağustos|agustos|eylül|eylul|eylue|ekim|kasım|kasim|aralık|aralik|pazar|salı|saliy|salid|salin|çarşamba|carsamba|perşembe|persembe|cuma|evvelsi|evvelki|öbür gün|önceki gün|yıl|gün\\b|guen\\b|bahar|yazın|kış|kiş|mart[adtıi]|sene',
  'nikolaus|heilige[rn] abend|tag der|semana santa|santo\\b|año nuevo|ano novo|reyes|nouvel an|santo stefano|sinterklaas|oud en nieuw|oudejaar|oudjaar|nieuwjaar|koningsdag|goede vrijdag|hemelvaart|kerstdag|navidad|noël|pâques|natale?\\b|pasqua|páscoa|kerst|\\bpasen\\b|[\\u0400-\\u04ff]',
];
/** Whole words, which many others contain. */
const words = [
  'jan|feb|mar|apr|may|mayo|mai|mars|marts|june?|juni|juin|junio|july?|juli|julio|aug|sept?|oct|nov|dec|octobre',
  'nye|tdy|ystdy|ydays?|qtrs?|yest|tmrw|2mrw|tmr|tmrow|2moro|tmoro|tomoro|tomorow|tommorow|tomoz|tonite|[t2]?nite|wkn?d|wkend|febuary|feburary|janurary|setpember|saturdy|mon|tues?|weds?|thu|thur|thurs|fri|sat|sun|end of|eod|cob|eow|eom|eoq|eoy|[ck]w ?\\d\\d?|wks?|wk\\d\\d?|mths?|sem\\.? ?\\d\\d?|new years?',
  'ieri|oggi|mes[ei]|ann[oi]|estate|giugno|dicembre|ottobre|luned[iì]|marted[iì]|dias?|mês|anos?|maio|junho|julho|dezembro|na segunda|na sexta',
  'ce matin|ce soir|cette nuit|cet apr|dag|dagen|weken|maand|maanden|jaar|jaren|mei|neujahr|karfreitag',
  'pojutrze|dni|dnia|roku?|lat|lata|lato|latem|luty|lutego|lutym|maj|maja|maju|majem|wtorek|wtorku|wtorkiem|pon|pn|wt|czw|pt|sob|niedz|nd|tyg|tydz|ma|di|wo|vr|za|zo|mo|mi|fr|sa|am do|bis do|ab do|nächsten do|am so|bis so|nächsten so|op do|segunda|quarta|quinta|sexta|mie|lun|mer|jeu|ven|sam|dim|jue|vie|gio|sab|seg|ter|qua|qui|sex|dom|finde|mes|ete|noel|paques|weekendu|weekendzie|weekendem|sylwester|sylwestra',
  'ar|aret|v\\.? \\d\\d?|tydzien|settimana|uge|ugen|uger|uke|uken|uka|uker|igar|i gar|fjol|fjor|forrgar|forgars|imorn|helg|helga|marts|somras|vintras|julen?|igaar',
  'ay|ayın|ayin|aya|aydan|mart|dun|sali|yil|yilin|yila|yildan|gun|yaz|yazin|kis|kisin',
  'holi|eid|ago|yrs?|tage|tagen|un an|hier|mois|ans|année|années|jours?|hoy|mes|meses|años?|d[ií]as?',
];
/**
 * Sorted, since the engine brings neighbours with the same beginning together: half the time, and half again for small
 * letters only.
 */
function anyOf(parts: readonly string[]): string {
  return parts.join('|').split('|').sort().join('|');
}

const dateLike = new RegExp(`${[...numberForms, ...spokenForms].join('|')}|${anyOf(stems)}|\\b(?:${anyOf(words)})\\b`);

/**
 * Whether a text holds part of a word without which there is no time expression. One pass that spares most sentences
 * the look at their words one by one; it may be wrong only on the side of looking.
 */
export function mayNameTime(text: string): boolean {
  return dateLike.test(text.toLowerCase());
}
