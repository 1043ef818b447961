/** Months and days of the week as other languages call them, from January and Monday; `|` parts two forms of one. */
export const germanMonths: readonly string[] =
  'januar|jänner februar märz april mai juni juli august september oktober november dezember'.split(' ');
export const germanWeekdays: readonly string[] = 'montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(
  ' ',
);
export const frenchMonths: readonly string[] =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
export const frenchWeekdays: readonly string[] = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');
export const spanishMonths: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
export const spanishWeekdays: readonly string[] = 'lunes martes miércoles jueves viernes sábado domingo'.split(' ');
export const italianMonths: readonly string[] =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');
export const italianWeekdays: readonly string[] =
  'lunedì|lunedi martedì|martedi mercoledì|mercoledi giovedì|giovedi venerdì|venerdi sabato domenica'.split(' ');
export const portugueseMonths: readonly string[] =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
export const portugueseWeekdays: readonly string[] = 'segunda terça quarta quinta sexta sábado domingo'.split(' ');
export const dutchMonths: readonly string[] =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
export const dutchWeekdays: readonly string[] = 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' ');
/** In the nominative, genitive, locative and instrumental. */
export const polishMonths: readonly string[] =
  `styczeń|stycznia|styczniu|styczniem luty|lutego|lutym marzec|marca|marcu|marcem kwiecień|kwietnia|kwietniu|kwietniem maj|maja|maju|majem
	czerwiec|czerwca|czerwcu|czerwcem lipiec|lipca|lipcu|lipcem sierpień|sierpnia|sierpniu|sierpniem wrzesień|września|wrześniu|wrześniem
	październik|października|październiku|październikiem listopad|listopada|listopadzie|listopadem grudzień|grudnia|grudniu|grudniem`.split(
    /\s+/,
  );
export const polishWeekdays: readonly string[] =
  `poniedziałek|poniedziałku|poniedziałkiem wtorek|wtorku|wtorkiem środa|środę|środy|środą|środzie czwartek|czwartku|czwartkiem
	piątek|piątku|piątkiem sobota|sobotę|soboty|sobotą|sobocie niedziela|niedzielę|niedzieli|niedzielą`.split(/\s+/);
/** Swedish, Danish, Norwegian; the days also with their article ("måndagen den 3 mars"). */
export const scandinavianMonths: readonly string[] =
  'januari|januar februari|februar mars|marts april maj|mai juni juli augusti|august september oktober november december|desember'.split(
    ' ',
  );
export const scandinavianWeekdays: readonly string[] =
  'måndag|måndagen|mandag|mandagen tisdag|tisdagen|tirsdag|tirsdagen onsdag|onsdagen torsdag|torsdagen fredag|fredagen lördag|lördagen|lørdag|lørdagen söndag|söndagen|søndag|søndagen'.split(
    ' ',
  );
