import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "All form fields need a visible label", "every list gets an empty state": how a kind of thing is to be, which is told
 * with the verb of a report of now ("all pods need a restart"). What it needs tells them apart.
 */

const needs = oneOf('needs?|requires?|must|has to|have to|ha(?:s|ve) got to|gets?|should|shall|may (?:not|only|never)');
/** What is needed once, at this moment. */
const once = oneOf(
  '(?:an? )?(?:(?:quick|small|bit of|little|lot of|full|fresh|new) )?(?:re)?(?:fix(?:es|ing)?|start|build|run|boot|try|update|upgrade|look|do|fresh|clean-?up|work|help|attention|love|push|write)',
  '(?:to )?(?:be )?(?:pass|finish|work|go|stop|run)\\b|(?:to )?be (?:re)?(?:fixed|done|run|started|built|updated|written|checked|deleted|removed|moved|renamed)',
  '(?:it|that|this|them)\\b|me\\b|you\\b|(?:to )?be (?:gone|there|ok|okay|fine|done|green)|an? (?:error|exception|warning|404|500|timeout)|stuck|lost|called|hit|cut|red|slow|worse|better|rendered|executed',
);
const kind = String.raw`(?:(?!(?:of|it|them|this|that|these|those|the|my|your|tests?|thing|things|time|one)\b)[\p{L}\d-]{2,20} ){1,3}?`;
const rule = caselessUnicode`^(?:all|every|each|any) ${kind}${needs} (?!${once}(?:\b|$))[\p{L}\d]`;
const ofNow =
  /\b(?:and (?:tell|show|let|ping|report|check|see)|now|again|first|today|before we (?:can|go)|still|right away|asap|at the moment)\b/i;

const manyTimes = oneOf('\\d+|an?|one|two|three|four|five|six|eight|ten|twenty|thirty|sixty|half an?|a few');
const time = `${manyTimes} ?(?:ms|s|m|h|d|(?:milli)?sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|weeks?)`;
const tries = `${manyTimes} (?:tr(?:y|ies)|attempts?|retries|failures?|errors?|times)`;
const keepsPace = oneOf(
  're-?try|re-?connect|re-?send|give up|back off|time out|abort|poll|refresh|expire|fail over|roll over',
);
/** "Retry after 30 seconds and give up after 5 minutes": how a program is to go about it, whenever it does. */
const pace = caselessUnicode`^(?:please |also |then |and |always )?${keepsPace}(?: (?!(?:it|this|that|them|me|now|the (?:build|job|test|download|upload))\b)[\p{L}\d-]+){0,3}? (?:after|every|once every|within|for(?: up to)?) (?:at most |about |up to |max )?(?:${time}|${tries})(?![\p{L}\d])`;

const fate = oneOf(
  'dead|obsolete|deprecated|unused|legacy|generated|read-?only|frozen|archived|off[- ]limits|untouchable|throw-?away',
  '(?:to be |getting |being )?(?:deleted|dropped|retired|removed|phased out)|(?:safe|ok|okay|fine) to (?:delete|remove|drop)',
);
/** "Everything that still says solr:// is dead and can go": what a kind of thing is good for. */
const fateOfKind = caselessUnicode`^(?:everything|anything|all(?! in all)|whatever|every [\p{L}-]{2,20}|any [\p{L}-]{2,20}) (?:that|which|in|under|with|below|inside|still|else)(?: [^\s,;:]\S{0,60}){1,10}? (?:is|are) ${fate}(?=[.!,;]|$| and )`;

/** Whether a sentence tells how all things of a kind are to be, or at which pace something is to go on. */
export const tellsRuleOfKind = (sentence: string): boolean =>
  sentence.length <= 200 &&
  (fateOfKind.test(sentence) || ((rule.test(sentence) || pace.test(sentence)) && !ofNow.test(sentence))) &&
  !/\?\s*$/.test(sentence);

const manyOf = oneOf('one|two|three|four|five|a single|\\d{1,3}');
const neverEnough = oneOf(
  '(?:quick |full |hard |page )?(?:re)?(?:start|boot|load|try|run|build|fresh|look|glance|click|line|change|test|fix|time|minute|second|sec|day|hour)s?',
  'more|thing|other|of (?:them|these|those)',
);
/** "One approving reviewer is enough to merge a pull request": how many are needed, for what is done again and again. */
const enough = caselessUnicode`^${manyOf} (?!${neverEnough}\b)(?:[\p{L}\d-]{2,20} ){1,3}(?:(?:is|are)(?: now)? (?:enough|sufficient|required|needed|mandatory)|suffices?) (?:to|for) (?!(?:fix|see|show|reproduce|debug|me|you|it|this|that|now|today)\b)[\p{L}\d][^?]{2,80}$`;

/** Whether a sentence tells how many of a kind are enough, or needed, for something. */
export const tellsHowManyAreEnough = (sentence: string): boolean => sentence.length <= 140 && enough.test(sentence);

const figure = String.raw`(?:~|about |around |roughly |up to )?\d[\d.,]* ?(?:%|percent|ms|s|x|[kmgt]?b(?:it)?(?:/s|ps)?)?`;
const nothingCounted = oneOf('errors?|warnings?|fail(?:s|ures?|ed|ing)|tests?|bugs?|issues?|of|in|on|at');
/** "We still see 5% packet loss on eu-west": a figure of one's own, and where. */
const stillSo = new RegExp(
  `^(?:we|i) still (?:see|get|have|lose|drop|measure|hit|pay|run at|sit at) ${figure} (?!${nothingCounted}\\b)[\\p{L}-]{3,}.* (?:on|from|to|at|for|between|over|via|through|in) (?!(?:it|that|this|there|here|the (?:page|console|log|terminal|screen))\\b)\\S{2,}`,
  'iu',
);

/** Whether a user tells which figure something still has, and where. */
export const tellsStandingFigure = (sentence: string): boolean => sentence.length <= 160 && stillSo.test(sentence);
