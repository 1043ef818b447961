import { looksAssigned } from '../values/character-statistics.js';
import { isUnlinkedPassword } from '../values/password-values.js';
import { isQuoted, type ToldValue } from '../values/value-in-text.js';
import { unquote } from '../values/value-reader.js';
import { isReference } from '../values/value-references.js';
import { describesPassword, namesPart } from '../words/plain-password-words.js';
import type { NamedValue } from './named-values.js';

/* Secrets in the options and arguments of commands, which say by their place what they are: `mongosh -u root -p …`. */

const value = '("[^"\\n]{1,200}"|\'[^\'\\n]{1,200}\'|[^\\s"\'`|-][^\\s"\'`]{0,8000})';
/** What stands between a command and its option: no other command. */
const between = '\\b[^\\n|&;]{0,200}?\\s';

const functionWords = /^(?:is|are|and|or|to|with|for|as|in|on|from|when|if|the|a|an|which|that|it)$/i;
const placeholders = /^(?:[A-Z]{1,20}_)?(?:PASSWORD|PASS|PASSWD|SECRET|TOKEN|KEY|VALUE)$/;
const isValue = (text: string): boolean =>
  !isReference(text) && !namesPart(text) && !functionWords.test(text) && !placeholders.test(text);
const isCommandValue: NamedValue['isSecret'] = ({ raw }) => isValue(unquote(raw));

/** With `-p` a port, or two: `docker run --name mongo -p 27017:27017`. */
const ports = /^\d{2,5}(?::\d{2,5}){0,2}(?:\/(?:tcp|udp))?$/;

const argument = (lead: string, link = '()', end = ''): NamedValue => ({
  pattern: new RegExp(`(${lead})${link}${value}${end}`, 'g'),
  kind: () => 'password',
  isSecret: isCommandValue,
});
const secret = (named: NamedValue): NamedValue => ({ ...named, kind: () => 'secret' });
const option = (commands: string, options: string): NamedValue =>
  argument(`\\b(?:${commands})${between}(?:${options})`, '([ =]?)');
const credentials = (pattern: RegExp): NamedValue => ({
  pattern,
  kind: () => 'basic_credentials',
  isSecret: ({ raw }) => isValue(unquote(raw.slice(raw.indexOf(':') + 1))),
});

/** What stands behind a variable in a sentence: "the ENV DB_PASSWORD is required", "… overrides the file". */
function isOfVariable({ raw, behind }: ToldValue): boolean {
  const text = unquote(raw);
  if (!isValue(text) || text.length < 4) return false;
  if (isQuoted(raw) || isUnlinkedPassword(text)) return true;
  const isLast = /^\s{0,2}(?:$|[\n\r`"';&|)])/.test(behind);
  return isLast && (/^(?:secret|private)$/.test(text) || !(describesPassword(text) || isVerb.test(text)));
}
const isVerb = /^(?:overrides|exists|holds|matters|works|fails|leaks|wins|applies|changes|differs)$/;

/** A variable of the environment and its value behind it: Docker, Windows, fish, csh. */
const variable = (names: string, kind: string, isSecret: NamedValue['isSecret']): NamedValue => ({
  pattern: new RegExp(
    `(\\b(?:ENV|setx(?:\\s/[A-Za-z])?|setenv|set(?:\\s-{1,2}[A-Za-z]{1,9}){1,3})\\s(?:[A-Za-z\\d]{1,30}_){0,6}(?:${names}))(\\s{1,4})("[^"\\n]{1,200}"|'[^'\\n]{1,200}'|[^\\s"'\`|;&-][^\\s"'\`;&]{0,8000})`,
    'g',
  ),
  kind: () => kind,
  isSecret,
});

/** What reads a password from its input. */
const readers =
  '(?:sudo\\s[^\\n|]{0,40}-S|(?:docker|podman|helm registry|gh auth|npm|oc)\\slogin|passwd\\s--stdin|kinit|cryptsetup|su\\b|gpg\\b)';

/** Cheap, and true of every text with one of them. */
export const mayHoldCommand = (text: string): boolean =>
  /\s--?[a-zA-Z]|\bENV\s|\bset(?:x|env)\s|\s\/[a-z]|\||rabbitmqctl|wpa_passphrase|nmcli|configure\sset|secrets?\sset/.test(
    text,
  );

