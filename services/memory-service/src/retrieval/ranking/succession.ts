import { tokenize } from '../tokenizer/tokenizer.js';
import { answeredShare, maxInheritedWords, maxSuccessorWords, successorSimilarity } from '../weights.js';
import type { Answer } from './answer.js';
import type { Clause } from './clause.js';
import { cosineBetweenStored } from './cosine-similarity.js';
import { lastNaming } from './last-said.js';
import { isForOtherPurpose } from './other-value.js';
import { isSameVoice } from './replacement.js';
import { areOfSamePerson, type Statement } from './statement.js';
import { isStateWord, shareTopic, wordsOfTopic } from './tells-change.js';
import { isNaming, isTelling } from './tells-end.js';

/*
 * "We no longer use Jenkins, we switched to GitHub Actions": one message tells what has ended, and what is instead.
 * That repeats nothing of "We deploy with Jenkins", nor of a question that this answers; what has ended names what
 * both are about. So the one takes the place that the other has made free.
 */

/**
 * What is instead, and what has ended; both may stand in one statement. What has ended may also only be what something
 * is said of: "Nordbean raised its prices, so our coffee comes from Elbgold now".
 */
export interface Succession {
  readonly ended: Statement;
  readonly successor: Statement;
  readonly endedClause: Clause;
  readonly successorClause: Clause;
  /** What it answers where it does not tell of what: "not master, it's trunk". */
  readonly answers: Statement | null;
}

/**
 * The successions that one message tells.
 * @param told its statements, in their order
 * @param all those of every message
 */
export function successionsOf(told: readonly Statement[], all: () => readonly Statement[]): readonly Succession[] {
  const clauses = told.flatMap((statement) => statement.clauses.map((clause) => ({ statement, clause })));
  return clauses.flatMap(({ statement: ended, clause: endedClause }, at) => {
    const [before, behind] = [clauses[at - 1], clauses[at + 1]];
    const beside = endedClause.tellsEnd ? [behind, before] : behind?.clause.tellsNew === true ? [behind] : [];
    const instead = beside.find((one) => one !== undefined && !one.clause.tellsEnd);
    if (instead === undefined || instead.statement.tone.isHedged) return [];
    const answers = tellsNotOfWhat(ended) ? lastNaming(ended, all()) : null;
    return [{ ended, successor: instead.statement, endedClause, successorClause: instead.clause, answers }];
  });
}

/** Whether what is instead takes the place of an older statement, for a question that does not name what has ended. */
export function takesPlaceOf(succession: Succession, answer: Answer): boolean {
  const { statement: older, words: asked } = answer;
  const { ended, successor, endedClause, successorClause } = succession;
  if (older.isLong || older === ended || older === successor || !isOfSameSpeaker(ended, older)) return false;
  if (isForOtherPurpose(successor, answer)) return false;
  if (tellsNotOfWhat(ended) && older.day !== ended.day && older !== succession.answers) return false;
  const named = older.wording.lexemes;
  const values: string[] = [];
  for (const word of endedClause.lexemes) {
    if (named.has(word) && !asked.includes(word) && isTelling(word)) values.push(word);
  }
  if (values.length === 0) return false;
  const isMeant = endedClause.tellsEnd
    ? isAboutNothingElse(endedClause, older, asked, successorClause)
    : isSaidOf(values, endedClause) && answersByItself(successorClause, asked);
  return (
    isMeant &&
    tellsNothingMore(older, values, asked, successorClause) &&
    isOfOneKind(successorClause, named, values) &&
    (isNamedAlone(succession, older, values) ||
      cosineBetweenStored(successor.candidate, older.candidate) >= successorSimilarity)
  );
}

/** Whether an older statement is the one that a denial can mean: a value of a few letters is of many things. */
const isNamedAlone = ({ answers }: Succession, older: Statement, values: readonly string[]): boolean =>
  answers === older && values.some((value) => value.length >= minTellingCharacters);

const minTellingCharacters = 3;

/** "Not master, it's trunk": it answers what was said on the same day, or what named master last. */
const tellsNotOfWhat = ({ denial }: Statement): boolean => denial?.before === '';

/** Whether a clause is about one of these words: the first that it names. */
function isSaidOf(values: readonly string[], { lexemes }: Clause): boolean {
  const [first = ''] = [...lexemes].filter(isTelling);
  return values.includes(first);
}

