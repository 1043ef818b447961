import { abbreviationPattern, nounPattern } from '../words/sentence-words.js';
import { placeholderOf, type Replace } from './found-secrets.js';

/*
 * Whether a short text that stands before, above or beside a value is a name of secrets: the head of a column, a key, a
 * tag.
 */

/** Long enough, and so mixed, that whatever names a secret makes one of it; and what a PIN is. */
const anySecrets = ['x7Kq9ZtR2mWv4LpB8nYc', '58214'];
const maxNameCharacters = 60;
/** Of an alarm, a safe or an account. The code of a door, which all who come in share, is a fact to remember. */
export const codePattern =
  '(?:alarm|access|unlock|security|safe|recovery|backup|rescue|scratch|one-?time|otp|verification|2fa|mfa) codes?';
const mayName = new RegExp(
  `pass|pin|phrase|mnemonic|clave|secret|token|key|credential|codes?\\b|${abbreviationPattern}|${nounPattern()}`,
);

/** Cheap, and true of every text that holds a name. */
export const mayHoldSecretName = (text: string): boolean => mayName.test(text.toLowerCase());

const another =
  /[_ ](?:at|on|date|age|length|len|min|max|count|policy|type|id|url|file|path|hint|field|mgr|manager|name|ref|arn|store|provider|callback|prompt|label|regex|expir\w{1,10}|timeout|ttl|lifetime|rounds|iterations|attempts|retries|limit|enabled|required|algorithm|hashers?|encoder|validators?|complexity|strength|history|rotation|days|hours|minutes|seconds)$/i;

/** Whether a name is one of what a password or key has, and not of the secret: "password_changed_at". */
export const namesAnother = (name: string): boolean => another.test(name);

/**
 * A name without what sets it off, and without what is said of it: "**Password:**", "password (initial)",
 * "[password](#note)".
 */
function bareName(text: string): string {
  return text
    .trim()
    .replace(/\]\([^()]{0,200}\)/g, ']')
    .replace(/(.)\s{0,3}[([][^()[\]]{0,60}[)\]]\s{0,3}[:：?]?$/su, '$1')
    .replace(/[*`~"'“”?！!：[\]]|:$|^[^\p{L}\p{N}]+/gu, '')
    .replace(/^_{1,3}|_{1,3}$|:$/g, '')
    .trim();
}

/** Reads texts that stand before, above or beside a value. For one text to redact: what it read is remembered. */
export class SecretNames {
  /** What the words around a value tell. */
  readonly redact: (text: string) => string;
  readonly #read = new Map<string, string | null>();

  readonly #redactProse: (text: string, replace: Replace) => string;

  constructor(redactProse: (text: string, replace: Replace) => string, replace: Replace) {
    this.#redactProse = redactProse;
    this.redact = (text) => redactProse(text, replace);
  }

  /**
   * The name as it can be put before a value, "password" of "**Password (initial)**"; null where the text names no
   * secret.
   */
  of(text: string): string | null {
    // A name whose value was replaced already stands for no other.
    if (text.length > 4 * maxNameCharacters || text.includes('[secret:') || !mayHoldSecretName(text)) return null;
    const known = this.#read.get(text);
    if (known !== undefined) return known;
    const name = this.#nameIn(text);
    this.#read.set(text, name);
    return name;
  }

  #nameIn(text: string): string | null {
    const name = bareName(text);
    if (name === '' || name.length > maxNameCharacters || namesAnother(name)) return null;
    const probes = anySecrets.map((secret) => `${name}: ${secret}`);
    return probes.some((probe) => this.#redactProse(probe, (_, kind) => placeholderOf(kind)) !== probe) ? name : null;
  }
}
