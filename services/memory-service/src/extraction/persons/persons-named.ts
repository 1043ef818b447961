import { readOnce } from '../language/read-once.js';
import { splitSentences } from '../language/split-sentences.js';
import { isQuestion } from '../remarks/requests/questions.js';
import { distinctPersons, findPersons, personsAskedFor, personsOfOthers } from './find-persons.js';
import { introducedPerson } from './introduced-person.js';
import type { Person } from './person.js';
import { resolvePronoun, startsWithPerson } from './resolve-pronoun.js';

/** A turn before this one, and whether the same speaker said it. */
export interface SaidBefore {
  readonly text: string;
  readonly isOwn: boolean;
  /** The memories that it became, the last ones of many. */
  readonly kept: readonly string[];
}

/** How far back a pronoun may point. */
const maxUnreadCharacters = 1000;
/** "Noted.", "Got it, I'll keep that in mind.": what somebody else puts in is no change of subject. */
const maxAsideCharacters = 60;
const ofPersons = /\b(?:she|he|her|his|him)\b/i;
/** Whoever is named beyond these can't be the one person that a pronoun means. */
const maxPersons = 8;

/**
 * Who was named in a turn so far, or in the turns before it. Looked up only where a pronoun asks for it, and only in
 * what was said since.
 */
export class PersonsNamed {
  readonly #speakers: ReadonlySet<string>;
  readonly #saidBefore: readonly SaidBefore[];
  /** Persons of the turn up to what is unread. */
  #persons: readonly Person[] = [];
  /** Persons of the turn before, once they were looked for. */
  #personsBefore: readonly Person[] | null = null;
  /** What was kept since persons were last looked for, without what was kept last. */
  #unread = '';
  /** What was kept last: who is named there is meant before all others. */
  #last = '';
  /** Persons of what was kept last, once they were looked for. */
  #personsLast: readonly Person[] | null = null;
  /** Who was found in texts that were kept last, and in those that were unread: what is pasted repeats them. */
  readonly #inLast = new Map<string, readonly Person[]>();
  readonly #inUnread = new Map<string, readonly Person[]>();

  /**
   * @param speakers lower-case names of those who talk to each other, none of whom is "she"
   * @param saidBefore the latest first
   */
  constructor(speakers: ReadonlySet<string>, saidBefore: readonly SaidBefore[]) {
    this.#speakers = speakers;
    this.#saidBefore = saidBefore;
  }

  /** The next text of the turn, with an opening "she" or "he" replaced by the one who is meant. */
  resolve(text: string, isSameSentence: boolean): string {
    const resolved = startsWithPerson(text)
      ? resolvePronoun(text, {
          last: () => this.#namedLast(),
          all: () => this.#named(),
          introduced: () => introducedPerson(this.#last.slice(-maxUnreadCharacters)),
          isSameSentence,
        })
      : text;
    this.hear(resolved);
    return resolved;
  }

  /** Takes note of a text that no pronoun is looked for in, such as a label that is not repeated. */
  hear(text: string): void {
    if (text === this.#last) return;
    if (this.#personsLast === null) {
      // Cut now and then only: each cut copies what is kept.
      if (this.#unread.length > 8 * maxUnreadCharacters) this.#unread = this.#unread.slice(-maxUnreadCharacters);
      this.#unread += `\n${this.#last}`;
    } else this.#note(this.#personsLast);
    this.#last = text;
    this.#personsLast = null;
  }

  #namedLast(): readonly Person[] {
    const last = this.#last.slice(-maxUnreadCharacters);
    this.#personsLast ??= readOnce(this.#inLast, last, () => findPersons(last, this.#speakers, { isWhole: false }));
    return this.#personsLast;
  }

  #named(): readonly Person[] {
    const unread = this.#unread.slice(-maxUnreadCharacters);
    if (unread !== '') this.#note(readOnce(this.#inUnread, unread, () => findPersons(unread, this.#speakers)));
    this.#unread = '';
    this.#personsBefore ??= this.#namedBefore();
    const persons = distinctPersons([...this.#persons, ...this.#namedLast()]);
    return persons.length > 0 ? persons : this.#personsBefore;
  }

  #note(persons: readonly Person[]): void {
    if (persons.length > 0) this.#persons = distinctPersons([...this.#persons, ...persons]).slice(0, maxPersons);
  }

  #namedByOther(text: string): readonly Person[] {
    const persons = findPersons(text, this.#speakers);
    const asked = splitSentences(text).at(-1) ?? '';
    if (!isQuestion(asked)) return personsOfOthers(persons);
    // "Is mum still at the lake?" is asked of one's own mum, or of that of both.
    const known = persons.filter(({ mention }) => /^(?:mum|mom|dad|grandma|grandpa|granny)$/i.test(mention));
    return distinctPersons([
      ...personsAskedFor(asked, this.#speakers),
      ...known,
      ...personsOfOthers(persons.filter((person) => !known.includes(person))),
    ]);
  }

  /** The persons of the latest turn that names any, with those that a pronoun since may mean as well. */
  #namedBefore(): readonly Person[] {
    let isMeantSince = false;
    for (const [at, { text, isOwn }] of this.#saidBefore.entries()) {
      if (text.length > maxUnreadCharacters) return [];
      const persons = this.#namedIn({ text, isOwn });
      const older = this.#saidBefore.slice(at + 1);
      if (persons.length > 0)
        return isMeantSince ? distinctPersons([...persons, ...older.flatMap((turn) => this.#namedIn(turn))]) : persons;
      // Who is meant goes on only while they are talked about.
      const isAsideOfOthers = !isOwn && (text.endsWith('?') || text.length <= maxAsideCharacters);
      const isMeant = ofPersons.test(text);
      if (!isMeant && !isAsideOfOthers) return [];
      isMeantSince ||= isMeant && !isOwn;
    }
    return [];
  }

  #namedIn({ text, isOwn }: Pick<SaidBefore, 'text' | 'isOwn'>): readonly Person[] {
    return isOwn ? findPersons(text, this.#speakers) : this.#namedByOther(text);
  }
}
