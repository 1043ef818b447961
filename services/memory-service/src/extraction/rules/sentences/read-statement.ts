import { hasFiniteVerb } from '../../language/finite-verb.js';
import { hasLabel, pairsTwo } from '../../language/labels.js';
import { readOnce } from '../../language/read-once.js';
import { isAcknowledgement, takesUpWhatWasSaid } from '../../remarks/agents/agent-echoes.js';
import { tellsNotUnderstood } from '../../remarks/agents/not-understood.js';
import { classifySentence, type SentenceKind } from '../../remarks/classify-sentence.js';
import { isCorrection } from '../../remarks/lives/detect-correction.js';
import { isPassingByForm } from '../../remarks/passing-by-form.js';
import { isWish } from '../../remarks/requests/wishes.js';
import { announcesList } from '../../remarks/talk/announced-lists.js';
import { announcesTopic } from '../../remarks/talk/announced-topics.js';
import { readHeading } from '../../remarks/talk/headings.js';
import { dropOpening } from '../../remarks/talk/openings.js';
import { excusesScene, isScene } from '../../remarks/talk/scenes.js';
import { withoutTalk, withoutWorkAtHand } from '../../remarks/talk/talk-around-facts.js';
import { isCalledOut, isCry, isExclaimed, isLaughter, isPing } from '../../remarks/thin/scraps.js';
import { isUnderRules } from '../../turns/block-purpose.js';
import type { Block } from '../../turns/split-blocks.js';
import { readTalkFrame } from '../../turns/talk-frames.js';
import type { Voice } from '../../voice.js';
import { asksForHelpWithOwn, statementInQuestion } from '../questions/read-question.js';
import { toldWithin } from '../questions/told-within-question.js';
import { opensLeaning, rulesOnIt } from '../statements/leaning.js';
import { clausesThatLast } from './clauses-that-last.js';
import { factsSideBySide } from './facts-side-by-side.js';
import { outweighsRules } from './outweighs-rules.js';
import type { SentenceProgress, SentenceReading } from './sentence-progress.js';

/** What a sentence that answers nothing and corrects nothing states, clause by clause; none where nothing lasts. */
export function readStatement(
  sentence: string,
  block: Block,
  reading: SentenceReading,
  progress: SentenceProgress,
): readonly string[] {
  const { voice, names, splitsClauses, splitsLists = false } = reading;
  if (voice === 'person' && isCryOfMoment(sentence)) return [];
  const { kind: form } = block;
  if (voice !== 'assistant' && announcesTopic(sentence, progress.nextSentence)) return [];
  if (voice === 'user' ? isOfMoment(sentence, progress) : excusesScene(sentence)) return [];
  const said = readOnce(progress.readBefore.said, `${form}\n${sentence}`, () => saidIn(sentence, form, reading));
  const { title } = progress;
  progress.title = titleOfNext(said, reading, progress);
  if (progress.title !== '') return [];
  if (voice === 'user' && progress.statements.length === 0 && pointsAtOne.test(said)) return [];
  if (voice === 'assistant' && (isEcho(sentence, said, progress) || tellsOnlyNow(said, progress))) return [];
  const ruled = kindOf(voice === 'user' ? judgedPart(dropOpening(said, names)) : said, block, reading, progress);
  const kind = isPassing(ruled) ? (kindDespiteRules(sentence, said, reading) ?? ruled) : ruled;
  const stated = statementOf(kind, said, reading, progress);
  if (stated === null) return [];
  // "I moved it to `lib/`:", above code.
  const statement = voice === 'assistant' ? stated.replace(/[:：]$/, '.') : stated;
  const clauses = splitsClauses
    ? readOnce(progress.readBefore.clauses, statement, () => clausesThatLast(statement, reading))
    : splitsLists
      ? factsSideBySide(statement)
      : [statement];
  return title === '' ? clauses : clauses.map((clause, at) => (at === 0 ? `${title}: ${clause}` : clause));
}

/** What is over with the message: a scene, what only announces the rest, and what was never understood. */
const isOfMoment = (sentence: string, { nextSentence }: SentenceProgress): boolean =>
  isScene(sentence) || announcesList(sentence) || tellsNotUnderstood(sentence, nextSentence);

const isCryOfMoment = (sentence: string): boolean =>
  [isPing, isExclaimed, isCry, isLaughter, isCalledOut].some((isSo) => isSo(sentence));

/** What a sentence that only heads the next one says before it, where that one lasts; else ''. */
function titleOfNext(said: string, { voice, names }: SentenceReading, progress: SentenceProgress): string {
  const { question, nextSentence, readBefore } = progress;
  if (question !== null || nextSentence === '') return '';
  return readOnce(readBefore.titles, `${said}\n${nextSentence}`, () => {
    const title = readHeading(said, nextSentence);
    const lasts = title !== null && classifySentence(dropOpening(nextSentence, names), voice, names) === 'statement';
    return lasts ? title : '';
  });
}

