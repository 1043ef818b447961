import { looksRandom } from '../values/character-statistics.js';
import type { Replace } from '../values/found-secrets.js';
import { isMadeOfWords } from '../values/password-values.js';
import { isKeyReference } from '../values/value-references.js';

/*
 * Keys and tokens that a sentence tells with other words between their name and them, or before their name: "the deploy
 * token we use is …", "… is our API key", "we authenticate to Grafana with …". What looks random is found first, and a
 * bounded number of characters around it is read, so it is linear.
 */

const keyName =
  '(?:(?:api|access|auth|private|secret|signing|encryption|deploy|service|licen[cs]e|bearer|personal)[ _-]?)?(?:keys?|tokens?|secrets?|credentials?)';
const maxCharactersBefore = 160;
const maxCharactersBehind = 80;

/** Nothing shorter is told from an identifier by its look alone. */
const candidate = /(?<![\w+/=.@:#-])[A-Za-z\d][\w+/=-]{15,199}(?![\w@/]|\.\w)/g;
const minChanges = 4;

/** Letters and digits that alternate, as nobody names a thing. */
function looksLikeKey(text: string): boolean {
  const changes = text.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0;
  return changes >= minChanges && looksRandom(text) && !isMadeOfWords(text) && !isKeyReference(text);
}

/** Is, in languages of which tokens are told. */
const equates = 'is|was|ist|lautet|est|es|é|è|är|er|jest|это';
/** "The deploy key gives access to …", "a token that is limited to …": where, and not what. */
const toPlace =
  'access|belongs?|goes|go|applies|bound|tied|limited|restricted|scoped|rights|write|push|connect|deploy|sent|copied';
/** "The API key we use is …", "our token in prod: …", "rotate the token for CI to …", "the token (…)" */
const namedBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<name>${keyName})(?<between>(?:,?\\s[^\\s.,;:!?()]{1,30}){0,8},?)(?:\\s(?:${equates}|(?<!\\s(?:${toPlace})\\s)to)\\s(?:now\\s|still\\s)?|\\s?[:=]\\s|\\s\\()["'\`]?$`,
  'iu',
);
/** "… is our API key", "use … as the API key", "… (the API key)" */
const namedBehind = new RegExp(
  `^["'\`]?,?\\s(?:(?:${equates}|as|are|=|–|—|-)\\s|\\()(?:(?:now|still|that's)\\s)?(?:(?:our|the|my|an?|your|his|her|their|its|this)\\s)?(?<between>(?:[\\p{L}\\p{N}'’.-]{1,20}\\s){0,3}?)(?<name>${keyName})(?![\\p{L}\\p{N}_-])(?<rest>[^.;!?\\n]{0,20})`,
  'iu',
);
/** "We authenticate to Grafana with …" */
const loggedIn =
  /\b(?:authenticat\p{L}{1,3}|log(?:s|ged|ging)?\s?in|sign(?:s|ed|ing)?\sin)\b[^.;!?\n]{0,60}\s(?:with|using|by)\s["'`]?$/iu;

/** What is no secret, though it is told of one or looks like one: the digest of a commit, the key of a row. */
const another =
  /(?:^|[^\p{L}\p{N}])(?:public|publishable|primary|foreign|cache|partition|sort|object|idempotency|registry|commit|sha\d*|hash(?:es|ed)?|digest|checksum|revision|build|image|fingerprint|etag|id|ids|uuid|trace|request|prefix|count|column|bucket)(?:$|[^\p{L}\p{N}])/iu;

function kindOf(name: string): string {
  if (/token/i.test(name)) return 'token';
  return /^(?:secrets?|credentials?)$/i.test(name) ? 'secret' : 'key';
}

const sentenceEnd = /[.;!?]\s|\n/;
const lastSentence = (text: string): string => text.split(sentenceEnd).at(-1) ?? '';

/** The kind of what stands between two texts, by what they say of it; null where they say nothing. */
function kindBetween(before: string, behind: string): string | null {
  const told = lastSentence(before);
  const ahead = namedBehind.exec(behind)?.groups;
  if (ahead !== undefined && !another.test(`${told} ${ahead.between}|${ahead.rest}`)) return kindOf(ahead.name ?? '');
  if (another.test(told)) return null;
  const name = namedBefore.exec(told)?.groups?.name;
  if (name !== undefined) return kindOf(name);
  return loggedIn.test(told) ? 'key' : null;
}

const mayName = /key|token|secret|credential|authenticat|log|sign/i;

/** The text without the keys and tokens that its sentences tell. */
export function redactKeySentences(text: string, replace: Replace): string {
  if (!mayName.test(text)) return text;
  return text.replace(candidate, (value, at: number) => {
    if (!looksLikeKey(value)) return value;
    const end = at + value.length;
    const kind = kindBetween(
      text.slice(Math.max(0, at - maxCharactersBefore), at),
      text.slice(end, end + maxCharactersBehind),
    );
    return kind === null ? value : replace(value, kind);
  });
}
