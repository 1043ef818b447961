import { isAssignedSecret, isNoValue } from '../values/assigned-values.js';
import { isInterleaved, looksAssigned, looksRandom } from '../values/character-statistics.js';
import { isCodeValue } from '../values/code-values.js';
import { isLinkedPassword, isMadeOfWords, isPin, isUnlinkedPassword, looksTyped } from '../values/password-values.js';
import { namesAnother } from '../values/secret-names.js';
import { namesSecret } from '../values/secret-names-in-stores.js';
import { isFlag, isQuoted, type ToldValue } from '../values/value-in-text.js';
import { unquote } from '../values/value-reader.js';
import { isHost, isKeyReference, isPropertyOfSecret, isReference, isShellDefault } from '../values/value-references.js';
import { describesPassword } from '../words/plain-password-words.js';
import { abbreviationPattern, nounPattern } from '../words/sentence-words.js';

/*
 * Values that only their surroundings give away: "my password is …", `API_KEY=…`, `--token …`, `Authorization: Bearer
 * …`.
 * A word for a password makes a secret of almost any value, and of what is assigned "secret" does so, too; a word for a
 * key or token only of one that looks random.
 */

/** Values behind a name: a pattern with the groups name and link, and value where it is not read by hand. Global. */
export interface NamedValue {
  readonly pattern: RegExp;
  readonly kind: (name: string) => string;
  readonly isSecret: (told: ToldValue) => boolean;
}

/** The password of a network is called its key. */
const networkKey =
  '(?:pre-?shared[ _-]?key|(?:(?:wpa[23]?|wi-?fi|wlan|network|hotspot)(?:[ _-]security)?)[ _-]key)|(?:wlan|netzwerk|wi-?fi)-?schlüssel';
/** "Mot de passe wifi", "contraseña del router" */
const qualifiedName =
  '(?:mot de passe|contraseña|senha|hasło|пароль)\\s(?:(?:du|de la|del?|d[ao]|от)\\s)?(?:wi-?fi|wlan|vpn|admin|root|ssh|s?ftp|mail|db|nas|router|routeur|роутера)(?![\\p{L}\\p{N}])';
const passwordName =
  // "The versions we pin: Ruby 3.3.4" announces no PIN.
  `(?<![\\p{L}\\p{N}])(?<!(?:^|\\s)(?:i|we|you|they|to|must|should|can|will|not|always|please)\\s)(?:pass phrase|pass code|pin code|pass|пин(?:-?код)?|pin|puk|${networkKey}|${abbreviationPattern})|${qualifiedName}|${nounPattern()}`;
const keyName =
  'secrets?|tokens?|unseal keys?(?: \\d{1,2})?|(?:totp|otp|2fa|mfa) (?:seed|key)|api[ _-]?keys?|access[ _-]?keys?|auth[ _-]?keys?|private[ _-]?keys?|signing[ _-]?keys?|encryption[ _-]?keys?|credentials?|(?<![\\p{L}\\p{N}])keys?';
const connector =
  '(?:\\s{0,4}(?:=>|:=|[:=：＝→]|->)[*_~]{0,3}\\s{0,4}(?:\\*{1,3}(?=[^\\s*]))?|\\s{1,4}(?:is|was|to(?!\\s(?:[\\p{L}\\p{N}_.-]{1,30}\\s){1,3}is\\s)|ist|lautet|est|es|é|è|это)\\s{0,2}:?\\s{1,4}(?:now\\s{1,4})?|\\s{0,2}(?:は|是|为|為|은|는)\\s{0,2}|["\']\\s{0,2}:\\s{0,2}|\\s{1,2}(?:for|of|to|on|at)\\s(?:[\\p{L}\\p{N}_.-]{1,30}\\s){0,3}[\\p{L}\\p{N}_.-]{1,30}(?:\\s{1,2}is(?=[\\s:])|\\s{0,2}[=:])\\s{0,2}:?\\s{0,4}|\\s(?:für|fürs|vom|zum|von|des?|du|del|do|da|van|voor|от|для)\\s(?:[\\p{L}\\p{N}_.-]{1,30}\\s){0,2}[\\p{L}\\p{N}_.-]{1,30}\\s?[:=]\\s{1,2}|\\s{1,4})';
