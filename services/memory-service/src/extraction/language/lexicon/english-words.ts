import { wordSet } from './word-set.js';

export const subjectPronouns = wordSet(
  'i we you he she it they there everyone everybody someone somebody nobody nothing everything something',
);

export const determiners = wordSet(
  'the a an my our your his her its their this that these those each every some any no all both another one two',
  'three four five',
);

export const possessives = wordSet('my our your his her its their');
/** Behind these a noun stands, while "this", "all" or "two" may be all of a subject. */
export const articlesAndOwners = wordSet('the a an my our your his her its their');

/** Words that open a clause which leans on another one. */
export const subordinators = wordSet(
  'if when whenever while because since although though unless until till before after as once that which who',
  "whom whose where wherever whether than so cause 'cause cuz coz bc lest given provided",
);

/**
 * Words that lead a noun, a place or a time in, without "up", "down", "off" and "out", which more often belong to a
 * verb.
 */
export const prepositions = wordSet(
  'about above across after against along among around as at before behind below beside between by during for',
  'from in inside into like near of on onto outside over per since through till to under until upon via with',
  'within without',
);

/** Words that say little by themselves: articles, pronouns, prepositions, auxiliaries, adverbs of degree. */
export const functionWords = wordSet(
  'the a an my our your his her its their this that these those each every some any no all both another i we',
  'you he she it they me us him them mine ours yours hers theirs',
  'myself yourself himself herself itself ourselves yourselves themselves there here who whom whose which what',
  'when where why how',
  'of to in on at by for from with without about into onto over under up down out off than as if then else and',
  'or but nor so yet also too very really just only even still',
  'am is are was were be been being have has had do does did done doing will would shall should can could may',
  "might must not don't doesn't didn't isn't aren't wasn't",
  "weren't won't wouldn't can't couldn't shouldn't haven't hasn't hadn't i'm i've i'd i'll you're you've you'd",
  "you'll he's she's it's it'll it'd we're we've we'd we'll they're they've they'd they'll that's that'll",
  "there's here's what's who's let's let im ive youre thats its dont didnt gonna gotta wanna more most much",
  'many such same other own again ever never always once while until because',
  'one two three four five few several couple first second third next',
  'quite rather pretty almost already well now soon later like get got getting go going gone make makes made making',
);

/** What follows these is said, thought or known: "we know staging and production are slow" is one thing known. */
export const reportingVerbs = wordSet(
  'think thinks thought believe believes know knows knew said say says guess hope hopes feel felt suppose means',
  'sure mean realized realised heard noticed found',
);
