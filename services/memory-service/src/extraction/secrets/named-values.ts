import { entropyBits } from './character-statistics.js';
import { isLinkedPassword, isPin, isUnlinkedPassword } from './password-values.js';
import { namesAnother } from './secret-names.js';
import { abbreviationPattern, nounPattern } from './sentence-words.js';
import { unquote } from './value-reader.js';

/*
 * Values that only their surroundings give away: "my password is …", `API_KEY=…`, `--token …`, `Authorization: Bearer …`.
 * A word for a password makes a secret of almost any value; a word for a key or token only of one that looks random.
 */

/** Values behind a name: a pattern with the groups name and link, and value where it is not read by hand. Global. */
export interface NamedValue {
  readonly pattern: RegExp;
  readonly kind: (name: string) => string;
  /** @param behind the first characters behind the value */
  readonly isSecret: (value: string, name: string, connector: string, behind: string) => boolean;
}

const passwordName =
  // "The versions we pin: Ruby 3.3.4" announces no PIN.
  `(?<![\\p{L}\\p{N}])(?<!(?:^|\\s)(?:i|we|you|they|to|must|should|can|will|not|always|please)\\s)(?:pass phrase|pass code|pin code|pass|pin|${abbreviationPattern})|${nounPattern()}`;
const keyName =
  'secrets?|tokens?|api[ _-]?keys?|access[ _-]?keys?|auth[ _-]?keys?|private[ _-]?keys?|signing[ _-]?keys?|encryption[ _-]?keys?|credentials?|(?<![\\p{L}\\p{N}])keys?';
const connector =
  '(?:\\s{0,4}(?:=>|:=|[:=：＝→]|->)[*_~]{0,3}\\s{0,4}(?:\\*{1,3}(?=[^\\s*]))?|\\s{1,4}(?:is|was|to|ist|lautet|est|es|é|è|это)\\s{0,2}:?\\s{1,4}(?:now\\s{1,4})?|\\s{0,2}(?:は|是|为|為|은|는)\\s{0,2}|["\']\\s{0,2}:\\s{0,2}|\\s{1,2}(?:for|of|to|on|at)\\s(?:[\\p{L}\\p{N}.-]{1,30}\\s){0,3}[\\p{L}\\p{N}.-]{1,30}\\s{0,2}(?:is|=|:)\\s{0,2}:?\\s{0,4}|\\s{1,4})';
/** Marks that set the name off, a quote of JSON in JSON among them. */
const closing = '(?:[*_~]{1,3}|`|\\\\?["\'])?';
/** A value may begin behind it; which one does is read by hand (`value-reader.ts`). */
const valueAhead = '(?=[^\\s,;，。、])';

const plainWords = new Set(
  (
    'string str text number boolean bool null undefined none true false required optional empty wrong correct incorrect invalid valid expired missing ' +
    'stored hashed encrypted reset changed rotated protected hidden secret unknown here there needed used sent set not never always the a an in on at by ' +
    'for from with and or manager policy field fields input hash hashes rules based authentication auth length strength too very still also only just ' +
    'kept saved checked validated visible weak strong safe unsafe secure insecure shared private public different same gone lost leaked compromised ' +
    'that this it what which my your our their his her must should can will may needs has have had are was were please least minimum maximum ' +
    'falsch richtig nötig abgelaufen requis incorrecto correcta errada верный'
  ).split(' '),
);

/** How a password is stored, where it could be its value. */
const encodings = /^(?:base-?(?:16|32|58|64)|sha-?\d{1,3}|md5|argon2(?:id|i|d)?|pbkdf2|aes-?\d{3}|utf-?(?:8|16))$/i;

/** "パスワードは毎月変更します" tells what is done with it. */
const japaneseVerb =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+(?:ます|ません|ました|ない|いる|ある|した|する|れる)$/u;

