import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * What one feels or hopes about a fact, behind it in one sentence: "walked to Ghent on Sunday, worth it", "I quit
 * smoking, wish me luck". It stays in the text, and tells nothing of whether the fact lasts.
 */

const very = oneOf('so|totally|well|absolutely|really|completely|definitely|such');
const verdicts = oneOf(
  'worth (?:it|every \\p{L}+)|(?:loved|hated|enjoyed|love|hate) (?:it|every (?:minute|second|bit)(?: of it)?)|no regrets|never again|(?:i.?m |we.?re )?(?:not|never) (?:going|gonna go|doing) (?:through )?(?:that|this|it) again|would (?:recommend|do it again)',
  '(?:proud|happy|glad|sad|tired|nervous|excited|relieved|scared|grateful|stoked|exhausted|annoying|frustrating)(?: (?:now|already|about it|of (?:her|him|them|myself|us)))?',
  '(?:fun|good|great|nice|lovely|weird|cool|a blast|a pain|a nightmare)|(?:10|ten)/(?:10|ten)',
  '(?:best|worst) (?:\\p{L}+ ){1,2}(?:ever|of my life|in (?:ages|years))',
);
const toil = oneOf(
  '(?:it )?took (?:me|us) (?:ages|forever|hours|days|way too long|a while|an eternity)(?: to (?:see|notice|find|find out|figure out|spot|work out)\\b[^,;:]{0,40})?',
  'what a (?:day|week|night|relief|mess|pain)|about time(?: too)?|long overdue',
);
const hopes = oneOf(
  'wish (?:me|us) luck|pray for (?:me|us)',
  'souhaite[sz]?[- ]moi bonne chance|drück(?:t)? mir die daumen|wünsch(?:t)? mir glück',
  'deséame suerte|me deseja sorte|augurami (?:buona )?fortuna|duim voor me|wens me succes|пожелай мне удачи',
);

/** To whom it is told: "I made a soup yesterday, maybe you would like it". */
const offers = oneOf(
  '(?:maybe|perhaps|i think|i bet|(?:i )?hope) you(?:.d| would|.ll| will| might| may)? (?:also |really )?(?:like|love|enjoy|want (?:some|to try)) ?(?:it|that|this|some|them|one)?(?: (?:too|as well))?',
  '(?:you|we) should (?:really |totally |definitely )?(?:try|see|check out|taste|visit|watch|read) (?:it|that|them|one)(?: (?:too|some ?time|one day|as well))?',
);

const behind = caselessUnicode`(?:,|;| -| –|\.{2,}) ?(?:(?:and|but|so) )?(?:(?:it|that|this)(?:'s|’s| is| was) )?(?:${very} )*(?:${verdicts}|${toil}|${hopes}|${offers})(?: (?:lol|haha|tbh|though|btw))?[\s.!…\p{Extended_Pictographic}\uFE0F]*$`;
const maxMoodCharacters = 80;
const minFactWords = 4;

/** A sentence without the mood behind it, where what is left says enough to be a fact. */
export function withoutMoodBehind(sentence: string): string {
  const at = sentence.slice(-maxMoodCharacters).search(behind);
  if (at < 0) return sentence;
  const fact = sentence.slice(0, Math.max(0, sentence.length - maxMoodCharacters) + at);
  return fact.split(/\s+/, minFactWords).length >= minFactWords ? fact : sentence;
}
