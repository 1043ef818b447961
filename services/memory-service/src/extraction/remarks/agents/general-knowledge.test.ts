import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { isGenerality, isTextbook } from './general-knowledge.js';

const toldBy = (question: string, answer: string): string[] =>
  extractFacts({ messages: [`user: ${question}`, `assistant: ${answer}`], anchorDate: '2026-03-18' })
    .filter(({ sourceIndex }) => sourceIndex === 1)
    .map(({ text }) => text);

describe('what an agent explains in general is left', () => {
  test.each([
    [
      "what's the difference between a mutex and a semaphore?",
      'A mutex is held by one thread at a time. A semaphore admits as many as its counter says.',
    ],
    ['how do bloom filters work?', 'Bloom filters answer "maybe" or "no". They never miss an element that is in them.'],
    ['what is sharding?', 'Sharding splits a table across machines, so each of them holds a part of the rows.'],
    [
      'explain kafka vs rabbitmq',
      'Kafka keeps a log that consumers read at their own pace. RabbitMQ deletes messages.',
    ],
    ['why is TCP slower than UDP?', 'TCP waits for acknowledgements and UDP does not.'],
    [
      'why do some volcanoes explode and others just ooze',
      'It depends on how thick the magma is. Runny basalt lets its gas escape, so it flows out quietly.',
    ],
    [
      'what does gross mean in payroll?',
      'Gross pay is the amount before any deductions. Taxes are subtracted from it, and what is left is called net pay.',
    ],
    [
      'explain phi nodes to me',
      "In SSA form every variable is assigned exactly once. Where two paths meet, a phi node selects the value by the edge taken. They don't exist in hardware; before code generation they are replaced by copies.",
    ],
    ['what are full table scans?', 'Full table scans read every page from disk.'],
    ['what does JWT stand for?', 'JWT stands for JSON Web Token.'],
    [
      'what is a CNAME record again',
      'A CNAME record maps one name to another. When a resolver meets one, it starts over with the new name.',
    ],
    ["explain like i'm five how a heap works", 'Imagine a pile of stones. The biggest one always lies on top.'],
    ['what happens when i open a url?', 'The browser asks a resolver for the address. Then it opens a connection.'],
    ['Was ist der Unterschied zwischen Hefe und Backpulver?', 'Hefe ist ein Pilz. Backpulver ist ein Salz.'],
    [
      'what does the ? operator do in rust again',
      'On a `Result`, `?` returns the error early and otherwise unwraps the `Ok` value. On an `Option` it returns `None` early.',
    ],
    [
      'Remind me how zero padding affects a discrete Fourier transform.',
      'Zero padding interpolates the spectrum: the transform is sampled on a finer grid.',
    ],
    [
      'Could you explain to me, simply, what a foreign key is? I have to understand it before I touch the tables.',
      'A foreign key points to a row of another table. If the table `marks` has a column `pupil_id`, it must exist in `pupils`.',
    ],
    [
      'teach me about rate limiting',
      'Tokens drip into a bucket at a constant rate. Count requests per minute and reset at the full minute.',
    ],
    ['inner join vs left join, in one sentence', 'An inner join keeps only rows that match, a left join keeps all.'],
    [
      "how does python's GIL work",
      'The GIL lets one thread run bytecode at a time. If a thread does I/O, it releases the lock.',
    ],
    [
      'when does an index only scan happen in postgres?',
      'PostgreSQL uses one when all columns are in the index. When `random_page_cost` is high, the planner prefers others.',
    ],
    ['when should one use a materialized view?', 'A materialized view only pays off when reads outnumber writes.'],
  ])('%s', (question, answer) => {
    expect(toldBy(question, answer)).toEqual([]);
  });
});

