import { isGivenName } from '../../language/lexicon/given-names.js';
import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "Let's go with option B, the event-sourced one", "big fan of Tailwind here", "Tom prefers email now": what is chosen,
 * and what somebody likes, in few words.
 */

const maxCharacters = 120;

const start = oneOf("let['’]?s|we(?:['’]ll| will| should)?|i(?:['’]d| would) (?:rather )?");
/** An option by its mark, and what it is. */
const optionNamed = caselessUnicode`^(?:(?:ok|okay|yes|so|then|alright|fine),? )?(?:${start} )?(?:go(?:ing)? (?:with|for)|take|pick|choose|do) (?:option|variant|plan|approach|proposal|version|solution|number|design) ?[a-z\d]{1,2}(?:,| [–—-]| \() ?(?:i\.?e\.?,? |so |that['’]s |meaning |namely )?(?:the |an? )?(?!(?:please|pls|thanks|then|but|and|or|now|for now|if|it|i)\b)\p{L}[^?]{3,60}$`;

/** "Let's keep REST.": with its capital, since "let's keep testing" goes on with the work. */
const keepsNamed =
  /^(?:(?:[Oo]k|[Oo]kay|[Nn]o|[Yy]es|[Ss]o),? )?(?:[Ll]et['’]?s|[Ww]e(?: should|['’]ll| will)|[Ww]e want to) (?:keep|stick with|stay with|stay on|stick to) (?:(?:using|with) )?(?:\p{Lu}[\p{L}\d.+#-]+|`[^`]{2,40}`)(?: (?!(?:open|running|up|alive|out|going|in|busy|down|away|off|on|as|posted)\b)\S+){0,3}$/u;

const fanOf = caselessUnicode`^(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:(?:a|an|not an?|no|really a|such a) )?(?:(?:big|huge|great|massive|long-?time|lifelong|total) )?fan of (?!(?:it|this|that|these|those|the (?:idea|change|new|second|first)|your|how)\b)[\p{L}\d@./+#'’ -]{2,60}[.!]*$`;

const ways = oneOf(
  'prefers|likes|loves|hates|dislikes|enjoys|drinks|eats|speaks|drives|plays|collects|teaches|studies|avoids|detests|adores|favou?rs|sings|breeds|grows',
);
const personsWay = caselessUnicode`^([\p{L}’'-]{2,20}) (?:(?:now|only|always|usually|also|still|really|no longer) )?${ways} (?!(?:it|this|that|to (?:do|fix|check|see)|the (?:change|fix|pr|idea|new|patch|draft|demo))\b)[^,;?]{2,50}$`;
const ofMoment = /\b(?:right now|at the moment|today|tonight|again|currently|this (?:morning|evening|week))\b/i;

const tellsPersonsWay = (sentence: string): boolean => {
  const who = personsWay.exec(sentence)?.[1] ?? '';
  return /^\p{Lu}/u.test(who) && isGivenName(who.toLowerCase()) && !ofMoment.test(sentence);
};

/** Whether a user tells what was chosen by name, or what somebody likes, in few words. */
export const tellsPlainChoice = (sentence: string): boolean =>
  sentence.length <= maxCharacters &&
  (optionNamed.test(sentence) || keepsNamed.test(sentence) || fanOf.test(sentence) || tellsPersonsWay(sentence));
