import { mayNameTime } from '../dates/tokens/date-words.js';
import { startsIndependentClause } from './independent-clause.js';
import { wordSet } from './lexicon/word-set.js';
import { pointsBack } from './points-back.js';
import { type PlacedWord, placeWords, textOf } from './words-in-place.js';

/** Where a full stop after one of these ends no sentence. Lower case, without the stop. */
const abbreviations = new Set(
  (
    'e.g i.e eg ie cf vs approx ca dr mr mrs ms prof st jr sr inc ltd co corp fig figs no nos vol pp ed eds est dept gen col sgt capt rev hon min max ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri z.b d.h u.a bzw usw nr str evtl ggf inkl exkl zzgl s.o s.u v.a p.ex ' +
    'av env mme mlle m sra srta dra avv inż dott sig т.е т.д т.п др г ул al rel ref sec ch para incl excl aprox resp bldg'
  ).split(' '),
);

const isTerminator = (character: string): boolean =>
  character < '\u0080'
    ? character === '.' || character === '!' || character === '?'
    : '…。！？｡؟۔।'.includes(character);
const isFullWidth = (character: string): boolean => '。！？｡'.includes(character);
const isCloser = (character: string): boolean => '"\'”’»)]}」』）】*_`'.includes(character);

/** A small ASCII letter, or white space. */
const isWordCharacter = (code: number): boolean => code <= 32 || (code >= 97 && code <= 122);

const maxBracketedCharacters = 400;

/** For every opening bracket or backtick, where its partner is, when it is near; found in one pass. */
function findSpans(text: string): ReadonlyMap<number, number> {
  const spans = new Map<number, number>();
  const open: number[] = [];
  let backtick = -1;
  for (let position = 0; position < text.length; position += 1) {
    const character = text.charAt(position);
    if (character === '`') {
      if (backtick >= 0 && position - backtick <= maxBracketedCharacters) {
        spans.set(backtick, position);
        backtick = -1;
      } else backtick = position;
    } else if (isWordCharacter(text.charCodeAt(position))) {
      // Nearly all of them: neither opens nor closes.
    } else if ('([（【「『'.includes(character)) open.push(position);
    else if (')]）】」』'.includes(character)) {
      const start = open.pop();
      if (start !== undefined && position - start <= maxBracketedCharacters) spans.set(start, position);
    }
  }
  return spans;
}

/**
 * Whether the full stop at this place belongs to an abbreviation, an initial, an ordinal or an ellipsis within a
 * sentence.
 */
function isInnerStop(text: string, position: number, next: string): boolean {
  const before = text.slice(Math.max(0, position - 12), position);
  const word = /[\p{L}\p{N}.]+$/u.exec(before)?.[0] ?? '';
  const lower = word.toLowerCase();
  if (/\.$/.test(before) || text.charAt(position + 1) === '.') return !/[\p{Lu}\p{N}]/u.test(next);
  if (lower === 'no' || lower === 'nr') return /\p{N}/u.test(next);
  // "all timeouts in ms. asserts stay on", "set it to 1200 ms. In ten days …": the unit, and no Ms.
  if (word === 'ms' && (!/\p{Lu}/u.test(next) || /\d\s?ms$/.test(before))) return false;
  if (isEndOfAddress(text, position)) return false;
  if (abbreviations.has(lower))
    return /^(?:max|min|sec|al|incl|excl)$/.test(lower)
      ? !/\p{Lu}/u.test(next) && !endsAmount(text, position, lower)
      : true;
  // "a.m.", "U.S.A."
  if (/^(?:\p{L}\.){1,4}\p{L}$/u.test(word) || lower === 'v' || lower === 'ver') return !/\p{Lu}/u.test(next);
  if (/^\p{Lu}$/u.test(word) && word !== 'I')
    return /\p{Lu}/u.test(next) && !lettered.test(before) && !opensNext.test(text.slice(position + 1, position + 12));
  return /^\d{1,2}$/.test(word) && /\p{L}/u.test(next) && isOrdinalContext(text, position);
}

