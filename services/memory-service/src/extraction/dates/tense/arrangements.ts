import { months, weekdays } from '../tokens/english-words.js';
import { sentenceEnds, type Token, wordOf } from '../tokens/tokens.js';
import type { Tense } from './verb-forms.js';

/*
 * What is booked, planned, promised or postponed in the past tense mostly lies ahead: "booked a table for Saturday",
 * "they postponed:
 * Aug 31". It is the word before the time that tells it from when it was arranged ("booked it on Saturday").
 */

/** How far before a time the verb may stand that arranges it, in words. */
const reachTokens = 12;
const pastOfBe = new Set(['was', 'were', 'wasn', 'weren', 'had']);
const appositions = new Set([',', ':', '–', '—', '-', '(']);

const postponed = new Set(
  'postponed delayed deferred adjourned rescheduled rebooked moved pushed shifted slipped bumped'.split(' '),
);
/** "For" behind one of these, and what it is for, leads to the time that was arranged. */
const arranged = new Set(
  'booked reserved scheduled planned registered arranged rescheduled rebooked promised announced confirmed invited penciled pencilled slated blocked ordered requested hired prepared agreed set lined picked chose chosen rented secured'.split(
    ' ',
  ),
);
const reserved = new Set('booked reserved scheduled rescheduled rebooked postponed'.split(' '));
const hired = new Set('rented hired leased chartered'.split(' '));
/** What one gets for a day of the week or month is for one to come, but "got a bike for Christmas". */
const acquired = new Set('got bought made found baked wrote'.split(' '));
/** Followed by an infinitive or by what somebody is invited to. */
const promised = new Set('promised offered volunteered committed pledged vowed invited'.split(' '));
const intended = new Set('decided agreed asked told chose voted wanted'.split(' '));
const enrolled = new Set('registered enrolled applied signed entered'.split(' '));
/** What one enrols for has its own day, while a gym has none. */
const events = new Set(
  'marathon race run triathlon tournament conference workshop seminar exam test course class concert festival meetup hackathon retreat tour trip match contest audition'.split(
    ' ',
  ),
);
const obtained = new Set('got bought booked reserved paid put'.split(' '));
const admissions = new Set('ticket tickets seat seats flight flights deposit spot pass passes'.split(' '));
const appointments = new Set('appointment slot reservation interview viewing'.split(' '));
/** Their object may be the time itself: "picked October 3", "settled on Friday". */
const proposals = new Set('picked chose chosen proposed suggested offered'.split(' '));
const given = new Set('gave offered assigned given'.split(' '));
/** "New date: May 11" */
const dates = new Set(['date', 'deadline', 'slot', 'time', 'day', 'eta']);
const subjectsOfClause = new Set(['i', 'we', 'they', 'he', 'she']);
const receivers = new Set('us me him her them you'.split(' '));

/**
 * The tense of a time (tokens `from` to `next`) that was arranged before; null where nothing before it arranges one.
 * Looks a bounded way back.
 */
export function arrangedTense(tokens: readonly Token[], at: number, next: number): Tense | null {
  const from = skipPartsBefore(tokens, at);
  const lead = tokens[from - 1];
  if (lead === undefined || lead.kind === 'break') return null;
  const behind = isBookedList(tokens, from) ? 'future' : tenseOfArrangedBehind(tokens, next);
  if (behind !== null) return behind;
  if (appositions.has(lead.word)) return behindMark(tokens, from - 1);
  if (sentenceEnds.has(lead.word)) return null;
  const before = clauseBefore(tokens, from - 1);
  // "Hotel booked 27-29 Dec"
  if (reserved.has(lead.word) && tokens[from]?.kind === 'number') return wasArranged(before);
  if (lead.word === 'for' && isDay(tokens[from]) && before.some((word) => acquired.has(word)))
    return wasArranged(before);
  return proposed(tokens, from, next) ?? behindWord(before, lead.word);
}

