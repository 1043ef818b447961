import { isMark, type Reading, skipOptional, wordAt } from './time-rule.js';

/*
 * "Starts on 11 December and lasts until 4 January": a range whose ends have a verb each. "… and ends on 4 January" is
 * a day of its own.
 */

const starting = new Set('starts start started begins begin began opens open opened runs run ran kicks'.split(' '));
const lasting = new Set(
  'lasts last lasted goes go went runs run ran continues continue continued stays stay stayed'.split(' '),
);

function startVerb(reading: Reading, from: number): string {
  let before = from - 1;
  while (before > from - 4 && /^(?:the|on|in|from|off)$/.test(wordAt(reading, before))) before -= 1;
  return wordAt(reading, before);
}

/** What "starts" has not begun, and what "runs" may have. */
export const isAhead = (reading: Reading, from: number): boolean =>
  /^(?:starts?|begins?|opens?|kicks)$/.test(startVerb(reading, from));

/**
 * The index behind the words that lead from when something starts to when it ends: "and lasts until", ", goes on to".
 * @param from where the first of both times begins
 * @param link behind it
 * @returns null where no such words stand there
 */
export function skipToEnd(reading: Reading, from: number, link: number): number | null {
  const joint = isMark(reading, link, ',') ? link + 1 : link;
  const verb = skipOptional(reading, joint, 'and');
  if (verb === link || !lasting.has(wordAt(reading, verb)) || !starting.has(startVerb(reading, from))) return null;
  const lead = skipOptional(reading, verb + 1, 'on');
  const behind = skipOptional(reading, lead, 'until', 'till', 'to', 'through');
  return behind === lead ? null : behind;
}