/** "Added it to `config/schedule.rb`." */
const doneToIt =
  /^(?:(?:i|i've|i have) )?(?:just |also |now )?(?:added|put|moved|renamed|changed|removed|updated|dropped|placed|pasted|saved|copied|appended|inserted) (?:it|that|this|them|those|these) (?:to|in|into|from|under|at|on|over|there|below|above)\b[^,;:]{0,80}$/i;

/** "Profiled it with Instruments.": how it looked, and not what it found. */
const lookedAtIt =
  /^(?:(?:i|i've|i have) )?(?:just |also |now )?(?:profiled|traced|compared|checked|inspected|measured|tested|reviewed|examined|scanned|benchmarked|debugged|verified|diffed|searched|analysed|analyzed|looked at|went through|stepped through|ran) (?:it|that|this|them|those|these|both|everything|(?:the|both|all) [\w-]{1,20}(?: [\w-]{1,20})?) (?:with|in|using|against|by|under|on|through|via)\b[^,;:]{0,60}$/i;

/** "Found the cause.", "I tracked down the culprit and fixed it.": that it found it, and not what. */
const foundIt =
  /^(?:(?:ok(?:ay)?|great|good|alright),? )?(?:i(?:'ve| have)? )?(?:just |finally |now )?(?:found|identified|located|tracked down|pinned down|nailed(?: down)?|spotted) (?:the|it|another)(?: (?:real|root|likely|actual|underlying|main))*(?: (?:causes?|reason|culprit|bugs?|issues?|problems?|errors?|source|leak|mistake|fault))?(?: and (?:fixed|patched|removed|solved|corrected|repaired) (?:it|that|them))?[.!]*$/i;

/** "The error is `ECONNREFUSED 127.0.0.1:5432`.": what it saw, word for word and without a cause. */
const quotesError =
  /^the (?:[a-z]+ )?(?:error|exception|warning|output|stack trace)(?: message| code)? (?:is|was|says|reads|said)(?: now| just)?:? ?(?:`[^`]{1,200}`|"[^"]{1,200}"|“[^”]{1,200}”)[.!]*$/i;

/** "Renamed `UserDTO` to `UserView`": an edit of the code, which holds both from then on. */
const renamedInCode =
  /^(?:(?:i|i've|i have) )?(?:also |just |now |then )?renamed (?:the )?(?:(?:function|class|type|interface|method|variable|component|hook|enum|prop|field|helper)s? )?`[^`/]{1,60}` (?:to|into) `[^`/]{1,60}`(?:,? (?:and |then )?(?:updated|fixed|adjusted|changed|ran)\b[^;:]{0,80})?[.!]*$/i;

/** "And a 404 for the unknown id.": what came back of a try. */
const cameBack =
  /^(?:(?:and|then|plus|also) )?(?:an?|one|another|two|only) (?:[a-z]+ )?(?:http )?(?:[1-5]\d\d|ok|success|time-?out|error|failure|warning|redirect|empty (?:response|result|list|array)|refusal|rejection)s?(?: [a-z]+)? (?:for|on|from|at|in|to) (?:the|an?|this|that|those|these|all|every) [^,;:]{2,40}[.!]*$/i;

/** "I've addressed the mail to Katharina Mayer.": how it wrote what was asked for. */
const wroteIt =
  /^i(?:['’]ve| have)? (?:just |also |now )?(?:addressed|worded|phrased|drafted|formatted|laid out|opened|signed|titled) (?:the|your|this|that|an?) (?:[a-z-]+ )?(?:e-?mail|mail|letter|message|reply|invitation|card|note|draft|text|post|speech)(?: (?:to|for|as|with|in) [^,;:\d`]{2,50})?[.!]*$/i;

/** What an agent sees at this moment, or did to an "it" that nothing before tells. */
const tellsOnlyNow = (said: string, { statements }: SentenceProgress): boolean =>
  quotesError.test(said) ||
  foundIt.test(said) ||
  wroteIt.test(said) ||
  (cameBack.test(said) && !hasFiniteVerb(said)) ||
  renamedInCode.test(said) ||
  (statements.length === 0 && (doneToIt.test(said) || (lookedAtIt.test(said) && !/\d/.test(said))));

/** "that one has the new client", with nothing before it: which one, nobody knows later. */
const pointsAtOne =
  /^(?:that|this|the (?:other|first|second|last|latter|former|same|old|new)) one(?:['’]?s| (?:is|has|was|had|uses?|used|needs?|looks?|works?|does|got|goes|runs?|came|comes)) [^,;]{1,60}[.!]*$/i;

/** Whether an agent repeats what it was told. */
function isEcho(sentence: string, said: string, progress: SentenceProgress): boolean {
  const isAfterAcknowledgement = progress.isAcknowledged;
  progress.isAcknowledged = isAcknowledgement(sentence);
  return takesUpWhatWasSaid(sentence, said, isAfterAcknowledgement);
}

/** A sentence without what opens it and says nothing; what tells that something is corrected stays. */
function saidIn(sentence: string, form: Block['kind'], { voice, names }: SentenceReading): string {
  if (isCorrection(sentence, true)) return sentence;
  const opened = dropOpening(sentence, names);
  const said = withoutTalkOf(voice, opened);
  // "Overview: …" as an item is a label.
  const frame = voice === 'user' && form === 'paragraph' ? readTalkFrame(said) : null;
  return frame === null || frame.takesBack ? said : said.slice(frame.end);
}

/** Persons tell each other what they are doing as well. */
export function withoutTalkOf(voice: Voice, sentence: string): string {
  if (voice === 'person') return sentence;
  return voice === 'user' ? withoutTalk(sentence) : withoutWorkAtHand(sentence);
}

/** Before what is right: "wait, Ines is the owner". */
const hesitation = /^(?:wait|hold on|hang on|stop)(?:,? no)?, (?=\S)/i;

/** What a user's sentence is judged by: what stands behind a hesitation, or behind words that take something back. */
function judgedPart(said: string): string {
  const frame = readTalkFrame(said);
  return frame?.takesBack === true ? said.slice(frame.end) : said.replace(hesitation, '');
}

/** An item of a user's list is understood by its lead-in, so that a word or two will do. */
function kindOf(
  said: string,
  block: Block,
  { voice, names }: SentenceReading,
  { readBefore }: SentenceProgress,
): SentenceKind {
  const isNamed = voice === 'user' && block.kind === 'item' && (block.context.length > 0 || hasLabel(said));
  return readOnce(isNamed ? readBefore.namedKinds : readBefore.kinds, said, () => {
    const plain = classifySentence(said, voice, names);
    const staysPlain =
      !isNamed ||
      plain === 'question' ||
      (!isUnderRules(block) && !pairsTwo(said) && isPassingByForm(said, voice, names));
    return staysPlain ? plain : classifySentence(said, 'person', names);
  });
}

const isPassing = (kind: SentenceKind): boolean => kind === 'passing' || kind === 'thin';

/** What a sentence is that the rules leave out, where its weight keeps it, or what it tells within what it asks for. */
function kindDespiteRules(sentence: string, said: string, reading: SentenceReading): SentenceKind | null {
  const { voice, names } = reading;
  if (outweighsRules(sentence, said, reading)) return 'statement';
  if (voice !== 'user') return null;
  // "I need help choosing between the flat in Mons, which we saw in May, and this one"
  if (isWish(said) && toldWithin(said, names) !== null) return 'statement';
  return asksForHelpWithOwn(said) ? 'question' : null;
}

/** "autovacuum is still on defaults there", "the OpenGL fallback fixes it": of where and what was told before. */
const goesOnFromThere = (sentence: string): boolean =>
  standsThere.test(sentence) || fixesIt.test(sentence) || rulesOnIt.test(sentence);
const standsThere =
  /^(?!(?:it|this|that|these|those|there|they|i|we|you|he|she|nothing|everything|something)\b)(?:[\w./-]+ ){1,4}(?:is|are|runs?|stays?|lives?|has|have)(?: (?:still|already|also|only|not|always))? [^,;:?]{2,40} there[.!]*$/i;
const fixesIt =
  /^(?!(?:it|this|that|these|those|they|i|we|you|he|she|nothing|everything|something|restarting|rerunning|a restart|a reboot)\b)(?:[\w./-]+ ){2,7}(?:fixe[sd]|solve[sd]|cure[sd]|helps|helped|avoids|makes) (?:it|that|this)(?: (?:stable|reliable|faster|pass|work|go away))?[.!]*$/i;

/** What a sentence of its kind states; null when it is nothing that lasts. */
function statementOf(
  kind: SentenceKind,
  said: string,
  { voice, names }: SentenceReading,
  { statements, readBefore }: SentenceProgress,
): string | null {
  if (kind === 'passing') return null;
  if (kind === 'thin') return statements.length > 0 && (opensLeaning(said) || goesOnFromThere(said)) ? said : null;
  if (kind === 'statement') return said;
  return readOnce(readBefore.toldInQuestions, said, () => {
    const told = statementInQuestion(said, voice, names);
    return told === null || isPassing(classifySentence(told, voice, names)) ? null : told;
  });
}
