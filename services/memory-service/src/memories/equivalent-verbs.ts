/*
 * Verbs of one meaning, brought to one form: in lower case, without contractions. Only where what stands beside them
 * leaves no other meaning.
 */

/** What happened once and is over when it is told; not what may go on: "I have lived there" is not "I lived there". */
const events = [
  'moved|relocated|migrated|switched|upgraded|downgraded|renamed|replaced|removed|deleted|added|created|installed',
  'bought|sold|adopted|hired|joined|left|quit|finished|completed|started|stopped|merged|released|published|launched',
  'shipped|fixed|closed|opened|signed|booked|ordered|received|cancelled|canceled|postponed|decided|chosen|broken|lost',
  'found|forgotten|graduated|resigned|retired|enabled|disabled|rotated|rewritten|written',
].join('|');

/** Not a quality of what one has: "we have fixed prices", "we have closed meetings". */
const objectOrPlace =
  'the|a|an|my|our|your|his|her|their|its|this|these|it|them|us|to|from|into|onto|out|off|over|away|back|in|on|at|with|for';
const neverQualities = 'moved|relocated|migrated|switched|joined|quit|bought|graduated|resigned';

/** In a sentence with one of these the perfect tells of how often, or of a time that goes on. */
const openTime =
  '(?![^.;!?]{0,80}\\b(?:since|ever|never|always|often|before|so far|yet|already|just|times|once|twice|past|recently|lately|for (?:a|an|the|about|over|many|several|some|\\d+)|(?:this|these|last) (?:week|month|year|summer|winter|spring|autumn|days|weeks|months|years))\\b)';

/** "Would have moved", "to have moved", "have not moved". */
const real = "(?<!\\b(?:would|could|should|might|may|must|will|shall|can|to|not|never|if|i'd|'d) )";
/** What only happens some time, or to one of several, is left as it is said. */
const subject =
  '^((?:(?!(?:if|when|whenever|once|after|before|until|till|as|unless|while|who|that|which|what|because|so)\\b)[^\\s,;:!?]{1,40} ){1,4}?)';
const perfect = `${subject}${real}(?:have|has) (?=(?:${neverQualities})\\b|(?:${events})(?: (?:${objectOrPlace})\\b|[.!]?$))${openTime}`;

/** Behind these it is a noun, a name, or French. */
const verb = '(?<!\\b(?:my|your|his|her|our|their|its|a|an|the|and|or|of|on|some|any|no|called|named|is|are) )';

export const equivalentVerbs: readonly (readonly [RegExp, string])[] = [
  // "I have moved to Vienna": "I moved to Vienna". The dates of both are compared beside their words.
  [new RegExp(perfect), '$1'],
  [new RegExp(`${verb}\\bdislike\\b(?= \\S)`, 'g'), 'do not like'],
  [new RegExp(`${verb}\\bdislikes\\b(?= \\S)`, 'g'), 'does not like'],
  [new RegExp(`${verb}\\bresid(e|es|ed|ing) (?=(?:in|at|on|near)\\b)`, 'g'), 'liv$1 '],
  [new RegExp(`${verb}\\butili[sz](e|es|ed|ing)\\b`, 'g'), 'us$1'],
  // A port that something has for something else may be one that it calls: "uses port 5432 for Postgres".
  [new RegExp(`${verb}\\b(?:use|listen on|listen at|run on) port (?=\\d+[.!]?$)`, 'g'), 'run on port '],
  [new RegExp(`${verb}\\b(?:uses|listens on|listens at|runs on) port (?=\\d+[.!]?$)`, 'g'), 'runs on port '],
  [/\b(is|are) (?:using|listening on|listening at) port (?=\d+[.!]?$)/g, '$1 running on port '],
];
