import { mayNameTime } from '../../extraction/dates/tokens/date-words.js';
import { isGivenName } from '../../extraction/language/lexicon/given-names.js';
import { tokenize } from '../tokenizer/tokenizer.js';

/* What a statement opens with may tell of what or of whom it is told. */

const place =
  /^(?:(?:[Nn]o|[Aa]ctually|[Cc]orrection|[Ss]orry)[,:] )?(?:[Oo]n|[Ii]n|[Aa]t|[Ff]or|[Ww]ith) (?:(?:the|our|my) |(?=\p{Lu}))([\p{L}\d.-]+)/u;

/** "On PC the game needs 4 GB": the lexeme of the place, which is no time; null where there is none. */
export function openingPlaceOf(text: string): string | null {
  const where = place.exec(text)?.[1];
  return where === undefined || mayNameTime(where) ? null : (tokenize(where)[0] ?? null);
}

/** "Otto now prefers Slack", "Nadia's manager is Lotte" */
const name =
  /^(?:(?:[Nn]o|[Aa]ctually|[Ss]orry),? )?(\p{Lu}\p{Ll}+)(?=['’]s | (?:(?:now|just|also|always|still) )?\p{Ll}+)/u;

/** The given name of a person in lower case; null where there is none. */
export function openingNameOf(text: string): string | null {
  const given = name.exec(text)?.[1];
  return given !== undefined && isGivenName(given) ? given.toLowerCase() : null;
}