/** Bytes of Python: `secret_key = b'…'`. */
const ofBytes = '(?:b(?=["\']))?';
/** Marks that set the name off, a quote of JSON in JSON among them. */
const closing = '(?:[*_~]{1,3}|`|\\\\?["\'])?';
/** "API key (prod): …", "token for Bob [read only] …": what is said of a secret in brackets, before its value. */
const inBrackets = '\\s?(?:\\((?!secret:)[^()\\n]{1,40}\\)|\\[(?!secret:)[^[\\]\\n]{1,40}\\])';
const whatFor = '(?:\\s(?:for|of|to|on|at)\\s(?:[\\p{L}\\p{N}_.-]{1,30}\\s){0,3}[\\p{L}\\p{N}_.-]{1,30})?';
const behindBrackets = '(?:\\s?(?:=>|:=|[:=：＝→]|->)[*_~]{0,3}\\s{0,4}|\\s{1,2}(?:(?:is|was)\\s?:?\\s(?:now\\s)?)?)';
/** Some other thing than the secret, by the brackets behind its name: "signing key (fingerprint): …". */
const otherInBrackets =
  /[([][^)\]]*(?<![\p{L}\p{N}])(?:public|publishable|primary|foreign|cache|partition|sort|idempotency|commit|hash(?:ed)?|digest|checksum|fingerprint|thumbprint|ids?|uuid|guid|e?tag|prefix|names?|(?<!hmac[ -]?)sha-?\d*)(?![\p{L}\p{N}])/iu;

/** A value may begin behind it; which one does is read by hand (`value-reader.ts`). */
const valueAhead = '(?=[^\\s,;，。、])';

/** How a password is stored, where it could be its value. */
const encodings = /^(?:base-?(?:16|32|58|64)|sha-?\d{1,3}|md5|argon2(?:id|i|d)?|pbkdf2|aes-?\d{3}|utf-?(?:8|16))$/i;

/** "パスワードは毎月変更します" tells what is done with it. */
const japaneseVerb =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+(?:ます|ません|ました|ない|いる|ある|した|する|れる)$/u;

/** Letters and digits in one word; but no pin of a chip ("GPIO17"), nor a version to pin ("react@19.1.0"). */
const isCode = (text: string): boolean => isUnlinkedPassword(text) && !/^[A-Z]{1,6}\d{1,3}$|@|\.\d/.test(text);

/** A command of psql (`\\password bob`), a parameter, no password. */
const isOfCode = (told: ToldValue): boolean => isShellDefault(told) || isDeclared(told);
const isDeclared = ({ raw, link, before }: ToldValue): boolean =>
  (before.endsWith('\\') && link.trim() === '') ||
  /^\w+\):$/.test(raw) ||
  // What the comment of a function says of its parameter.
  /[:@]param\s(?:\S{1,40}\s)?$/.test(before) ||
  /\b(?:without|no)\s(?:an?\s|any\s)?$/.test(before);