/** "checkpoints are in gs://models/nov. don't …": an address or path may end like an abbreviation. */
const isEndOfAddress = (text: string, position: number): boolean =>
  address.test(text.slice(Math.max(0, position - maxAddressCharacters), position));
const address = /(?:^|[\s(<"'])(?:[a-z][a-z\d+]{1,9}:\/\/|~?\/|\.{1,2}\/|[\w-]+\/[\w.-]+\/)[^\s]{1,160}$/i;
const maxAddressCharacters = 200;

/** "the tenants in group C": a letter that is no initial. */
const lettered =
  /(?<!\p{L})(?:groups?|team|plan|option|section|tier|class|zone|gate|row|wing|building|hall|room|type|level|phase|vitamin|appendix|part|variant|shift|block|bay|lane|line|dock|slot|unit|grade|category|cohort|batch|stage|step|plant|lot|pool|rack|side|floor|drive|hepatitis|influenza) \p{Lu}$/u;

/** "My blood type is A. I speak Czech": no surname, so that the letter before it is no initial. */
const opensNext =
  /^\s+(?:I(?:['’]\w+)?|We|He|She|They|You|My|Our|His|Her|Their|The|This|That|These|Those|There|Its?|Nobody|Everyone)(?=\s)/;

/**
 * "access tokens live 10 min. refresh tokens rotate": another clause begins, and it is not gone on about the amount
 * ("10 min. per run").
 */
const endsAmount = (text: string, position: number, unit: string): boolean =>
  /^(?:min|sec)$/.test(unit) &&
  /\d\s?$/.test(text.slice(Math.max(0, position - 12), position - unit.length)) &&
  /^\s+\p{L}/u.test(text.slice(position + 1, position + 4)) &&
  (/^\s+(?:don['’]?t|never|always|please|pls|use) /i.test(text.slice(position + 1, position + 12)) ||
    startsIndependentClause(placeWords(text.slice(position + 1, position + maxClauseCharacters)), 0));

const maxClauseCharacters = 100;

/**
 * `am 3. Mai`, `1. Platz`: an ordinal in the languages that write it with a stop, and a list number at the start of a
 * sentence.
 */
function isOrdinalContext(text: string, position: number): boolean {
  const around = text.slice(Math.max(0, position - 24), position + 24);
  return (
    /(?:^|\s)(?:am|vom|bis|zum|ab|der|dem|den|im|seit|til|fra)\s+\d{1,2}$/iu.test(
      text.slice(Math.max(0, position - 12), position),
    ) ||
    isCountedNoun(text, position) ||
    /\d\.\s+(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Quartal|Januar|ledna|maja|(?:januar|februar|marts|mars|april|maj|mai|juni|juli|august|september|oktober|november|desember|december)\b)/u.test(
      around,
    )
  );
}

/**
 * "im 3. Stock", "Omas 80. Geburtstag", "1. Platz"; but "Unser Sohn wird 3. Geburtstag feiern wir in Rom": how old
 * somebody is, and which number a house has, ends a sentence.
 */
const isCountedNoun = (text: string, position: number): boolean => {
  const behind = text.slice(position + 1, position + 24);
  if (countedAlone.test(behind)) return true;
  const before = text.slice(Math.max(0, position - 16), position);
  return countedNoun.test(behind) && rank.test(before) && !leadsToNumber.test(before);
};

const countedAlone = /^\s+(?:Obergeschoss|Untergeschoss|OG|UG|Lebensjahr|Schwangerschaftswoche|SSW)(?!\p{L})/u;
const rank = /(?<!\d)\d{1,2}$/;
const countedNoun =
  /^\s+(?:Stock|Stockwerk|Etage|Klasse|Semester|Geburtstag|Platz|Liga|Runde|Mal(?! (?:seh|schau|guck|abwart)))(?!\p{L})/u;
const leadsToNumber =
  /(?<!\p{L})(?:wird|werde|wirst|werden|wurde|bin|bist|ist|sind|war|jetzt|schon|Haus|Hausnummer|Zimmer|Nr\.?|Nummer)\s+\d{1,2}$/iu;

/** What only announces what comes, as it opens a sentence: "Here's how it works: …", "To summarise what changed: …". */
const leadIn =
  /^(?:here(?:'s|’s| is| are)|this is how|to (?:summari[sz]e|sum up|recap)|in (?:short|summary)|long story short)\b[^:.!?\n]{0,60}$/i;
const maxLeadInCharacters = 80;

/** Where the sentence that a mark at this place closes ends, with its closing marks; null where it closes none. */
function endOfSentence(text: string, position: number, start: number): number | null {
  const character = text.charAt(position);
  if (character === ':' && position - start < maxLeadInCharacters && /\s/.test(text.charAt(position + 1)))
    return leadIn.test(text.slice(start, position).trimStart()) ? position + 1 : null;
  if (!isTerminator(character)) return null;
  let end = position + 1;
  while (end < text.length && isTerminator(text.charAt(end))) end += 1;
  const marksEnd = end;
  while (end < text.length && isCloser(text.charAt(end))) end += 1;
  if (end >= text.length) return end;
  if (isFullWidth(character)) return end;
  if (!/\s/.test(text.charAt(end))) return emojiStarts(text, end) || isUnspaced(text, position, end) ? end : null;
  const next = text
    .slice(end, end + 8)
    .trimStart()
    .charAt(0);
  const behind = text.slice(end, end + maxClauseCharacters);
  if (takesUpOther.test(behind)) return end;
  if (character === '.' && marksEnd === position + 1 && isInnerStop(text, position, next)) return null;
  if (character === '.' && marksEnd === position + 2 && isStopOfTwo(text.slice(start, position), behind)) return end;
  const isEllipsis = character === '…' || (character === '.' && marksEnd > position + 1);
  if (isEllipsis && /\p{Ll}/u.test(next)) return null;
  if (end > marksEnd && /\p{Ll}/u.test(next) && character !== '.') return null;
  return end;
}

/** "planned for jan. oh and yarn is out": what one remembers to add begins anew, whatever stands before it. */
const takesUpOther =
  /^\s+(?:oh|btw|by the way|ps|anyways?)(?:,| and\b| also\b| yeah\b)?\s+(?!dear\b|no\b|well\b)\p{L}/iu;

/** "on fly.io now.. half the price": two dots end a sentence of some words, unless it is gone on with. */
const isStopOfTwo = (before: string, behind: string): boolean =>
  /\S\s+\S+\s+\S/.test(before.slice(-maxClauseCharacters)) && !goesOn.test(behind) && /^\s+\p{L}/u.test(behind);

const stopOfTwo = /(?<![.?!])\.\.$/;
const goesOn =
  /^\s+(?:and|but|or|so|because|since|as|if|when|while|which|that|who|than|then|not|no|maybe|like|to|of|for|with|in|at|from|by|until|till|except|only|just|even|und|aber|weil|et|mais|y|pero|que|e|ma)(?![\p{L}])/iu;

const emojiStarts = (text: string, position: number): boolean =>
  /^\p{Extended_Pictographic}/u.test(text.slice(position, position + 2));

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const firstPicture = 0x2190;
const pictogram = /^\p{Extended_Pictographic}/u;
/** A picture, its modifiers and more of them. */
const pictograms = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}){1,12}/u;
const minWordsAround = 3;
/** More of them are decoration, and each is looked at from both sides. */
const maxPictures = 40;

/**
 * "the fair is on the 5th 🎪 bring coats": a picture between two clauses that stand alone ends the first; one that
 * takes the place of a word does not.
 */
function endOfPicture(text: string, position: number, start: number): number | null {
  if (!/\s/.test(text.charAt(position - 1)) || !pictogram.test(text.slice(position, position + 2))) return null;
  const end = position + (pictograms.exec(text.slice(position, position + 24))?.[0].length ?? 0);
  const behind = text.slice(end, end + maxClauseCharacters);
  if (!/^\s+\S/.test(behind)) return null;
  if (announces.test(behind)) return end;
  if (/^\s+(?:and|but|so|or|because|which|who|that)\b/i.test(behind)) return null;
  const before = placeWords(text.slice(Math.max(start, position - maxClauseCharacters), position));
  const follows = placeWords(behind.trimStart());
  // "Sam leaves tomorrow 😢 we got him a book"
  if (before.length < minWordsAround || follows.length < minWordsAround || pointsBack(follows, 0)) return null;
  const isOpen = openWords.has(before.at(-1)?.lower ?? '');
  return !isOpen && (startsIndependentClause(before, 0) || mayNameTime(textOf(before))) && opensClause(follows)
    ? end
    : null;
}

/** "🙄 so, for the record: …" */
const announces =
  /^\s+(?:(?:so|and|ok|anyway|anyways|btw|fyi|oh),? )?(?:for the record|just so (?:you|u) know|to be clear|fyi|btw|oh and)\b/i;

/** Behind these a picture takes the place of a word: "we love our 🐈 she sleeps all day" goes on. */
const openWords = wordSet(
  'a an the my our your his her their its this that these those some more of to in on at for with from by and or but is are was were be love loves like likes hate want need got get have has had no very so',
);

/** "starting at the bakery in June": told of oneself, with no subject. */
const startsOwn = (words: readonly PlacedWord[]): boolean =>
  /^(?:starting|moving|flying|leaving|going|working|joining|getting|having|passed|moved|started|got|bought|adopted|sold|signed|quit|left)$/.test(
    words[0]?.lower ?? '',
  );

/** "jonah's allergic to nuts" and "bring coats and lamps" as well. */
const opensClause = (words: readonly PlacedWord[]): boolean =>
  startsIndependentClause(words, 0) || startsOwn(words) || (words[0]?.isName === true && /'s$/.test(words[0].lower));

/** "こんにちは!犬を飼っています": between characters of a script without spaces none follows a mark. */
const isUnspaced = (text: string, position: number, end: number): boolean =>
  unspaced.test(text.charAt(position - 1)) && unspaced.test(text.charAt(end));

/**
 * The sentences of one paragraph, trimmed, with their closing marks. It ends one at a terminator that white space
 * follows (none is needed after a full-width one), so that paths, URLs, versions and decimal numbers are never cut, and
 * not within brackets or backticks.
 */
export function splitSentences(paragraph: string): readonly string[] {
  const spans = findSpans(paragraph);
  const sentences: string[] = [];
  let start = 0;
  let position = 0;
  let pictures = 0;
  const push = (end: number): void => {
    const sentence = paragraph.slice(start, end).trim().replace(stopOfTwo, '');
    if (sentence !== '') sentences.push(sentence);
    start = end;
  };
  while (position < paragraph.length) {
    const spanEnd = spans.get(position);
    if (spanEnd !== undefined) {
      position = spanEnd + 1;
      continue;
    }
    const isPicture =
      paragraph.charCodeAt(position) >= firstPicture &&
      pictures < maxPictures &&
      pictogram.test(paragraph.slice(position, position + 2));
    if (isPicture) pictures += 1;
    const end =
      (isPicture ? endOfPicture(paragraph, position, start) : null) ?? endOfSentence(paragraph, position, start);
    if (end === null) position += isTerminator(paragraph.charAt(position)) ? runLength(paragraph, position) : 1;
    else {
      push(end);
      position = end;
    }
  }
  push(paragraph.length);
  return sentences;
}

function runLength(text: string, from: number): number {
  let end = from;
  while (end < text.length && isTerminator(text.charAt(end))) end += 1;
  return end - from;
}

/** What stands behind the last closing mark within a text, trimmed: of a lead-in, the sentence that leads in. */
export const lastSentence = (text: string): string =>
  text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? ')) + 1).trim();
