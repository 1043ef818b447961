import type { TimeExpression } from '../dates/find-time-expressions.js';
import { putInPlace, timesIn } from './corrected-time.js';
import { isEitherOr, type PutRight } from './taken-back.js';
import { goesOnBehindValue } from './value-at-once.js';

/*
 * "On Thursday next week no wait it's Friday next week", "the fifth — sorry, the sixth — of May": one time for another.
 */

const pointing =
  /^(?:i think )?(?:(?:it|that)(?:['’]?s| is| was) |its |es ist |c['’]est |(?:elle|il|sie|er|lei) (?:est|ist|è) |(?:het|ze|hij) is |è |es )?(?:now |actually |more like )?/iu;
const lead = /^(?:(?:on|in|at|by|to|until|till|since|from|for|am|um|im|bis|ab|le|la|el|les|los|à|en|op|om) )?/iu;
/** " at ten", " morning": what belongs to the day taken back. */
const behindDay =
  /^(?:,? (?:at |um |à |a las |om )?(?:\d{1,2}(?:[:.h]\d{2})?(?:\s?[ap]m| uhr| h)?|noon|midnight|(?:half |quarter )?(?:past |to )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: thirty| o['’]clock)?)| (?:morning|afternoon|evening|night))$/iu;
/** "No, until mid August, I mean" */
const takenBackBehind = /^,? (?:i mean|rather)(?=[,.;!?]|\s|$)/i;
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i;
const numbered =
  /^(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|\p{L}+teenth|twentieth|thirtieth)/iu;

export const withTimeAtOnce: PutRight = (before, behind, { words, isSure, isApology, isSetOff }) => {
  if (/^no$/i.test(words) && isEitherOr.test(before)) return null;
  const last = timesIn(before).at(-1);
  if (last === undefined) return null;
  const wrong = withoutLead(last);
  const clock = before.slice(wrong.index + wrong.text.length);
  if (clock !== '' && !behindDay.test(clock)) return null;
  const said = behind.slice(pointing.exec(behind)?.[0].length ?? 0);
  const led = lead.exec(said)?.[0] ?? '';
  const right = firstTime(said, led);
  if (right === null) return null;
  const rest = said.slice(right.index + right.text.length).replace(takenBackBehind, '');
  const isSaidAgain = led !== '' && endsWithLead(before.slice(0, wrong.index), led);
  if (!(isSure || isApology || isSetOff || isSaidAgain) && !goesOnBehindValue(rest)) return null;
  const [whole, more] = lastSaid(right.text, rest);
  const hour = hasClock(more) ? '' : clock;
  const corrected = putInPlace(
    before.slice(0, before.length - clock.length),
    wrong,
    whole + partsKept(wrong.text, whole, more),
    led,
  );
  return corrected + hour + withoutClosingPause(more);
};

/** "Until July, no, until mid August" */
const endsWithLead = (before: string, led: string): boolean =>
  before.replace(/the $/i, '').toLowerCase().endsWith(` ${led.toLowerCase()}`);

/** "Until mid August" is a time with its preposition: without it. */
function withoutLead(time: TimeExpression): TimeExpression {
  const led = lead.exec(time.text)?.[0] ?? '';
  return { ...time, index: time.index + led.length, text: time.text.slice(led.length) };
}

/**
 * The time that stands behind its preposition; "the sixth" is one behind "on" alone, which may have been said before.
 */
function firstTime(said: string, led: string): { index: number; text: string } | null {
  const isBare = /^(?:to )?$/i.test(led);
  const leads = isBare ? 'on ' : led;
  const ledSo = leads + said.slice(led.length);
  const [time] = timesIn(ledSo);
  if (time === undefined) return null;
  const { index, text } = time.index === 0 ? withoutLead(time) : time;
  return ledSo.slice(0, index).replace(/the $/i, '') === leads
    ? { index: index - leads.length + led.length, text }
    : null;
}

/**
 * "Friday this Friday at eight": said again, the second time counts; "this Friday" is no other one than "on Friday".
 */
function lastSaid(text: string, rest: string): readonly [string, string] {
  const again = /^,?\s((?:(?:this|next|coming|on|the) )*)(\S+)/iu.exec(rest);
  if (again?.[2]?.replace(/[,.!]$/, '').toLowerCase() !== text.toLowerCase()) return [text, rest];
  const bare = again[2].replace(/[,.!]$/, '');
  const which = (again[1] ?? '').replace(/\b(?:on|this) /gi, '');
  return [which + bare, rest.slice(again[0].length - (again[2].length - bare.length))];
}

/** "Next week" of "on Thursday next week no wait Friday", "of May" of "the fifth of May no the sixth". */
function partsKept(wrong: string, right: string, rest: string): string {
  for (const head of [weekday, numbered]) {
    const [was, is] = [head.exec(wrong)?.[0], head.exec(right)?.[0]];
    if (was === undefined || is === undefined || is.length < right.length) continue;
    const kept = wrong.slice(was.length);
    return /^ (?:next|last|this|of|in|\p{Lu})/u.test(kept) && !/^[\s,–—-]*(?:next|last|this|of) /i.test(rest)
      ? kept
      : '';
  }
  return '';
}

const hasClock = (rest: string): boolean => /^,? (?:at|um|à|a las|om|around) \S/iu.test(rest);

/** "The fifth — sorry, the sixth — of May": the pauses around what was put in. */
const withoutClosingPause = (rest: string): string =>
  rest.replace(/^\s*(?:[–—]|-(?=\s))\s*(?=of |at )|^,\s(?=of )/, ' ');
