import { splitSentences } from '../language/split-sentences.js';
import { isQuestion } from '../remarks/requests/questions.js';
import { noticed, tellsOwnDoing } from './own-doing.js';

/*
 * "8000 is right, the 5000 is a leftover from Heroku", behind an agent's "`TIMEOUT_MS` has two defaults (5000 and
 * 8000)": which value holds. Of what it is one, only the agent's sentence tells.
 */

const judgesValue =
  /^(?:(?:no|yes|yeah|yep|right|oh|so|and|but|ah|ok|only|actually),? )*(?:the )?(`[^`]{1,40}`|"[^"]{1,40}"|v?\d[\w.:,/-]{0,20}|[\w.-]*[_./-][\w./-]*|\d)(?<![,.:]) (?:is|was|isn['’]t|wasn['’]t|ist|est|es|era)(?: (?:the|an?|still|not|our|just|only|der|die|das|le|la|el|de))* (?:right|correct|wrong|outdated|obsolete|old|older|new|newer|stale|legacy|dead|unused|leftover|typo|mistake|default|real|current|intended|what (?:we|i) want|ours|from|one|richtig|falsch|veraltet|alt|bon|bonne|faux|correcto|correcta|incorrecto|vieja|viejo)(?!\p{L})/iu;

const maxToldCharacters = 4000;
const maxClauseCharacters = 300;

/**
 * The sentence of what was told right before that tells a value which this one calls right or wrong; null where it
 * judges none, or more than one sentence may tell it.
 */
export function clauseOfJudgedValue(sentence: string, told: string): string | null {
  const value = judgesValue.exec(sentence)?.[1]?.replace(/^[`"]|[`"]$/g, '');
  if (value === undefined || told === '' || isQuestion(sentence)) return null;
  const telling = splitSentences(told.slice(-maxToldCharacters)).filter(
    (clause) =>
      clause.length <= maxClauseCharacters &&
      !isQuestion(clause) &&
      !ofRun.test(clause) &&
      !tellsOwnDoing(clause) &&
      tells(clause, value),
  );
  return onlyOf(telling);
}

/** "All 214 tests pass": what is counted just now. */
const ofRun = /\b(?:tests?|checks?|specs?) (?:are )?(?:pass|passed|passing|fail|failed|failing|green|red)\b/i;

/** The one clause, without what says that it was noticed; null where there are more. */
function onlyOf(telling: readonly string[]): string | null {
  const [only, other] = telling;
  return only === undefined || other !== undefined ? null : only.trim().replace(noticed, '');
}

const tells = (clause: string, value: string): boolean =>
  clause.split(/[\s()[\]`"'“”,;]+/).some((word) => word.replace(/[.:!]+$/, '').toLowerCase() === value.toLowerCase());

const setsValue =
  /^(?:(?:please|pls|so|then|no|rather|better|ok|okay|let['’]?s)[, ]+)*(?:(?:make|do|keep) (?:it|that|this)(?: (?:at|to))?|(?:set|change|raise|bump|lower|reduce|increase|extend|push|move) (?:it|that|this) (?:up |down |back )?to|(?:mach|machen wir)(?: (?:lieber|daraus))?|(?:mets|mettez|mettons)|pon|ponlo en) (?:about |at least |at most |only |max )?((?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d[\d.,]*)[ -]?)(?:%|\p{L}+)?)(?: (?:instead|then|please|pls|max|daraus))*[.!]*$/iu;

/** "Make it five weeks.": a value that was decided on, of which thing only what stands before it tells. */
export const setsItTo = (sentence: string): boolean => setsValue.test(sentence) && !ofView.test(sentence);

/** "make it 2 columns": how something looks. */
const ofView =
  /(?<!\p{L})(?:columns?|lines?|sentences?|paragraphs?|words?|bullets?|times?|more|shorter|bigger|a bit|a little|a list|a table|function|class|test|component)(?!\p{L})/iu;

/** The sentence of what was told right before that has a value of the same unit, and no other has; else null. */
export function clauseOfSameUnit(sentence: string, told: string): string | null {
  const value = setsValue.exec(sentence)?.[1] ?? '';
  const unit = units.find((pattern) => pattern.test(value));
  if (unit === undefined) return null;
  return onlyOf(
    splitSentences(told.slice(-maxToldCharacters)).filter(
      (clause) =>
        clause.length <= maxClauseCharacters && !isQuestion(clause) && !tellsOwnDoing(clause) && unit.test(clause),
    ),
  );
}

const units: readonly RegExp[] = [
  /(?<!\p{L})(?:second|sec|minute|min|hour|day|week|month|year|night)s?(?!\p{L})|\d ?(?:ms|s|h)(?!\p{L})/iu,
  /(?<!\p{L})(?:euro|dollar|pound)s?(?!\p{L})|[€$£]/iu,
  /%|(?<!\p{L})percent(?!\p{L})/iu,
  /\d ?[kmgt]i?b(?!\p{L})/iu,
  /(?<!\p{L})(?:people|persons|guests|kids)(?!\p{L})/iu,
];
