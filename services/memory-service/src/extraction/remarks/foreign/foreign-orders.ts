import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "Popraw proszę literówki w README": work that is asked for now in Polish, whose verbs say by their form that they
 * ask.
 */

const verbs = oneOf(
  'popraw|dodaj|zmień|usuń|napisz|sprawdź|przetłumacz|wyjaśnij|pokaż|uruchom|zrób|stwórz|utwórz|wygeneruj|przepisz',
  'przenieś|zaktualizuj|zainstaluj|znajdź|opisz|streść|porównaj|posprzątaj|wyczyść|skróć|uprość|zrefaktoryzuj|napraw|odpal',
  'przetestuj|skompiluj|zbuduj|otwórz|przeczytaj|wklej|skopiuj|zamień|podaj|daj|policz|zerknij|spójrz|pomóż|sformatuj',
);
const opening = '(?:(?:a|i|no|ok|dobra|teraz|to|więc|proszę|prosze|pls|hej),? )*';
const order = caselessUnicode`^${opening}(?:${verbs}(?:cie)?|(?:czy )?(?:możesz|mógłbyś|mogłabyś|możecie))(?=[\s.!?,]|$)`;
/** What is asked for good, or tells why by something of one's own. */
const lasting =
  /(?<!\p{L})(?:zawsze|nigdy|od teraz|odtąd|za każdym razem|każd\p{L}{1,3}|domyślnie|zamiast|bo (?:my|u nas|ja|mam|mamy|jestem|jesteśmy|nasz\p{L}*|mój|moja))(?!\p{L})/iu;

/** Whether a sentence asks for work now, in Polish. */
export const isPolishOrder = (sentence: string): boolean => order.test(sentence) && !lasting.test(sentence);
