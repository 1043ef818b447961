/** Months and days of the week as other languages call them, from January and Monday; `|` parts two forms of one. */
export const GERMAN_MONTHS: readonly string[] =
  'januar|jänner februar märz april mai juni juli august september oktober november dezember'.split(' ');
export const GERMAN_WEEKDAYS: readonly string[] = 'montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(
  ' ',
);
export const FRENCH_MONTHS: readonly string[] =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
export const FRENCH_WEEKDAYS: readonly string[] = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');
export const SPANISH_MONTHS: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
export const SPANISH_WEEKDAYS: readonly string[] = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');
export const ITALIAN_MONTHS: readonly string[] =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');
export const ITALIAN_WEEKDAYS: readonly string[] =
  'lunedì|lunedi martedì|martedi mercoledì|mercoledi giovedì|giovedi venerdì|venerdi sabato domenica'.split(' ');
export const PORTUGUESE_MONTHS: readonly string[] =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
export const PORTUGUESE_WEEKDAYS: readonly string[] = 'segunda terça quarta quinta sexta sábado domingo'.split(' ');
export const DUTCH_MONTHS: readonly string[] =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
export const DUTCH_WEEKDAYS: readonly string[] = 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(
  ' ',
);
