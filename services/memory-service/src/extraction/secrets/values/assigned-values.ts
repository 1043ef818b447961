import { describesPassword, keepsSecrets, namesPart, qualifiesSecret } from '../words/plain-password-words.js';
import { setOf } from '../words/word-list.js';
import { isCodeValue } from './code-values.js';
import { isFieldText } from './field-texts.js';
import { isFlag, isQuoted, prefixOf, type ToldValue } from './value-in-text.js';
import { unquote } from './value-reader.js';
import { isReferenceIn, isShellDefault } from './value-references.js';

/*
 * What is assigned to a name for a secret, in an environment, YAML, JSON, code or as the option of a command, need not
 * look like one: `JWT_SECRET=keyboardcat`. So here is what is no value although it stands in its place.
 */

/** What prose says of a password behind "is" or a colon. */
const plainWords = setOf(
  'string str text number boolean bool null undefined none true false required optional empty wrong correct incorrect invalid valid expired missing ' +
    'stored hashed encrypted reset changed rotated protected hidden secret unknown here there needed used sent set not never always the a an in on at by ' +
    'for from with and or manager policy field fields input hash hashes rules based authentication auth length strength too very still also only just ' +
    'kept saved checked validated visible weak strong safe unsafe secure insecure shared private public different same gone lost leaked compromised ' +
    'that this it what which my your our their his her must should can will may needs has have had are was were be please least minimum maximum ' +
    'ask see check make note use get try look talk remember choose pick don’t do ignore contact find keep let enter type falsch richtig nötig abgelaufen frag siehe requis incorrecto correcta errada верный',
);
/** What a schema or a form tells of a field, and how code goes on: never a value, however it is assigned. */
const typeWords = setOf(
  'string str text number boolean bool bytes buffer uint8array object array integer float double any never void unknown null nil undefined none true ' +
    'false yes no on off required optional mandatory empty blank unset missing masked redacted hashed encrypted inherit inherited generated generate ' +
    'secretstr secretstring charsequence varchar citext await async new this self function lambda typeof return const let var require import',
);
/** Words that are plain, and likelier a value than said of one where nothing follows. */
const guessable = setOf('secret private');

/** "--shared-secret requires …" */
const flagVerbs = /^(?:requires|takes|expects|means|sets|specifies|does|accepts|works|gives|prints)$/;

/** An equals sign, but no comparison and no arrow. */
const hasEquals = (link: string): boolean => /(?<![=!<>])=(?![=>])/.test(link);

