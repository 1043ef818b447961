import { isNoValue } from '../values/assigned-values.js';
import { looksAssigned, looksRandom } from '../values/character-statistics.js';
import { isMadeOfWords, isUnlinkedPassword, looksTyped } from '../values/password-values.js';
import type { ToldValue } from '../values/value-in-text.js';
import { unquote } from '../values/value-reader.js';
import { isReference } from '../values/value-references.js';
import { describesPassword, namesPart } from '../words/plain-password-words.js';
import type { NamedValue } from './named-values.js';

/*
 * Secrets in lines of a form of their own: headers of HTTP, files of credentials, settings of Redis, what is told of a
 * network or a card.
 */

const isUnlinked: NamedValue['isSecret'] = ({ raw }) => isUnlinkedPassword(unquote(raw));

/** How to sign in, which stands where a secret for it would. */
const schemes =
  /^(?:basic|digest|bearer|oauth2?|jwt|ntlm|kerberos|ldap|saml|oidc|token|password|api_?key|mtls|tls|ssl|enabled|disabled|github|google|azure|aws|iam|sso|local|default|users?|sessions?|cookies?|scram-sha-256|md5|trust|peer|plain|login|anonymous)$/i;

/** How a sentence about a setting goes on. */
const prose = /^(?:must|should|will|was|were|with|when|that|from|needs|directive|line)$/i;