describe('what it tells of a project stays', () => {
  test.each([
    [
      'why do some tenants get duplicate rows?',
      'It depends on the shard. Tenants on shard 3 share a sequence, so ids collide.',
    ],
    ["what's the difference between a mutex and a semaphore?", 'Our worker pool uses a semaphore with four permits.'],
    ['how does the CRM work', 'The CRM syncs contacts from HubSpot every night.'],
    ['how does billing work', 'The billing cron runs at 02:00. If an invoice fails, it is retried by `retry_failed`.'],
    ['what kind of index is it?', 'The orders index is a B-tree.'],
    ['why are exports slow?', 'Your exports scan the whole orders table because `created_at` has no index.'],
    ['why is the signup mail late?', 'A trigger fills the outbox and the relay polls it every five minutes.'],
    ['what are the exports waiting for?', 'Exports wait for the nightly lock on `orders`.'],
    ['why are exports slow?', 'Exports read every row of a tenant twice.'],
    ['was ist der Unterschied zwischen unserem Pro- und Team-Tarif?', 'Der Team-Tarif kostet 49 Euro und hat SSO.'],
    ["explain the import like i'm five", 'The import runs at 02:00 and copies orders from Shopify.'],
    [
      'how do cron jobs differ from timers?',
      'Timers catch up on missed runs. The backup on kestrel is a timer at 03:00.',
    ],
    ["explain like i'm five how the import works", 'We read the file twice, since `rows.csv` has two headers.'],
    ['how does our cache work?', 'Keys expire after ten minutes, and writes invalidate them.'],
    ['explain how Falcon bills traffic', 'Falcon bills each tenant by the gigabyte.'],
    ['teach me about our rate limits', 'The gateway allows 20 requests per second per key.'],
    ['remind me what Ines does', 'Ines signs the builds.'],
    [
      'explain to me how the importer handles dates',
      'The importer reads dates as Madrid time because the tills are there.',
    ],
    ['remind me how our deploy works', 'The deploy runs from main through Kamal.'],
    [
      'what does the --dry flag do in falcon',
      'The --dry flag prints the queue of each tenant and sends no mail to Mailjet.',
    ],
    ['what does James do?', 'James only handles billing.'],
    ['How do releases work?', 'Releases only go out on Tuesdays.'],
    ['What are tenants?', 'Tenants are stored as schemas in Postgres.'],
    ['is staging cheaper than production?', 'Staging runs on one node.'],
    ['How are backups different from snapshots?', 'Backups go to Hetzner each night.'],
    ['what does Falcon do?', 'Falcon queues the outgoing mail of all tenants.'],
  ])('%s', (question, answer) => {
    expect(toldBy(question, answer).length).toBeGreaterThan(0);
  });
});

describe('what any book tells is left unasked, too', () => {
  test.each([
    ['In Python, a default argument is made once.', 'In Python, our linter forbids default arguments.'],
    ["Go's maps are not ordered, which means two runs print them in two orders.", 'Go is used for the agents.'],
    ['Think of an index as the register at the end of a book.', 'Think of Pia as your contact for the index.'],
  ])('%s / %s', (general, ofProject) => {
    expect(isTextbook(general)).toBe(true);
    expect(isTextbook(ofProject)).toBe(false);
  });

  test.each([
    ['Most teams tag their releases.', 'Most tables have no primary key.'],
    ['A deadlock occurs when two transactions wait for each other.', 'A tenant is a company that pays for seats.'],
    ['Throttling means that requests wait.', 'A red badge in `status.html` means that requests wait.'],
    ['As a rule of thumb, keep functions short.', 'As a rule for this repo, functions stay short.'],
  ])('%s / %s', (general, ofProject) => {
    expect(isGenerality(general)).toBe(true);
    expect(isGenerality(ofProject)).toBe(false);
  });

  test('from messages to memories', () => {
    const told = (message: string) => extractFacts({ messages: [message], anchorDate: '2026-03-18' });
    expect(told('assistant: In Python, a default argument is made once, and every call shares it.')).toEqual([]);
    expect(
      told('assistant: In Python 3.12 our default argument in `load_rows` was shared by every call.'),
    ).toHaveLength(1);
  });
});

test('a request to be taught tells nothing of the asker', () => {
  const told = (message: string) => extractFacts({ messages: [message], anchorDate: '2026-03-18' });
  expect(told("user: explain like i'm five how a b-tree works")).toEqual([]);
  expect(told("user: I'm five months into my apprenticeship as a joiner")).toHaveLength(1);
});
