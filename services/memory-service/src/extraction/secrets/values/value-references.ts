import { isQuoted, type ToldValue } from './value-in-text.js';

/* What stands in a value's place and is none: names of variables, placeholders, files and stores that hold it. */

const variables =
  /^(?:\$[\w.:{}()?/>[\]'"-]*$|%|<|\{|\*{2,}(?!\w)|x{3,}$|•|process\.env|os\.environ|env\.|import\.meta|\[|\.{2,}|…|your[-_ ])/iu;
/** YAML's tags, and the schemes of what keeps secrets: `!Ref DbPassword`, `vault:secret/db#password`, `op://…`. */
const tags = /^!(?:ref|sub|getatt|importvalue|vault|secret|env|var|include|reference|join|select|base64)\b/i;
const stores =
  /^(?:vault|op|ssm|sops|sm|kv|secretsmanager|secretmanager|keyvault|doppler|infisical|env|file|arn|ref\+\w{1,20}):(?=\w{0,60}[/._#:-]|[a-z]+$)/i;
/** `:password`, `@Password`: parameters of a statement, which passwords look like as well. */
const parameters = /^[:@?]\w{0,40}(?:pass|password|passwd|secret|token|key|pwd|pw)\w{0,20}$/i;
const statements =
  /\binsert\s+into\b|\bvalues\s*\(|\bupdate\s+\S{1,40}\s+set\b|\bselect\s[^"'\n]{1,40}\sfrom\b|\bwhere\s+(?:\w{1,20}\.)?\w{0,20}$|[:@?]\w{1,40}\s+(?:and|or)\s+(?:\w{1,20}\.)?\w{0,20}$/i;
const paths = /^(?:projects\/[\w.-]{1,80}\/|(?:~|\.{1,2})\/|\/(?:[\w.-]{1,80}\/){1,12}[\w.-]{0,80}$|[A-Za-z]:\\)/;
const propertyOfCode =
  /^(?:var|local|data|module|this|self|config|cfg|conf|settings?|options?|opts|props|args|ctx|context|req|request|params|body|form|user|input|secrets?|values|state|app|server|event|z|yup|joi|schema|random_password|random_string|credentials?|creds)(?:\??\.[A-Za-z_$][\w$]{0,60}){1,8}$/i;
const propertyOfSecret =
  /^[A-Za-z_$][\w$]{0,60}(?:\??\.[A-Za-z_$][\w$]{0,60}){0,8}\.(?:\w{0,40}(?:password|secret|token|key|passwd|pass|pwd)|value|result|arn|id|null|none)$/i;
/** `Optional[HiddenText]`: a type of Python. */
const types =
  /^(?:typing\.|t\.)?(?:Optional|Union|List|Dict|Tuple|Set|Type|Sequence|Mapping|Iterable|Callable|Annotated|Literal|Final|ClassVar|list|dict|tuple|set|type)\[/;
const element = /^[a-z]\w{0,60}(?:[Pp]asswords?|[Ss]ecrets?|[Tt]okens?|[Kk]eys?)\[\w{1,40}\]?$/;

/** `input.Rex99`: no member is numbered like that, but `config.password2` may be. */
const isNumbered = (text: string): boolean =>
  /\.[^.[]*\d$/.test(text) && !/(?:password|secret|token|key|pwd|pass)_?\d$/.test(text);
const matchesSome = (text: string, forms: readonly RegExp[]): boolean => forms.some((form) => form.test(text));

/** Most values are none: words of letters and digits are seen without the patterns. */
const plainWords = /^(?!x{3}|your )[\p{L}\p{N}'’ ]+$/iu;

const isFixed = (text: string): boolean =>
  !plainWords.test(text) && matchesSome(text, [variables, tags, stores, paths, types]);
const isMember = (text: string): boolean =>
  /[.[]/.test(text) && matchesSome(text, [propertyOfCode, propertyOfSecret, element]);

/** Where nothing is known of what stands around it. */
export const isReference = (text: string): boolean =>
  isFixed(text) || (parameters.test(text) && !/\d/.test(text)) || (isMember(text) && !isNumbered(text));

/** Of keys, only what looks random is a value, and the name of a member may have any number. */
export const isKeyReference = (text: string): boolean => isFixed(text) || parameters.test(text) || isMember(text);

/** `dog.secret`, whose first word is of no code: behind "the password is" somebody's password. */
export const isPropertyOfSecret = (text: string): boolean => propertyOfSecret.test(text) && !propertyOfCode.test(text);

/**
 * What a shell takes, or says, where a variable is unset: `${JWT_SECRET:?missing}`, `${PASSWORD:-letmein}`. Whether it
 * is a secret is read in `shell-defaults.ts`. Behind a colon alone stands the default of Spring.
 */
export const isShellDefault = ({ raw, link, before }: ToldValue): boolean =>
  /\$\{\w*$/.test(before) && (/^[-=?+]/.test(raw) || link.trim() === ':=');

/** "My password: …", "the password is …" */
const isOfSentence = ({ link, before }: ToldValue): boolean =>
  /\b(?:my|our|the|your)\s$/i.test(before) || /^\s+(?:is|was|to|ist|lautet|est|es)\b/.test(link);

/**
 * Whether a value names what holds it, by what stands around it: a parameter with a digit needs a statement before it,
 * and in quotation marks and in sentences there is none; nor do sentences speak of members but of code's.
 */
export function isReferenceIn(told: ToldValue, text: string): boolean {
  if (isFixed(text)) return true;
  if (parameters.test(text))
    return statements.test(told.before) || !(/\d/.test(text) || isQuoted(told.raw) || isOfSentence(told));
  return isMember(text) && !isNumbered(text) && !(isOfSentence(told) && isPropertyOfSecret(text));
}

/** `auth2.eu-west-1.example.io:8443/v2`: where something is sent. Its last part is of letters alone, and none a capital. */
export const isHost = (text: string): boolean =>
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){2,8}(?:com|net|org|io|dev|app|cloud|ai|co|eu|de|uk|us|ch|at|nl|fr|es|it|be|se|pl|local|internal|lan|svc|corp|info|biz|sh|me|tech|test|example)(?::\d{2,5})?(?:\/[\w./-]{0,100})?\.?$/.test(
    text,
  );
