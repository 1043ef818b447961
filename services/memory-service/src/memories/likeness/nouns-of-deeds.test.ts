import { describe } from '@jest/globals';
import { testPairs } from './testing/are-one.js';

describe('who does it', () => {
  testPairs(true, [
    ['Omar owns the billing service.', 'The owner of the billing service is Omar.'],
    ['Ines is the author of the style guide.', 'Ines wrote the style guide.'],
    ['The invoice module belongs to Farah.', 'Farah owns the invoice module.'],
    ['The worker does the cleanup.', 'The cleanup is done by the worker.'],
  ]);
  testPairs(false, [
    ['Omar owns the billing service.', 'The owner of the billing page is Omar.'],
    ['Omar owned the billing service.', 'The owner of the billing service is Omar.'],
    ['The owner of the billing service is not Omar.', 'Omar owns the billing service.'],
    ['Omar owns the billing service.', 'The maintainer of the billing service is Omar.'],
    ['The owner of the store is Lena.', 'The store of the owner is Lena.'],
    ['Ana is the author of the guide.', 'Ana writes the guide.'],
    ["Ana is Bo's lead.", "Bo is Ana's lead."],
    ['Billing no longer belongs to Omar.', 'Omar owns billing.'],
    ['The worker does the cleanup.', 'The cleanup is done for the worker.'],
  ]);
});

describe('why it was', () => {
  testPairs(true, [
    ['The cause of the crash was a missing index.', 'The crash was caused by a missing index.'],
    ['The reason for the outage was an expired certificate.', 'An expired certificate caused the outage.'],
    ['The timeout was due to a slow query.', 'The cause of the timeout was a slow query.'],
  ]);
  testPairs(false, [
    ['The cause of the crash was a full disk.', 'The crash was the cause of a full disk.'],
    ['The cause of the crash was a full disk.', 'The crash was not caused by a full disk.'],
    ['The cause of the crash was a full disk.', 'The crash may have been caused by a full disk.'],
    ['The probable cause of the crash was a full disk.', 'A full disk caused the crash.'],
    ['The cause of the crash in May was a full disk.', 'A full disk caused the crash.'],
  ]);
});

describe('what was chosen', () => {
  testPairs(true, [
    ['We decided to use Kafka.', 'We chose Kafka.'],
    ['We went with Kafka.', 'We decided on Kafka.'],
    ['The team opted for Svelte.', 'We decided to go with Svelte.'],
    ['Our decision was to use gRPC.', 'We settled on gRPC.'],
  ]);
  testPairs(false, [
    ['We decided not to use Kafka.', 'We chose Kafka.'],
    ['We decided against Kafka.', 'We decided on Kafka.'],
    ["We haven't decided on Kafka yet.", 'We chose Kafka.'],
    ['We want to use Kafka.', 'We decided to use Kafka.'],
    ['We chose Kafka over Redis.', 'We chose Redis over Kafka.'],
    ['We went without Kafka.', 'We went with Kafka.'],
    ['They decided to use Kafka.', 'We chose Kafka.'],
  ]);
});

describe('what somebody has, has not, and how one goes', () => {
  testPairs(true, [
    ["I'm allergic to peanuts.", 'I have a peanut allergy.'],
    ['My son is intolerant to milk.', 'My son has a milk intolerance.'],
    ['I prefer dark mode.', 'Dark mode is my preference.'],
    ['I have a fear of heights.', 'I am afraid of heights.'],
    ['Every Monday I meet Dana.', 'I have a meeting with Dana every Monday.'],
    ['Our plan is to move to Go.', 'We plan to move to Go.'],
    ['There is no staging environment.', "We don't have a staging environment."],
    ['No one is allowed to push to main.', 'Nobody may push to main.'],
    ['I go to work by bus.', 'I take the bus to work.'],
    ['Mein Wohnort ist Bern.', 'Ich wohne in Bern.'],
    ['Wir haben uns für Kafka entschieden.', 'Wir haben Kafka gewählt.'],
    ['Jeden Morgen um 9 Uhr haben wir unser Standup.', 'Unser Standup ist jeden Morgen um 9 Uhr.'],
    ['Mon domicile est à Nantes.', "J'habite à Nantes."],
    ['Mi casa está en Sevilla.', 'Vivo en Sevilla.'],
  ]);
  testPairs(false, [
    ["I'm allergic to peanuts.", 'I have a walnut allergy.'],
    ["I'm not allergic to peanuts.", 'I have a peanut allergy.'],
    ["I'm allergic to milk.", 'I have a milk intolerance.'],
    ['I prefer dark mode.', 'Dark mode is our preference.'],
    ['I prefer dark mode.', 'Dark mode was my preference.'],
    ['I have no fear of heights.', 'I am afraid of heights.'],
    ['Our plan is to move to Go.', 'I plan to move to Go.'],
    ['My goal is to win the race.', 'I plan to win the race.'],
    ['There was no staging environment.', "We don't have a staging environment."],
    ['Nobody may push to main.', 'Nobody may push to main without review.'],
    ['I go to work by bus.', 'I take the train to work.'],
    ['Mein Geburtsort ist Bern.', 'Ich wohne in Bern.'],
    ['Wir haben uns gegen Kafka entschieden.', 'Wir haben Kafka gewählt.'],
  ]);
});
