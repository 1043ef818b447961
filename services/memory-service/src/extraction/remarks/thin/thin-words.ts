import { wordSet } from '../../language/lexicon/word-set.js';

/*
 * Words that name nothing by themselves: what programs do, how one judges, and the work that user and agent have in
 * hand.
 */

/** What only programs do. */
export const programVerbs = wordSet(
  'build builds built building compile compiles compiled compiling load loads loaded loading render renders',
  'rendered rendering',
  'crash crashes crashed crashing fail fails failed failing freeze freezes froze flicker flickers timed',
  'complain complains complained',
  'pass passes passed passing succeed succeeds succeeded resolve resolves resolved respond responds responded',
  'exit exits exited restarting disappear disappears disappeared happen happens happened seem seems',
);

/**
 * What other things do as well: of now only where nothing says how or where ("the modal doesn't close"; not "the key
 * hangs behind the clock").
 */
export const verbsOfThings = wordSet(
  'open opens opened opening close closes closed start starts started starting stop stops stopped finish',
  'finishes finished',
  'work works worked working break breaks broke breaking hang hangs hung hanging connect connects connected',
  'show shows showed showing appear appears appeared look looks looked exist exists jump jumps',
);

/** Judges, and names nothing: "this is ridiculous". */
export const evaluations = wordSet(
  'weird odd strange funny silly clever smart crazy wild mad annoying ridiculous nuts tired',
  'early late close slow better worse worst bad hard simple fine clean different',
  'broken stuck lost wrong empty missing busy ready able possible impossible forever anymore',
);

/** Words for the work itself: "the change", "all files", "the output". */
export const workNouns = wordSet(
  'change changes edit edits fix fixes update updates modification modifications adjustment adjustments implementation',
  'file files code function line lines diff patch commit commits branch',
  'test tests suite check checks build builds command commands console terminal screenshot',
  'output outputs log logs result results message messages error errors failure failures warning warnings bug',
  'bugs issue issues',
  'task tasks step steps request requests suggestion suggestions feedback explanation context info information details',
);

/** "hourly", "only": adverbs that do name something. */
export const intervals = /^(?:hourly|daily|nightly|weekly|monthly|yearly|quarterly|only)$/;

/** Behind these a word is a noun, even where it could be a verb. */
export const introducesNoun =
  /^(?:of|in|with|for|on|at|by|from|about|without|into|under|over|between|than|and|or|is|are|was|were|a|an|the|my|our|your|his|her|its|their|some|any|no|two|three|more|new)$/;
