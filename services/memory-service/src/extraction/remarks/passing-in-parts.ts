import { contentWords } from '../language/content-words.js';
import { labelsSeveralWords } from '../language/labels.js';
import { verbForm } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import type { Voice } from '../voice.js';
import { isPassingByForm, prefersOver, rejectsForOwn, setsRule } from './passing-by-form.js';
import { isStatus } from './progress/status-remarks.js';
import { isQuestion } from './requests/questions.js';
import { isStandingRequest, saysItLasts } from './requests/standing-requests.js';
import { dropOpening } from './talk/openings.js';
import { isReference } from './thin/bare-references.js';
import { ability } from './thin/lasting-in-few-words.js';
import { isChatter, isScrap } from './thin/scraps.js';
import { isThinRemark } from './thin/thin-remarks.js';

/* Sentences of several parts, each of which is said in passing. */

/** "To deploy, …", "when it rains, …" */
const conditional = /^(?:to \w+(?: \w+){0,4}(?=,)|when|whenever|if|once|after|unless|until|as soon as)(?!\w)/i;

/** "It is deliberate" */
const isMeant = /\b(?:intended|intentional|deliberate|on purpose|by design)\b/i;

/** No duty: "I must be blind". */
const supposes = /^i must (?:be|have)\b/i;

/** "No emoji in comments, I read them on a terminal" */
const refusesThings =
  /^(?:and |also )?no (?!one\b|idea|clue|problems?\b|worries|luck|need|rush|way\b|thanks|longer|more\b|errors?|warnings?|output|response|changes?|difference|effect|sign|news)[\p{L}-]{3,20}(?: [\p{L}-]{3,20})? (?:in|on|for|at|before|after|without|outside) (?!it\b|this\b|that\b|me\b|now\b|my (?:end|side)\b|all\b)/iu;

/** "Test ids are kebab-case and start with …": how a kind of thing is, however little each part says. */
const ofKind =
  /^(?:all |our |the )?[\p{Ll}-]{2,20}(?: [\p{Ll}-]{2,20})?(?<![su])s (?:are|must be|should be|start|end|live|go) (?!\w+ing\b|green\b|red\b|up\b|down\b|back\b|done\b|fine\b|ok\b|okay\b|broken\b|in (?:now|already)\b)[\p{L}\d`]/u;

const tools = 'npm|pnpm|yarn|npx|bun|make|just|cargo|go|uv|pip|poetry|docker|git|kubectl|gradle|mvn|rails|rake';
/** "NOT npm run seed, that one wipes everything": which one it is not, and why. */
const excludesOne = new RegExp(
  `^(?:NOT|not|Not) (?:with |via |on |in |to |from |the )*(?:\`[^\`]{2,60}\`|(?:${tools})(?: [\\w:.-]+){1,4}|(?:npm|pnpm|yarn|bun|cargo|pip|docker|git)|[\\w.-]*[./_@-][\\w./@-]+), (?:that|this|it|those|they|which|because|since|cause)\\b`,
);

const maxPartsCharacters = 240;
const maxThinContentOfParts = 3;

/** What parts are joined by. */
const joint = /[,;，；、]\s*|\s[–—-]{1,2}\s|[–—]|…\s*|\.{2,}\s*|\s(?:and|but|then|so(?= let'?s )|und|et|y|e)\s/;

/** "Two environments, staging and production"; not what a run left behind. */
const countsThings =
  /^(?:only |exactly |just )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?!\p{L}*(?:errors?|warnings?|failures?|tests?|bugs?|issues?|changes?|files?|commits?|minutes?|seconds?|secs?|hours?|mins?|more|left|done|down|things?|times)\b)\p{L}{3,}s$/iu;

/** "These repos are archived: web, cli and docs" */
const enumerates =
  /\b(?:is|are|has|have|use|uses|support|supports)\b[^:]{0,40}: [\w`./-]{2,40}(?:, [\w`./-]{2,40}){0,8},? and [\w`./-]{2,40}[.!]?$/i;

/** "Tom, Dick and Harriet" */
const namesRow = /^\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+){1,6},? and \p{Lu}\p{Ll}/u;

/**
 * "Great, all tests pass, merging now": every part of it is said in passing, and it is more than chatter and scraps.
 */
export function isPassingInParts(sentence: string, voice: Voice, names: ReadonlySet<string>): boolean {
  const isRuled = prefersOver.test(sentence) || ability.test(sentence) || setsRule.test(sentence);
  if (
    voice === 'user' &&
    (isRuled || refusesThings.test(sentence) || excludesOne.test(sentence) || rejectsForOwn(sentence))
  )
    return false;
  if (
    sentence.length > maxPartsCharacters ||
    saysItLasts(sentence.replace(supposes, '')) ||
    conditional.test(sentence) ||
    enumerates.test(sentence) ||
    isMeant.test(sentence)
  )
    return false;
  const parts = sentence.split(joint).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 6) return false;
  // "Owners: search - Birgit, auth - Kofi": what stands under a label may be one word.
  const isLabelled = voice === 'user' && labelsSeveralWords(sentence);
  let hasReport = false;
  let isAllThin = true;
  let thinContent = 0;
  for (const part of parts) {
    if (isChatter(part, names)) continue;
    if (voice === 'user' && countsThings.test(part)) return false;
    const said = dropOpening(part.trim().replace(/^(?:and|but|so|then) /i, ''), names);
    if (isLabelled && isReference(said)) continue;
    // "Tom, Dick and Harriet share one desk"
    if (voice === 'user' && /^\p{Lu}\p{Ll}+$/u.test(said) && namesRow.test(sentence)) return false;
    if (voice === 'user' && isStandingRequest(said) && !/^(?:let|stop)/i.test(said)) return false;
    if (isQuestion(said) || isReference(said) || isPassingByForm(said, voice, names)) {
      hasReport = true;
      isAllThin = false;
    } else if (isThinRemark(said, voice === 'assistant', names)) {
      if (voice === 'user' && ofKind.test(said) && !isStatus(said)) return false;
      hasReport = true;
      if (verbForm(wordsOf(said)[0] ?? '') !== 'base') thinContent += contentWords(said, names).length;
    } else if (!isScrap(said, names) || voice !== 'user') return false;
  }
  // Parts that are thin one by one may say something together: "the scheduler retries three times and then gives up".
  return hasReport && !(isAllThin && thinContent > maxThinContentOfParts);
}
