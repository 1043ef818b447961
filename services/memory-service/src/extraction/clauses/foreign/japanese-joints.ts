/*
 * "バックエンドがElixirで、CIはBuildkiteを使っています": two Japanese clauses side by side, each with a topic of its own.
 */

const maxSentenceCharacters = 400;

/** A predicate in its joining form. */
const goesOn = /(?:で|であり|でして|だし|ですし|ますし|[^\p{Script=Latin}]し|ていて|でいて|ており|でおり)$/u;
const maxEndCharacters = 6;
/** A subject or topic with something behind it. */
const namesSubject = /[はが]../u;
/** "So", "until", "by doing", "thanks to": what belongs to the clause behind it. */
const belongsToNext =
  /(?:ので|まで|では|だけで|ことで|もので|わけで|おかげで|せいで|ところで|[後上中間下前]で|あとで|もし|しかし|ただし|但し|少し|よろし)$/u;
/** A topic that opens a clause, and what is told of it. */
const opensTopic = /^([^はが、。]{1,14})は./u;
/** What the thing before has, or points at it. */
const ofThingBefore =
  /(?:^|の)(?:名前|年齢|歳|色|値段|価格|料金|理由|場所|会場|時間|期間|期限|締め切り|締切|日程|担当|担当者|目的|サイズ|性格|趣味|出身|誕生日|中身|内容|結果|原因|詳細|残り|他|ほか|次|最初|最後|あと|あれ)$|^(?:これ|それ|そこ|ここ|こちら|そちら|彼|彼女|その|この|どちら|片方|今|今日|今回|普段|基本|実際|一部)/u;
/** "妻は車で通勤します": where "by" stands on both sides, the verb belongs to both. */
const saysBy = /(?<!ま)で(?!す|した|しょう|で|は|も|あ|い)./u;
const endsWithVerb = /[るうくすつぬむぶぐただいん][。！!]?$/u;

/** The clauses of such a sentence; the sentence alone where it is none. */
export function splitAtTopics(sentence: string): readonly string[] {
  if (!sentence.includes('、') || sentence.length > maxSentenceCharacters) return [sentence];
  const clauses: string[] = [];
  let clause = '';
  for (const part of sentence.split('、')) {
    if (clause !== '' && standsApart(clause, part)) {
      clauses.push(clause);
      clause = part;
    } else clause = clause === '' ? part : `${clause}、${part}`;
  }
  return [...clauses, clause];
}

function standsApart(before: string, part: string): boolean {
  const topic = opensTopic.exec(part)?.[1] ?? '';
  const end = before.slice(-maxEndCharacters);
  if (topic === '' || ofThingBefore.test(topic) || !goesOn.test(end) || belongsToNext.test(end)) return false;
  const mayShareVerb = end.endsWith('で') && saysBy.test(part) && endsWithVerb.test(part.slice(-2));
  return namesSubject.test(before) && !mayShareVerb;
}
