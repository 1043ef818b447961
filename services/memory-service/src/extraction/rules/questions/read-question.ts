import { mayNameTime } from '../../dates/tokens/date-words.js';
import { contentWords } from '../../language/content-words.js';
import { hasFiniteVerb } from '../../language/finite-verb.js';
import { looksForeign } from '../../language/foreign-clause.js';
import { findFiniteVerb, startsIndependentClause } from '../../language/independent-clause.js';
import { isVerbContraction } from '../../language/lexicon/english-verbs.js';
import { isSpecific } from '../../language/specific.js';
import { placeWords } from '../../language/words-in-place.js';
import { startsInterrogative } from '../../remarks/requests/questions.js';
import type { Voice } from '../../voice.js';
import { tellsSurely, toldWithin } from './told-within-question.js';

/*
 * Questions are left, but some tell something of the one who asks: "Did you know I adopted a cat?", "I'm 29 and moving
 * to Berlin, can you help?", "Which index fits, since we're on Postgres 16?".
 */

const tellingFrames =
  /^(?:did (?:you|i) (?:know|hear|see|tell you|mention)(?: that)?|do you (?:know|remember)(?: that)?|guess what[,:!]?|you know what[,:?]?|have you heard(?: that)?|wusstest du,? dass|weißt du,? dass|tu sais que|savais-tu que|sabías que|sabias que|lo sapevi che)\s+(?!(?:any|some|anything|anyone|anybody|something|someone|somebody|of|if|whether|where|how|what|which|who|when|why)\b)(?=\S)/i;
/** "can you keep answers short from now on?" */
const asksForGood =
  /^(?:please )?(?:can|could|would|will) (?:you|u) (?:please |pls |just )?(?!tell|explain|show|help|check|look|remind)\p{L}+ [^?]{3,120}\b(?:from now on|going forward|in (?:the )?future|at all times|every time|(?:by|as a) default)\b/iu;
const reasons =
  /(?:^|[,;–—-]\s*|\s)(?:since|because|given that|seeing that|now that|considering(?: that)?|considering)\s+(?=(?:i|we|my|our|i'm|we're|i've|we've)\b)/i;

/** "She moved to Bristol, remember?": told, to somebody who once knew. */
const reminder = /^(.{8,}?\S), (?:(?:you|u) )?remember\s?\?{1,3}$/iu;

const maxRequestWords = 4;

/** The part of a question that states something, close to its words, or null when it only asks. */
export function statementInQuestion(question: string, voice: Voice, names: ReadonlySet<string>): string | null {
  const head = question.slice(0, 2000);
  const frame = tellingFrames.exec(head);
  if (frame !== null) {
    const told = head.slice(frame[0].length);
    return startsIndependentClause(placeWords(told), 0) || !/^did|^do|^have/i.test(frame[0]) ? withoutMark(told) : null;
  }
  if (asksForGood.test(head)) return withoutMark(head);
  const reminded = reminder.exec(head)?.[1];
  if (reminded !== undefined && !startsInterrogative(reminded)) return reminded;
  const opening = openingStatement(head, names);
  if (opening !== null) return opening;
  const reason = reasonIn(head);
  if (reason !== null) return reason;
  if (voice !== 'user') return null;
  return closingStatement(head) ?? (toldWithin(head, names) === null ? null : withoutMark(head));
}

/** "…, since we're on Postgres 16"; "considering my age" names what to think of, and tells nothing. */
function reasonIn(question: string): string | null {
  const found = reasons.exec(question);
  const reason = found === null ? '' : withoutMark(question.slice(found.index + found[0].length));
  return hasFiniteVerb(reason) || isSpecific(reason) ? reason : null;
}

/** "I'm sitting the exam on 12 April, can you help me with a plan": without its mark. */
const helpAsked =
  /^((?=.{0,200}?\b(?:i|we|my|our)\b).{12,}?), (?:(?:so|and) )?(?:can|could) (?:yo)?u (?:please )?help\b/isu;

/** Whether a user asks for help with what is one's own, is named, and surely lasts. */
export function asksForHelpWithOwn(said: string): boolean {
  const told = helpAsked.exec(said.slice(0, 600))?.[1];
  return told !== undefined && (isSpecific(told) || mayNameTime(told)) && tellsSurely(told);
}

/**
 * "…, we run 40k jobs a day", "… for my wife, she's into pottery": what stands behind the asking part, of the asker or
 * of theirs.
 */
