import { contentWords } from '../../language/content-words.js';
import { surelyOutweighsRules } from '../../lasting/weigh-sentences.js';
import { surelyLastsAsTurn } from '../../lasting-turns/weigh-turns.js';
import { passesForSure } from '../../remarks/passing-by-form.js';
import { isGuessing } from '../../remarks/progress/guesses.js';
import { isErrand } from '../../remarks/requests/requests.js';
import { isAnnouncement } from '../../remarks/talk/courtesies.js';
import type { Voice } from '../../voice.js';

interface Speaker {
  readonly voice: Voice;
  /** Lower-case names of those who speak in this call. */
  readonly names: ReadonlySet<string>;
}

/**
 * Whether the weight of a sentence, or of a clause of one, keeps it against the rules.
 * @param said the sentence without what opens it and says nothing
 */
export const outweighsRules = (sentence: string, said: string, { voice, names }: Speaker): boolean =>
  contentWords(said, names).length > 1 &&
  !isUnsettled(said) &&
  !passesForSure(said, voice) &&
  // Last, as reading the signs of a turn takes the longest.
  (surelyOutweighsRules(sentence, voice) || surelyLastsAsTurn({ text: sentence, voice, before: null }));

/**
 * "maybe we use Kafka", "I will rename it", "write the rule for the bucket": guessed, asked for or about to be done,
 * however much the rest is like a fact.
 */
const isUnsettled = (sentence: string): boolean =>
  isGuessing(sentence) ||
  isErrand(sentence) ||
  /[:：]$|\b(?:pls|plz|please)[.!]*$/i.test(sentence) ||
  isAnnouncement(sentence) ||
  /^(?:maybe|perhaps|probably|i(?:'ll| will|'m going to| am going to))\b/i.test(sentence);
