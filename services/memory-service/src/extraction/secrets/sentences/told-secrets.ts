import type { NamedValue } from '../assignments/named-values.js';
import { looksRandom } from '../values/character-statistics.js';
import { isMadeOfWords, isUnlinkedPassword, looksChosen, looksTyped } from '../values/password-values.js';
import { namesSecret } from '../values/secret-names-in-stores.js';
import { isQuoted, type ToldValue } from '../values/value-in-text.js';
import { unquote } from '../values/value-reader.js';
import { describesPassword } from '../words/plain-password-words.js';

/*
 * Secrets that are called nothing else: "the secret is '…'", "someone committed the secret …". A secret is also what
 * somebody knows, and what a store has a name for, so that a value has to look chosen, and a bare one needs words that
 * tell that it came out or has to be changed.
 */

/** Cheap, and true of every text with one of them. */
export const mayTellSecret = (text: string): boolean => /secret|geheim/i.test(text);

/** "rabarber-taart-2024", which nobody calls anything but a secret or a branch. */
const joinedWords = /^\p{Ll}{3,30}(?:[-_]\p{Ll}{3,30}){1,4}[-_]?\d{2,4}[!.]?$/u;
/** "Kaas_Maan4974" */
const joinedNames = /^\p{Lu}\p{Ll}{2,20}[_-]\p{Lu}\p{Ll}{2,20}\d{2,4}[!.]?$/u;
/** "SHA256-hashed", "32bit": what is said of its form. */
const ofForm = /(?:encoded|encrypted|hashed|signed|bits?|bytes?|chars?|digits?)$/i;

/** "key-UyvgqkMSmelXSRKPyHKU": behind what it is of, letters that no name has in such an order. */
function isMarked(text: string): boolean {
  const [, letters = ''] = /^[a-z]{2,8}[-_](\w{16,200})$/.exec(text) ?? [];
  return looksRandom(letters) && ((letters.match(/[A-Z]{2,}/g)?.length ?? 0) >= 2 || !isMadeOfWords(letters));
}

const isChosen = (text: string): boolean =>
  !/\s/.test(text) &&
  !namesSecret(text) &&
  !describesPassword(text) &&
  !ofForm.test(text) &&
  (looksTyped(text) ||
    looksChosen(text) ||
    isMarked(text) ||
    joinedNames.test(text) ||
    (joinedWords.test(text) && isUnlinkedPassword(text)));

/** In quotation marks fewer words are meant as words. */
const isChosenQuotation = (text: string): boolean =>
  isChosen(text) ||
  (isUnlinkedPassword(text) &&
    /\d{2}|[!#$%&*+^]/.test(text) &&
    !/\s|^v?\d/.test(text) &&
    !namesSecret(text) &&
    !describesPassword(text) &&
    !ofForm.test(text));

const isValue = ({ raw }: ToldValue): boolean => (isQuoted(raw) ? isChosenQuotation : isChosen)(unquote(raw));

const disclosed =
  'committed|leaked|pasted|posted|pushed|exposed|published|printed|logged|revealed|disclosed|stolen|compromised|hard-?coded|checked\\sin|found|shared|sent|rotated|revoked|replaced|changed';
const disclosedBefore = new RegExp(`\\b(?:${disclosed})\\s(?:[\\p{L}'’]{1,12}\\s){0,3}$`, 'iu');
/** Of what follows only the beginning is known, so the verb may be cut off. */
const disclosedBehind =
  /^["'`”’]?\s(?:(?:was|were|is|has|had|got|must|should|be|been)\s){0,3}(?:commit|leak|past|post|push|expos|publish|print|logg|reveal|disclos|stol|compromis|hard|rotat|revok|repl|chang|accident)/iu;
const isDisclosed = ({ before, behind }: ToldValue): boolean =>
  disclosedBefore.test(before) || disclosedBehind.test(behind);

/** "The secret level42", "the secret handshake99": a thing that is secret, with its number. */
const isCounted = ({ raw }: ToldValue): boolean => /^\p{L}?\p{Ll}+\d+[!.]?$/u.test(raw);

const value = `("[^"\\n]{4,200}"|'[^'\\n]{4,200}'|\`[^\`\\n]{4,200}\`|[^\\s"'\`,;]{6,200})`;
const name = '(?<![\\p{L}\\p{N}_[-])secret';

export const toldSecrets: readonly NamedValue[] = [
  {
    pattern: new RegExp(
      `(${name}(?:\\svalue)?|(?<![\\p{L}\\p{N}])geheimnis)(\\s(?:is|was|ist|war|lautet)\\s(?:now\\s|still\\s|jetzt\\s)?)${value}`,
      'giu',
    ),
    kind: () => 'secret',
    isSecret: isValue,
  },
  {
    pattern: new RegExp(`(${name})(\\s)${value}`, 'giu'),
    kind: () => 'secret',
    isSecret: (told) => isMarked(unquote(told.raw)) || (isDisclosed(told) && isValue(told) && !isCounted(told)),
  },
];
