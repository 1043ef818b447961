import { setOf } from '../words/word-list.js';
import { isNameInStore } from './assigned-values.js';
import { isMadeOfWords } from './password-values.js';

/* By which names a store knows a secret: "the secret prod-db-2024 lives in Vault". */

/** Of what, and where, as such names have it and no password. */
const parts = setOf(
  'prod production staging stage dev db database api app web config env secret secrets key keys token tokens cred creds credential credentials ' +
    'tls ssl cert certs webhook webhooks service svc auth redis postgres mysql mongo stripe github gitlab aws gcp azure k8s vault backup registry ' +
    'docker smtp jwt oauth deploy pod namespace cluster client server session signing hmac santa',
);

/** Whether a word names a secret instead of being one: `prod-db-2024`, `app-config-v2`, `STRIPE_KEY_2024`. */
export function namesSecret(text: string): boolean {
  if (isNameInStore(text)) return true;
  if (!isMadeOfWords(text)) return false;
  const words = text.toLowerCase().split(/[-_./:]/);
  return words.some((word) => /^v\d{1,3}$/.test(word) || parts.has(word.replace(/\d{1,4}$/, '')));
}
