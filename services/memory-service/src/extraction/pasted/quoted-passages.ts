import { caselessUnicode, oneOf } from '../language/pattern-parts.js';

/*
 * A passage of a manual or an article that a user puts in quotation marks and asks about: "what does this mean: "A
 * lease is renewed by its holder. …"". It was read somewhere, and is nobody's. What somebody wrote to the user is news,
 * whatever is asked about it.
 */

/** A word or two in quotation marks may be somebody's own; a passage opens a line, or stands behind what it is. */
const passage = /(^|[\n:：,–—-]\s{0,4}|\S\s)["“„«]([^"“”„«»]{30,1500})["”“»]/;

const part =
  '(?:(?:part|bit|line|sentence|passage|paragraph|clause|quote|definition|note|section|message|warning|rule|error|text|word|term)\\b)';
const asksMeaning = caselessUnicode`(?<!\p{L})${oneOf(
  `what (?:does|do|did|would|could|might) (?:this|that|it|these|they|the [\\p{L} ]{2,40}?|[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?) (?:actually |really |even |exactly )?mean`,
  "what(?:['’]?s| is) (?:(?:this|that|it|they) (?:saying|about|on about)|meant|the meaning|the point)",
  `(?:explain|interpret|unpack|paraphrase|translate|simplify|rephrase|reword|summari[sz]e)(?: (?:to|for) me)?(?: please| pls)?(?: (?:this|that|it|the (?:following )?)(?: ?${part})?)?(?: (?:to|for) me| please| pls| in [\\p{L} ]{3,20})?\\s?(?:[:：?.!]|$)`,
  "(?:i )?(?:don['’]?t|do not|can['’]?t|cannot) (?:quite |really |fully )?(?:understand|get|follow|parse)",
  'help me (?:to )?(?:understand|parse|read)|(?:is|are) (?:this|that|it) (?:really |still |also |actually )*(?:true|right|correct)|in (?:plain|simple|other) (?:english|words|terms)|eli5',
  `how (?:do|should|can|would) (?:i|you|we|one) (?:read|understand|interpret|parse)`,
  'was (?:bedeutet|heißt|meint) (?:das|dies|dieser)|que (?:signifie|veut dire)|qué (?:significa|quiere decir)|o que significa|cosa significa|wat betekent',
)}`;

/** "My landlord wrote", "Ines said": of somebody, who tells it to the user. */
const fromSomebody =
  /\b(?:wrote|writes|said|told|tells|texted|replied|answered|e-?mailed|announced|mentioned|asked|agreed|decided|promised)\b/i;
/** "What does that mean for me?", "my contract": it holds for the user. */
const holdsForUser = /\bmeans? for (?:me|us|my|our)\b|\bmy \p{L}|\bour \p{L}/iu;
/** "The manual says": what is left of it without the passage. */
const announced = /(?:^|[.!?\n]\s*)[^.!?\n]{0,80}\b(?:says?|states?|reads?|goes|notes?)(?: that)?[:,]?\s*$/i;
const ofSomebody = /\b(?:i|we|us|my|our|i'm|we're|i've|we've)\b/i;
const meantToLast = /\b(?:always|whenever|every time|each time|from now on|going forward|in future|by default)\b/i;
const maxCharacters = 4000;

/** A user's message without the passage that it quotes and asks about; as it is where it does not. */
export function withoutPassageAskedAbout(text: string): string {
  if (text.length > maxCharacters) return text;
  const found = passage.exec(text);
  if (found === null || ofSomebody.test((found[2] ?? '').replaceAll('’', "'"))) return text;
  const before = text.slice(0, found.index + (found[1]?.length ?? 0));
  const behind = text.slice(found.index + found[0].length);
  const rest = `${before}\n${behind}`;
  if (!asksMeaning.test(rest) || fromSomebody.test(rest) || holdsForUser.test(rest) || meantToLast.test(rest))
    return text;
  return `${before.replace(announced, '').trimEnd()}\n\n${behind.replace(/^[\s–—-]+/, '')}`;
}
