import { tokenize } from '../tokenizer/tokenizer.js';

/*
 * "Where did I work before Spotify?", "Wo habe ich vor Zeiss gearbeitet?" and "Who was my previous employer?" ask for
 * what was before something that came later.
 */

const something = '(?<what>[^,;:?!.]{2,60}?)(?= gearbeitet| gewohnt| benutzt| verwendet|[,;:?!.]|$)';
const befores: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})(?:[Bb]efore|[Pp]rior to|[Aa]vant|[Aa]ntes de|[Pp]rima di) ${something}`, 'u'),
  // Not "vor zwei Jahren"
  new RegExp(`(?<!\\p{L})vor (?=(?:de[mrn] |mein(?:e[mr])? )?\\p{Lu})${something}`, 'u'),
];
/** Not "since the previous release" */
const previous =
  /(?<!\p{L})(?:before|previously|formerly|used to|früher|vorher|avant|antes|(?<!\b(?:since|than|to|from|after|with) (?:the |our |my )?)(?:previous|former|prior|vorherige[rns]?|anterior|précédente?|precedente))(?!\p{L})/iu;

/**
 * "Which checks run before a merge?", "How long before a request is cut off?": asks how things go, where a name or a
 * past ("what did we use before the move?") asks for a time that is over.
 */
const stepsBefore = /(?<!\p{L})before (?=\p{Ll})/gu;
const tellsNow = /(?<!\p{L})(?:do|does|is|are|must|should|can|may|will|needs?|has to|have to|how long)(?!\p{L})/iu;
const tellsOver = /(?<!\p{L})(?:did|was|were|had|been|used|knew|went|\p{L}{2,}ed)(?!\p{L})/iu;

/** A query without "before" where that puts one step before another. */
export function withoutStepsBefore(query: string): string {
  const head = query.slice(0, 300);
  return tellsNow.test(head) && !tellsOver.test(head) ? query.replace(stepsBefore, '') : query;
}

/**
 * The lexemes of what came later; none where the query does not name it, null where it asks for no earlier time.
 * @param query without "before" of a step
 */
export function askedBefore(query: string): readonly string[] | null {
  const head = query.slice(0, 300);
  for (const before of befores) {
    const what = before.exec(head)?.groups?.what;
    if (what !== undefined) return tokenize(what, 16);
  }
  return previous.test(head) ? [] : null;
}