const isOfHeader = (text: string): boolean =>
  text.length >= 6 && !/[({<$]/.test(text) && !isReference(text) && (/\d/.test(text) || /[a-z][A-Z]/.test(text));

/** Cheap, and true of every text with one of them. */
export const mayHoldPlaced = (text: string): boolean =>
  /auth|machine|default|:(?:\d{4,5}|\*):|cv[vcn]|security code|kartenprüf|cred|requirepass|ssid|wi-?fi|wlan|pats?\b|keys? |tokens? |secrets? |combination|combo |one time |safe |alarm |c[oó]d(?:e|igo|ice) [a-zü]{2,5} |unlock|lock code|lock['’]s code|code \d{4,8} to |aws_access_key\]|card_number\]|\bssn|social|\bac[\da-f]{32}/.test(
    text.toLowerCase(),
  );

/** "CVV: 123", "…, CVV 123"; but "the CVC 500 controller", "the CVC is 300 MB". */
function isCardCode({ name, link, before, behind }: ToldValue): boolean {
  if (/[:=#]/.test(link)) return true;
  if (/^\s\p{Lu}/u.test(behind)) return false;
  if (link.trim() !== '' || /\s/.test(name)) return true;
  return /(?:^|[\n,;:/|(])\s{0,4}$|\bcard(?:_number\]|\b).{0,30}$/i.test(before) && !/^\s\p{L}/u.test(behind);
}

/** "auth: OAuth2:PKCE2024" tells how one signs in, "auth: bob:…" with what. */
const protocols =
  /[\s:="'`](?:digest|oauth2?|oidc|jwt|ntlm|kerberos|ldaps?|saml2?|m?tls|ssl|iam|sso|scram-sha-\d{1,3}|pkce|webauthn|fido2?|github|google|azure|aws)$/i;

/** What the Social Security Administration never gives out: 000, 666 and 9xx, 00, 0000. */
const neverIssued = /^(?:000|666|9)|^\d{3}[- ]?00|0000$/;

export const placedSecrets: readonly NamedValue[] = [
  {
    // "my social security number is 219-…", "SSN: …"; no other number has its form beside this name
    pattern:
      /((?<![\p{L}\p{N}])(?:ssn|social\s(?:security\s)?(?:number|no\.?|nr\.?|num|#)|social(?:\ssecurity)?(?=\s?(?:[:=]|is\s|['’]s\s))))(\s{0,2}(?:[:=#]|['’]s|is|was)?\s{0,2}["'`]?)(\d{3}[- ]?\d{2}[- ]?\d{4})(?![\p{L}\p{N}-])/giu,
    kind: () => 'social_security_number',
    isSecret: ({ raw }) => !neverIssued.test(raw),
  },
  {
    pattern:
      /(\b(?:proxy-)?authorization\\?["'`]?\s{0,2}[:=,]\s{0,2}\\?["'`]?(?:basic|bearer|token|apikey))(\s{1,4})([^\s"'`\\,]{4,8000})/gi,
    kind: (name) => (/basic$/i.test(name) ? 'basic_credentials' : 'bearer_token'),
    isSecret: ({ raw }) => isOfHeader(unquote(raw)),
  },
  {
    // .netrc
    pattern:
      /(\b(?:machine\s\S{1,100}|default)\s{1,8}login\s\S{1,100}\s{1,8}(?:account\s\S{1,100}\s{1,8})?password)(\s{1,4})(\S{1,8000})/g,
    kind: () => 'password',
    isSecret: ({ raw }) => !isReference(unquote(raw)),
  },
  {
    // .pgpass
    pattern:
      /(?<![\w.*:-])([\w.*-]{1,100}:(?:\d{4,5}|\*):[A-Za-z_*][\w-]{0,62}:[A-Za-z_*][\w-]{0,62})(:)([^\s"'`]{3,200})(?=["'`]?\s{0,2}(?:\n|$))/g,
    kind: () => 'password',
    isSecret: ({ raw }) => !isReference(unquote(raw)),
  },
  {
    pattern:
      /(\b[Cc][Vv][VvCcNn]2?\b(?:\s(?:[Cc]ode|[Nn]umber))?)(\s{0,2}(?:[:=#]|is\b|was\b)?\s{0,2})(\d{3,4})(?!\w|\.\d)(?!\s(?!(?:for|on|of|at|in|to|from|and|or|with|but|so|now|please|exp\w*|valid|zip|name)\b)\p{Ll})/gu,
    kind: () => 'card_security_code',
    isSecret: isCardCode,
  },
  {
    pattern:
      /(\b(?:[A-Z\d]{1,20}_){0,2}(?:REDIS|VALKEY|SIDEKIQ|MQTT|BASIC|HTTP|PROXY|SMTP|DB|MONGO|RABBITMQ|AMQP|KAFKA|NPM|REGISTRY|DOCKER|ELASTIC|NEO4J|INFLUX|CLICKHOUSE)_AUTH)(["']?\s{0,2}[:=]\s{0,2})("[^"\n]{1,200}"|'[^'\n]{1,200}'|[^\s"'`,;]{4,8000})/g,
    kind: () => 'password',
    isSecret: (told) => {
      const text = unquote(told.raw);
      return !schemes.test(text) && !describesPassword(text) && !/[({]/.test(text) && !isNoValue(told, text);
    },
  },
  {
    pattern: /(\b(?:auth|creds|credentials?)["']?\s{0,2}[:=]\s{0,2}["'`]?[\w.@-]{1,60})(:)([^\s"'`,;]{6,8000})/gi,
    kind: () => 'password',
    isSecret: ({ raw, name }) => (protocols.test(name) ? looksTyped : isUnlinkedPassword)(unquote(raw)),
  },
  {
    pattern: /(\b(?:requirepass|masterauth))(["']?\s{1,4})("[^"\n]{1,200}"|[^\s"'`]{4,8000})/gi,
    kind: () => 'password',
    isSecret: ({ raw }) => !isReference(unquote(raw)) && !namesPart(unquote(raw)) && !prose.test(unquote(raw)),
  },
  {
    pattern: /((?:^|[>`"]\s{0,2}|redis-cli\s)AUTH)(\s{1,2})([^\s"'`]{4,8000})/gm,
    kind: () => 'password',
    isSecret: isUnlinked,
  },
  {
    // "SSID MyNet, key …", "wifi: MyNet / …"
    pattern:
      /(\b(?:SSID|WLAN|Wi-?Fi)\b[^\n.]{1,60}?[,;/(]\s{0,2}(?:the\s)?(?:key|pass|psk|pw|schlüssel)(?:\s{0,2}[:=]\s{0,2}|\s(?:is\s)?)|\b(?:wi-?fi|wlan|ssid)\s{0,2}[:=]\s{0,2}[^\n/,|:]{1,40}?\s{0,2}[/|]\s{0,2})()([^\s,;"'`]{8,8000})/gi,
    kind: () => 'password',
    isSecret: isUnlinked,
  },
  {
    // "The key for the guest Wi-Fi is …"
    pattern:
      /((?<![\p{L}\p{N}])key\s(?:for|of|to)\s(?:[\p{L}'’-]{1,20}\s){0,3}(?:wi-?fi|wlan|hotspot)(?:\snetwork)?)(\s(?:is|was)\s(?:now\s)?|:\s)([^\s"'`,;]{8,100})/giu,
    kind: () => 'password',
    isSecret: ({ raw }) => looksTyped(unquote(raw)),
  },
  {
    // "The combination of the safe is 12-34-56", "the code for the alarm is 4821", but no door's.
    pattern:
      /(\bcomb(?:o|ination)\s(?:of|for|to|on)\s(?:[\p{L}'’-]{1,20}\s){1,3}(?:safe|vault|(?:pad)?lock|locker)|\b(?:safe|vault|(?:pad)?lock|locker)(?:['’]s)?\scomb(?:o|ination)|\b(?:bike|bicycle|suitcase|luggage|pad)[ -]?lock(?:['’]s)?\scode|\bc[oó]d(?:e|igo|ice)\s(?:of|for|to|für|vom|zum|zur|der|des?|du|del|della|dell)\s(?:[\p{L}'’-]{1,20}\s){0,2}(?:safe|alarm|tresor|alarmanlage|coffre(?:-fort)?|alarme|caja\sfuerte|alarma|cassaforte|allarme))(\s(?:is|was|ist|war|lautet|est|es|è)\s(?:now\s|jetzt\s)?|\s?:\s)(\d{1,2}(?:[ -]\d{1,2}){2,4}|\d{3,8})(?![\w-]|[.,]\d|\s(?:lines|loc|bytes|characters)\b)/giu,
    kind: () => 'password',
    isSecret: () => true,
  },
  {
    // "The code to my phone is 902144", "her phone unlocks with 258013"; but "the country code of my phone"
    pattern:
      /((?<!\b(?:area|country|dial(?:ling)?|zip|post(?:al)?|source|error|status)\s)\bcode\s(?:of|for|to)\s(?:[\p{L}'’-]{1,20}\s){0,2}(?:phone|iphone|ipad|tablet|laptop|sim)\s(?:is|was)\s(?:now\s)?|\bunlock(?:s|ed)?\s(?:it\s)?(?:with|by|using)\s(?:the\s)?(?:code\s)?)()(\d{4,12})(?![\w-]|[.,]\d|\s(?!(?:for|on|at|in|and|or|but|so|now|please|since|if)\b)\p{Ll})/giu,
    kind: () => 'password',
    isSecret: () => true,
  },
  {
    // "Use code 493021 to verify"
    pattern: /(\bcode)(\s)(\d{4,8})(?=\sto\s(?:verify|confirm|authenticate|log|sign|unlock)\b)/gi,
    kind: () => 'password',
    isSecret: () => true,
  },
  {
    // "The CVV of the company card is 482"
    pattern:
      /(\b[Cc][Vv][VvCcNn]2?\s(?:[Cc]ode\s)?(?:of|for|on)\s(?:[\p{L}\p{N}'’-]{1,20}\s){0,4}?(?:card|visa|mastercard|amex))(\s(?:is|was)\s|:\s)(\d{3,4})(?![\w-]|[.,]\d)/gu,
    kind: () => 'card_security_code',
    isSecret: () => true,
  },
  {
    // "The card's security code is 482"
    pattern:
      /(\bcard(?:['’]s)?\s(?:security|verification)\scode|\b(?:security|verification)\scode\s(?:of|for|on)\s(?:[\p{L}\p{N}'’-]{1,20}\s){0,4}?card|kartenprüf(?:nummer|ziffer|code))(\s(?:is|was|ist|lautet)\s|:\s|\s)(\d{3,4})(?![\w-]|[.,]\d|\s(?:digits|stellen|lines)\b)/giu,
    kind: () => 'card_security_code',
    isSecret: () => true,
  },
  {
    // The code of a card by its other names, beside its number.
    pattern:
      /(card_number\][^\n[]{0,60}?(?:prüfnummer|prüfziffer|security code|código de seguridad|cryptogramme))(\s{0,2}:?\s{0,2})(\d{3,4})(?![\w.-])/gi,
    kind: () => 'card_security_code',
    isSecret: () => true,
  },
  {
    // Of one word with a hyphen it is a name as others are (`sentence-words.ts`).
    pattern: /(\bone\stime\s(?:pass)?code)(\s(?:is\s|was\s)?|:\s)(\d{4,8})(?![\w-]|[.,]\d)/gi,
    kind: () => 'password',
    isSecret: () => true,
  },
  {
    // The secret of AWS beside its id.
    pattern: /(aws_access_key\])([^A-Za-z0-9+/[][^[]{0,80}?)(?<![A-Za-z0-9+/])([A-Za-z0-9+/]{40})(?![A-Za-z0-9+/=])/g,
    kind: () => 'aws_secret_key',
    isSecret: ({ raw }) => looksRandom(raw) && /[a-z]/.test(raw) && /[A-Z]/.test(raw),
  },
  {
    // The token of Twilio beside its account.
    pattern: /(\bAC[0-9a-f]{32})([^\w[][^[]{0,40}?)(?<![\w-])([0-9a-f]{32})(?![\w-])/g,
    kind: () => 'twilio_token',
    isSecret: ({ raw }) => looksRandom(raw),
  },
  {
    // A personal access token of GitHub and others, and what it is for: "PAT for the pipelines (read only): …".
    pattern:
      /(\b(?:PATs?|(?:[A-Z][A-Z\d]{0,20}_){1,3}PAT))(["'`]?(?:\s(?:for|of|to|on|at)\s(?:[\w.-]{1,30}\s){0,3}[\w.-]{1,30}(?=\s?[(:=]|\s(?:is|was)\s))?(?:\s?\([^()\n]{1,40}\))?(?:\s{0,3}[:=]\s{0,3}|\s(?:is|was)\s(?:now\s)?)["'`]?)([\w-]{10,8000})/g,
    kind: () => 'token',
    isSecret: ({ raw }) => (looksAssigned(raw) || looksRandom(raw)) && !isMadeOfWords(raw),
  },
  {
    // "The key to the API is …"
    pattern:
      /((?<![\p{L}\p{N}])(?:keys?|tokens?|secrets?))(\sto\s(?:[\p{L}\p{N}-]{1,30}\s){0,3}[\p{L}\p{N}-]{1,30}(?:\s(?:is|was|=)|:)\s(?:now\s)?)([^\s"'`,;]{8,8000})/giu,
    kind: (name) => (/token/i.test(name) ? 'token' : /secret/i.test(name) ? 'secret' : 'key'),
    isSecret: ({ raw }) => looksRandom(unquote(raw)),
  },
];
