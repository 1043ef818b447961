import { wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { anyOf } from '../language/pattern-set.js';

/*
 * What an agent pastes back: memories that this service recalled. To store them again would make of one fact as many as
 * it was recalled.
 */

/** A heading or lead-in of recalled memories. "Remember:" is none: it asks to remember what follows. */
const recallHeadings: readonly RegExp[] = [
  /^\s*#{1,6}\s*(?:user |agent |project |long-term )?memor(?:y|ies)\s*$/i,
  /^\s*(?:#{1,6}\s*)?[*_]{0,2}(?:the |my |your |our |all |\d+ )*(?:relevant|related|recalled|retrieved|stored|saved|previous|past|known|long[- ]term|existing|found|matching)\s+(?:\d+ )?(?:user |relevant |related )?(?:memor(?:y|ies)|facts?|context|notes)\b[^:\n]{0,60}[:：]?[*_]{0,2}\s*[:：]?\s*$/i,
  /^\s*(?:#{1,6}\s*)?[*_]{0,2}(?:(?:loaded|agent|user|project|search|long-term) )*memory(?: (?:context|search|search results?|results?|hits|matches|bank|block|found|loaded|dump))?(?: \(\d+\))?[*_]{0,2}\s*[:：]\s*$/i,
  /^\s*(?:#{1,6}\s*)?[*_]{0,2}(?:summary of )?(?:the |our )?(?:previous|earlier|last|prior) (?:conversation|session|chat|context)(?: summary)?[*_]{0,2}\s*[:：]\s*$/i,
  /^\s*(?:#{1,6}\s*)?[*_]{0,2}(?:user |agent )?memories\b[^:\n]{0,60}[:：]?[*_]{0,2}\s*[:：]?\s*$/i,
  /^[^:\n]{0,40}\bcontext (?:from|of) (?:the |our |my )?(?:earlier|previous|past|last|prior)\b[^:\n]{0,40}[:：]\s*$/i,
  /^[^:\n]{0,40}\b\d{1,4} (?:relevant |related |matching |stored )?memories\b[^:\n]{0,40}[:：]\s*$/i,
  /^[^:\n]{0,60}\b(?:(?:i|you|we) (?:still )?remember(?:ed)?|i recall(?:ed)?|(?:i|we) know about (?:you|the user|your)|(?:facts?|things|what) (?:i|we) (?:already |still )?(?:know|remember)|things to remember about (?:you|the user)|what (?:you|i|we) (?:already |currently )?know (?:about|so far)|from (?:my |long-term )?memory|memory (?:returned|gave|holds|has|says)|(?:came back|returned) from memory|search results?)\b[^:\n]{0,60}[:：][*_]{0,2}\s*$/i,
  /^\s*(?:#{1,6}\s*)?[*_]{0,2}(?:user|customer|developer) (?:profile|preferences|facts|information|context|memory)[*_]{0,2}\s*[:：]?\s*$/i,
  /^\s*\[(?:[\w-]{1,20} ){0,2}(?:memory|memories|context)(?: [\w-]{1,20}){0,2}\]\s*$/i,
  /^\s*(?:#{1,6}\s*)?[*_]{0,2}(?:relevante erinnerungen|gespeicherte erinnerungen|souvenirs pertinents|recuerdos relevantes|memórias relevantes|ricordi pertinenti|相关记忆|相關記憶|関連する記憶|관련 기억)[*_]{0,2}\s*[:：]?\s*$/iu,
];

const inlineRecall =
  /^\s*(?:[-*]\s+)?\[?(?:(?:relevant|recalled|retrieved|stored|saved)\s+memor(?:y|ies)|memory(?: \d{1,4})?(?=\])|mem(?:ory)?[_ ]?[[#(]?\d{1,6}[\])]?(?=[:：]))\]?\s*[:：]?\s*\S/i;

/** The brackets that date annotation adds after a relative expression; people write them, too. */
const annotated =
  /\b(?:last|next|this|past|ago|yesterday|today|tonight|tomorrow|now|week|weekend|month|quarter|year|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|since|morning|evening|recently)\s\(\d{4}-\d\d-\d\d(?: to \d{4}-\d\d-\d\d)?\)/i;

const memoryItem =
  /^\s*(?:[-*]\s+)?(?:(?:tool|function|result|output|response|search)[\w ]{0,12}:\s*)?[{["].*(?:"memory"\s*:\s*"|"session_timestamp"\s*:)/;

const isRecallHeading = anyOf(recallHeadings);

export const startsRecalledMemories = (line: string): boolean =>
  isRecallHeading(line.slice(0, 200)) || labelsRecall(line) === 'below';

/** What a label has one of that announces recalled memories … */
const recallWords = wordSet('memory memories recalled recollection recollections retrieved remembered');
const recallPhrase =
  /\b(?:(?:know|known|remember|recall|have) (?:(?:on file|already|so far) )?about (?:you|the user)|(?:have|had|'ve) (?:already )?(?:stored|saved|noted|recorded)(?: so far)? about (?:you|the user)|known facts|(?:context|notes|facts|things|information|details) (?:from|of) (?:the |our |my |your )?(?:(?:previous|earlier|past|prior|recent|last) (?:sessions|conversations|chats)|(?:previous|earlier|prior) (?:session|conversation|chat))|(?:your|the user's|user) (?:current |saved |stored |full )?profile|(?:facts|information|details|notes) (?:about|on) the user|have on file|(?:summary|recap) of (?:our|the|this) (?:previous |earlier |last |past )?(?:conversation|session|chat))\b/i;
/** … and what may stand beside it. */
const besideRecall = wordSet(
  "a an the my our your their its his user user's users this that these those all some any what which is are",
  "was here here's i i've we you have has had do does did know knows known find found get got give gave show",
  'shows',
  'return returned returns save saved store stored add added update updated the following relevant related',
  'matching existing entries entry items item facts fact things notes note context information info details',
  'about of on from in to for by with at so far already still',
  'currently long-term long term previous earlier past last prior recent session sessions conversation',
  'conversations chat chats history search results result hits top following new current full profile file',
  'summary recap remember our',
);
const recallLabel = /^[^\p{L}\p{N}\n]{0,12}([^:：\n]{4,80}?)[*_)"]{0,3}\s?[:：\]]\s*(.?)/u;

/** A heading needs no colon to be a label. */
const headingLine = /^\s*(?:#{1,6}\s|\*\*[^*\n]{4,80}\*\*\s*$)/;

/** Whether a line is, or begins with, a label for recalled memories, and where they stand: behind it, or below. */
function labelsRecall(line: string): 'behind' | 'below' | null {
  const head = line.slice(0, 120).trimEnd();
  const match = recallLabel.exec(headingLine.test(head) && !/[:：]/.test(head) ? `${head}:` : head);
  if (match === null) return null;
  const label = match[1] ?? '';
  const words = wordsOf(label).filter((word) => !/^\d+$/.test(word));
  if (!recallPhrase.test(label) && !words.some((word) => recallWords.has(word))) return null;
  if (!words.every((word) => recallWords.has(word) || besideRecall.has(word))) return null;
  if (match[2] === '') return 'below';
  // "Memory: 32 GB" is a part of a machine, and who says "from memory: …" remembers it himself.
  return (words.length >= 2 || /^(?:recalled|retrieved|remembered|memories)$/i.test(label)) &&
    !/^from memory$/i.test(label)
    ? 'behind'
    : null;
}

const ofTheUser =
  /^(?:the )?user(?:'s (?:name|favou?rite|preferred|time ?zone|job|city|dog|cat|wife|husband|editor|stack)\b| (?:prefers|likes|dislikes|loves|hates|lives in|works (?:as|at|in|for|with|on)|is (?:called|named|allergic|based|located)|is an? \w+ (?:at|in|from|who)|speaks|has an? (?:dog|cat|son|daughter|wife|husband|sister|brother))\b)/i;

/** The user in the third person, as a client writes that has found a fact by itself: "The user prefers tabs". */
export const tellsOfTheUser = (sentence: string): boolean => ofTheUser.test(sentence);

/** In a list, or in quotation marks, that is how an agent gives memories back. */
const setOff = /^\s*(?:(?:[-*•]|\d{1,3}[.)]|\(\d{1,3}\))\s+["“']?|["“'])/;

function givesBackOfTheUser(line: string): boolean {
  const mark = setOff.exec(line)?.[0];
  return mark !== undefined && tellsOfTheUser(line.slice(mark.length));
}

/** "(0.91) likes tea", "… [score: 0.91]", "… (id 7, similarity=0.8)": as a program gives results. */
const scored =
  /^\s*(?:(?:[-*]|\d{1,3}[.)])\s+)?[([](?:score|relevance|similarity)?\s*[:=]?\s*[01]?\.\d{1,6}[)\]]\s|[([][^()[\]]{0,60}\b(?:score|relevance|similarity|distance|confidence)\s*[:=]\s*[01]?\.\d{1,6}[^()[\]]{0,20}[)\]]/i;
/** "… (score 0.91)", "… (0.91)": of a model as well as of a memory. */
const endsWithScore = /[([](?:score|relevance|similarity|distance|confidence)?\s*[01]?\.\d{1,6}[)\]]\s*$/i;
const recallElement = /^\s*(?:[-*]\s+)?<(?:[\w-]{0,30}memor(?:y|ies))(?:\s[^<>]{0,200})?>/i;

/** Whether a line is by itself a memory that was pasted back. */
export function isRecalledMemory(line: string): boolean {
  const head = line.slice(0, 2000);
  if (inlineRecall.test(head) || givesBackOfTheUser(head) || quotesUser.test(head) || labelsRecall(head) === 'behind')
    return true;
  if (!/[([<"]/.test(head)) return false;
  return memoryItem.test(head) || recallElement.test(head) || scored.test(head);
}

/** "You told me earlier: "I'm left-handed"": what the user had said, in the user's own words. */
const quotesUser =
  /^\s*(?:earlier |before |last time |previously )?you (?:(?:already|once|earlier|previously) )?(?:told me|said|mentioned|wrote)(?: (?:to me|earlier|before|previously|already|once|last (?:time|week|month|session)|in (?:an|the|our) (?:earlier|previous|last) (?:session|conversation|chat)))*(?::|,(?= ?["“])) ?["“]?(?:i(?:['’](?:m|ve|d|ll))?|we(?:['’](?:re|ve|d|ll))?|my|our) \S/i;

/** "From memory: I live in Lisbon; we use pnpm": what an agent recalled, one behind the other. */
const recites =
  /^\s*(?:from (?:my |long-term )?memory|(?:what )?i (?:remember|recall)(?: (?:of|about) (?:you|that|this))?|as far as i remember)\s?[:：] [^;\n]{3,300}(?:;|\s[|·•]) \S/i;

/** "Based on the memories I found: the API listens on 8080, and Anna owns billing." */
const recitesBehind =
  /^\s*(?:based on|according to|going by|judging by|from|per) (?:the |my |your |our |these )?(?:(?:stored|saved|relevant|retrieved|recalled|existing|earlier|previous) )?(?:memor(?:y|ies)|recollections?)(?: (?:that )?(?:i|we) (?:have |just )?(?:found|have|hold|retrieved|recalled|stored|saved|looked up|got))?(?: (?:about|of|on) (?:you|this|that|us|the (?:user|project|team)))?\s?(?:[:：]|,(?![^\n]{0,300}\b(?:so|therefore|i|i['’]ll|i['’]ve|i['’]d)\b)) ?\S/i;

/** Whether a line of an agent recites memories. */
export const recitesMemories = (line: string): boolean => {
  const head = line.slice(0, 400);
  return recites.test(head) || recitesBehind.test(head);
};

const minListedMemories = 2;
const itemMark = /^\s*(?:[-*+•–]|\d{1,3}[.)]|\[\d{1,3}\])\s/;

/** Whether most items of a list end with a score, or have the days of a time behind it: one alone may be anybody's. */
export function isListOfRecalled(lines: readonly string[]): boolean {
  const items = lines.filter((line) => itemMark.test(line));
  if (items.length < minListedMemories) return false;
  const heads = items.map((item) => item.slice(0, 2000));
  return [annotated, endsWithScore].some((sign) => heads.filter((head) => sign.test(head)).length * 2 > heads.length);
}
