import type { DateRange } from '../../extraction/dates/calendar/date-range.js';
import { likenessKey } from './likeness-key.js';
import { readStatement, type Statement } from './statement.js';

/** Who said it, in which role, and of when it tells: where one of these differs, it is not the same. */
export interface Occasion {
  readonly role: string | null;
  readonly speaker: string | null;
  readonly event: DateRange | null;
  /** `SessionDate.identityOf` the fact. */
  readonly sessionDate: string | null;
}

/** What is compared of a memory with others that may say the same. */
export interface Likeness {
  readonly statement: Statement;
  /**
   * Stands in the keyword index of every memory that is compared. The tokenizer makes no lexeme that begins with a
   * mark, so no text and no query holds it.
   */
  readonly lexeme: string;
}

/** For `keywordDocument`. */
export const marksOf = (likeness: Likeness | null): readonly string[] => (likeness === null ? [] : [likeness.lexeme]);

/** Null of a text that is not compared with others. */
export function likenessOf(text: string, { role, speaker, event, sessionDate }: Occasion): Likeness | null {
  const statement = readStatement(text);
  if (statement === null) return null;
  const occasion = [role, speaker?.toLowerCase() ?? null, event?.start ?? null, event?.end ?? null, sessionDate];
  const key = likenessKey(statement, occasion);
  return key === null ? null : { statement, lexeme: `:like-${key}` };
}
