import { anyOf } from '../../language/pattern-set.js';
import { isSpecific } from '../../language/specific.js';

/*
 * What a user only guesses: "could be DNS", "probably a stale cache", "something with the proxy, I guess", "…, but I'm
 * not sure". What one says of oneself or of one's own things with a name or a number in it stays, however unsure one
 * is.
 */

const thoughts = '(?:(?:and|but|so|or|hm+|well|ok|then)[, ]+)*';

const guesses: readonly RegExp[] = [
  new RegExp(
    `^${thoughts}(?:(?:it|that|this) )?(?:probably |maybe |perhaps |just )?(?:could|might) (?:also |just |well |actually |even |easily )*(?:be|have been|come from|have to do with|have something to do with)\\b[^;:\`\\d]{1,50}$`,
    'i',
  ),
  new RegExp(
    `^${thoughts}(?:maybe|perhaps|possibly|probably|presumably|likely)(?: it'?s| that'?s| it is| just| only)* (?:an?|the|some|something|some kind of|related to|because of|caused by) [^,;:\`\\d]{1,40}$`,
    'i',
  ),
  new RegExp(
    `^${thoughts}(?:i (?:bet|suspect|reckon|would guess|guess|assume|suppose)|i'?d (?:bet|guess|say)|my (?:guess|bet|hunch|money) (?:is|would be)|smells like|sounds like|looks like)(?: that| on)? (?:it(?:'s| [a-z]+s)|that(?:'s| is)|this is|an?|some(?:thing)?)\\b[^,;:\`\\d]{1,50}$`,
    'i',
  ),
];
const unsure =
  /(?:[,.;…–—-]+ ?|\s)(?:(?:but|though|and|or|so) )?(?:(?:i'?m |i am )?(?:not|never) (?:(?:really|entirely|totally|completely|so|too|quite|that|100%|very) )?(?:sure|certain|convinced)|who knows|hard to (?:say|tell)|don'?t quote me|just (?:a guess|guessing|a hunch|a thought|thinking out loud)|i (?:could|might|may) be wrong|correct me if i'?m wrong|i (?:guess|suppose|dunno)|idk|or (?:something|whatever|so))(?: (?:though|tbh|yet|honestly|on that|about (?:that|it|this)|like that))*[.!…]*$/i;
const own = /\b(?:i(?!'?m not| am not| guess| suppose| think| could| might| may| dunno| bet| believe)|we|my|our|us)\b/i;

const isGuess = anyOf(guesses);

/** Whether a sentence is no more than a guess at what may be going on. */
export const isGuessing = (sentence: string): boolean => {
  if (isGuess(sentence)) return !/\b(?:my (?!guess|bet|hunch|money)|our|because|since|when)\b/i.test(sentence);
  const tail = unsure.exec(sentence.slice(-maxTail));
  if (tail === null) return false;
  const said = sentence.slice(0, Math.max(0, sentence.length - tail[0].length));
  return said !== '' && said.length < maxSaid && !(own.test(said) || isSpecific(said));
};

const maxTail = 60;
const maxSaid = 120;
