import { caseless, oneOf } from '../language/pattern-parts.js';

/*
 * What a user puts in quotation marks to have its wording translated, corrected or judged, or as an example: "Is this a
 * decent commit message? "Switch the cache to Redis because …". I made it up.". Nothing in it is told, and what is said
 * about it is over with the answer.
 */

const sample = /(^|[\s:：,(–—-])(?:"([^"]{15,1500})"|“([^”]{15,1500})”|„([^“”]{15,1500})[“”]|«([^»]{15,1500})»)/g;

const texts =
  '(?:sentences?|phrases?|text|wording|phrasing|paragraph|passage|lines?|title|headline|caption|slogan|subject(?: line)?|commit (?:message|title)|commit msg|pr (?:title|description)|bio|tweet|translation|e-?mail|mail|letter|grammar|spelling|english|german|french|spanish|italian|dutch|portuguese)';
const good =
  '(?:good|decent|fine|ok|okay|nice|proper|correct|acceptable|polite|natural|idiomatic|native|right|clear|better|bad|terrible|awkward|clumsy|clunky|rude|too (?:long|short|formal|informal|harsh|blunt))';
const asksOfWording = caseless`(?:^|[\s(,])${oneOf(
  // "Is this a decent commit message", "is it good English"
  `(?:is|was|would|are) (?:this|that|it|the following|these)(?: be)? (?:an? |any )?(?:\\w+ )?${good} ${texts}`,
  // "Is … a good subject line?", behind what it is about
  `an? (?:\\w+ )?${good} ${texts}\\b[^.!\\n]{0,40}\\?`,
  // "Does this sound natural", "how does that read?"
  '(?:does|do|would|will) (?:this|that|it|the following|these) (?:sound|read|look|come across)(?: (?:a bit|too|very|really|as))* (?:natural|polite|native|idiomatic|rude|harsh|grammatical|clunky|clumsy|awkward|professional|friendly|like \\w+ english)\\b',
  'how does (?:this|that|it|the following) (?:sound|read|come across)',
  // "Could you correct my English afterwards?", "translate this text"
  `(?:translate|correct|proofread|improve|polish|rephrase|reword|rewrite|shorten|check|rate|grade|judge|fix)(?: me)? (?:this|that|it|these|the following|the|my|his|her|our)(?: (?:short|little|whole|two|three|example))? ${texts}`,
  '(?:translate|proofread|rephrase|reword) (?:this|that|it|these|the following)(?: (?:in|into|to) \\w+)?(?: for me| please| pls)?(?:[?:.,]|$)',
)}(?![\w-])`;
const isSample = oneOf(
  // "It's only a text book example", "this is a made-up sentence"
  "(?:it|this|that|they|these|those|all of (?:it|this))(?:'s| is| was|'re| are| were) (?:(?:only|just|all|both|of course|obviously|purely|completely|totally|merely) )*(?:(?:an?|from (?:an?|the|my|our)|taken from (?:an?|the|my|our)|out of (?:an?|the|my|our)) )?(?:(?:text ?book|school ?book|course ?book|grammar|typical|random|silly|stupid|little|simple|exercise) ?)*(?:(?:made[- ]up|invented|fictional|fictitious|fake|sample|example|dummy|exercise|text ?book|school ?book)\\b[^.!?\\n]{0,30}|not real)",
  // "I made it up for a talk"
  "i(?: just| only|'ve just|'ve|'d)? (?:made|make) (?:it|this|that|them|these|those|everything|all of (?:it|them)) up\\b[^.!?\\n]{0,40}|i(?: just| only|'ve just|'ve)? invented (?:it|this|that|them|these|those)\\b[^.!?\\n]{0,40}",
);
const lead = "(?:(?:and|but|btw|by the way|ok|so|well|oh|don['’]?t worry|no worries),? )*";
const saysIsSample = caseless`(?:^|[.!?"“”»]\s+|\n)${lead}${isSample}(?=[.!?\n,;:)]|$)`;

/** Sentences about what was taken out. */
const givenBy =
  '(?:(?:our|my|the) )?(?:[a-z]+ )?(?:teacher|tutor|professor|prof|lecturer|coach|trainer|text ?book|book|app|course|exercise|exam|homework|duolingo)';
const aboutSample: readonly RegExp[] = [
  // "Our teacher gave us this text to translate"
  caseless`^${lead}(?:${givenBy} (?:just )?(?:gave|gives|set|assigned|handed|sent|showed|has|had|wants|asks|asked|told)(?: (?:us|me))? (?:to (?:translate|correct)\b|(?:this|the following|these|that) )[^.!?\n]{0,80}|(?:this|it|that)(?: one)? (?:is|was|comes|came)(?: straight)? (?:from|out of|in) ${givenBy}[^.!?\n]{0,40})[.!:,]*$`,
  caseless`^${lead}${isSample}[.!,:)]*(?: ?[:;]-?[)D(])?$`,
  // "…, don't ask me about Jürgen"
  caseless`^${lead}(?:(?:please )?(?:don't|dont|do not) (?:ask|tell) me (?:about|who) [^.!?\n]{1,40}|(?:i have )?no idea who [^.!?\n]{2,40} is)[.!]*(?: ?[:;]-?[)D(])?$`,
];
/** "My landlord wrote": of somebody, who tells it to the user, and what holds for the user. */
const fromSomebody =
  /\b(?:wrote|writes|said|says|told|texted|replied|answered|e-?mailed|announced|mentioned|agreed|decided|promised)\b/i;
/** "Our rule is: “If the build is red, nobody merges”": it holds, however it sounds. */
const isOwnBefore = /\b(?:my|our)\b[^.!?\n]{1,40}\b(?:is|are|was|were|says|reads)\s?[:,]?\s*$/i;
const maxOwnCharacters = 80;
const meantToLast = /\b(?:always|whenever|every time|each time|from now on|going forward|in future|by default)\b/i;
const maxCharacters = 4000;

const isAbout = (sentence: string): boolean => {
  const said = sentence.trim().replaceAll('’', "'");
  return said !== '' && aboutSample.some((form) => form.test(said));
};

/** Without those parts of what stands around a sample that tell nothing but what it is. */
const withoutTalkAbout = (around: string): string =>
  around
    .split(/(?<=[.!?]["”»]?)\s+|(?<=\S)\n+/)
    .map((sentence) => {
      const parts = sentence.split(/(?<=,) /);
      const left = parts.filter((part) => !isAbout(part.replace(/,$/, '')));
      return left.length === parts.length ? sentence : left.join(' ').replace(/,$/, '');
    })
    .filter((sentence) => sentence.trim() !== '')
    .join(' ');

/** A user's message without what it quotes as an example or for its wording; as it is where it does not. */
export function withoutSamples(text: string): string {
  if (text.length > maxCharacters || !/["“„«]/.test(text)) return text;
  const parts = text.split(sample).filter((_, at) => at % 6 === 0);
  if (parts.length === 1) return text;
  const around = parts.join('\n').replaceAll('’', "'");
  if (parts.some((part) => isOwnBefore.test(part.slice(-maxOwnCharacters)))) return text;
  const isGiven = asksOfWording.test(around) || saysIsSample.test(around);
  if (!isGiven || fromSomebody.test(around) || meantToLast.test(around)) return text;
  return parts
    .map((part) => withoutTalkAbout(part.trim()))
    .filter((part) => /[\p{L}\d]/u.test(part))
    .join('\n\n');
}
