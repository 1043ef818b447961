import { isUnlinkedPassword, looksChosen, looksTyped } from '../values/password-values.js';
import type { ToldValue } from '../values/value-in-text.js';
import { unquote } from '../values/value-reader.js';
import { belongsToPasswords, namesPart, namesProgram } from '../words/plain-password-words.js';
import { setOf } from '../words/word-list.js';
import type { NamedValue } from './named-values.js';

/* Passwords that no word for a password names, beside an account: "creds: bob / …", "log in as admin with …". */

/** What stands where a password would with the name of an account: "Node24" and "OAuth2" are programs. */
const isBesideAccount = (text: string): boolean =>
  isUnlinkedPassword(text) && (!/^\p{L}+\d{1,3}$/u.test(text) || /^\p{Ll}+\d{2,3}$/u.test(text));

const knownAccounts =
  'admin(?:istrator)?|root|user|guest|test|demo|postgres|mysql|sa|ubuntu|pi|ec2-user|[\\w.+-]{1,60}@[\\w.-]{1,60}';
const accountBefore = new RegExp(`(?:^|\\s)(?:${knownAccounts})\\s{0,2}[/:]\\s{0,2}$`, 'i');

/** "Log in with admin and …", "with guest / …": with the name of an account less is enough than with a program's. */
function isHandedWithAccount({ raw, name, link }: ToldValue): boolean {
  const text = unquote(raw);
  if (!accountBefore.test(`${name}/`)) return link.trim() !== ',' && looksTyped(text);
  if (/[:/]/.test(link)) return isUnlinkedPassword(text);
  return looksChosen(text);
}

const handed = /(?:^|\s)(?:use|using|try|with|mit|avec|con)\s(?:the\s)?$/i;
const endsHanding = /^(?:$|[\n,;.!?)]|\s(?:to|on|for|if|and|or|then)\b)/;
const letsIn = /^\s(?:gets?|logs?|lets?|opens?|kommst)\b/i;
const opens =
  /^\s(?:gets?|logs?|lets?|works?|opens?|should work|kommst|kommt|geht|funktioniert|marche|fonctionne|funciona|działa)\b/i;

/** "admin / … gets you in", "use admin / …", "root:root123"; but "admin / editor123 are roles". */
function isOfKnownAccount({ raw, name, link, before, behind }: ToldValue): boolean {
  const text = unquote(raw);
  const isOfAll = /^(?:admin|root|postgres)/i.test(name);
  const number = text.startsWith(name) ? text.slice(name.length) : '';
  if (/^\d{2,4}$/.test(number) && (/\s/.test(link) || isOfAll)) return true;
  // Without a blank it may be a path.
  if (!(link === '/' ? looksTyped : looksChosen)(text)) return false;
  if (isOfAll && handed.test(before) && endsHanding.test(behind)) return true;
  return (isOfAll && link !== ':' ? opens : letsIn).test(behind);
}

/** "The admin login is admin / letmein", but "the login is slow / broken" and "the logins are admin / user". */
function isPlainBesideAccount({ raw, link, behind }: ToldValue): boolean {
  const text = unquote(raw);
  const isLast = raw !== text || /^(?:$|[\n,;)]|\s(?:for|on|at|in)\b)/.test(behind);
  const isOther = belongsToPasswords(text) || namesProgram(text) || accountBefore.test(`${text}/`);
  return isLast && accountBefore.test(link) && /^\p{L}{4,60}$/u.test(text) && !isOther;
}

/** "hunter2", and no machine or part of a system ("server2"). */
const numbersWord = (text: string): boolean =>
  isUnlinkedPassword(text) &&
  /^(?!(?:server|host|node|client|worker|user|admin|tenant|stage|staging|prod|test|demo|area|level)\d)\p{Ll}{4,}\d$/u.test(
    text,
  );

