import { describe, expect, test } from '@jest/globals';
import type { Candidate } from '../candidates/candidate.js';
import { day, lift, scoredAs } from '../testing/rank-in-order.js';

describe('puts right what was said last of its kind, though it answers nothing itself', () => {
  const near = Int8Array.from([120, 40, 0, 0]);
  const alike = Int8Array.from([40, 120, 0, 0]);
  /** Neither near nor contrary. */
  const apart = Int8Array.from([0, 0, 0, 127]);
  const unlike = Int8Array.from([0, -60, 110, 0]);
  const said = (memory: string, date: number, fields: Partial<Candidate> = {}) => ({
    memory,
    id: memory,
    sessionId: memory,
    createdAt: day(date),
    embedding: near,
    ...fields,
  });
  const correcting = (memory: string, fields: Partial<Candidate> = {}) =>
    said(memory, 12, { isCorrection: true, embedding: alike, ...fields });
  /** Each of them far better than what follows. */
  const firstOf = (query: string, ...given: ReturnType<typeof said>[]) =>
    lift(
      query,
      given.map((fields, place) => scoredAs(0.6 - place * 0.19, fields)),
    )[0];

  test.each([
    ['Dependencies are installed with npm', 'No, we use pnpm', 'How are dependencies installed?'],
    ['Unit tests are run by Jest', 'No, we use Vitest', 'What runs the unit tests?'],
    ['Passwords are hashed with bcrypt', 'No, we use argon2', 'How are passwords hashed?'],
    ['The upload limit is 10 MB', "No, it's 25 MB", 'What is the upload limit?'],
    ['The retro is on Fridays', "No, it's on Wednesdays", 'On which day is the retro?'],
    ['Invoices are approved by Nora', "No, it's Felix", 'Who approves invoices?'],
    ['Omar owns the billing service', 'No, Ingrid does', 'Who owns the billing service?'],
    ['The team lead is Hannah', 'Wrong, Lukas is', 'Who is the team lead?'],
  ])('%s; %s', (older, newer, query) => {
    const filler = said('The office is on the ground floor', 8, { embedding: unlike });
    expect(firstOf(query, said(older, 10), filler, said('We like tea', 9), correcting(newer))).toBe(newer);
  });

  test.each([
    ['The retro is on Fridays', 'No, we use Tailwind', 'On which day is the retro?'],
    ['The upload limit is 10 MB', "No, it's Felix", 'What is the upload limit?'],
    ['Invoices are approved by Nora', "No, it's on Wednesdays", 'Who approves invoices?'],
    ['The API listens on port 8080', 'No, we use pnpm', 'Which port does the API listen on?'],
    ['The worker has a timeout of 30 seconds', 'No, we use Vitest', 'What is the timeout of the worker?'],
  ])('but no value of another kind: %s; %s', (older, newer, query) => {
    expect(firstOf(query, said(older, 10), said('We like tea', 9), said('Tea is green', 9), correcting(newer))).toBe(
      older,
    );
  });

  test('a number puts right no age, nor "we" what somebody else did', () => {
    const age = said('My daughter Lena is eight', 9);
    const croissants = said('We make 80 croissants a day', 10, { embedding: unlike });
    expect(firstOf('How old is my daughter?', age, croissants, correcting("We're up to 120"))).toBe(age.memory);
    const cousin = said('My cousin switched to an electric Renault', 9);
    const mill = said('The mill of the village is closed', 10, { embedding: unlike });
    const supplier = said('We switched to Molino Ferri', 12, { embedding: near });
    expect(firstOf('What did my cousin switch to?', cousin, mill, supplier)).toBe(cousin.memory);
  });

  test('what one is paid puts nothing right of what another one is', () => {
    const lena = said('We pay Lena 40 euros an hour', 10);
    const query = 'What do we pay Lena?';
    expect(firstOf(query, lena, said('We pay Tom 45 euros an hour now', 12))).toBe(lena.memory);
    expect(firstOf(query, lena, said('We pay Lena 45 euros an hour now', 12))).toBe('We pay Lena 45 euros an hour now');
  });

  test('what moves "it" is told of nobody who moved', () => {
    const sister = said("She's moved to Braga", 9);
    const bank = said("The bakery's account is with Nordbank", 10, { embedding: unlike });
    const moved = correcting('We moved it to Sparda', { embedding: apart });
    expect(firstOf('Where has she moved to?', sister, bank, moved)).toBe(sister.memory);
  });

  test('a tool takes the place of one of its kind, and of no other', () => {
    const logs = said('We log with winston', 9, { embedding: apart });
    const host = said('We host on AWS', 10);
    const switched = said('We switched to pino', 12, { embedding: alike });
    expect(firstOf('What do we log with?', logs, host, switched)).toBe(switched.memory);
    expect(firstOf('Where do we host?', host, logs, switched)).toBe(host.memory);
  });

  test('a tool that a conversation decides on takes the place of what it decided before, and of nothing it compared', () => {
    const ofTalk = (memory: string, sourceIndex: number, fields: Partial<Candidate> = {}) =>
      said(memory, 10, { sessionId: 'talk', sourceIndex, role: 'user', ...fields });
    const prisma = ofTalk("I've decided to use Prisma for the ORM", 0);
    const compared = ofTalk('Drizzle starts faster than most ORMs', 1, { role: 'assistant' });
    const drizzle = ofTalk("Let's go with Drizzle then", 2, { embedding: alike });
    expect(firstOf('Which ORM do we use?', prisma, compared, drizzle)).toBe(drizzle.memory);
    const limit = ofTalk('The upload limit is 10 MB', 0);
    expect(firstOf('What is the upload limit?', limit, compared, ofTalk('We switched to 25 MB', 2))).toBe(limit.memory);
  });

  test('"she" and "he" are told of whom they may be', () => {
    const daughter = said('My daughter is called Emma', 10);
    const son = said('My son is called Paul', 10);
    const query = 'What is my child called?';
    expect(firstOf(query, daughter, son, correcting('Sorry, her name is Anna'))).toBe('Sorry, her name is Anna');
    const he = correcting('Sorry, his name is Tom', { embedding: apart });
    expect(firstOf(query, daughter, he)).toBe(daughter.memory);
  });

  const npm = said('Dependencies are installed with npm', 10);
  const query = 'How are dependencies installed?';
  const others = [said('Tea is green', 8, { embedding: unlike }), said('Coffee is black', 8, { embedding: unlike })];
  const pnpm = 'No, we use pnpm';

  test('nor where another statement is as near, or nothing is near at all', () => {
    const [reports, plotrix] = [said('Reports are drawn with Kestrix', 10), 'No, we use Plotrix'];
    const drawn = 'How are reports drawn?';
    expect(firstOf(drawn, reports, ...others, correcting(plotrix))).toBe(plotrix);
    const rival = said('The frontend is written in Vexa', 10);
    expect(firstOf(drawn, reports, rival, ...others, correcting(plotrix))).toBe(reports.memory);
    const painter = said('The chart painter is Kestrix', 10);
    const far = correcting(plotrix, { embedding: unlike });
    expect(firstOf('Which chart painter do we use?', painter, said('We like tea', 8), far)).toBe(painter.memory);
  });

  test('what tells by what means something is done need not be near', () => {
    expect(firstOf(query, npm, said('We like tea', 8), correcting(pnpm, { embedding: apart }))).toBe(pnpm);
    const lea = said('I share a flat with Lea', 10);
    expect(firstOf('Who do I share a flat with?', lea, correcting(pnpm, { embedding: apart }))).toBe(lea.memory);
  });

  test('nor what was done once', () => {
    const hike = said('I hiked the Kesch trail with Lea', 10);
    const treasurer = said('The treasurer is Simon', 10);
    expect(firstOf('Who is the treasurer?', treasurer, hike, ...others, correcting('No, Miriam is'))).toBe(
      'No, Miriam is',
    );
  });

  test('of two that say the same of one value either is meant', () => {
    const again = said('The package manager is npm', 10);
    expect(firstOf('Which package manager do we use?', again, npm, ...others, correcting(pnpm))).toBe(pnpm);
  });

  test('nor behind another message, which it may answer, nor what another speaker said', () => {
    expect(firstOf(query, npm, ...others, correcting(pnpm, { sourceIndex: 3 }))).toBe(npm.memory);
    expect(firstOf(query, npm, ...others, correcting(pnpm, { speaker: 'Ana' }))).toBe(npm.memory);
  });
});
