/** How a word stands to what is told, by what stands before its phrase; empty for who does it and what it is done to. */
export type Role = string;

/** Words of a language that stand around what is told. */
export interface Grammar {
  /** Tell nothing by themselves between two sentences that have all their other words in common. */
  readonly light: ReadonlySet<string>;
  /** "We", "our": may go without saying. */
  readonly ours: ReadonlySet<string>;
  /** All others, and whose it is; each form with what it counts as. */
  readonly persons: ReadonlyMap<string, string>;
  /** Those of the persons who do something. */
  readonly subjects: ReadonlySet<string>;
  /** Of a phrase that may be said in another way: where, with what, for what, whose. */
  readonly softRoles: Readonly<Record<string, Role>>;
  /** Of a phrase that says something else with another word before it. */
  readonly hardRoles: ReadonlySet<string>;
  /** A present form of "be", as sentences that equate have. */
  readonly being: RegExp;
}

const persons = new Map(
  ['i my mine myself', 'me', 'you your yours', 'he his', 'him', 'she her hers', 'they their theirs', 'them'].flatMap(
    (forms) => forms.split(' ').map((form) => [form, `${forms.split(' ')[0]}!`] as const),
  ),
);

export const english: Grammar = {
  light: new Set('and that which who it its be there this these those just already so still really'.split(' ')),
  ours: new Set(['we', 'our', 'ours', 'us']),
  persons,
  subjects: new Set(['i', 'we', 'you', 'he', 'she', 'they']),
  softRoles: {
    ...Object.fromEntries('in on at within inside'.split(' ').map((word) => [word, 'place'])),
    ...Object.fromEntries('with via through'.split(' ').map((word) => [word, 'tool'])),
    for: 'purpose',
    of: 'whose',
    as: 'as',
  },
  hardRoles: new Set(
    'to from over than by before after without until till since into onto under above below between during against zzinsteadof'.split(
      ' ',
    ),
  ),
  being:
    /(?:(?<!\p{L})(?:is|are|am|be)|['’](?:s|re|m))(?!\p{L})(?! (?:\p{L}+(?:ing|ed)|written|built|kept|run|done|made|sent)(?!\p{L}))/iu,
};
const soft: ReadonlySet<Role> = new Set(['', 'place', 'tool', 'purpose', 'whose', 'as']);
export const isSoft = (role: Role): boolean => soft.has(role);