/** "Our login (OAuth2 / SAML2.0)" tells how, "basic auth (preview / …)" with what. */
function isToldBesideAccount(told: ToldValue): boolean {
  const isAside =
    (told.link.includes('(') && /^(?:log|user)/i.test(told.name)) || /^(?:zugang|logowanie)$/i.test(told.name);
  return (isAside ? looksChosen : isUnlinkedPassword)(unquote(told.raw)) || isPlainBesideAccount(told);
}

const keys = setOf(
  'enter return space exit quit skip cancel continue anything something yours mine login logout sudo ctrl-c ctrl-d',
);

/** "… type fish-and-chips", "… enter swordfish"; but "… use ssh-agent", "… enter yours", "… type it twice". */
function isTypedWhereAsked({ raw, name, behind }: ToldValue): boolean {
  const text = unquote(raw);
  if (keys.has(text.toLowerCase()) || belongsToPasswords(text) || namesProgram(text)) return false;
  if (looksChosen(text) || /^\p{Ll}+(?:-\p{Ll}+){2,}$/u.test(text)) return true;
  const isLast = /^(?:$|[\n,;)])/.test(behind) || raw !== text;
  return isLast && !/use$/i.test(name) && /^\p{L}{5,60}$/u.test(text);
}

/** Of what an account and its password are told together. */
const loginNames =
  'log-?ins?|credentials?|creds|basic[ -]auth|log-?in-?daten|zugangsdaten|anmeldedaten|zugang|identifiants|credenciales|datos\\sde\\sacceso|credenziali|dati\\sdi\\saccesso|' +
  'credenciais|dados\\sde\\s(?:acesso|log-?in)|inloggegevens|inloggningsuppgifter|inloguppgifter|innloggingsdetaljer|loginoplysninger|dane\\s(?:do\\s)?(?:logowania|log-?inu|dostępowe)|logowanie|' +
  'přihlašovací\\súdaje|данные\\sдля\\sвхода|логин\\sи\\sпароль|giriş\\sbilgileri|kirjautumistiedot|bejelentkezési\\sadatok';
/** What they are for: "for the test server", "beim Kundenportal". */
const placeOfLogin =
  '(?:\\s(?:for|to|of|on|at|in|für|fürs|zum|zur|beim?|vom|im|am|de|du|des|pour|para|del|della|per|voor|van|do|da|na|till|til|для|к)(?:\\s[\\p{L}\\p{N}.-]{1,30}){1,4}?)?';
const isTold =
  "(?:\\s{0,2}(?:[:=→]|->|is|are|was|were|sind|ist|lauten|son|sont|sono|zijn|,\\s(?:it[’']?s|that[’']?s|they[’']?re))\\s{1,3}|\\s\\()";

/** "login kiosk / …": nothing but the slash tells that one of them is a password. */
function isBesideName(told: ToldValue): boolean {
  const { raw, name, link, behind } = told;
  const text = unquote(raw);
  const [account = '', slash = ''] = link.trim().split(/(?=\s?\/)/u);
  if (namesPart(account) || !/^(?:$|[\n,;.!?)]|\s(?:for|on|at|in|to|and|but|if|[(|–—-]))/.test(behind)) return false;
  const isPair = /^(?:cre|basic)/i.test(name);
  if (/^log/i.test(name) && accountBefore.test(` ${account.trim()}/`) && looksChosen(text)) return true;
  // Without a blank it may be a path.
  if (!/^\s|\s$/.test(slash) && !/\s$/.test(link) && !isPair) return looksTyped(text);
  return isPair ? isUnlinkedPassword(text) || isPlainBesideAccount(told) : looksChosen(text);
}