/** Where "mid November" or "the 5th of May" begins, of which a rule looks at the month. */
function skipPartsBefore(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1]?.word === '-' ? at - 2 : at - 1;
  return ['early', 'mid', 'late', 'the'].includes(wordOf(tokens, before)) ? before : at;
}

/**
 * "Vacation booked! Crete, Sept 5", "concert tix!! Blur, 12 June": whether a sentence that ends at a mark ends with
 * what arranged something.
 */
export function endsArranged(tokens: readonly Token[], mark: number): boolean {
  const end = [mark, mark - 1, mark - 2].find((at) => tokens[at - 1]?.word !== '!') ?? mark;
  const word = wordOf(tokens, end - 1);
  if (tokens[end]?.word === '!' && (word === 'tickets' || word === 'tix')) return true;
  return reserved.has(word) && !pastOfBe.has(wordOf(tokens, end - 2));
}

const booked = new Set('booked reserved scheduled confirmed rescheduled rebooked'.split(' '));

/** "Diving course, October 3-10, already paid"; what is paid alone may be over. */
function tenseOfArrangedBehind(tokens: readonly Token[], next: number): Tense | null {
  if (!appositions.has(tokens[next]?.word ?? '')) return isBookedBehind(tokens, next) ? 'future' : null;
  const at = ['already', 'all', 'both'].includes(wordOf(tokens, next + 1)) ? next + 2 : next + 1;
  if (tokens[at + 1]?.kind === 'word') return null;
  if (booked.has(wordOf(tokens, at))) return 'future';
  if (wordOf(tokens, at) !== 'paid') return null;
  return at > next + 1 ? 'future' : 'open';
}

/** "Tickets for 4 June booked", at the end of its sentence. */
function isBookedBehind(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next + 1];
  const isLast = after === undefined || after.kind === 'break' || after.kind === 'mark';
  return isLast && booked.has(wordOf(tokens, next));
}

/** "Booked: flights May 3, hotel until May 8": whether such a word and a colon open the line or sentence of a place. */
export function isBookedList(tokens: readonly Token[], at: number): boolean {
  for (let back = 1; back <= reachTokens; back += 1) {
    const token = tokens[at - back];
    if (token === undefined || token.kind === 'break' || sentenceEnds.has(token.word)) return false;
    if (token.word === ':') return booked.has(wordOf(tokens, at - back - 1));
  }
  return false;
}

function isDay(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || weekdays.has(token.word) || months.has(token.word));
}

/** "Postponed: Aug 31", "we booked the venue for the wedding, October 10". */
function behindMark(tokens: readonly Token[], mark: number): Tense | null {
  const before = clauseBefore(tokens, mark);
  const isNear = [1, 2].some((back) => postponed.has(before.at(-back) ?? '') || arranged.has(before.at(-back) ?? ''));
  const isNew = before.at(-2) === 'new' && dates.has(before.at(-1) ?? '');
  if (isNew) return 'future';
  if (tokens[mark]?.word === ':' ? isNear : before.some((word) => reserved.has(word))) return wasArranged(before);
  return null;
}

/** "Was scheduled for May 12" may be over or not. */
const wasArranged = (before: readonly string[]): Tense =>
  before.some((word) => pastOfBe.has(word)) ? 'open' : 'future';

/** "We picked October 3", "they gave us June 3", "we agreed on April 14 for the launch". */
function proposed(tokens: readonly Token[], from: number, next: number): Tense | null {
  const [lead, before] = [wordOf(tokens, from - 1), wordOf(tokens, from - 2)];
  if (proposals.has(lead) || (receivers.has(lead) && given.has(before))) return 'future';
  if (lead !== 'on') return null;
  const isForSomething = ['for', 'as'].includes(wordOf(tokens, next));
  return before === 'settled' || ((before === 'agreed' || before === 'decided') && isForSomething) ? 'future' : null;
}