/** Whether a clause has half of what the older statement answers the question with. */
function answersByItself({ lexemes }: Clause, asked: readonly string[]): boolean {
  const telling = asked.filter(isTelling);
  if (telling.length === 0) return asked.some((word) => lexemes.has(word));
  const said = telling.filter((word) => lexemes.has(word));
  return said.length > 0 && said.length >= telling.length * answeredShare;
}

/**
 * Whether what is instead stands above what has ended: unless the question names that.
 * @param asked words of the question that the ended one has
 * @param replaced the older statements whose place is taken
 */
export function standsAboveEnded(
  { ended, successor, endedClause, successorClause }: Succession,
  asked: readonly string[],
  replaced: readonly Statement[],
): boolean {
  if (ended === successor || !endedClause.tellsEnd) return false;
  const isNamed = asked.some(
    (word) =>
      !isStateWord(word) &&
      wordsOfTopic(word).length === 0 &&
      !successor.wording.lexemes.has(word) &&
      !replaced.some(({ wording }) => wording.lexemes.has(word)),
  );
  if (isNamed) return false;
  return (
    replaced.length > 0 ||
    (isOfOneKind(successorClause, endedClause.lexemes, []) &&
      cosineBetweenStored(successor.candidate, ended.candidate) >= successorSimilarity)
  );
}

/** "I no longer like camping" ends nothing of "I like hiking". */
const likings = new Set(['like', 'love', 'enjoy', 'hate', 'prefer']);

/** Whether a statement that only tells an end names what an older one is about; it says nothing of anything else. */
export function namesWhatEnded(ended: Statement, { statement: older, words: asked }: Answer): boolean {
  const shared = [...ended.wording.lexemes].filter(
    (word) => older.wording.lexemes.has(word) && isTelling(word) && !likings.has(word),
  );
  if (shared.length === 0) return false;
  const isNamed = shared.some((word) => asked.includes(word));
  return !isNamed || asked.every((word) => !isTelling(word) || ended.wording.lexemes.has(word));
}

/**
 * "My sister left Northwind" is about her; "We stopped using RabbitMQ for emails" tells nothing of the queue that the
 * question names.
 */
function isAboutNothingElse(ended: Clause, older: Statement, asked: readonly string[], successor: Clause): boolean {
  const { lexemes } = older.wording;
  const isOther = (word: string): boolean => !lexemes.has(word) && isTelling(word) && !ofContract.has(word);
  if ([...ended.lexemesBefore].some(isOther)) return false;
  const others = [...ended.lexemesBehind].filter(isOther);
  if (others.length === 0) return true;
  const untold = asked.filter((word) => isTelling(word) && !ended.lexemes.has(word) && !successor.lexemes.has(word));
  return others.length <= 1 && untold.length === 0;
}

/** "I closed the Barclays account": what one has with whom it names. */
const ofContract: ReadonlySet<string> = new Set(tokenize('account subscription contract membership licence license'));

/** Whether nothing is left of the older one beside what ended, what is asked and what both say: no value of its own. */
function tellsNothingMore(
  older: Statement,
  values: readonly string[],
  asked: readonly string[],
  successor: Clause,
): boolean {
  const left = [...older.wording.lexemes].filter(
    (word) => isTelling(word) && !values.includes(word) && !asked.includes(word) && !successor.lexemes.has(word),
  );
  return left.length <= maxInheritedWords && !left.some((word) => /\d/.test(word));
}

/** Whether both say the same of something, or the later one says no more than what it is now. */
function isOfOneKind(successor: Clause, older: ReadonlySet<string>, values: readonly string[]): boolean {
  const isOwn = (word: string): boolean => isNaming(word) && !values.includes(word);
  if ([...successor.lexemes].some((word) => isOwn(word) && older.has(word))) return true;
  if (shareTopic(successor.lexemes, older)) return true;
  return [...successor.words].filter((word) => isTelling(word) && isOwn(word)).length <= maxSuccessorWords;
}

/** Whether what has ended and what was are told by one speaker of one person. */
function isOfSameSpeaker(ended: Statement, older: Statement): boolean {
  // "I was wrong, it's Pulsar and not Kafka" tells nothing of oneself.
  if (ended.denial === null && ended.tone.isOfOneself && older.tone.concerned !== 'first') return false;
  return isSameVoice(ended, older) && areOfSamePerson(ended, older);
}
