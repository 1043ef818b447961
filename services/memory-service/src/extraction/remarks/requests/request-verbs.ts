import { wordSet } from '../../language/lexicon/word-set.js';

/*
 * What a user asks an agent to do, by its verb: whether it is over when it is done, changes something once, or says how
 * something is.
 */

/** Looks, tries, tells or goes on: done and over, whatever it is done to. */
export const momentaryVerbs = wordSet(
  // Looks
  'look see check double-check verify confirm inspect review read open view watch scan search grep find fetch cat tail',
  'list count compare compute calculate evaluate analyze analyse investigate debug trace reproduce test dig figure solve',
  // Pictures
  'plot draw chart visualize visualise sketch',
  // Tells
  'say tell show print explain describe summarize summarise translate outline recap clarify elaborate suggest recommend',
  'help give send share paste copy ping shout talk discuss brainstorm think imagine guess wonder pretend',
  // Tries, goes on, and goes back
  'try retry run rerun start begin continue proceed resume redo repeat restart reset walk step take move go',
  'wait hang pause stop finish wrap undo revert ignore forget let apply commit push pull merge rebase',
);

/** With these "let's …" says what comes next, too. */
export const exploringVerbs = wordSet(
  'see look check verify confirm review read scan search grep find inspect investigate debug trace reproduce dig figure',
  'compare compute analyze analyse guess think imagine brainstorm say talk discuss ask recap',
  'try retry run rerun test start begin continue proceed resume repeat redo undo revert walk step come go get move dive',
  'wait hang pause stop finish wrap forget pull push commit speed',
);

/**
 * Of these, what may be an event of its own when it is named: "let's start the beta in May", "let's go live on Monday".
 */
export const phaseVerbs = wordSet('start begin go stop finish move take talk discuss test merge pull push review run');

/** Works on something once. */
export const workVerbs = wordSet(
  'do make create add write draft generate build implement design provide insert append set put',
  'change edit update fix rework refactor adjust tweak improve optimize optimise extend complete simplify clean tidy polish',
  'rewrite rephrase reword shorten expand lengthen document format reformat align center resize highlight fill',
  'rename replace swap move sort split extract inline convert remove delete drop mock stub',
  'install deploy upgrade migrate bump regenerate recreate',
);

/** Of these, what changes how a thing is made, so that "let's …" decides it. */
export const designVerbs = wordSet(
  'make do have take design build require limit set put split merge extract sort',
  'move rename replace swap change switch convert migrate upgrade remove drop',
);

/** Of both, what is no noun: behind "write" the word "tests" is no verb. */
export const onlyVerbs = wordSet(
  'write rewrite rephrase add create implement insert generate rename remove',
  'find read fetch verify compute investigate explain summarize summarise',
);

/** Says how something is to be, or what is so, when it opens a sentence. */
export const statingVerbs = wordSet(
  // How it is to be
  'use prefer favor favour pick choose adopt default support follow respect treat call name address answer reply respond',
  'keep leave put place store stick pin wrap reserve limit cap restrict include exclude expose host target',
  'always never avoid skip allow forbid require remember note assume',
  // What is so
  'be have get got own live work study play speak drive meet last depend cost lack matter seem sound mean',
  'like love hate enjoy want need hope wish feel believe suppose know care mind agree thank welcome',
  // Whom to turn to
  'ask contact email',
);
