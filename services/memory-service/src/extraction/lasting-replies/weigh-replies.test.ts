import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { trainedWithSentences } from '../lasting/lasting-odds.js';
import { readModel } from '../learning/trained-model.js';
import { splitBlocks } from '../turns/split-blocks.js';
import { readLabelledReplies } from './labelled-replies.js';
import { replyModelFile } from './reply-odds.js';
import { judgeReply } from './weigh-replies.js';

test('the weights were trained on the replies that stand beside them, with the weights of sentences as they are', () => {
  const { digest } = readLabelledReplies(fileURLToPath(new URL('../../../training/replies', import.meta.url)));
  expect(readModel(replyModelFile).trainedOn).toBe(trainedWithSentences(digest));
});

const judge = (text: string, asked: string, ...others: string[]) =>
  judgeReply(asked, splitBlocks(['I looked into it.', text, ...others].join('\n\n')))(text);

test('what any book tells passes, and what was found here lasts, though both name the same', () => {
  const asked = 'why are the nightly exports slow?';
  expect(judge('A sequential scan reads every page of a table, which is fine for small ones.', asked)).toBe('passes');
  expect(
    judge('The exports scan `events` in full, because our index on `account_id` is gone since March.', asked),
  ).toBe('lasts');
});

test('what comes next and what is offered passes', () => {
  expect(judge('Let me know if I should look at the other queries as well.', 'check the export')).toBe('passes');
});

test('what a heading tells counts: a change lasts in words that pass under one of options', () => {
  const text = 'I removed `text/event-stream` from the compression list in `infra/frontdoor.bicep`.';
  const under = (heading: string) =>
    judgeReply(
      'streaming answers arrive in one lump',
      splitBlocks(`I read the profile.\n\n### ${heading}\n\n${text}`),
    )(text);
  expect(under('What I changed')).not.toBe('passes');
  expect(under('Option 2')).toBe('passes');
  expect(under('How I got there')).toBe('passes');
});

test('what was decided is told in words that pass elsewhere', () => {
  const text = 'I picked msgpack for the event bus.';
  const under = (heading: string) =>
    judgeReply('compare the serializers', splitBlocks(`Benchmarks are in.\n\n### ${heading}\n\n${text}`))(text);
  expect(under('Decision')).not.toBe('passes');
  expect(under('Options')).toBe('passes');
});

test('a name that stands without backticks is one', () => {
  const cause = 'The orders page was slow because there was no index on lower(email) in the customers table.';
  const change = 'I added the migration 0087_customers_email_lower_idx.';
  const judgeAll = judgeReply('why is it slow?', splitBlocks(`Let me look at the plan.\n\n${cause} ${change}`));
  expect(judgeAll(change)).not.toBe('passes');
});

test('what goes on by name, right behind what lasts, is not left out', () => {
  const decided =
    'I chose Varnish with tag-based purging for the catalog pages, because our Magento backend already emits `X-Cache-Tags`.';
  const where = 'The VCL file is at `ops/varnish/catalog.vcl`.';
  const general = 'Caching trades freshness for speed.';
  const judgeAll = judgeReply(
    'pick a cache for the catalog pages',
    splitBlocks(`${general} Stampedes can be softened by jitter.\n\n## Decision\n\n${decided} ${where}`),
  );
  expect(judgeAll(where)).not.toBe('passes');
  expect(judgeAll(general)).toBe('passes');
});