/** "Final pass: …", "two-pass: …": a word or a number stands right before. */
const passOfProse =
  /[\p{L}\p{N}]["'`*_)]{0,3}[ \t]{1,3}[*_~"'`]{0,3}$|\b(?:\d|one|two|three|single|multi|first|second|final|last)-$/iu;
/** "user bob pass: …", "wifi pass: …", "my pass: …", and no role: "user: final pass: …" */
const passOfAccount =
  /(?:^|[^\p{L}\p{N}])(?:(?:user(?!:)|username|log-?in|account|e?mail|ssid)\b[\s:=]{1,3}\S{1,40}|(?:host|server)\s?[:=]\s?\S{1,40}|my|our|admin|root|user|wi-?fi|wlan|vpn|ssh|s?ftp|smtp|mail|email|login|db|database|postgres|mysql|redis|router|printer|guest)[ \t]{1,3}[*_~"'`]{0,3}$/iu;

/** Whether "pass:" goes on with what is done, or whose it is: "First pass: rename everything", "Season pass: Anna". */
const isPassOfProse = ({ name, link, before }: ToldValue): boolean =>
  /^pass$/i.test(name) && /[:：]/.test(link) && passOfProse.test(before) && !passOfAccount.test(before);

/** "All tests pass 12345 assertions", "pass: 12 fail: 0", "the second pass for the linker is lld17" */
const isTally = ({ raw, name, link, before, behind }: ToldValue): boolean =>
  /^pass$/i.test(name) &&
  ((/^\d+$/.test(raw) &&
    (/^[\s,;|/]{1,3}(?:fail|skip|error)/i.test(behind) || /\b(?:tests?|specs?|cases|checks|all)\s$/i.test(before))) ||
    (/\s(?:for|of|to|on|at)\s/.test(link) &&
      /\b(?:first|second|third|final|last|next|one|compiler|boarding|bus|train|ski|day|season)\s$/i.test(before)));

const argumentOfCall = /^["'`]?(?:-{1,2}[A-Za-z]|[A-Za-z_]\w{0,60}=)/;

/** "Pass userId42 as an argument", "pass 1234 to the function" */
const isPassedOn = ({ raw, name, link, before, behind }: ToldValue): boolean =>
  /^pass$/i.test(name) &&
  link.trim() === '' &&
  (/^\s(?:to|as)\b/.test(behind) || argumentOfCall.test(raw)) &&
  !passOfAccount.test(before);

function isPasswordValue(told: ToldValue): boolean {
  const { raw, name, link } = told;
  const text = unquote(raw);
  if (isOfCode(told) || isPassedOn(told) || isTally(told) || (isPassOfProse(told) && !looksTyped(text))) return false;
  if (text.length < 4 || namesAnother(name) || !/[\p{L}\p{N}]/u.test(text) || isNoValue(told, text)) return false;
  const isAssigned = /[=:：＝→は是为為은는]|->/u.test(link);
  if ((link.trim() === '' && /^[([{]/.test(raw)) || (raw.endsWith(':') && (!isAssigned || link.includes('\n'))))
    return false;
  if (!isAssigned && encodings.test(text)) return false;
  if (/^(?:pin|puk|пин(?:-?код)?)(?:\W|$)/iu.test(name)) return /^\d{4,12}$/.test(text) || (isAssigned && isCode(text));
  if (link.includes('は') && japaneseVerb.test(text)) return false;
  if (isAssigned) return !isDescribed(told, text) && !isSaidOf(told, text) && !isCodeValue(told, text);
  if (isFlag(told)) return !isOption.test(text) && !isCodeValue(told, text);
  return isToldPassword(told, text);
}

/** `--password --user=bob`, `--password DB_PASSWORD=…`: the next option, or a name with its own value. */
const isOption =
  /^(?:-{1,2}[a-z][a-z-]{0,40}|[A-Z][A-Z\d_]{0,60}|(?:id|name|value|user|username|src|source|target|from|file|env|type|key|pass|password|pw))=/;

/** "`test_password`: ensures that …" describes what is set off; "**Password**: hunter" tells it. */
const isDescribed = ({ link, behind }: ToldValue, text: string): boolean =>
  /^[*_~`]/.test(link) && /^\p{L}+$/u.test(text) && !/^\s{0,2}(?:[\n,.;|]|$)/.test(behind);

/** "Contraseña de Ana: olvidada", "Passwort für Gäste: ändert sich", "password for guests: changes weekly" */
const isSaidOf = ({ name, link, behind }: ToldValue, text: string): boolean =>
  (/^\s{1,4}\p{L}.*:\s{0,4}$/su.test(link) || /^(?!p)\p{L}+\s/u.test(name)) &&
  /^\p{L}+$/u.test(text) &&
  (/^\s\p{L}/u.test(behind) || (['de', 'es', 'fr'] as const).some((language) => describesPassword(text, language)));

/** What stands behind a name as in a sentence. */
function isToldPassword({ raw, link, before }: ToldValue, text: string): boolean {
  // "--field=pw secret/db": the name is itself the value of an option.
  if (/=["']?$/.test(before) && link.trim() === '') return false;
  // The command of that name has the network's name before the password.
  if (before.endsWith('wpa_')) return false;
  // "PASS src/cart.test.ts" tells of a test.
  if (/^(?:[\w@.-]{1,80}\/){1,12}[\w.-]{1,80}\.[a-z]{1,5}$/i.test(text)) return false;
  // The next attribute of a tag, whose value is quoted; the address that is called.
  if (/^[a-z_-]{1,30}=$|^https?:/i.test(raw)) return false;
  // What stands on the next line may be of another sentence, or of a list.
  if (link.includes('\n')) return isLinkedPassword(text, 'change') || isPin(text, 'change');
  if (isQuoted(raw) && raw !== text && link.trim() !== '') return true;
  // "The password is dog.secret": in a sentence, nothing of code.
  if (/^(?:is|was)$/.test(link.trim()) && isPropertyOfSecret(text)) return true;
  return /\d|[^\p{L}\p{N}'’.-]|\p{Ll}\p{Lu}/u.test(text) && !/^\d{1,3}$/.test(text);
}

const keyOfData =
  /(?:^|[^\p{L}\p{N}])(?:cache|sort|partition|registry|primary|foreign|redis|s3|object|idempotency|public|publishable)[ _-]$/iu;

/** The key of a row, a cache or an object, whatever it is like; but Azure has a primary key that is a secret. */
function isKeyOfData({ name, before }: ToldValue, text: string): boolean {
  if (!/^keys?(?:_|$)/i.test(name) || !keyOfData.test(before)) return false;
  const isEncoded = /^[A-Za-z\d+/]{32,}={0,2}$/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
  return !isEncoded || !/(?:primary|s3).$/i.test(before);
}

function isKeyValue(told: ToldValue): boolean {
  const { raw, name, link } = told;
  // A bracket that closes ends what a link or a call holds; one that opens makes a call of it.
  const [text = ''] = unquote(raw).split(/[)\]}]/, 1);
  // An ellipsis within it stands for the rest, which is not told.
  if (
    isShellDefault(told) ||
    isKeyOfData(told, text) ||
    isKeyReference(text) ||
    /[({<]|\w(?:…|\.{3})\w|[a-z]\[\d{1,3}$/.test(text)
  )
    return false;
  // "user:42:profile" is the key of a cache.
  if (/^key/i.test(name) && /^[a-z_-]{1,30}(?::(?:[a-z_-]{1,30}|\d{1,10})){1,6}$/.test(text)) return false;
  if (isHost(text) || (isBareSecret(told) && namesSecret(text))) return false;
  if (isVariableOfKey(told, text) || /(?:recv|search|send|export|list|fetch)-$/.test(told.before)) return false;
  if (namesForm.test(name) || /^id_(?:rsa|dsa|ecdsa|ed25519)/.test(text)) return false;
  const isTold = !/[:=]/.test(link) && link.trim() !== '';
  // "The shared secret is base64-encoded", "the feature key for checkout is newcheckout2"
  if (isTold && (describesPassword(text) || /^(?:[a-z]+\d{1,3}|\d{1,4}-[a-z]+)$/.test(text) || isNameOfKey(text)))
    return false;
  if (looksRandom(text)) return true;
  if (/=/.test(link)) return looksAssigned(text);
  if (isTold) return isInterleaved(text) && (isCredentialName(told) || isTokenOfService(told));
  const isSet = isFlag(told) || link.includes(':');
  return isSet && isCredentialName(told) && !namesAnother(name) && looksAssigned(text) && !isMadeOfWords(text);
}

const withoutBrackets = (link: string): string => link.replace(/[([][^)\]]*[)\]]/, '');

/** As without the brackets, unless they tell that it is another thing. */
function isKeyBehindBrackets(told: ToldValue): boolean {
  const { name, link } = told;
  if (otherInBrackets.test(link) || namesAnother(name)) return false;
  return isKeyValue({ ...told, link: withoutBrackets(link) }) && !isMadeOfWords(unquote(told.raw));
}

/** "The k8s secret app-config-v2": no sign and no word leads to what is named. */
const isBareSecret = (told: ToldValue): boolean =>
  /^secrets?$/i.test(told.name) && told.link.trim() === '' && !isFlag(told);

/** `normalized_key = pep_440_key` */
const isVariableOfKey = ({ raw, link }: ToldValue, text: string): boolean =>
  !isQuoted(raw) && /\s=\s/.test(link) && /^[a-z_][a-z\d_]*_(?:key|token|secret)s?$/.test(text);

/** "The api key for prod is weather-key-2": by such names people speak of one. */
const isNameOfKey = (text: string): boolean =>
  isMadeOfWords(text) && /[-_.](?:secret|key|token|creds?|credentials)s?(?:[-_.]v?\d{1,2})?$/i.test(text);

/** `KEY_PREFIX=abc12345`: what every key begins with, and the like. */
const namesForm = /_(?:prefix|suffix|header|algorithm|alg|size|ttl|lifetime)$/i;

/** "My api token is …", "the token for the mock server is …"; but "the page token is …" */
const isTokenOfService = ({ name, link, before }: ToldValue): boolean =>
  /^(?:token|secret)$/i.test(name) &&
  (/\b(?:api|access|auth|bearer|refresh|deploy|bot|personal|service|admin|client|shared|webhook)[ _-]$/i.test(before) ||
    (/^\s(?:for|of|to|on|at)\s/.test(link) && /(?:^|\s)(?:the|our|my|a|this|and|use)\s$|^$|[:,.]\s$/i.test(before)));

/** `"api_key": …`, `X-Auth-Token: …`, but not the key of a table or a cache, nor what tells a page or a request. */
const isCredentialName = ({ name, before }: ToldValue): boolean =>
  /(?:api|access|auth|private|signing|encryption)[ _-]?key$/i.test(name) ||
  (/^(?:token|secret)$/i.test(name) &&
    /[_-]$|[a-z]$/.test(before) &&
    !/(?:idempotency|request|start(?:ing)?|next|lock|page|paging|pagination|continuation|sync|change|cancel(?:lation)?|design|task|match)[_-]?$/i.test(
      before,
    )) ||
  /(?:api|auth)[_-]$/i.test(before);

/** "The key ends in 77ab, the whole one is …" */
const wholeOne =
  /((?<![\p{L}\p{N}])(?:keys?|tokens?|secrets?|passwords?|passphrase|pwd?)(?![\p{L}\p{N}])[^\n?!]{0,60}?[,;.(–-]\s?(?:and\s|but\s)?(?:the\s)?(?:whole|full|complete|entire)(?:\s(?:one|thing|key|token|value|string))?)(\s(?:is|was)\s|\s?[:=]\s?)([^\s"'`,;]{8,8000})/giu;

/** "Clé API", "API-Schlüssel", and what they are for, where English has no word. */
const foreignKey = new RegExp(
  "((?<![\\p{L}\\p{N}])(?:api[- ]?(?:keys?|schlüssel|token|nyckel|sleutel|nøgle[n]?|nøkkel|avain|klíč|kulcs|anahtarı)|zugriffs(?:schlüssel|token)|cl[ée]\\s(?:d['’])?api|" +
    "clave\\s(?:de\\s)?(?:la\\s)?api|chave\\s(?:d[ae]\\s)?api|chiave\\s(?:dell['’]|di\\s)?api|klucz\\s(?:do\\s)?api|ключ\\sapi))" +
    '((?:\\s(?:für|fürs|vom|zum|von|des?|du|del|d[ao]|pour|para|per|voor|för|til|till|к|для|от)\\s(?:[\\p{L}\\p{N}.-]{1,30}\\s){0,3}?[\\p{L}\\p{N}.-]{1,30})?' +
    `(?:\\s(?:ist|lautet|est|es|é|è|to|är|er|je|это)\\s(?:jetzt\\s)?|\\s?[:=]\\s?))${valueAhead}`,
  'giu',
);

const kindOfKey = (name: string): string =>
  /token/i.test(name) ? 'token' : /secret|credential/i.test(name) ? 'secret' : 'key';

export const namedValues: readonly NamedValue[] = [
  {
    pattern: new RegExp(
      `(?<!secret:)((?:${passwordName})(?:_[A-Za-z0-9_]{1,40})?)(${closing}${connector}${ofBytes})${valueAhead}`,
      'giu',
    ),
    kind: () => 'password',
    isSecret: isPasswordValue,
  },
  {
    pattern: new RegExp(
      `(?<!\\[)(secret(?:[_-]?key(?:_base)?|[_-]value)?)(${closing}(?:\\s{0,4}(?:=>|:=|[:=：＝])\\s{0,4}|${inBrackets}\\s?[:=]\\s{0,4}|\\s{1,4})${ofBytes})${valueAhead}`,
      'gi',
    ),
    kind: () => 'secret',
    isSecret: (told) => isAssignedSecret({ ...told, link: withoutBrackets(told.link) }),
  },
  {
    pattern: new RegExp(
      `(?<!secret:)((?:${keyName})(?:_[A-Za-z0-9_]{1,40})?)((?:['’]s\\s|${closing}${connector})${ofBytes})${valueAhead}`,
      'giu',
    ),
    kind: kindOfKey,
    isSecret: isKeyValue,
  },
  {
    pattern: new RegExp(
      `(?<!secret:)((?:${keyName})(?:_[A-Za-z0-9_]{1,40})?)(${closing}${whatFor}${inBrackets}${behindBrackets})${valueAhead}`,
      'giu',
    ),
    kind: kindOfKey,
    isSecret: isKeyBehindBrackets,
  },
  {
    pattern: /\b((?:[Bb]earer|Basic|Token|ApiKey))(\s{1,4})([A-Za-z0-9._~+/-]{16,8000}={0,2})/g,
    kind: (name) => (name === 'Basic' ? 'basic_credentials' : 'bearer_token'),
    isSecret: isKeyValue,
  },
  {
    pattern: foreignKey,
    kind: (name) => (/token/i.test(name) ? 'token' : 'key'),
    isSecret: ({ raw }) => {
      const text = unquote(raw);
      return !isKeyReference(text) && !isMadeOfWords(text) && (looksRandom(text) || isInterleaved(text));
    },
  },
  {
    pattern: wholeOne,
    kind: (name) =>
      /^pass|^pw/i.test(name) ? 'password' : /^token/i.test(name) ? 'token' : /^secret/i.test(name) ? 'secret' : 'key',
    isSecret: ({ raw }) => {
      const text = unquote(raw);
      return !isKeyReference(text) && (looksRandom(text) || isInterleaved(text) || looksTyped(text));
    },
  },
  {
    // Finnish for "is", which English has before a place.
    pattern: /(salasana\p{L}{0,4})(\son\s)([^\s"'`,;]{4,8000})/giu,
    kind: () => 'password',
    isSecret: ({ raw }) => isUnlinkedPassword(unquote(raw)),
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
    isSecret: ({ raw }) => !isReference(unquote(raw)),
  },
];
