import { redactTables } from './layouts/table-secrets.js';
import { endOfKeyBody, redactProse } from './redact-text.js';
import { placeholderOf, type Replace } from './values/found-secrets.js';
import { codePattern, mayHoldSecretName, SecretNames } from './values/secret-names.js';
import { redactTold, redactToldIfStriking } from './values/told-values.js';
import { namesPart } from './words/plain-password-words.js';
import { abbreviationPattern, nounPattern } from './words/sentence-words.js';

/*
 * Secrets that stand behind what asks for them or announces them, in the next message, turn or sentence: "What is the
 * wifi password?" – "It's …", "The db password is" – "…". The answer is read as if the name stood before it.
 */

/** Where a line opens a turn of a pasted conversation: "user: …", "**A:** …"; a placeholder has a colon, too. */
const turnStart = /\n(?![ \t]{0,8}[*_<(]{0,3}\[secret:)(?=[ \t]{0,8}[*_[<(]{0,3}\p{L}{1,20}[*_\]>)]{0,3}[:：])/u;
const label =
  /^\s{0,40}(?:(?![*_<(]{0,3}\[secret:)[*_[<(]{0,3}[\p{L}\p{N}_.' -]{1,40}[*_\]>)]{0,3}[:：][*_]{0,3}\s{0,4})?/u;

const noun = `(?:${nounPattern()}|pass ?phrases?|pass ?codes?|${abbreviationPattern}|pins?|${codePattern}|(?:api|access|auth|secret|private|signing|encryption|deploy|license|webhook)[ _-]?(?:keys?|tokens?|secrets?)|tokens?|credentials?)`;
/** A name of secrets, and what the sentence says behind it. */
const asked = new RegExp(`(?<![\\p{L}\\p{N}]|secret:)(${noun})s?(?![\\p{L}\\p{N}])([^\\n.!?？:]{0,100})([?？])`, 'giu');
const requested = new RegExp(
  `(?<![\\p{L}\\p{N}]|secret:)(${noun})s?(?![\\p{L}\\p{N}])([^\\n.!?？:]{0,100})[.!?？:]{0,3}\\s{0,4}$`,
  'iu',
);
const asking =
  /(?<!\p{L})(?:what|whats|which|tell|give|share|send|paste|provide|enter|type|know|have|remember|remind|need|get|got|welche[sr]?|wie lautet|wie ist|was ist|sag|quel|quelle|cu[aá]l|qual|какой|vilket|jakie|hva|hvad)(?!\p{L})/iu;
const ordering =
  /(?<!\p{L})(?:tell|give|share|send|paste|provide|enter|type|post|reply with|(?:i|we)(?: will| would|['’]ll|['’]d)? need(?: (?:the|your|an?|some))?)(?!\p{L})/iu;
/** "whats the db pw", as one types it. */
const askingWithoutMark =
  /^\s{0,4}(?:[\p{L}\p{N}_-]{1,20}:\s{1,4})?(?:(?:hey|hi|ok|so|and|btw|pls|please|remind me)[\s,]{1,3}){0,2}(?:what['’]?s|what (?:is|was)|wie (?:lautet|ist|war)|was ist|quel(?:le)? est|cu[aá]l es|qual [eéè])\s(?!an?\s$)/iu;
const isOfWhat =
  /^\s{0,4}(?:(?:again|now|pls|please|then|(?:for|of|on|at|to|für|vom|zum|de|du|del|do|da)\s\S.{0,60}))?\s{0,4}$/iu;
/** "Do you use passwords?" */
const askingForUse = /(?:^|[\s:])(?:do|does|did)\s(?:you|we|they|it)\suse\s(?:any\s)?$/i;
const otherwise =
  /(?<!\p{L})(?:how|why|when|who|where|whether|should (?:we|i) (?!use)|wie oft|warum|wann|wo)(?!\p{L})/iu;
const maxPlainWords = 4;

const unfinished = /(?:[:：=]|(?<!\p{L})(?:is|are|was|to|ist|lautet|est|es|é|è|är|to jest))[*_]{0,3}\s{0,4}$/iu;

/** What an answer may begin with. */
const answerLead =
  /^(?:(?:sure|ok(?:ay)?|yes|yeah|yep|well|right|here(?:['’]s| you go| it is)?|it['’]?s|it is|that['’]?s|that is|this is|they['’]?re|they are|try|use|take|it was|it should be|still|no,|sorry|i think|i believe|es ist|das ist|ist|c['’]est|es|è|é|to|это)[\s,:;!.—–-]{1,3}){0,4}/iu;

/** Answers that tell none. */
const refusal =
  /^(?:no idea|not sure|no clue|i (?:do|don|did|forgot|can|won|never|put|have|keep|moved|lost)|i['’](?:d|ll|ve)|ask|nobody|somebody|someone|never|only|none|keine ahnung|aucune idée|ni idea)(?!\p{L})/iu;

const privateKey = placeholderOf('private_key');

type Redact = (text: string) => string;

const maxTailCharacters = 300;
const maxAnswerCharacters = 8000;

/** Reads messages in their order; to be called with each once. */
export function createAnswerRedaction(replace: Replace): (message: string) => string {
  const known = new Map<string, string>();
  /** What is pasted repeats itself. */
  const redact: Redact = (text) => {
    const redacted = known.get(text) ?? redactProse(text, replace);
    known.set(text, redacted);
    return redacted;
  };
  let before = '';
  let rowsBefore = '';
  const readTurn = (turn: string): string => {
    const ofKey = before.endsWith(privateKey) ? withoutRestOfKey(turn) : turn;
    const continued = rowsBefore === '' ? ofKey : withoutRestOfTable(ofKey, rowsBefore, replace);
    const answered = withoutAnswer(continued, before, redact);
    const redacted = mayHoldSecretName(answered) ? withoutAnswersWithin(answered, redact) : answered;
    rowsBefore = rowsAtEnd(redacted);
    before = redacted.slice(-maxTailCharacters).trimEnd().split('\n').at(-1) ?? '';
    return redacted;
  };
  return (message) => message.split(turnStart).map(readTurn).join('\n');
}

const lineOfKey = /^[A-Za-z0-9+/=\s]{40,}$/;

/** A private key that the turn before began. */
function withoutRestOfKey(turn: string): string {
  const start = lengthOfLabel(turn, 0);
  const end = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(turn);
  const bodyEnd = endOfKeyBody(turn, start);
  if (end === null) return lineOfKey.test(turn.slice(start, bodyEnd)) ? withKeyReplaced(turn, start, bodyEnd) : turn;
  const isOpen = !turn.slice(0, end.index).includes('-----BEGIN');
  return isOpen ? withKeyReplaced(turn, start, end.index + end[0].length) : turn;
}

const maxRowsBefore = 50;

/** Lines that begin with a bar, at the end of a turn; "user: | name |" is one. */
function rowsAtEnd(turn: string): string {
  const end = turn.trimEnd();
  if (!end.endsWith('|')) return '';
  const lines = end
    .slice(-maxRowsBefore * maxTailCharacters)
    .split('\n')
    .slice(-maxRowsBefore);
  const above = lines.findLastIndex((line) => !line.trimEnd().endsWith('|') || !line.includes('|'));
  return lines
    .slice(above + 1)
    .map((line, at) => (at === 0 ? line.slice(Math.max(0, line.indexOf('|'))) : line))
    .join('\n');
}

/** Rows under the heads of the turn before. */
function withoutRestOfTable(turn: string, rowsBefore: string, replace: Replace): string {
  const start = lengthOfLabel(turn, 0);
  const rows = turn.slice(start);
  if (!rows.startsWith('|')) return turn;
  const lead = `${rowsBefore}\n`;
  const told = redactTables(lead + rows, new SecretNames(redactProse, replace));
  return told.startsWith(lead) ? turn.slice(0, start) + told.slice(lead.length) : turn;
}

const withKeyReplaced = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}${privateKey}${text.slice(to)}`;

/** What a turn begins with, where the one before asks for a secret or announces one. */
function withoutAnswer(turn: string, before: string, redact: Redact): string {
  if (!mayHoldSecretName(before)) return turn;
  const name = nameAskedFor(before);
  if (name === null && !unfinished.test(before)) return turn;
  const start = lengthOfLabel(turn, 0);
  const end = endOfAnswer(turn, start);
  const answer = turn.slice(start, end);
  const lead = `${(before.split(/[.!?]\s/).at(-1) ?? '').trimEnd()} `;
  const redacted = name === null ? redactBehind(lead, answer, redact) : redactAnswer(answer, name, redact);
  return turn.slice(0, start) + redacted + turn.slice(end);
}

/** "We need the admin password. What is it?" */
const askedAgain =
  /[.!]\s{1,3}(?:what(?:['’]s| is| was) (?:it|that)|(?:can|could) (?:you|i) (?:\p{L}{1,20} ){1,3}it)\s?[?？]$/iu;

function nameAskedFor(line: string): string | null {
  const before = line.replace(askedAgain, '?');
  const found = requested.exec(before);
  if (found === null) return null;
  const [whole, name = '', behind = ''] = found;
  const said =
    before
      .slice(0, found.index)
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  if (before !== line) return name;
  if (!/[?？]\s{0,4}$/.test(whole)) {
    const asks =
      (ordering.test(said) && !namesPart(firstWord(behind))) ||
      (askingWithoutMark.test(said) && isOfWhat.test(behind) && asksFor(said, behind));
    return asks && !unfinished.test(whole) ? name : null;
  }
  return asksFor(said, behind) ? name : null;
}

const firstWord = (text: string): string => text.trim().split(/\s/)[0] ?? '';

/** Whether a question around a name of secrets asks for the secret, and not how, when or by whom it is kept. */
function asksFor(said: string, behind: string): boolean {
  const next = firstWord(behind);
  if ((next !== '' && namesPart(next)) || otherwise.test(said) || askingForUse.test(said) || next === 'or')
    return false;
  return asking.test(said) || said.trim().split(/\s+/).length <= maxPlainWords;
}

/** "What is the password? It's …" */
function withoutAnswersWithin(turn: string, redact: Redact): string {
  if (!/[?？]\s{0,4}\S/.test(turn)) return turn;
  const pieces: string[] = [];
  let kept = 0;
  for (const match of turn.matchAll(asked)) {
    const [whole, name = '', behind = ''] = match;
    const end = match.index + whole.length;
    const said =
      turn
        .slice(Math.max(0, match.index - maxTailCharacters), match.index)
        .split(/[.!?\n]/)
        .at(-1) ?? '';
    if (!asksFor(said, behind)) continue;
    const start = end + lengthOfLabel(turn, end);
    const answerEnd = endOfAnswer(turn, start);
    pieces.push(turn.slice(kept, start), redactAnswer(turn.slice(start, answerEnd), name, redact));
    kept = answerEnd;
  }
  return kept === 0 ? turn : pieces.join('') + turn.slice(kept);
}

const lengthOfLabel = (text: string, from: number): number => label.exec(text.slice(from, from + 100))?.[0].length ?? 0;

/** An answer ends with its line, and before the next question. */
function endOfAnswer(text: string, from: number): number {
  const length = text.slice(from, from + maxAnswerCharacters).search(/[\n?？]/);
  return Math.min(text.length, from + (length === -1 ? maxAnswerCharacters : length));
}

function redactAnswer(text: string, name: string, redact: Redact): string {
  const lead = answerLead.exec(text)?.[0] ?? '';
  const answer = text.slice(lead.length).trimEnd();
  const space = text.slice(lead.length + answer.length);
  if (refusal.test(answer)) return text;
  const redactWord = /key|token|secret|credential/i.test(name) ? redactToldIfStriking : redactTold;
  if (/^\S+$/.test(answer)) return lead + redactWord(answer, name, redact) + space;
  // "Testing for long passwords is a good idea because …" tells of passwords, and no password.
  if (wordsOfFirstSentence(answer) > maxAnswerWords) return text;
  return lead + redactBehind(`The ${name} is `, answer, redact) + space;
}

/** Who tells a secret tells little more: "hunter2 for staging". */
const maxAnswerWords = 4;
const wordsOfFirstSentence = (answer: string): number =>
  (answer.split(/[.!;,\n](?:\s|$)/)[0] ?? '').trim().split(/\s+/).length;

/** A text as it is read behind other words. */
function redactBehind(lead: string, text: string, redact: Redact): string {
  const told = redact(lead + text);
  return told.startsWith(lead) ? told.slice(lead.length) : text;
}