/** Whether name and value stand in a form that no sentence has. */
function isConfigured(told: ToldValue): boolean {
  const { name, link, before } = told;
  if (isFlag(told) || hasEquals(link) || /^(?:\\?["'`]\s{0,4}:|\()/.test(link)) return true;
  const isIdentifier = /[A-Za-z0-9][_.-]$/.test(before) || /_|^[A-Z]{4,}$/.test(name);
  return link.includes(':') && (isIdentifier || (/[a-z]$/.test(before) && /^[A-Z]/.test(name)));
}

/** Whether nothing more is said behind the value. */
const endsPhrase = ({ raw, link, behind }: ToldValue): boolean =>
  isQuoted(raw) || /^\S*=$/.test(link) || /^(?:["'`)\]}]?[,;.&]|["'`)\]}]|\s{0,2}(?:[\n\r#|)\]}/]|$))/.test(behind);

const isPlaceholderName = /^(?:[A-Z\d]{1,30}_)*(?:PASSWORD|PASSWD|PASS|PWD|SECRET|TOKEN|KEY)$/;
const isVariableName =
  /^[a-z]\w*(?:Password|Passwd|Pass|Secret|Token|Key|_(?:password|passwd|pass|pwd|psk|secret|token|key))$/;
/** `self.…`, `this.…`, `$this->…`, `const …`: in code a bare word is another name. */
const ofCode = /(?:\b(?:self|this|cls)\.|->|\b(?:const|let|var)\s)\w*$/;

/** `db_password=db_password`, `this.secret = secret;`, `--password PASSWORD`: a name that holds the value. */
function isVariable({ raw, name, link, before, behind }: ToldValue, text: string): boolean {
  if (isQuoted(raw)) return false;
  if (isPlaceholderName.test(text)) return true;
  if (!/^[A-Za-z_]\w*$/.test(text) || /^[A-Z\d_]*$/.test(prefixOf(before) + name)) return false;
  const isArgument = /\)$/.test(raw) || /^\s?[,)]/.test(behind);
  // What nothing sets off is of an address or a connection: `Password=myPassword;`.
  const isCode = isArgument || (!/^\S*=$/.test(link) && !link.includes('"'));
  if (isVariableName.test(text)) return isCode;
  return ofCode.test(before) || (text === name && (isArgument || (isCode && /^\s?(?:;|\|\||\?\?|or\b)/.test(behind))));
}

/** `DB_PASSWORD="…"`: no form has its texts there. */
const isOfEnvironment = ({ name, link, before }: ToldValue): boolean =>
  hasEquals(link) && /^[A-Z][A-Z\d_]*$/.test(prefixOf(before) + name);

/** Whether what stands in a value's place says something of it, or is the name of what holds it. */
export function isNoValue(told: ToldValue, text: string): boolean {
  const word = text.toLowerCase().replace(/\(\d{1,6}$/, '');
  if (isShellDefault(told) || isReferenceIn(told, text) || typeWords.has(word) || isVariable(told, text)) return true;
  if (isQuoted(told.raw) && !isFlag(told) && !isOfEnvironment(told) && isFieldText(text)) return true;
  if (isFlag(told) && /^\s+$/.test(told.link))
    return (
      !guessable.has(word) &&
      (plainWords.has(word) || describesPassword(word) || namesPart(word) || flagVerbs.test(word))
    );
  if (!plainWords.has(word)) return false;
  if (!endsPhrase(told)) return true;
  return !isConfigured(told) && !(told.link.includes(':') && guessable.has(word));
}

/** `db-credentials`, `prod/db`, `STRIPE_KEY`: by such names a store knows a secret. */
export const isNameInStore = (text: string): boolean =>
  /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|^[\w.-]+(?:\/[\w.-]+)+$/.test(text) ||
  /^[\p{L}\d]+(?:[-_.][\p{L}\d]+){0,8}[-_.](?:secrets?|credentials?|creds|keys?|tokens?|tls|certs?|passwords?|config|env|auth)$/iu.test(
    text,
  );

/** `isSecret = …`, `hasSecret: …`, `getSecret = …` */
const asked = /(?:^|[._-])(?:is|has|no|needs|use|show|hide|get|create|delete|list|max|min|num|allow|with)[_-]?$/i;

/** Whether a value that is assigned to a name that ends in "secret" is one. */
export function isAssignedSecret(told: ToldValue): boolean {
  const { raw, link, before } = told;
  const text = unquote(raw);
  const prefix = prefixOf(before);
  if (text.length < 4 || !/\p{L}|^\d{6}/u.test(text) || link.includes('\n') || asked.test(prefix)) return false;
  // A part of an address: "arn:aws:secretsmanager:…:secret:db-prod".
  if (isNoValue(told, text) || /[:/]$/.test(before)) return false;
  // A name and its value, of which the name is read next.
  if (/^[A-Z][A-Z\d_]{0,60}=/.test(text)) return false;
  const isBare = /^-{0,2}$/.test(prefix);
  if (isBare && isNameInStore(text)) return false;
  if (isQuoted(raw)) return link.trim() !== '' || isFlag(told);
  // What is not in quotation marks may be code: a call, or the time of a change.
  if (isCodeValue(told, text) || link.includes('=>') || /^\d+\.\d+$/.test(text)) return false;
  if ((isOfEnvironment(told) ? /^[\w.$]+[[<]|=>/ : /[[<=]/).test(text)) return false;
  if (isFlag(told)) return !/[=,]/.test(text);
  if (hasEquals(link)) return endsPhrase(told);
  // The name of a type.
  if (/^[A-Z]\w*[a-z]Secret$/.test(text)) return false;
  return link.includes(':') && endsPhrase(told) && (isBare ? isBareSecret(told, text) : true);
}

/** What a resource of a cluster says of a secret. */
const namesItsParts = /^(?:name|value|data|type|file|path|enabled|version|items?|external|optional)$/;

/** "secret: swordfish" on a line of its own, "our JWT secret: swordfish"; but "Secret: Vault". */
function isBareSecret({ before, name, behind }: ToldValue, text: string): boolean {
  if (describesPassword(text) || keepsSecrets(text) || namesItsParts.test(text)) return false;
  const isQualified = qualifiesSecret(/([\p{L}\d-]+)\s$/u.exec(before)?.[1] ?? '');
  const isLine = /(?:^|\n)[ \t-]*$/.test(before) && /^[ \t]*(?:[\r\n#]|$)/.test(behind);
  return isQualified || (isLine && name === name.toLowerCase() && /^[\p{Ll}\d][\p{L}\d]*$/u.test(text));
}
