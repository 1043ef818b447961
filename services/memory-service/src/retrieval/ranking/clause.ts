import { withoutAddedDates } from '../../extraction/dates/annotate-dates.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { endingOf, reasonOf, tellsNew } from './tells-end.js';
import { type Swap, swapIn } from './tells-swap.js';
import { readWording, type Wording } from './wording.js';

/** Where what ends a clause stands in it. */
interface Parts {
  readonly before: string;
  readonly behind: string;
}

/** A part of a statement, and where it tells that something has ended. Its words are read when they are asked for. */
export class Clause implements Wording {
  readonly tellsEnd: boolean;
  /** Whether a swap or a denial takes it away; then its words before tell of what, and those behind are that. */
  readonly isSwapped: boolean;
  readonly #text: string;
  readonly #parts: Parts;
  #tellsNew: boolean | undefined;
  #wording: Wording | undefined;
  #lexemesBefore: ReadonlySet<string> | undefined;
  #lexemesBehind: ReadonlySet<string> | undefined;

  constructor(text: string, parts: Parts, { tellsEnd, isSwapped }: Pick<Clause, 'tellsEnd' | 'isSwapped'>) {
    this.#text = text;
    this.#parts = parts;
    this.tellsEnd = tellsEnd;
    this.isSwapped = isSwapped;
  }

  get tellsNew(): boolean {
    this.#tellsNew ??= !this.isSwapped && tellsNew(this.#text);
    return this.#tellsNew;
  }

  get lexemes(): ReadonlySet<string> {
    return this.#readWording().lexemes;
  }

  /** As those of `Wording`. */
  get words(): ReadonlySet<string> {
    return this.#readWording().words;
  }

  /** Of the words before those that tell the end; none where none do. */
  get lexemesBefore(): ReadonlySet<string> {
    this.#lexemesBefore ??= new Set(tokenize(this.#parts.before));
    return this.#lexemesBefore;
  }

  /** Of the words behind those that tell the end; all words where none do. */
  get lexemesBehind(): ReadonlySet<string> {
    this.#lexemesBehind ??= new Set(tokenize(this.#parts.behind));
    return this.#lexemesBehind;
  }

  #readWording(): Wording {
    this.#wording ??= readWording(this.#text);
    return this.#wording;
  }
}

/** Where one part ends and another begins. A mark within a word or behind a title ends none, nor "Clara and I". */
const betweenClauses =
  /[,;:–—](?=\s)|(?<!\b\p{Lu}[\p{L}]{0,2})\.(?=\s)|(?<=\S\s\S{1,60})\s(?:so|and|but|und|aber|y|pero|et|mais|e|ma|mas)(?=\s)/u;

/** "J'ai", "l'escrime", which are two words. */
const elided = /(?<![\p{L}'’])([jldnmtsc]|qu)['’](?=\p{L})/giu;

/** The clauses of a text. One that swaps one thing for another is two: what has ended, and what is instead. */
export function clausesOf(text: string): readonly Clause[] {
  return withoutAddedDates(text)
    .replace(elided, '$1 ')
    .split(betweenClauses)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .flatMap((part) => {
      const swap = swapIn(part);
      return swap === null ? [readClause(part)] : swappedClauses(swap);
    });
}

/** What has ended, and what is instead. */
export function swappedClauses({ before, ended, instead }: Swap): readonly Clause[] {
  return [
    new Clause(`${before} ${ended}`, { before, behind: ended }, { tellsEnd: true, isSwapped: true }),
    readClause(instead, { tellsEnd: false }),
  ];
}

function readClause(part: string, { tellsEnd }: { readonly tellsEnd?: false } = {}): Clause {
  const ending = endingOf(part) ?? reasonOf(part);
  const { at, length } = ending ?? { at: 0, length: 0 };
  const parts = { before: part.slice(0, at), behind: part.slice(at + length) };
  return new Clause(part, parts, { tellsEnd: tellsEnd ?? ending !== null, isSwapped: false });
}
