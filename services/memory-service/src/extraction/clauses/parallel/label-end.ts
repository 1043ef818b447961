import { startsIndependentClause } from '../../language/independent-clause.js';
import { auxiliaries, canBeFinite, isVerbContraction, verbForm } from '../../language/lexicon/english-verbs.js';
import { subjectPronouns } from '../../language/lexicon/english-words.js';
import { caseless, oneOf } from '../../language/pattern-parts.js';
import { lowerTextOf, type PlacedWord } from '../../language/words-in-place.js';

const maxLabelWords = 5;
/** "Where things live on the build hosts: …" */
const maxAskingLabelWords = 10;
const asking = /^(?:who|what|where)$/;

/**
 * "Owners: …", "Team split: …", "Who does what in the lab: …": where a label of a few words without a verb of its own
 * ends, or 0.
 */
export function labelEnd(sentence: string, words: readonly PlacedWord[]): number {
  const maxWords = asking.test(words[0]?.lower ?? '') ? maxAskingLabelWords : maxLabelWords;
  for (let at = 1; at <= Math.min(maxWords, words.length - 2); at += 1) {
    const before = words[at - 1];
    const word = words[at];
    if (before === undefined || word === undefined || before.isEnclosed) return 0;
    const gap = sentence.slice(before.end, word.start);
    // "`jobs/` – Temporal workers, Go 1.23"
    if (at === 1 && before.text.startsWith('`') && /^\s+[–—-]{1,2}\s+$/.test(gap))
      return /`\s+[–—-]{1,2}\s/.test(sentence.slice(word.start)) ? 0 : 1;
    if (/^:\s+/.test(gap)) return isLabel(words.slice(0, at)) || announces(words.slice(0, at)) ? at : 0;
    if (word.isAfterPause) return 0;
  }
  return 0;
}

/** Two or three words are a label whatever they are; more have no verb. */
const isLabel = (words: readonly PlacedWord[]): boolean =>
  asking.test(words[0]?.lower ?? '') ||
  isOfAll.test(lowerTextOf(words)) ||
  (!words.some(
    ({ lower }, at) =>
      auxiliaries.has(lower) ||
      (subjectPronouns.has(lower) && words[at - 1]?.lower !== 'for') ||
      isVerbContraction(lower),
  ) &&
    (words.length < 4 || !words.some(({ lower }) => canBeFinite(lower) && verbForm(lower) !== 'base')));

/** "for all future commits": what looks like a verb there is a plural. */
const isOfAll = /^for (?:all|any|every|each|the) (?:future |new |next |other |my |our )?\S+(?: \S+)?$/;

/** "Conventions here are: …", "our house rules are: …": a plural and its copula, which a list follows. */
const announces = (words: readonly PlacedWord[]): boolean =>
  words.length >= 2 &&
  words.at(-1)?.lower === 'are' &&
  !words.some(({ lower }) => /^(?:steps|stages|phases|tasks|todos|options|choices|questions)$/.test(lower)) &&
  words.slice(0, -1).some(({ lower }) => /\p{Ll}{2}(?<![su'])s$/u.test(lower)) &&
  !words
    .slice(0, -1)
    .some(({ lower }) => canBeFinite(lower) && verbForm(lower) !== 'base' && verbForm(lower) !== 'third');

const maxFrameWords = 12;
/**
 * When it is of use to the one who is told, or why it is told now; "while I'm away" and "when we deploy" say when it
 * holds.
 */
const framing = caseless`^${oneOf(
  'before (?:i|we|you)|(?:if|in case|when|whenever|while|once|before) (?:you|anyone|anybody|someone|somebody)|in case',
  "while (?:we(?:'re| are) (?:at it|at this|on (?:it|this|that|the (?:subject|topic))|talking|still)|we talk|i(?:'m| am) at it|i (?:remember|think of it|still know|have you))",
  '(?:since|as) (?:we|i|you) (?:talked|spoke|mentioned|brought|asked|wanted|said)',
)}\b`;
/** "For context when you …: …" */
const ofTalk =
  /^(?:(?:for|as|some|a bit of|more) )?(?:context|background|reference|info|information|the record|your information|your notes)(?: for)? /;
const notes =
  /^(?:(?:please|pls) )?(?:note|remember|know|keep in mind|bear in mind|mind|be aware|don't forget|dont forget)(?: that)? (?=\S)/;
const maxNotingWords = 6;
/** "so um the thing you need to know is that …" */
const spokenFrame =
  /^(?:(?:so|um|uh|ok|okay|well|right|basically|look|anyway|and|but) ){0,5}(?:the (?:main |first |other |only |one )?thing (?:(?:that )?(?:you|we|i) (?:should|need to|have to|must|wanted to|want to) (?:know|remember|mention|say|keep in mind) )?|what (?:you|we) (?:should|need to|have to|must) (?:know|remember) )is (?:that )?(?=\S)/;

/** "While I'm away: …", "If nobody objects: …": where what holds in that case begins, or 0. */
export function caseEnd(sentence: string, words: readonly PlacedWord[]): number {
  if (!/^(?:when|whenever|while|if|unless|until)$/.test(words[0]?.lower ?? '')) return 0;
  const end = words.findIndex(({ isAfterPause }, at) => at > 1 && isAfterPause);
  const isNear = end > 1 && end <= maxFrameWords && !words.slice(0, end).some(({ lower }) => pointing.test(lower));
  return isNear && /^:\s+$/.test(sentence.slice(words[end - 1]?.end, words[end]?.start)) ? (words[end]?.start ?? 0) : 0;
}

const pointing = /^(?:it|it's|that|this|they|them|those|these)$/;

/**
 * "Before I forget: …", "While you are in the config: …", "If you cook for us, please note that …": where the facts
 * begin behind a clause that leads to them, or 0.
 */
export function frameEnd(sentence: string, words: readonly PlacedWord[]): number {
  const opening = lowerTextOf(words, 0, maxFrameWords);
  const spoken = spokenFrame.exec(`${opening} `)?.[0] ?? '';
  if (spoken !== '') {
    const at = spoken.split(' ').length - 1;
    return startsIndependentClause(words, at) ? (words[at]?.cutStart ?? 0) : 0;
  }
  if (!framing.test(opening.replace(ofTalk, ''))) return 0;
  for (let at = 2; at <= Math.min(maxFrameWords, words.length - 2); at += 1) {
    const word = words[at];
    if (word === undefined || word.isEnclosed) return 0;
    if (!word.isAfterPause) continue;
    const gap = sentence.slice(words[at - 1]?.end, word.start);
    if (/^:\s+$/.test(gap)) return word.start;
    const noting = /^,\s+$/.test(gap) ? (notes.exec(`${lowerTextOf(words, at, at + maxNotingWords)} `)?.[0] ?? '') : '';
    return noting === '' ? 0 : (words[at + noting.split(' ').length - 1]?.cutStart ?? 0);
  }
  return 0;
}
