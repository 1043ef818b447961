import { mayNameTime } from '../dates/tokens/date-words.js';
import { isGivenName } from '../language/lexicon/given-names.js';

/* What a question asks for, and how its answer looks: which of two answers belongs to which of two questions. */

/** A question is "so when …", "and who …" as well. */
const led = '^(?:and |so |but |und |et |y )?¿?';

export const asksWho = new RegExp(`${led}(?:who|wer|qui|quién|quiénes|chi)(?!\\p{L})`, 'iu');

interface KindOfAnswer {
  readonly asks: RegExp;
  readonly isAnswered: (answer: string) => boolean;
}

const opensPlace = /^(?:in|at|on|to|under|near|behind|im|am|à|au|en|`?[\w.-]*\/)/i;
const opensTime =
  /^(?:in|on|by|at|since|until|around|next|last|tomorrow|today|mid|early|late|am|im|ab|seit|le|en|el|desde|depuis)\b|\d/i;
const wantsNumber =
  '(?:how (?:many|much|long|often|old|big|large|far)|wie (?:viele?|lange|oft|groß)|combien|cuánt[oa]s?|(?:which|what|welche[rsn]?|quelle?|qué) (?:\\p{L}+ ){0,2}(?:version|versión|port|puerto|size|limit|timeout|budget|length|number|level|threshold|percentage|year|rate|frequency|speed|voltage|resolution|interval|temperature|capacity|width|height|depth|dose)(?!\\p{L}))';

/** Those whose answers nothing else looks like. */
const kinds: readonly KindOfAnswer[] = [
  {
    asks: new RegExp(`${led}(?:is|are|do|does|did|can|will|has|have|should)\\b`, 'iu'),
    isAnswered: (answer) => /^(?:yes|yep|yeah|no|nope|never|always)\b|\b(?:yes|no)$/i.test(answer),
  },
  {
    asks: new RegExp(`${led}(?:where|wo|wohin|où|dónde|dove|onde)(?!\\p{L})`, 'iu'),
    isAnswered: (answer) => opensPlace.test(answer) && !mayNameTime(answer),
  },
  {
    asks: new RegExp(
      `${led}(?:(?:since |until |by )?when|what (?:time|day|date)|which (?:day|date)|wann|quand|cuándo|quando)(?!\\p{L})`,
      'iu',
    ),
    isAnswered: (answer) => opensTime.test(answer) && (/\d/.test(answer) || mayNameTime(answer) || isHour.test(answer)),
  },
  {
    asks: new RegExp(`${led}(?:(?:at|with|in|of|by|bei|mit|à|avec|con) )?${wantsNumber}`, 'iu'),
    isAnswered: (answer) => /^\S{0,2}\d|^(?:about|around|roughly|every|once|twice|daily|weekly)\b/i.test(answer),
  },
];

/** "around seven", "at noon" */
const isHour = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|half)\b/i;

/** Whether an answer looks like what the question asks for, and like nothing else; false where it asks for anything. */
export const isOfKind = (question: string, answer: string): boolean =>
  kinds.some(({ asks, isAnswered }) => asks.test(question) && isAnswered(answer));

/**
 * Whether each of two parts is told to be an answer to its own question: one by its kind, and the other by being of
 * another one.
 */
export function areOfKind(questions: readonly string[], parts: readonly string[]): boolean {
  const asked = questions.map((question) => kinds.find(({ asks }) => asks.test(question)));
  const [one, other] = asked;
  if (one === other) return tellsWho(questions, parts);
  return asked.every((kind, at) => {
    const [own = '', another = ''] = [parts[at], parts[1 - at]];
    return kind === undefined || (kind.isAnswered(own) && !kind.isAnswered(another));
  });
}

/**
 * "Which cloud, and who pays for it?" "Azure, the parent company"; two capitals may be one place ("Porto, Portugal").
 */
function tellsWho(questions: readonly string[], parts: readonly string[]): boolean {
  const at = questions.findIndex((question) => asksWho.test(question));
  const [who = '', what = ''] = [parts[at], parts[1 - at]];
  const other = questions[1 - at] ?? '';
  if (at < 0 || asksWho.test(other)) return false;
  if (isSomebody.test(who) || (at === 0 && /^\p{Lu}\p{Ll}/u.test(who) && !/^\p{Lu}\p{Ll}/u.test(what))) return true;
  // "Olga, main": the name is the other one.
  const isOther = isGivenName(what) && !isGivenName(who);
  return isWho.test(who) && !isOther && !asksForPlace.test(other);
}

const asksForPlace =
  /\b(?:where|city|town|country|state|region|place|village|wo|stadt|land|où|ville|pays|dónde|ciudad|país)\b/iu;
const isSomebody = /^(?:and )?(?:me|us|my \S+|our \S+|the \S+)(?= |$)/i;

/** One name, or two. */
export const isWho = /^\p{L}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?[.!]?$/u;