export const commandSecrets: readonly NamedValue[] = [
  variable('(?:PG|MYSQL_|REDISCLI_)?(?:PASSWORD|PASSWD|PASSPHRASE|PASS|PWD|password)', 'password', isOfVariable),
  variable('SECRET(?:_KEY(?:_BASE)?)?|secret', 'secret', isOfVariable),
  variable('TOKEN|token', 'token', ({ raw }) => looksAssigned(unquote(raw))),
  variable('KEY|key', 'key', ({ raw }) => looksAssigned(unquote(raw))),
  // `mysql -p db` asks for the password, and names a database.
  {
    pattern: new RegExp(`(\\b(?:mysql|mariadb)[\\w-]{0,20}${between}-p)(\\s?)${value}`, 'g'),
    kind: () => 'password',
    isSecret: (told) => (told.link === '' ? isCommandValue(told) : isUnlinkedPassword(unquote(told.raw))),
  },
  {
    ...option('mongo(?:sh|dump|restore|export|import|stat|top)?|cqlsh|rdesktop|influx|clickhouse-client', '-p'),
    isSecret: (told) => !ports.test(unquote(told.raw)) && isCommandValue(told),
  },
  option(
    'sshpass|(?:docker|podman|buildah|skopeo|nerdctl|az|oc|cf|helm registry|oras|crane auth) login|twine upload',
    '-p',
  ),
  argument(`\\b(?:7z[az]?|(?:un)?rar)${between}-h?p`),
  option('sqlcmd|bcp|tsql|isql|sqsh|unzip|zip|mosquitto_(?:pub|sub)|ipmitool', '-P'),
  option('ldap(?:search|add|modify|delete|passwd|whoami|compare|modrdn)', '-w'),
  option('redis-cli', '-a|--pass'),
  argument(`\\b(?:smbclient|rpcclient|smbget|net)${between}(?:-U|--user)[ =]?["']?[^\\s%"']{1,60}%`),
  argument(
    '\\bhtpasswd\\s(?:-\\w{1,8}\\s){0,3}-\\w{0,6}b\\w{0,6}\\s(?:-\\w{1,8}\\s){0,3}(?:\\S{1,200}\\s){1,2}',
    '()',
    '(?!\\s{0,2}[^\\s|&;])',
  ),
  argument('\\s-pass(?:in|out)?\\s["\']?pass:'),
  option('openssl enc', '-k'),
  argument('\\bnet\\suse\\b[^\\n]{0,200}?\\s/user:\\S{1,80}\\s'),
  argument('\\bnet\\suser\\s\\S{1,60}\\s', '()', '(?=\\s/add)'),
  argument(`\\b[xw]freerdp${between}/p:`),
  argument('\\brabbitmqctl\\s(?:-\\S{1,40}\\s){0,3}(?:add_user|change_password|authenticate_user)\\s\\S{1,80}\\s'),
  argument('\\bwpa_passphrase\\s(?:"[^"\\n]{1,40}"|\\S{1,40})\\s'),
  argument(`\\bnmcli${between}(?:password|(?:wifi-sec|802-11-wireless-security)\\.psk)\\s`),
  argument('\\s-(?:src|dest)?(?:store|key)pass(?:wd)?', '([ =:])'),
  argument('\\b(?:echo|printf)\\s(?:-n\\s)?', '()', `(?=\\s{0,2}\\|\\s{0,2}${readers})`),
  argument('\\b(?:echo|printf)\\s["\']?[^\\s:"\'|]{1,60}:', '()', '(?=["\']?\\s{0,2}\\|\\s{0,2}(?:sudo\\s)?chpasswd)'),
  secret(argument('--from-literal[= ]["\']?[\\w.-]{1,80}=')),
  secret(argument(`\\bgh secret set${between}(?:--body|-b)`, '([ =])')),
  secret(argument('\\baws\\sconfigure\\sset\\s[\\w.]{0,60}(?:secret_access_key|session_token)\\s')),
  secret(argument('\\s--secret-string', '([ =])')),
  secret(
    argument(
      '\\b(?:fly(?:ctl)?|doppler|supabase|infisical)\\ssecrets?\\sset\\s(?:-\\S{1,40}\\s){0,3}[A-Z_][A-Z\\d_]{1,60}=',
    ),
  ),
  credentials(
    /(\b(?:curl|https?|xh)\b[^\n|;]{0,200}?\s(?:-u|--user|--proxy-user|-a|--auth))([ =]?)([^\s:"'-][^\s:"']{0,100}:[^\s"']{1,8000})/g,
  ),
];
