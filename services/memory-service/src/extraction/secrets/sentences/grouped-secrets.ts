import type { Replace } from '../values/found-secrets.js';
import { describesPassword } from '../words/plain-password-words.js';
import { abbreviationPattern, nounPattern } from '../words/sentence-words.js';
import { setOf } from '../words/word-list.js';

/*
 * Secrets that are written in groups: a password of Google for an app ("abcd efgh ijkl mnop"), the words of a wallet,
 * a PIN in pairs ("88 31 02"). Each behind its name, in a bounded number of words, so it is linear.
 */

const passwordName = `(?:${nounPattern()}|(?<![\\p{L}\\p{N}])(?:${abbreviationPattern}|pass))`;
/** "for the mailer", "vom Mailversand" */
const ofWhat =
  "(?:\\s(?:for|of|on|at|to|für|fürs|vom|von|zum|de|du|del|pour|para)\\s(?:[\\p{L}\\p{N}’'.-]{1,30}\\s){0,3}?[\\p{L}\\p{N}’'.-]{1,30})?";
const isTold = '\\s(?:is|was|ist|lautet|est|es|é|è|to)\\s(?:now\\s|jetzt\\s)?|\\s?[:=]\\s?';

/** Google's password for an app: four times four letters. */
const appPassword = new RegExp(
  `(${passwordName}${ofWhat}(?:${isTold}|\\s)["'\`]?)((?:[a-z]{4} ){3}[a-z]{4})(?![\\p{L}\\p{N}'’]| (?!(?:and|for|which|but|now|so)\\b)[\\p{L}\\p{N}])`,
  'giu',
);

const functionWords = setOf(
  'must when have that this they them than then also only with from your will what been does just here make sure very some each more such note uses used both into ' +
    'like same long next once over were keep kept code link lock safe need week ones four five test work page user mail form field note text type read view show send',
);

/** No word has letters in such an order: "kzxw", "mnbq". */
const unspeakable =
  /^[^aeiouy]{4}$|^(?!s[chkpt]|thr|chr|phr)[^aeiouy]{3}|q(?!u)|[jvx][bcdfghjklmnpqrstvwz]|[jqv]$|^[bcdfgkmptvz][bcdfgjkmpqtvxz]/;

/** "My gmail app …": characters before the name that tell what it is of. */
const wordsBefore = 16;

/** Whether four words are what Google made up: of an app less is enough than of any password. */
function isMadeUp(lead: string, groups: readonly string[]): boolean {
  if (groups.some((group) => functionWords.has(group) || describesPassword(group))) return false;
  return /(?:\b|_)(?:app|gmail|google)/i.test(lead) || groups.some((group) => unspeakable.test(group));
}

/** Cheap, and true of every text with such a password. */
const fourGroups = /\b(?:[a-z]{4} ){3}[a-z]{4}\b/i;

function redactAppPasswords(text: string, replace: Replace): string {
  if (!fourGroups.test(text)) return text;
  return text.replace(appPassword, (whole, lead: string, value: string, at: number) =>
    isMadeUp(text.slice(Math.max(0, at - wordsBefore), at) + lead, value.toLowerCase().split(' '))
      ? lead + replace(value, 'password')
      : whole,
  );
}

const walletName =
  /(?<!\p{L})(?:(?:seed|recovery|backup|mnemonic|wallet) ?(?:phrase|words|seed)|mnemonic|(?:1[258]|2[14]|twelve|24|twenty-four)[ -]words?(?: (?:seed|phrase))?|seed[ -]?phrase|wiederherstellungsphrase|phrase de récupération|frase (?:semilla|de recuperación))(?!\p{L})/giu;
/** What leads to the words. */
const walletLeads = setOf(
  'starts start begins begin with is are was goes reads like this as follows here in order for of on my the our ledger trezor metamask wallet old new ist sind lautet beginnt mit est es son',
);
const minWalletWords = 12;
const maxWalletWords = 24;
const maxWalletLeads = 8;
/** What twelve words of a sentence have among them, and the list of wallets (BIP 39) has not. */
const noWalletWords = setOf(
  'the and for are was were from with has had our your his her its not but who whom how why did does been them their these those than into been being should could would ' +
    'might shall here than also some each more were using used his she him per via',
);
const wordOfWallet = /[ \t\n,"'“`]{0,3}(?:\d{1,2}[.):]? ?)?([a-z]{2,20}|[:=–-])(?![\p{L}\p{N}'’])["'`“”:.]{0,2}/uy;

/** Where the words of a wallet begin and end, from behind their name on. */
function walletWordsBehind(text: string, from: number): readonly [number, number] | null {
  let count = 0;
  let leads = 0;
  let [start, end] = [from, from];
  wordOfWallet.lastIndex = from;
  for (let found = wordOfWallet.exec(text); found !== null && count < maxWalletWords; found = wordOfWallet.exec(text)) {
    const [whole, word = ''] = found;
    if (count === 0 && leads < maxWalletLeads && (walletLeads.has(word) || word.length === 1)) {
      leads += 1;
      continue;
    }
    if (noWalletWords.has(word) || word.length < 3 || word.length > 8) break;
    if (count === 0) start = found.index + whole.indexOf(word);
    end = found.index + whole.lastIndexOf(word) + word.length;
    count += 1;
  }
  return count >= minWalletWords ? [start, end] : null;
}

const mayNameWallet = /phrase|mnemonic|seed|word|frase/i;

function redactWalletWords(text: string, replace: Replace): string {
  if (!mayNameWallet.test(text)) return text;
  const pieces: string[] = [];
  let kept = 0;
  for (const { index, 0: name } of text.matchAll(walletName)) {
    if (index < kept) continue;
    const found = walletWordsBehind(text, index + name.length);
    if (found === null) continue;
    pieces.push(text.slice(kept, found[0]), replace(text.slice(...found), 'password'));
    kept = found[1];
  }
  return kept === 0 ? text : pieces.join('') + text.slice(kept);
}

/** "The passcode for the zoom is 88 31 02", "my PIN is 44 71"; but pins of a chip are listed, too. */
const pinInGroups = new RegExp(
  `((?<![\\p{L}\\p{N}])(?:pass ?code|zugangscode|kenncode|(?<=\\b(?:my|our|his|her|their|card|sim|phone|meine|unsere|mi|mon|[Dd]ie)\\s)pin|pin ?code)${ofWhat}(?:${isTold}))(\\d{2,4}(?:[ -]\\d{2,4}){1,3})(?![\\w-]|[.,:/]\\d|\\s?(?:digits?|mm|cm|px|x|by|lines|characters|stellen|uhr)\\b)`,
  'giu',
);
const digitsOfPin = (groups: string): number => groups.replaceAll(/\D/g, '').length;

const redactPinsInGroups = (text: string, replace: Replace): string =>
  text.replace(pinInGroups, (whole, lead: string, groups: string) =>
    digitsOfPin(groups) > 12 ? whole : lead + replace(groups, 'password'),
  );

/** What BitLocker hands out to unlock a disk: nothing else has such groups. */
const diskKey = /(?<![\d-])\d{6}(?:-\d{6}){7}(?![\d-])/g;

/** The text without secrets that are written in groups, behind their names. */
export function redactGroups(text: string, replace: Replace): string {
  const withoutDiskKeys = text.replace(diskKey, (value) => replace(value, 'key'));
  return redactPinsInGroups(redactWalletWords(redactAppPasswords(withoutDiskKeys, replace), replace), replace);
}