export const accountPasswords: readonly NamedValue[] = [
  {
    pattern: new RegExp(
      `((?<![\\p{L}\\p{N}])(?:${loginNames}|user(?:name)?s?\\s?[/:&+]\\s?(?:password|passwd|pass|pwd|pw)))(${placeOfLogin}${isTold}[^\\s/:,]{1,60}\\s{0,2}[/:]\\s{0,2})([^\\s,;"'\`]{4,8000})`,
      'giu',
    ),
    kind: () => 'password',
    isSecret: isToldBesideAccount,
  },
  {
    // "Zugangsdaten Staging: svc / …", "Login staging: svc / …": where, without a word that leads to it
    pattern: new RegExp(
      `((?<![\\p{L}\\p{N}])(?:${loginNames}))(\\s[\\p{L}\\p{N}.-]{2,30}(?:\\s[\\p{L}\\p{N}.-]{1,30})?\\s{0,2}:\\s{1,3}[^\\s/:,]{1,60}\\s{0,2}[/:]\\s{0,2})([^\\s,;"'\`]{4,8000})`,
      'giu',
    ),
    kind: () => 'password',
    isSecret: (told) => looksChosen(unquote(told.raw)) || numbersWord(unquote(told.raw)) || isPlainBesideAccount(told),
  },
  {
    // "The credentials are admin and …"
    pattern: new RegExp(
      `((?<![\\p{L}\\p{N}])(?:${loginNames}))(${placeOfLogin}${isTold}[^\\s/:,]{1,60}(?:,?\\s(?:and|with|plus|&|und|et|y|e|en)|,)?\\s)([^\\s,;"'\`]{6,8000})`,
      'giu',
    ),
    kind: () => 'password',
    isSecret: ({ raw }) => looksTyped(unquote(raw)),
  },
  {
    // "login kiosk / …", "user bob/…"
    pattern:
      /((?<![\p{L}\p{N}])(?:log-?in|credentials?|creds|basic[ -]auth|user(?:name)?|account))(\s{1,2}\p{L}[\p{L}\p{N}_.@+-]{0,60}\s{0,2}\/\s{0,2})([^\s,;"'`]{4,8000})/giu,
    kind: () => 'password',
    isSecret: isBesideName,
  },
  {
    // "… (demo / …)", "admin / …": of a known account no word is needed
    pattern: new RegExp(
      `((?<![^\\s(])(?:admin|root|(?<=[:(]\\s?)(?:${knownAccounts})|(?<!\\S)[\\w.+-]{1,60}@[\\w.-]{1,60}))(\\s/\\s|/(?=[^\\s()]{1,80}\\)))([^\\s,;"'\`]{6,8000})`,
      'gi',
    ),
    kind: () => 'password',
    isSecret: ({ raw, name }) => (name.includes('@') ? looksChosen : looksTyped)(unquote(raw)),
  },
  {
    // "admin / … gets you in", "use admin / …", "admin / admin123"
    pattern: new RegExp(`((?<![^\\s("'\`])(?:${knownAccounts}))(\\s/\\s|[/:])([^\\s,;"'\`]{6,100})`, 'gi'),
    kind: () => 'password',
    isSecret: isOfKnownAccount,
  },
  {
    // "user klaus, secret …"
    pattern:
      /((?<![\p{L}\p{N}])(?:user(?:name)?|log-?in|account|benutzer(?:name)?|usuario|utilisateur|użytkownik)\s?[:=]?\s?[\w.@+-]{2,60},?\s(?:and\s|und\s)?(?:the\s)?secret)(\s?[:=]\s?|\s(?:is\s)?)([^\s,;"'`]{6,8000})/giu,
    kind: () => 'secret',
    isSecret: ({ raw, behind }) => looksChosen(unquote(raw)) && !/^\s\p{Ll}/u.test(behind),
  },
  {
    // "u: admin p: …"
    pattern: /(\bu(?:ser)?\s?[:=]\s?[^\s,;/]{1,60}[\s,;/]{1,3}p)(\s?[:=]\s?)([^\s,;"'`]{6,8000})/gi,
    kind: () => 'password',
    isSecret: ({ raw }) => isUnlinkedPassword(unquote(raw)),
  },
  {
    // "use admin:… to log in", "login admin:…"
    pattern:
      /(\b(?:use|try|enter|login|creds|credentials)\s[\w.@-]{1,60})(:)([^\s,;"'`]{6,200}(?=\s(?:to|and)\s(?:log|sign)\s?in)|(?<=\b(?:login|creds|credentials)\s[\w.@-]{1,60}:)[^\s,;"'`]{6,200})/gi,
    kind: () => 'password',
    isSecret: ({ raw }) => looksTyped(unquote(raw)),
  },
  {
    // "I log in with admin:…", "sign in with root / …"
    pattern:
      /(\b(?:log(?:ged|ging|s)?\s?(?:in|on)(?:to)?|g[eo]t(?:ting)?\s(?:in|on)(?:to)?|sign(?:ed|ing|s)?\s(?:in|on)(?:to)?|authenticated?)\b[^\n.?!:]{0,40}?\s(?:with|using|as|by)\s[^\s:/,]{1,60})(\s?[:/]\s?|,?\s(?:and|&|plus)\s|,\s)([^\s,;"'`]{6,8000})/gi,
    kind: () => 'password',
    isSecret: isHandedWithAccount,
  },
  {
    // "You get in with Herbst…", but with "bob1990" it may be a name
    pattern:
      /(\b(?:log|sign|get)s?\s?(?:in|on)\s(?:with|using))(\s)([^\s,;"'`]{6,200})(?=\s{0,2}(?:$|\n)|\s(?:for|on|at|and|but)\s)/gi,
    kind: () => 'password',
    isSecret: ({ raw }) => /\p{Lu}/u.test(raw) && looksChosen(unquote(raw)),
  },
  {
    // "Use … to log in", "type … when it asks for the password"
    pattern:
      /(\b(?:use|using|try|enter|type))(\s)("[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s,;"'`]{6,200})(?=\sto\s(?:log|sign|get)\s?(?:in|on)(?:to)?\b(?!-)|\s(?:when|where|if|once)\s[^\n.?!]{0,30}?\b(?:ask|prompt)(?:s|ed)?\s[^\n.?!]{0,20}?\bpass)/gi,
    kind: () => 'password',
    isSecret: ({ raw }) => looksChosen(unquote(raw)),
  },
  {
    // "You need bob and … to get in"
    pattern:
      /(\b(?:use|using|need|needs|take|try|enter)\s[^\s,;"'`]{1,60})(\s(?:and|plus|&|\/)\s)([^\s,;"'`]{6,200}(?=\sto\s(?:log|sign|get)\s?(?:in|on)(?:to)?\b(?!-)))/gi,
    kind: () => 'password',
    isSecret: ({ raw }) => looksChosen(unquote(raw)),
  },
  {
    // "It asks for a password, type …"
    pattern:
      /(\b(?:ask|prompt|want)(?:s|ed|ing)?\s(?:(?:you|me)\s)?(?:for\s)?(?:an?|the|your|my|its)\s(?:[\p{L}-]{1,20}\s){0,2}(?:password|passphrase|passcode|pass|pwd|pw)(?:,|\s-|\s–|:|;|\.)?\s(?:(?:then|just|you|so|simply|please|and|always)\s){0,2}(?:type|enter|use|give\sit|put\sin))(\s)("[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s,;"'`]{4,200})/giu,
    kind: () => 'password',
    isSecret: isTypedWhereAsked,
  },
  {
    // "I log in as admin with …"
    pattern:
      /(\b(?:log(?:ged|ging|s)?\s?(?:in|on)|logins?|sign(?:ed|ing|s)?\sin|connect(?:ed|ing|s)?|ssh|s?ftp|rdp|vnc|telnet)\b[^\n.?!]{0,60}?\sas\s[^\s,]{1,60})(\s(?:with|using|and|\/)\s|\s\()("[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s,;"'`]{6,8000})/gi,
    kind: () => 'password',
    isSecret: ({ raw, link }) => (link.includes('(') ? looksChosen : isBesideAccount)(unquote(raw)),
  },
  {
    // "Use … to log in as admin"
    pattern:
      /(\b(?:use|using|try|enter|type))(\s)("[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s,;"'`]{6,200})(?=\sto\s(?:log|sign)\s?(?:in|on)(?:to)?\s(?:[\w.-]{1,30}\s){0,3}as\s)/gi,
    kind: () => 'password',
    isSecret: ({ raw }) => isBesideAccount(unquote(raw)),
  },
];
