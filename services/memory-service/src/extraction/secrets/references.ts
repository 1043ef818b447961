/* What stands in a value's place and is none: names of variables, placeholders, files and stores that hold it. */

const variables =
  /^(?:\$[\w.:{}()?/>[\]'"-]*$|%|<|\{|\*{2,}(?!\w)|x{3,}$|•|process\.env|os\.environ|env\.|import\.meta|\[|\.{2,}|…|your[-_ ])/iu;
/** YAML's tags, and the schemes of what keeps secrets: `!Ref DbPassword`, `vault:secret/db#password`, `op://…`. */
const tags = /^!(?:ref|sub|getatt|importvalue|vault|secret|env|var|include|reference|join|select|base64)\b/i;
const stores =
  /^(?:vault|op|ssm|sops|sm|kv|secretsmanager|secretmanager|keyvault|doppler|infisical|env|file|arn|ref\+\w{1,20}):(?=\w{0,60}[/._#:-]|[a-z]+$)/i;
/** `:password`, `@Password`: parameters of a statement. */
const parameters = /^[:@?][a-z_]{0,40}(?:pass|password|passwd|secret|token|key|pwd|pw)[a-z_]{0,20}$/i;
const paths = /^(?:projects\/[\w.-]{1,80}\/|(?:~|\.{1,2})\/|\/(?:[\w.-]{1,80}\/){1,12}[\w.-]{0,80}$|[A-Za-z]:\\)/;
const members = [
  /^(?:var|local|data|module|this|self|config|cfg|conf|settings?|options?|opts|props|args|ctx|context|req|request|params|body|form|user|input|secrets?|values|state|app|server|event|z|yup|joi|schema|random_password|random_string|credentials?|creds)(?:\??\.[A-Za-z_$][\w$]{0,60}){1,8}(?<!\d)$/i,
  /^[A-Za-z_$][\w$]{0,60}(?:\??\.[A-Za-z_$][\w$]{0,60}){0,8}\.(?:\w{0,40}(?:password|secret|token|key|passwd|pass|pwd)|value|result|arn|id)$/i,
  /^[a-z]\w{0,60}(?:[Pp]asswords?|[Ss]ecrets?|[Tt]okens?|[Kk]eys?)\[\w{1,40}\]?$/,
];

/** Most values are none: words of letters and digits are seen without the patterns. */
const plainWords = /^(?!x{3}|your )[\p{L}\p{N}'’ ]+$/iu;

export const isReference = (text: string): boolean =>
  !plainWords.test(text) && [variables, tags, stores, parameters, paths, ...members].some((form) => form.test(text));