const toldBehind =
  /^.{12,}?(?:, | [–—-] )((?:i|we)(?:['’](?:m|ve|re))? (?!(?:guess|think|mean|suppose|wonder|hope|bet|dunno|forgot|forget)\b).{8,}|(?:my|our) .{12,})$/isu;
const toldOfOwn = /\b((?:my|our) (?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+, (?:she|he|they)(?:['’](?:s|re|ve))? .{6,})$/iu;

/** "What happens when I win, …", "Is it true that in Belgium, …": what follows is supposed, or asked about. */
const supposes =
  /(?<!^)\b(?:if|when|whether|suppose|supposing)\b|\bthat (?=\S)|\bwould (?!(?:you|be)\b)|\bhow (?:do|does|would|can|could|should) (?:you|u|i|we|one) (?:say|spell|pronounce|translate)\b/i;
const endsInPlace = /\b[Ii]n \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?$/u;

/** What a question goes on to tell once it has asked; null where that is what it asks about. */
function closingStatement(question: string): string | null {
  if (!startsInterrogative(question)) return null;
  const told = toldBehind.exec(question)?.[1];
  if (told !== undefined) {
    const asked = question.slice(0, -told.length).replace(/[\s,–—-]+$/, '');
    if (supposes.test(asked) || endsInPlace.test(asked) || !tellsSurely(told)) return null;
    return startsIndependentClause(placeWords(told), 0) ? withoutMark(told) : null;
  }
  const ofOwn = toldOfOwn.exec(question)?.[1];
  return ofOwn === undefined ? null : withoutMark(ofOwn);
}

/** What stands before the asking part; with it, where that part says more than "can you help me?". */
function openingStatement(question: string, names: ReadonlySet<string>): string | null {
  if (startsInterrogative(question)) return null;
  const parts = atRequest(question);
  if (parts !== null) {
    const told = toldBefore(question, names);
    return told !== null && contentWords(parts.request, names).length > maxRequestWords ? question : told;
  }
  const words = placeWords(question);
  const tells = startsIndependentClause(words, 0) || /^(?:my|our)\b/i.test(question);
  return tells && words.length > 12 ? withoutMark(question) : null;
}

/**
 * What stands before the asking part, alone; null where that only names what is asked about, supposes it, or asks
 * whether it is so.
 */
export function toldBefore(question: string, names: ReadonlySet<string>): string | null {
  const parts = atRequest(question);
  if (parts === null || startsInterrogative(question)) return null;
  const { statement, request } = parts;
  if (contentWords(statement, names).length === 0 || isTopic(statement)) return null;
  return isTag(request) || /^(?:if|when|what|suppose|assuming|so|and|but|or)\b/i.test(question) ? null : statement;
}

/** A question in two at the first joint that its asking part stands behind. */
function atRequest(question: string): { readonly statement: string; readonly request: string } | null {
  const words = placeWords(question);
  for (let at = 2; at < words.length; at += 1) {
    const word = words[at];
    const before = words[at - 1];
    if (word === undefined || before === undefined || word.isEnclosed) continue;
    const gap = question.slice(before.end, word.start);
    const isJoint = /[,;:–—]|\s-\s|\.{2,}/.test(gap) || /^(?:so|and|but|or)$/.test(before.lower);
    if (!isJoint || !startsInterrogative(question.slice(word.start, word.start + 60))) continue;
    const statement = question
      .slice(0, before.end)
      .replace(/[\s,;–—-]*\b(?:so|and|but|or)$/i, '')
      .replace(/[\s,;:–—-]+$/, '');
    return { statement, request: question.slice(word.cutStart) };
  }
  return null;
}

/** "For the cache, which …?", "About the retries: how many …?": what the question is about. */
const isTopic = (statement: string): boolean =>
  !looksForeign(statement) &&
  /^(?:(?:and|so|ok|also),? )?(?:for|about|in|on|with|at|under|per|of|from|re|regarding|concerning|as (?:for|to)|when it comes to|speaking of|back to|within|inside|by)\b/i.test(
    statement,
  ) &&
  !placeWords(statement).some(
    ({ lower }, at, words) =>
      at > 0 &&
      (isVerbContraction(lower) ||
        findFiniteVerb(words, at) > at ||
        // "on Friday 61 accounts got invoiced twice"
        (lower === 'got' && /(?:ed|en)$/.test(words[at + 1]?.lower ?? ''))),
  );

/** "…, shouldn't it?" and "…, right?" ask whether the rest is so. */
const isTag = (request: string): boolean =>
  /^\p{L}+(?:n['’]t)?\s(?:i|we|you|he|she|it|they|there|that)\s*\??$/iu.test(request);

const withoutMark = (text: string): string => text.replace(/[\s?？!]+$/, '');
