import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "I really love hiking", "I don't really drink", "I'm really into chess": what somebody likes or is used to, told with
 * a word for how much. So one also judges what is on the screen ("I really like this layout"): that no article and no
 * pointing word stands before what is liked tells them apart.
 */

const maxCharacters = 90;

const opening = '(?:(?:and|also|but|well|yeah|honestly|personally|fyi|btw),? )?';
const degree = oneOf(
  'really|just|absolutely|totally|genuinely|truly|simply|quite|rather|especially|particularly|always',
);
const likes = "love|like|enjoy|adore|hate|dislike|detest|loathe|can[’']?t stand|fancy";
/** What points at something in view, or at what the other one does. */
const inView = oneOf(
  'it|this|that|these|those|them|you|your?s?|the|an?|his|her|its|their|our|one|here|how|what|where|when|why|if|whether|to (?:see|know|hear|get|be|have|look)',
  '(?:option|version|variant|plan|approach|proposal|number|idea|design|draft|step) ?\\w{0,2}$',
);
/** What is said of it in jest, or of the work at hand. */
const ofWork = oneOf(
  '(?:flaky |failing |broken |red |green |slow |more |such |merge |build |type |lint |production )?(?:tests?|builds?|errors?|bugs?|conflicts?|failures?|warnings?|timeouts?|outages|incidents|deploys?|surprises|changes|fixes|ideas|results?)\\b',
  '(?:seeing|hearing|getting|being|having|waiting|watching|debugging|fixing|restarting|rerunning|rebasing)\\b',
);
const thing = `(?!${inView}(?![\\p{L}])|${ofWork})[\\p{L}\\d][\\p{L}\\d'’/+#.&-]*(?: (?!(?:it|this|that|these|those|you|your|here|now|again|today|tonight|so far|right now)(?![\\p{L}]))[\\p{L}\\d'’/+#.&-]+){0,6}`;
/** "I really love hiking", "I don't really like coffee" */
const likesMuch = caselessUnicode`^${opening}(?:i|we) (?:(?:don['’]?t|do not) )?(?:${degree} ){1,2}(?:${likes}) ${thing}[.!]*$`;
/** "I love coffee so much" */
const likesSoMuch = caselessUnicode`^${opening}(?:i|we) (?:${likes}) ${thing}(?<! (?:so|very|too|this|that)) (?:so|very|too) much[.!]*$`;
/** "I'm really into chess" */
const isInto = caselessUnicode`^${opening}(?:i['’]?m|i am|we['’]?re|we are) (?:${degree} |so |very |not |not really |big |deep ){0,2}into ${thing}(?: these days| lately| at the moment)?[.!]*$`;

const habits = oneOf(
  'drink|smoke|cook|bake|drive|swim|dance|gamble|travel|camp|ski|cycle|garden|sing|snack|celebrate|fly',
  '(?:eat|drink|cook|watch|play|read|use|wear|speak|follow|listen to|do|collect|celebrate) (?!(?:it|this|that|these|those|them|anything|something|much|the|an?)\\b)[\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,2}',
);
/** "I don't really drink", "we don't really eat meat" */
const hardlyDoes = caselessUnicode`^${opening}(?:i|we) (?:don['’]?t|do not|never|hardly ever|rarely) (?:really|much|actually|ever)? ?${habits}(?: (?:much|at all|any ?more))?[.!]*$`;

/** "I miss my hometown"; but "I miss my old tests". */
const misses = caselessUnicode`^${opening}(?:i|we) (?:(?:${degree}|still|already|so) ){0,2}miss (?:my|our|living|working|being|having|playing|going|seeing) (?!(?:old )?(?:tests?|logs?|files?|branch|changes?|build|bus|train|stop|flight|alarm|deadline|it|this|that|you)\b)[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,5}[.!]*$`;

const forms = [likesMuch, likesSoMuch, isInto, hardlyDoes, misses] as const;

/** Whether a user tells what somebody likes, misses or hardly does, with a word for how much. */
export const tellsTaste = (sentence: string): boolean =>
  sentence.length <= maxCharacters && forms.some((form) => form.test(sentence));
