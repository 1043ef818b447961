import { tokenize } from '../tokenizer/tokenizer.js';

/*
 * Words of which a thing or person has one of a group: what is told of staging is not told of production, nor what is
 * told of a brother of a sister.
 */

const membersOf = (groups: string): readonly (readonly string[])[] =>
  groups.split(';').flatMap((group) => group.split(',').map((words) => [group, ...tokenize(words)]));

/** Of which of several like things something is told. */
const whichThing = membersOf(
  'staging stage,production prod live,development dev,test testing qa,sandbox,demo,preview,canary,nightly;' +
    'ios iphone ipad,android,web website,desktop,mobile,watch,tablet;windows,linux,mac macos;frontend,backend;' +
    'free,paid premium pro,business enterprise;admin administrator,customer client,user,guest,employee staff;' +
    'read,write;unit,integration,e2e,end-to-end,smoke;internal,external,public,private;inbound,outbound;upload,download',
);
/** Of whom or when, or of what else of a kind. */
const whichOther = membersOf(
  'first,second,third,fourth,fifth;weekday,weekend;morning,lunch,evening,night;breakfast,dinner;coffee,tea;' +
    'mother mum mom,father dad,sister,brother,son,daughter,wife,husband,uncle,aunt,cousin,nephew,niece,' +
    'grandmother grandma,grandfather grandpa,granddaughter,grandson,neighbour neighbor,friend,boss,colleague;' +
    'dentist,doctor gp,vet,therapist;dog,cat,rabbit,horse,bird,hamster',
);

/** By a word: the group that it is of, and the first word of those that mean the same. */
type Membership = readonly [group: string, member: string];
const memberships: ReadonlyMap<string, Membership> = new Map(
  [...whichThing, ...whichOther].flatMap(([group = '', ...words]) =>
    words.map((word) => [word, [group, words[0] ?? '']] as const),
  ),
);
const things: ReadonlySet<string> = new Set(whichThing.flatMap(([, ...words]) => words));

/** Whether a word tells of which of several like things something is told: "staging", "admin". */
export const isWhichThing = (word: string): boolean => things.has(word);

/** The members of groups that a statement names, by group. */
export function membersNamed(lexemes: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>();
  for (const lexeme of lexemes) {
    const [group, member] = memberships.get(lexeme) ?? [];
    if (group !== undefined && member !== undefined) named.set(group, [...(named.get(group) ?? []), member]);
  }
  return named;
}
