import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * That somebody found out, or solved, what it was: "mystery solved:", "found it btw.", "logout bug solved.". What it
 * was stands behind it.
 */

const lately = '(?:(?:finally|just|now|also|actually|already|eventually) )*';
const atLast =
  '(?: (?:myself|ourselves|finally|at last|in the end|after all|eventually|by chance|btw|by the way|lol|haha|now|just now|already|today|i think|though))*';
const trouble = 'mystery|riddle|puzzle|problem|issue|bug|case|culprit|cause|root cause|reason|question';
const isSolved = `(?: (?:is|was|has been)|['’]s)? ${lately}(?:solved|closed|cracked|found|resolved|fixed|sorted|identified|explained|cleared up)`;

const inEnglish = oneOf(
  `(?:(?:i|we)(?:['’]ve| have)? )?${lately}(?:found|figured|worked|sorted|solved|cracked|nailed|fixed|tracked|pinned) (?:it|this|that|the (?:${trouble}))(?: (?:out|down))?`,
  `(?:(?:i|we)(?:['’]ve| have)? )?${lately}figured out (?:it|this|that|the (?:${trouble}))`,
  `(?:(?:the|this|that) )?(?:${trouble})${isSolved}`,
);
const elsewhere = oneOf(
  "(?:(?:ich )?hab(?:e|['’]?s| es)?|wir haben(?:['’]s| es)?|jetzt|endlich) gefunden|(?:fehler|ursache|grund|bug) gefunden|(?:rätsel|problem) gelöst",
  "(?:c['’]est bon,? )?(?:j['’]ai |on a )?(?:enfin )?trouvé|(?:mystère|problème) résolu",
  '(?:ya )?(?:por fin )?(?:lo )?(?:encontré|he encontrado|encontramos)|(?:misterio|problema) resuelto',
  '(?:já )?(?:achei|encontrei|descobri)|(?:mistério|problema) resolvido',
  "(?:l['’]ho )?trovat[oa]|(?:mistero|problema) risolto",
  '(?:ik heb (?:het|hem) )?gevonden|(?:mysterie|probleem|raadsel) opgelost',
  '(?:dobra,? |no,? |już |ok,? )*znalaz(?:łem|łam|łyśmy|liśmy)|zagadka rozwiązana|problem rozwiązany',
  '(?:так,? |ну,? |ага,? )*(?:нашёл|нашел|нашла|нашли|разобрался|разобралась|знайшов|знайшла|знайшли)|загадка (?:решена|розгадана)',
  '(?:jag )?hittade (?:det|den|felet)|(?:jeg )?(?:fandt|fant) (?:det|den|feilen|fejlen)|mysteriet (?:löst|løst)',
);
/** "mystery solved", "found it myself in the end", "J'ai trouvé" */
export const foundOut = `(?:${inEnglish}${atLast}|${elsewhere})`;
const onlyFoundOut = caselessUnicode`^${foundOut} ?[,.!…:]*$`;

const thing =
  "(?:(?:the|our|my|that|this) )?(?:(?!(?:is|are|was|were|be|been|has|have|had|got|gets|not|and)\\b)[\\p{L}\\d'’-]{2,20} ){1,6}";
const why = oneOf(
  'why|what|where|how|who|when',
  `the (?:(?:real|actual|root|true|likely) )*(?:${trouble}|source|explanation|origin) (?:of|for|behind|with)`,
);
/** "logout bug solved", "the riddle of the double invoices is solved", "found the cause of the flicker" */
const foundOutWhat = caselessUnicode`^${oneOf(
  `${thing}(?:(?:is|was|has been|got) )?${lately}(?:solved|cracked|explained|cleared up|figured out|tracked down)`,
  `${thing}(?:fixed|found|sorted|resolved)`,
  `(?:(?:i|we)(?:['’]ve| have)? )?${lately}(?:found|found out|figured out|worked out|tracked down|got to the bottom of|understood|(?<=(?:finally|now) )(?:know|understand)) ${why} [^,:;.!?]{3,80}`,
  `(?:(?:i|we)(?:['’]ve| have)? )?${lately}(?:(?:figured out|tracked down|got to the bottom of) (?:the|our|that|my) [^,:;.!?]{3,60}|(?:solved|cracked|fixed) (?:the|our|that|my) (?:[\\p{L}\\d-]{2,20} ){1,4}(?:${trouble}|thing|leak|crash|hang|error|failure|outage|flicker))`,
)}${atLast} ?[.!…:]*$`;

const maxCharacters = 140;

/** Whether a sentence only tells that it was found out, and of what it is not even told. */
export const tellsOnlyFoundOut = (sentence: string): boolean =>
  sentence.length <= maxCharacters && onlyFoundOut.test(sentence);

/** Whether a sentence, or a clause, only tells of what it was found out why it was so, and not why. */
export const tellsWhatWasFoundOut = (sentence: string): boolean =>
  sentence.length <= maxCharacters && foundOutWhat.test(sentence);
