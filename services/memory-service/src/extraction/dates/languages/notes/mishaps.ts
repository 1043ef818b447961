/** What is reported, and has no appointment. */
const mishaps = new Set(
  `ausfall absturz störung panne incident bug crash timeout caída fallo error guasto errore falha queda storing uitval awaria błąd авария сбой ошибка падение
	падения`.split(/\s+/),
);
export const isMishap = (word: string): boolean => mishaps.has(word);
