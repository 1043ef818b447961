/**
 * Parts of words one of which every time expression contains. One pass of it tells most sentences that they name no time, before
 * their words are looked at one by one; it may be wrong only on the side of looking.
 */
const DATE_LIKE =
  /\d|day|week|month|year|decade|quarter|fortnight|morning|night|evening|afternoon|morrow|twenties|ties\b|spring|summer|autumn|fall|winter|\b(?:jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|end of|eod)\b|january|february|march|april|august|september|october|november|december|christmas|xmas|new year|easter|thanksgiving|halloween|epiphany|juneteenth|mardi|pentecost|corpus|heute|gestern|morgen|woche|monat|jahr|\btage|tag(?:en)?\b|mittwoch|sommer|herbst|frühling|märz|\bmai\b|dezember|hier\b|demain|aujourd|semaine|\bmois|\bann?(?:ée|s)?\b|jours?\b|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|été|hiver|printemps|janvier|février|\bmars\b|avril|juin|juillet|août|hoy|ayer|mañana|semana|\bd[ií]as?\b|\bmes(?:es)?\b|\baños?\b|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno|primavera|otoño|enero|febrero|marzo|abril|mayo|agosto|octubre|noviembre|diciembre/i;

export function mayNameTime(text: string): boolean {
  return DATE_LIKE.test(text);
}