/** By the preposition before the time, and the verb before that. */
function behindWord(before: readonly string[], lead: string): Tense | null {
  if (lead === 'of') return before.at(-1) === 'as' ? 'open' : null;
  // "The wedding is Friday, the dinner still Saturday"; "it slipped again, now mid November", "postponed, now in May"
  if (lead === 'still' || (lead === 'now' && before.at(-1) === '')) return 'future';
  if (before.at(-1) === 'now' && before.at(-2) === '') return 'future';
  if (lead === 'from' && before.some((word) => reserved.has(word))) return wasArranged(before);
  // "We rented the chalet from May 3 to May 10": then, or for then.
  if (lead === 'from' && before.some((word) => hired.has(word))) return 'open';
  // "We have rented a cottage on Gotland in July": no perfect tells of a July that is over.
  if (lead === 'in' && before.some((word, at) => isHaving(before, at) && (hired.has(word) || reserved.has(word))))
    return 'open';
  if (lead === 'for')
    return before.some((word) => arranged.has(word)) || endsEnrolled(before) ? wasArranged(before) : null;
  if (!['on', 'in', 'at', 'by', 'from', 'before'].includes(lead)) {
    // "They agreed to pay in two weeks": the time begins with its preposition.
    return before.length > 0 ? toBeDone([...before, lead], '') : null;
  }
  return toBeDone(before, lead) ?? admission(before, lead);
}

/** "Signed up for 5 October", "entered for the 12th" */
const endsEnrolled = (before: readonly string[]): boolean =>
  enrolled.has(before.at(before.at(-1) === 'up' ? -2 : -1) ?? '');

/** "We have rented", "they've already booked" */
const isHaving = (words: readonly string[], at: number): boolean =>
  [1, 2].some((back) => /^(?:have|has|'?ve)$/.test(words[at - back] ?? ''));

/** "Promised to deliver by May", "decided to sunset v1 in September", "signed up for the race in May". */
function toBeDone(before: readonly string[], lead: string): Tense | null {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const word = before[at] ?? '';
    const isPromised = promised.has(word);
    if (!isPromised && !intended.has(word) && !enrolled.has(word)) continue;
    if (pastOfBe.has(before[at - 1] ?? '')) return null;
    const link = before.slice(at + 1, at + 5);
    if (enrolled.has(word)) return link.includes('for') && lead !== '' ? ofEnrolment(before, lead) : null;
    const isDeadline = lead === 'by' || lead === 'before';
    // "They told us they moved to Vienna"
    const isOfClause = link.some((each, place) => subjectsOfClause.has(each) && place < link.indexOf('to'));
    const isToDo = (link.includes('to') && !isOfClause) || (word === 'invited' && link.includes('for'));
    if (!isToDo && !(isPromised && isDeadline)) continue;
    return isPromised || isDeadline ? 'future' : 'open';
  }
  return null;
}

/** "Signed up for the marathon on 11 October", "for the race in May", which may be over. */
const ofEnrolment = (before: readonly string[], lead: string): Tense =>
  lead === 'on' && events.has(before.at(-1) ?? '') ? 'future' : 'open';

/** "Got tickets for Radiohead on June 5", "got an appointment on Friday". */
function admission(before: readonly string[], lead: string): Tense | null {
  const noun = before.findLastIndex((word) => admissions.has(word) || appointments.has(word));
  if (noun < 0 || !before.slice(Math.max(0, noun - 4), noun).some((word) => obtained.has(word))) return null;
  const isOfEvent =
    before.slice(noun + 1, noun + 4).some((word) => ['for', 'to', 'with'].includes(word)) ||
    appointments.has(before[noun] ?? '');
  if (!isOfEvent) return null;
  return lead === 'on' ? 'future' : 'open';
}

/**
 * The words of the clause before a place, at most {@link reachTokens}, in their order; a number or a name in code is an
 * empty one.
 */
function clauseBefore(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (let back = 1; back <= reachTokens; back += 1) {
    const token = tokens[at - back];
    if (token === undefined || token.kind === 'break' || sentenceEnds.has(token.word)) break;
    words.push(wordOf(tokens, at - back));
  }
  return words.reverse();
}
