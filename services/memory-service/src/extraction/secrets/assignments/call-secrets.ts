import { isNameInStore, isNoValue } from '../values/assigned-values.js';
import { looksAssigned, looksRandom } from '../values/character-statistics.js';
import { isFieldText } from '../values/field-texts.js';
import { isUnlinkedPassword } from '../values/password-values.js';
import { unquote } from '../values/value-reader.js';
import type { NamedValue } from './named-values.js';

/* Secrets that code hands over: `setPassword("…")`, `jwt.sign(claims, "…")`, `page.fill("#password", "…")`. */

const literal = '("[^"\\n]{1,400}"|\'[^\'\\n]{1,400}\'|`[^`\\n]{1,400}`)(?=\\s{0,4}[),])';
const setters = '(?:set|with|change|reset|update|enter|type|verify|check|compare|validate|hash|encrypt)';

/** No text of a form, no name of a field, no selector of one, and no name by which a store knows the secret. */
const isHandedOver: NamedValue['isSecret'] = (told) => {
  const text = unquote(told.raw);
  const isNamed =
    isNameInStore(text) ||
    /^[#.[]|\[[\w-]+=/.test(text) ||
    /^(?:password|passwd|\w{1,30}[_-](?:password|passwd|secret))$/i.test(text);
  return text.length >= 4 && !isNamed && !isFieldText(text) && !isNoValue(told, text);
};

/** Cheap, and true of every text with one of them. */
export const mayHoldCall = (text: string): boolean => /[("',]\s{0,4}["'`]/.test(text) && text.includes('(');

export const callSecrets: readonly NamedValue[] = [
  {
    pattern: new RegExp(
      `(\\.(?:auth|login|signin|sign_in|authenticate)\\(\\s{0,4}(?:["'][^"'\\n]{1,80}["']\\s{0,2},\\s{0,2})?)()${literal}`,
      'gi',
    ),
    kind: () => 'password',
    isSecret: ({ raw }) => isUnlinkedPassword(unquote(raw)),
  },
  {
    pattern: new RegExp(
      `(?<![A-Za-z])((?:${setters}[A-Za-z_]{0,20}?)?(?:password|passwd|passphrase|passcode|pwd))(\\(\\s{0,4})${literal}`,
      'gi',
    ),
    kind: () => 'password',
    isSecret: isHandedOver,
  },
  {
    pattern: new RegExp(`(?<![A-Za-z])((?:set|with)[A-Za-z_]{0,20}?secret)(\\(\\s{0,4})${literal}`, 'gi'),
    kind: () => 'secret',
    isSecret: isHandedOver,
  },
  {
    pattern: new RegExp(`(?<![A-Za-z])((?:set|with|use)[A-Za-z_]{0,20}?(?:key|token))(\\(\\s{0,4})${literal}`, 'gi'),
    kind: (name) => (/token/i.test(name) ? 'token' : 'key'),
    isSecret: ({ raw }) => looksAssigned(unquote(raw)) || looksRandom(unquote(raw)),
  },
  {
    pattern: new RegExp(
      `(\\b(?:fill|fill_in|type|send_?keys|enter)\\s?\\([^()\\n]{0,60}?(?:password|passwd|pwd)[^()\\n]{0,20}?["'\`]\\s{0,2},\\s{0,2})()${literal}`,
      'gi',
    ),
    kind: () => 'password',
    isSecret: isHandedOver,
  },
  {
    pattern: new RegExp(
      `(\\b(?:jwt|jsonwebtoken)\\.(?:sign|verify|encode|decode)\\([^\\n"'\`]{1,80},\\s{0,2}|\\bcreateHmac\\(\\s{0,2}["'][\\w-]{1,20}["'],\\s{0,2})()${literal}`,
      'gi',
    ),
    kind: () => 'secret',
    isSecret: isHandedOver,
  },
];
