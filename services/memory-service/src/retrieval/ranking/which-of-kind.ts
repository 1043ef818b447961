import { tokenize } from '../tokenizer/tokenizer.js';
import { longestCompared } from './wording.js';

/*
 * Words of which a thing or person has one of a group: what is told of staging is not told of production, nor what is
 * told of a brother of a sister.
 */

/** By a word as it is written: the group that it is of, and the first word of those that mean the same. */
type Membership = readonly [group: string, member: string];

const membershipsOf = (groups: string): readonly (readonly [word: string, Membership])[] =>
  groups.split(';').flatMap((group) =>
    group.split(',').flatMap((words) => {
      const [member = '', ...same] = words.split(' ');
      return [member, ...same].map((word) => [word, [group, member]] as const);
    }),
  );

/** Of which of several like things something is told. */
const whichThing = membershipsOf(
  'staging stage,production prod,development dev,test testing qa,sandbox,demo,preview,canary,nightly;' +
    'ios iphone ipad,android,web website,desktop,mobile,tablet;windows,linux,mac macos;frontend,backend;' +
    'free,paid premium pro,business enterprise;admin admins administrator administrators,customer customers client clients,' +
    'user users,guest guests,employee employees staff;unit,integration,e2e end-to-end,smoke;' +
    'internal private,external public;inbound,outbound;uploads,downloads',
);
/** Of whom or when, or of what else of a kind. */
const whichOther = membershipsOf(
  'first,second,third,fourth,fifth;weekday,weekend;morning,lunch,evening,night;breakfast,dinner;coffee,tea;' +
    'mother mum mom,father dad,sister,brother,son,daughter,wife,husband,uncle,aunt,cousin,nephew,niece,' +
    'grandmother grandma,grandfather grandpa,granddaughter,grandson,neighbour neighbor,friend,boss,colleague;' +
    'dentist,doctor gp,vet,therapist;dog dogs,cat cats,rabbit rabbits,horse horses,bird birds,hamster hamsters',
);

const memberships: ReadonlyMap<string, Membership> = new Map([...whichThing, ...whichOther]);

/** Of a question only its lexemes are known, of which these are as often those of a verb ("the tests", "we test"). */
const alsoVerbs = new Set(tokenize('test testing demo preview development paid uploads downloads'));
const things: ReadonlySet<string> = new Set(
  whichThing.flatMap(([word]) => tokenize(word)).filter((lexeme) => !alsoVerbs.has(lexeme)),
);

/** Whether a lexeme tells of which of several like things something is told: "staging", "admin". */
export const isWhichThing = (lexeme: string): boolean => things.has(lexeme);

const written = /[\p{L}\d]+(?:-[\p{L}\d]+)*/gu;

/** The members of groups that a text names, by group. */
export function membersNamed(text: string): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>();
  for (const word of text.slice(0, longestCompared).match(written) ?? []) {
    const [group, member] = memberships.get(word.toLowerCase()) ?? [];
    if (group !== undefined && member !== undefined) named.set(group, [...(named.get(group) ?? []), member]);
  }
  return named;
}
