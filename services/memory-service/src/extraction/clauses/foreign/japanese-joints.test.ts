import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  ['フロントはReactで、バックエンドはGoです。', ['フロントはReactで', 'バックエンドはGoです。']],
  ['妻は看護師で、息子は小学生です。', ['妻は看護師で', '息子は小学生です。']],
  ['DBはMySQLで、キャッシュにはRedisを使っています。', ['DBはMySQLで', 'キャッシュにはRedisを使っています。']],
  ['私は東京に住んでいて、妻は大阪で働いています。', ['私は東京に住んでいて', '妻は大阪で働いています。']],
  ['本番は東京にあるし、検証環境は大阪です。', ['本番は東京にあるし', '検証環境は大阪です。']],
  ['インデントは2つで、行の長さは100文字までです。', ['インデントは2つで', '行の長さは100文字までです。']],
])('two topics, each with what is told of it: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test.each([
  ['one verb for both', '私は電車で、妻は車で通勤します。'],
  ['what the thing before has', 'うちの犬は柴犬で、名前はポチです。'],
  ['a reason', 'テストは遅いので、CIは夜だけ動かします。'],
  ['until when', '納期は3月末まで、レビューは水曜です。'],
  ['no topic before it', '電車で、私は会社に行きます。'],
  ['no topic behind it', '妹は医者で、神戸に住んでいます。'],
])('%s: %s', (_, sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});
