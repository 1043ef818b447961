import { expect, test } from '@jest/globals';
import { advisesAnybody } from './everyday-advice.js';

test.each([
  'Rest for two to three days and apply ice for 15 minutes at a time.',
  'Drink enough, sleep at least seven hours, and stop if it hurts.',
  'Increase your weekly distance by no more than 10 %.',
  'Write down your questions beforehand: visiting hours, laundry, meals.',
  'Order at least three weeks ahead.',
  'Tip: paint before the cabinets go in, and use a washable latex paint.',
  'Set reminders, keep a bottle on your desk and flavour the water with lemon.',
  'Ask about the warranty and compare quotes before you sign.',
])('what anybody may be advised passes: %s', (sentence) => {
  expect(advisesAnybody(sentence)).toBe(true);
});

test.each([
  'Book the movers for 28 April.',
  'Tell Mrs Okafor about the penicillin.',
  'Keep a copy of the schema in `db/schema.sql`.',
  'Save files carry a version field from now on.',
  'Order 41 failed because the card had expired.',
  'Water damage was found in the cellar.',
  'Schedule the import with cron, since the queue has no timers.',
  'I ordered the cabinets.',
  'REST calls time out after 30 seconds.',
  'Sleep intervals grow from 1 to 30 seconds between retries.',
  'Order matters here: the auth middleware must come before the rate limiter.',
  'Spend alerts fire at 80 % of the monthly limit.',
  'Paint takes 40 ms a frame because the shadow is redrawn each time.',
  'Water usage doubled in the greenhouse after the valve broke.',
  'Book returns count as credit, never as cash.',
  'Use a small batch size of 8, since larger ones run out of memory.',
  'Avoid long transactions, because they block vacuum.',
  'Order by created time and then by id, so paging stays stable.',
  'Schedule the cleanup at 03:00, since nothing else runs then.',
  'Book credit notes on account 8400, not on 8300.',
  'Pack the insulin in the hand luggage, as you fly for nine hours.',
])('and what is said of somebody or of the work stays: %s', (sentence) => {
  expect(advisesAnybody(sentence)).toBe(false);
});
