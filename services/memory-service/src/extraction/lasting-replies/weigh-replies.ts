import { statesPlainly, tellsOfOurs } from '../remarks/agents/told-of-ours.js';
import { tellsRemedy, tellsUnderLabel } from '../remarks/agents/told-remedies.js';
import type { Block } from '../turns/split-blocks.js';
import { replyOdds } from './reply-odds.js';
import { type Scope, scopeOfHeading } from './scope-of-heading.js';
import type { SectionKind } from './section-kinds.js';
import { type SentenceInReply, sentencesOf } from './sentence-in-reply.js';
import { tellsApart } from './told-apart.js';

/** Whether a sentence of a reply passes or lasts for sure, whatever rules say of it, or is open to them. */
export type ReplyJudgement = 'passes' | 'lasts' | 'open';

/** Higher bounds lose facts faster than they leave out what passes. */
const passesBelow = -1;
/** Beside what surely tells of the matter at hand the rest explains it: it has to tell something by itself. */
const passesBeside = -0.5;
const surelyTold = 2;
/** Where not one sentence rather lasts than not, the reply teaches, plans, or reports the moment. */
const ratherTold = 0;
/** A reply reports if so many of its sentences rather last: what stands among them is of the same project. */
const reportingShare = 0.4;
const minReportSentences = 3;
const passesInReport = -2.5;
/**
 * What has to be weighed under a heading that says what it tells. Of sentences under one of changes ("Fix", "What I
 * did") three in four last, and half of those at -3; of a cause two in five from -1 on. Under one of general matters,
 * of options, plans, and of how the agent went about it, one in thirty of those below these bounds does.
 */
const boundsOfSections: Readonly<Record<SectionKind, (bound: number) => number>> = {
  change: (bound) => Math.min(bound, -4),
  cause: (bound) => Math.min(bound, -1),
  decision: (bound) => Math.min(bound, -2.5),
  result: (bound) => bound,
  general: (bound) => Math.max(bound, 0.5),
  options: (bound) => Math.max(bound, 0),
  plan: (bound) => Math.max(bound, 0),
  course: (bound) => Math.max(bound, 0),
};

/** The same where a heading says whose matters it tells, and not what of them. */
const boundsOfScopes: Readonly<Record<Scope, (bound: number) => number>> = {
  ours: (bound) => Math.min(bound, -2.5),
  general: (bound) => Math.max(bound, 0.6),
};

/** A turn with such a sentence does not pass as a whole; under a heading of changes all from -1 on last. */
const lastsFrom = 1;
const changeLastsFrom = -1;
/** Of a longer reply the beginning is weighed. */
const maxSentences = 300;

const open: ReadonlySet<SectionKind | null> = new Set([null, 'decision', 'result', 'change', 'cause']);
const namesCode = /`[^`]+`|(?<![\w/.])(?:[\w.-]*\/[\w./-]+|\w+_\w+_\w+)(?![\w/])/;
const instructs =
  /[?:…]$|^`:|\b(?:you|your|if|would|could|should|might|may|for example|e\.g|usually|typically|generally|let me|can be|i can|i['’]ll)\b|^(?:run|use|add|set|make|check|try|open|call|see|then|next|note)\b/i;

/** "I chose Varnish …. The VCL file is at `ops/varnish/catalog.vcl`.": right behind it, of the same matter, and by name. */
const goesOnByName = (sentence: SentenceInReply, before: SentenceInReply): boolean =>
  sentence.heading === before.heading &&
  sentence.place === before.place + 1 &&
  open.has(sentence.section) &&
  namesCode.test(sentence.text) &&
  !instructs.test(sentence.text.replace(/`[^`]*`/g, '`'));

/** What a sentence has to weigh in a reply, by what its sentences weigh. */
function boundAmong(odds: readonly number[]): number {
  const heaviest = Math.max(...odds);
  if (heaviest < ratherTold) return ratherTold;
  const told = odds.filter((each) => each >= ratherTold).length;
  if (odds.length >= minReportSentences && told >= reportingShare * odds.length) return passesInReport;
  return heaviest >= surelyTold ? passesBeside : passesBelow;
}

/**
 * Judges by weights whether the sentences of an agent's reply tell something of the matter at hand that lasts, or what
 * any book does and what is of the moment. What stands right before a remedy tells what it cures.
 */
export function judgeReply(asked: string | null, blocks: readonly Block[]): (sentence: string) => ReplyJudgement {
  const odds = new Map<string, number>();
  const sections = new Map<string, SectionKind | null>();
  const scopes = new Map<string, Scope | null>();
  const besideTold = new Set<string>();
  const cured = new Set<string>();
  const weighed: SentenceInReply[] = [];
  let before: SentenceInReply | null = null;
  for (const sentence of sentencesOf(asked, blocks)) {
    if (sentence.place >= maxSentences) break;
    // "Cause: …" says itself what it is the cause of.
    if (tellsRemedy(sentence.text) && !tellsUnderLabel(sentence.text)) cured.add(before?.text ?? '');
    if (before !== null && goesOnByName(sentence, before) && (odds.get(before.text) ?? 0) >= lastsFrom)
      besideTold.add(sentence.text);
    before = sentence;
    weighed.push(sentence);
    if (odds.has(sentence.text)) continue;
    odds.set(sentence.text, replyOdds(sentence));
    sections.set(sentence.text, sentence.section);
    scopes.set(sentence.text, scopeOfHeading(sentence.heading));
  }
  const boundOfReply = boundAmong([...odds.values()]);
  const isApart = tellsApart(weighed, (sentence) => (odds.get(sentence) ?? 0) >= lastsFrom);
  const isOpen = (sentence: string): boolean =>
    cured.has(sentence) || besideTold.has(sentence) || tellsOfOurs(sentence) || (isApart && statesPlainly(sentence));
  return (sentence) => {
    const weight = odds.get(sentence);
    if (weight === undefined) return 'open';
    if (tellsRemedy(sentence)) return 'lasts';
    const section = sections.get(sentence) ?? null;
    const scope = scopes.get(sentence) ?? null;
    const boundOfSection = section === null ? boundOfReply : boundsOfSections[section](boundOfReply);
    const bound = scope === null ? boundOfSection : boundsOfScopes[scope](boundOfSection);
    if (weight < bound) return isOpen(sentence) ? 'open' : 'passes';
    return weight >= (section === 'change' ? changeLastsFrom : lastsFrom) ? 'lasts' : 'open';
  };
}
