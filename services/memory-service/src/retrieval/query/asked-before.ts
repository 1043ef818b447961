import { isPastForm } from '../../extraction/dates/tense/verb-forms.js';
import { verbForm } from '../../extraction/language/lexicon/english-verbs.js';
import { wordSet } from '../../extraction/language/lexicon/word-set.js';
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
const stepsBefore = /(?<!\p{L})[Bb]efore (?=[\p{Ll}\d])/gu;
const tellsNow = /(?<!\p{L})(?:do|does|is|are|must|should|can|may|will|needs?|has to|have to|how long)(?!\p{L})/iu;
const over = wordSet('did was were had been');
const formsOfNow = wordSet('is are be being get gets');
const pronouns = wordSet('i we you he she it they who');
const articles = wordSet('the a an our my its each every');

/** A query without "before" where that puts one step before another. */
export function withoutStepsBefore(query: string): string {
  const head = query.slice(0, 300);
  return asksOfNow(head) && !asksOfPast(head) ? query.replace(stepsBefore, '') : query;
}

/** "Which checks run before …", "What happens before …" */
const presentVerb =
  /^(?:(?:who|what) (?<third>\p{L}+s)|(?:which|what|how many) (?:[^\s,;:?!]+ ){1,4}(?<verb>\p{L}+)) before /iu;

function asksOfNow(text: string): boolean {
  const { third, verb } = presentVerb.exec(text)?.groups ?? {};
  const form = verbForm((third ?? verb ?? '').toLowerCase());
  return tellsNow.test(text) || form === 'third' || form === 'base';
}

function asksOfPast(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? [];
  return words.some((word, at) => over.has(word) || (isPastForm(word) && !isParticiple(words, at)));
}

/** "Two approvals are required", "the shared drive", "is the draft reviewed": what is done, and not what was. */
function isParticiple(words: readonly string[], at: number): boolean {
  const [first = '', before = '', earlier = ''] = [words[0], words[at - 1], words[at - 2]];
  if (isFormOfNow(before) || articles.has(before)) return true;
  return !pronouns.has(before) && (isFormOfNow(earlier) || isFormOfNow(first));
}

const isFormOfNow = (word: string): boolean => formsOfNow.has(word) || /['’]re$/.test(word);

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