const isReference = (text: string): boolean =>
  /^(?:\$[\w.:{}()?/>[\]'"-]*$|%|<|\{|\*{2,}(?!\w)|x{3,}$|•|process\.env|os\.environ|env\.|import\.meta|\[|\.{2,}|…|your[-_ ])/iu.test(
    text,
  );

function looksRandom(text: string): boolean {
  if (text.length < 12 || /\s/.test(text) || /^(?:https?:|~\/|\.{1,2}\/)/i.test(text)) return false;
  if (/^(?:[\w.-]*\/)+[\w.-]*$/.test(text) && !/\d/.test(text)) return false;
  const kinds = Number(/[a-z]/.test(text)) + Number(/[A-Z]/.test(text)) + Number(/\d/.test(text));
  if (kinds < 2 || !/\d/.test(text))
    return text.length >= 20 && kinds === 2 && !/[-_./]/.test(text) && entropyBits(text) >= 3.8;
  return entropyBits(text) >= 3;
}

/** Letters and digits in one word; but no pin of a chip ("GPIO17"), nor a version to pin ("react@19.1.0"). */
const isCode = (text: string): boolean => isUnlinkedPassword(text) && !/^[A-Z]{1,6}\d{1,3}$|@|\.\d/.test(text);

function isPasswordValue(raw: string, name: string, link: string, behind: string): boolean {
  const text = unquote(raw);
  if (text.length < 4 || isReference(text) || plainWords.has(text.toLowerCase())) return false;
  if (namesAnother(name) || !/[\p{L}\p{N}]/u.test(text)) return false;
  const isAssigned = /[=:：＝→は是为為은는]|->/u.test(link);
  if ((link.trim() === '' && /^[([{]/.test(raw)) || (!isAssigned && raw.endsWith(':'))) return false;
  if (!isAssigned && encodings.test(text)) return false;
  if (/^pin(?:\W|$)/i.test(name)) return /^\d{4,12}$/.test(text) || (isAssigned && isCode(text));
  // "`test_password`: ensures that …" describes what is set off; "**Password**: hunter" tells it.
  const isDescribed = /^[*_~`]/.test(link) && /^\p{L}+$/u.test(text) && !/^\s{0,2}(?:[\n,.;|]|$)/.test(behind);
  if (link.includes('は') && japaneseVerb.test(text)) return false;
  if (isAssigned) return !isDescribed && !/[({]/.test(text);
  // The next attribute of a tag, whose value is quoted.
  if (/^[a-z_-]{1,30}=$/i.test(raw)) return false;
  // What stands on the next line may be of another sentence, or of a list.
  if (link.includes('\n')) return isLinkedPassword(text, 'change') || isPin(text, 'change');
  const isQuoted = raw !== text && /^\\?["'`]/.test(raw);
  if (isQuoted && link.trim() !== '') return true;
  return /\d|[^\p{L}\p{N}'’.-]|\p{Ll}\p{Lu}/u.test(text) && !/^\d{1,3}$/.test(text);
}

function isKeyValue(raw: string, _name = '', link = ''): boolean {
  // A bracket that closes ends what a link or a call holds; one that opens makes a call of it.
  const [text = ''] = unquote(raw).split(/[)\]}]/, 1);
  if (isReference(text) || /[({]/.test(text)) return false;
  return looksRandom(text) || (/=/.test(link) && looksAssigned(text));
}

/** What is assigned to a name for a secret need not look random: letters and digits in one word are enough. */
const looksAssigned = (text: string): boolean =>
  /^[\w+/=.-]{8,}$/.test(text) &&
  /\d/.test(text) &&
  /\p{L}/u.test(text) &&
  !/^[\w-]+\.(?:\w{1,5})$|^v?\d+(?:\.\d+)+|_id$/i.test(text);

export const namedValues: readonly NamedValue[] = [
  {
    pattern: new RegExp(
      `(?<!secret:)((?:${passwordName})(?:_[A-Za-z0-9_]{1,40})?)(${closing}${connector})${valueAhead}`,
      'giu',
    ),
    kind: () => 'password',
    isSecret: isPasswordValue,
  },
  {
    pattern: new RegExp(
      `(?<!secret:)((?:${keyName})(?:_[A-Za-z0-9_]{1,40})?)(${closing}${connector})${valueAhead}`,
      'giu',
    ),
    kind: (name) => (/token/i.test(name) ? 'token' : /secret|credential/i.test(name) ? 'secret' : 'key'),
    isSecret: isKeyValue,
  },
  {
    pattern: /\b((?:Bearer|Basic|Token|ApiKey))(\s{1,4})([A-Za-z0-9._~+/-]{16,8000}={0,2})/g,
    kind: (name) => (name === 'Basic' ? 'basic_credentials' : 'bearer_token'),
    isSecret: isKeyValue,
  },
  {
    pattern:
      /(\b(?:mysql|mariadb)[\w-]{0,20}\b[^\n]{0,200}?\s-p)()("[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s"'`-][^\s"'`]{0,8000})/g,
    kind: () => 'password',
    isSecret: (raw) => !isReference(unquote(raw)),
  },
  {
    pattern:
      /(\b(?:sshpass|docker login|podman login|mongosh|mongodump|mongorestore|redis-cli)\b[^\n]{0,200}?\s-[pa])([ =]?)("[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s"'`-][^\s"'`]{0,8000})/g,
    kind: () => 'password',
    isSecret: (raw) => !isReference(unquote(raw)),
  },
  {
    pattern: /(\bcurl\b[^\n]{0,200}?\s(?:-u|--user))([ =])([^\s:"']{1,100}:[^\s"']{1,8000})/g,
    kind: () => 'basic_credentials',
    isSecret: (raw) => !isReference(raw.slice(raw.indexOf(':') + 1)),
  },
  {
    pattern:
      /((?<![\p{L}\p{N}])(?:log-?ins?|credentials?|creds|user(?:name)?s?\s?[/:&+]\s?(?:password|passwd|pass|pwd|pw)))((?:\s(?:for|to|of|on|at)(?:\s[\p{L}\p{N}.-]{1,30}){1,4}?)?\s{0,2}(?:[:=]|is|are|was|were)\s{1,3}[^\s/:,]{1,60}\s{0,2}[/:]\s{0,2})([^\s,;"'`]{4,8000})/giu,
    kind: () => 'password',
    isSecret: (raw) => isUnlinkedPassword(unquote(raw)),
  },
  {
    // "I log in as admin with …"
    pattern:
      /(\b(?:log(?:ged|ging)?\s?(?:in|on)|logins?|sign(?:ed|ing)?\sin|connect(?:ed|ing)?|ssh)\b[^\n.?!]{0,60}?\sas\s[^\s,]{1,60})(\s(?:with|using|and|\/)\s)("[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s,;"'`]{6,8000})/gi,
    kind: () => 'password',
    isSecret: (raw) => isUnlinkedPassword(unquote(raw)) && !/^\p{L}+\d{1,3}$/u.test(unquote(raw)),
  },
  {
    // Finnish for "is", which English has before a place.
    pattern: /(salasana\p{L}{0,4})(\son\s)([^\s"'`,;]{4,8000})/giu,
    kind: () => 'password',
    isSecret: (raw) => isUnlinkedPassword(unquote(raw)),
  },
  {
    pattern: /(\bsession(?:_?id)?|_session|\bsid|sessid|\bremember_token)(=)([^\s;,"'`&=]{16,8000}={0,2})/gi,
    kind: () => 'session_cookie',
    isSecret: isKeyValue,
  },
  {
    pattern:
      /(\bidentified\s(?:with\s[\w']{1,40}\s)?(?:by|as)(?:\spassword)?)(\s{1,4})('[^'\n]{1,200}'|"[^"\n]{1,200}")/gi,
    kind: () => 'password',
    isSecret: (raw) => !isReference(unquote(raw)),
  },
];
