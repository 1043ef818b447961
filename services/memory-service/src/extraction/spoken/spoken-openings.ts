import { isForeignDeterminer, isForeignVerb, startsForeignClause } from '../language/foreign-clause.js';
import { findFiniteVerb, startsIndependentClause } from '../language/independent-clause.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { placeWords } from '../language/words-in-place.js';
import { endsWithMark, type SpokenWord, textOfSpoken } from './spoken-word.js';

/*
 * What opens speech and says nothing of what is told: "hey it's me", "okay so", "brain dump before I forget", "so the
 * plan is".
 */

/** Words of which several may stand in a row. */
const openers = wordSet(
  'so okay ok alright right well hey hi hello oh ah and anyway anyways basically',
  'also na naja tja gut und alors bon ben bah donc voilà et pues bueno mira oye entonces y',
  'allora dunque beh ecco senti então bom olha pronto e nou dus kijk oké en',
);
/** "right now", "right after lunch", "so many", "well done", "so that": no openings. */
const goesWith = wordSet(
  'now after before behind here there away next many much far long little few that done known written tested as',
);
/** "okay so", "yeah so", "so yeah", "hey so": said aloud only. */
const pairs =
  /^(?:(?:okay|ok|alright|all right|right|yeah|yep|well|hey|hi|oh|ja|alors|bon|bueno|allora|oké|ok) (?:so|also|donc|pues|dunque|dus)|so (?:yeah|okay|ok|yes)|ja (?:genau|gut|also|und))(?= )/;

/** Those that may stand before a phrase. */
const openersBefore = /^(?:(?:so|okay|ok|alright|right|well|hey|hi|oh|and|yeah|ja|also|alors|bueno|allora) ){1,3}/;

const isMe =
  "(?:(?:hey|hi|hello|hallo|hoi|ciao|salut|hola|oi),? )?(?:it['’]?s|it is) me(?: again)?(?! (?:who|that|and)(?!\\p{L}))";
/** "hey it's Lea" */
const greeting = /^(?:hey|hi|hello|hallo|hoi) (?:(?:all|guys|everyone) )?it's \p{L}+(?: here| again)?(?= )/u;
const toForget = 'before i forget(?: (?:about )?(?:it|this|everything|it all|all of (?:it|this)))?(?: again)?';
const toSelf = '(?:voice (?:note|memo|message)|note to self|brain dump|mind dump)';
/** "brain dump before my holidays", "voice note about …": of what it is. */
const ofNothing =
  '(?! (?:because|while|before|about|for|from|since|as|when|on|of|to|in|at|with|is|was|that|are)(?!\\p{L}))';
/** What is wished or said in greeting, before what is told. */
const wish = oneOf(
  'happy (?:new year|birthday|easter|holidays|anniversary|[a-z]+day)|merry (?:christmas|xmas)|good (?:morning|afternoon|evening|day)',
  'guten (?:morgen|tag|abend)|moin|bonjour|bonsoir|buenos días|buenas (?:tardes|noches)|buongiorno|buonasera|goedemorgen|goedemiddag',
  'bom dia|boa (?:tarde|noite)|frohes neues|bonne année|feliz año|buon anno|gelukkig nieuwjaar|thanks again',
);
const isWish = caselessUnicode`^${wish}`;
/** Behind these anything may stand. */
const announcements = caselessUnicode`^${oneOf(
  isMe,
  `(?:just )?so (?:that )?you(?:['’]re| are)? (?:know|aware)`,
  `(?:(?:a|an|another|quick|little|small|just|this is) ){0,3}${toSelf}(?: here)?(?: ${toForget})?${ofNothing}`,
  toForget,
  `(?:${wish},? ){0,2}(?:oh )?(?:by the way|btw)(?: also)?`,
  'for the (?:record|log|notes?|file)',
  'übrigens|au fait|por cierto|a proposito|a propósito|trouwens',
  'even (?:inspreken|noteren|opschrijven)',
  '(?:please |can you |just )?(?:write|note|jot) (?:this|that|it|these) down(?: for me)?(?: please)?(?! (?:in|on|at|to|as|if|when|once|for|and)(?!\\p{L}))',
  "(?:yeah|oh yeah|right|yes|oh) i know(?= (?:he|she|they)(?:'| ))",
  'o sea(?: que)?|a ver|du coup|na gut|genau(?! (?:vor|in|seit|am|um|heute|gestern|ein|zwei|drei|\\d))|cioè|niente',
  'as i was saying|where was i(?: right| yeah)?|what was i saying|can i (?:just )?say (?:one thing|something)',
  'hang on(?: (?:a|one) (?:sec|second|minute|moment))?(?: let me (?:get|find|look|check|see|grab|open|pull)(?: (?:it|that|this|them))?(?: (?:up|out|it))?)?',
  "bevor ich['’]?s? (?:es )?vergesse|nur damit (?:du|ihr) bescheid (?:weißt|wisst)|schreib (?:mal |bitte |das |dir )*auf|sprachnotiz",
  "avant que j['’]oublie|antes de que se me olvide|prima che mi dimentichi|antes que eu me esqueça|voor ik het vergeet",
)}(?= )`;
/** "Je note", "apunta que", "merk dir": asked or told to be written down. */
const noting = oneOf(
  'je (?:te |vous )?(?:note|dicte|signale)|(?:note|notez|retiens)(?= que )|(?:apunta|anota|apúntame|anótame|toma nota(?: de)?)',
  'annota|segna(?:ti)?(?= che )|prendi nota|tome nota|merk dir|notier(?:e|en)?(?: dir)?|ich notiere|kurz notiert|noteer|onthoud(?= dat )',
);
/** Behind these a clause stands, which is what is told. */
const leads = caselessUnicode`^${oneOf(
  "(?:the (?:plan|thing|deal|point|situation|problem|story|idea|news|good news|bad news)|what happened|here['’]?s what happened)(?: (?:now|here|today))? (?:is|was)",
  'let me (?:think|see)',
  '(?:(?:there are|i have|just|quick) ){0,2}(?:two|three|four|five) (?:things|facts|points|updates)(?= (?:my|our|the|his|her|there|it is)(?!\\p{L}))',
  "here['’]?s (?:the (?:thing|deal|plan|situation)|what happened)|it['’]?s official",
  'the (?:main |first |other |only |one )?thing you (?:need|have|should|ought)(?: to)? know is',
  'what i (?:just |really )?(?:wanted|want|need|have|meant) to (?:say|tell you|mention|add) (?:is|was)',
  'i (?:just |only |also )?(?:wanted|want|need|have|meant) to (?:say|tell you(?: guys| all)?|mention|let you know|add)',
  'ich wollte (?:(?:dir|euch|nur|noch|bloß|eigentlich|mal) ){0,3}(?:(?:kurz|schnell|eben) )?(?:sagen|erzählen|bescheid sagen|festhalten)',
  'der plan ist|die sache ist(?: die)?|was passiert ist',
  "je voulais (?:juste |aussi )?(?:(?:te|vous) )?dire|le truc c['’]est|le plan c['’]est|l['’]idée c['’]est",
  '(?:solo |sólo )?quería (?:decir|contar)(?:te|os|le|les)?|el plan es|la cosa es|lo que pasó es|resulta',
  'volevo (?:solo )?(?:dire|dirti|dirvi|raccontarti)|il piano è|il fatto è|il punto è',
  '(?:só )?queria (?:te )?(?:dizer|contar)|o plano é|a questão é|o que aconteceu foi',
  'ik wilde (?:(?:alleen|even|nog|je|jullie) ){0,3}zeggen|het plan is|het punt is|wat er gebeurd is is',
  `${wish}(?: (?:all|everyone|everybody|guys|team|à tous|a todos|a tutti|zusammen|allemaal))?`,
  noting,
)}(?: (?:that|que|che|dass|dat))?(?= )`;

const maxOpenings = 8;
const minWordsTold = 2;
const maxWordsAhead = 12;

/** What of a line is left behind its openings, and whether one of them is only said aloud. */
export function withoutOpenings(
  words: readonly SpokenWord[],
  isDictated: boolean,
): { readonly words: readonly SpokenWord[]; readonly isSpoken: boolean } {
  let rest = words;
  let isSpoken = isDictated;
  for (let turn = 0; turn < maxOpenings; turn += 1) {
    const count = openingWords(rest, isSpoken);
    // "right", "hey": openings by themselves are left as they are.
    if (count === 0 || rest.length - count < minWordsTold) break;
    isSpoken = true;
    rest = rest.slice(count);
  }
  return { words: rest, isSpoken };
}

function openingWords(words: readonly SpokenWord[], isSpoken: boolean): number {
  const head = words.slice(0, maxWordsAhead);
  if (head.some(({ isEnclosed }) => isEnclosed) && head[0]?.isEnclosed === true) return 0;
  const said = head.map(({ lower }) => lower).join(' ');
  const first = words[0];
  const skipped = said.length - said.replace(openersBefore, '').length;
  const from = skipped === 0 ? 0 : countOf(said.slice(0, skipped)) - 1;
  const phrase = announcements.exec(said.slice(skipped))?.[0] ?? '';
  if (phrase !== '') return from + countOf(phrase);
  const greeted = countOf(greeting.exec(said)?.[0] ?? '');
  if (greeted > 0 && beginsToTell(words, greeted)) return greeted;
  const dictating = dictatingWords(words, from);
  if (dictating > 0) return dictating;
  const noted = wordsOfNoteFor(words, from);
  if (noted > 0) return noted;
  const pair = countOf(pairs.exec(said)?.[0] ?? '');
  if (pair > 0 && (isSpoken || beginsToTell(words, pair))) return pair;
  const lead = leads.exec(said.slice(skipped))?.[0] ?? '';
  const told = from + countOf(lead);
  // "Good evening, my macro stops" is written, and its comma parts the two.
  const isWritten = isWish.test(lead) && endsWithMark(words[told - 1]);
  if (lead !== '' && !isWritten && (beginsToTell(words, told) || isSetOff(words, told))) return told;
  if (!isSpoken || first === undefined || !openers.has(first.lower)) return 0;
  return goesWith.has(words[1]?.lower ?? '') && words[1]?.pause === 'none' && !/,$/.test(first.text) ? 0 : 1;
}

const countOf = (phrase: string): number => (phrase === '' ? 0 : phrase.split(' ').length);

const beginsToTell = (words: readonly SpokenWord[], at: number): boolean =>
  words[at]?.pause === 'hesitation' || opensClause(words, at);

/** "Je note, …", "apunta que …": a mark or a joining word stands before what is told. */
const isSetOff = (words: readonly SpokenWord[], at: number): boolean =>
  /[,:]$/.test(words[at - 1]?.text ?? '') || /^(?:que|che|dass|dat)$/.test(words[at - 1]?.lower ?? '');

const dictates = /^(?:(?:i'm|i am|just|im) ){0,2}dictating (?:this|it)(?= )/;
/** "Notiz für die Baustelle …": what it is for stands before what is told. */
const notesFor =
  /^(?:(?:kurze|kleine|eine|a|quick|short|petite|une|una|korte|een) ){0,2}(?:(?:voice )?(?:note|memo)|notiz|sprachnotiz|note|mémo|nota|appunto|notitie) (?:for|about|für|zu|zum|zur|an|pour|sur|para|sobre|per|su|voor|over)(?= )/u;
const whereOrWhile = /^(?:while|in|on|from|as|with|at)$/;

/**
 * "dictating this in the car um …", "dictating this while walking the dog the thing you need to know …": up to where it
 * is told.
 */
function dictatingWords(words: readonly SpokenWord[], from: number): number {
  const head = words.slice(from, from + maxWordsAhead);
  const dictation = countOf(dictates.exec(head.map(({ lower }) => lower).join(' '))?.[0] ?? '');
  if (dictation === 0) return 0;
  const end = head.findIndex(
    (word, at) =>
      at >= dictation &&
      (word.pause !== 'none' ||
        word.lower === 'so' ||
        endsWithMark(head[at - 1]) ||
        /^(?:the thing|what) (?:you|we|i)$/.test(textOfSpoken(head.slice(at, at + (word.lower === 'the' ? 3 : 2))))),
  );
  if (end > 0) return from + end;
  return whereOrWhile.test(head[dictation]?.lower ?? '') ? 0 : from + dictation;
}

/** "Notiz für die Baustelle in der Lindenstraße äh der Estrich …": up to a pause, or to a noun with its verb. */
function wordsOfNoteFor(words: readonly SpokenWord[], from: number): number {
  const head = words.slice(from, from + maxWordsAhead);
  const opened = countOf(notesFor.exec(head.map(({ lower }) => lower).join(' '))?.[0] ?? '');
  // "Note for Anna, …": whom it is for is told.
  if (opened === 0 || /^\p{Lu}/u.test(head[opened]?.text ?? '')) return 0;
  const end = head.findIndex(
    (word, at) =>
      at > opened && (word.pause !== 'none' || /,$/.test(head[at - 1]?.text ?? '') || tellsOfNoun(words, from + at)),
  );
  return end > 0 ? from + end : 0;
}

/** "der kran wurde": an article, a noun, and its verb right behind. */
const tellsOfNoun = (words: readonly SpokenWord[], at: number): boolean => {
  const placed = placeWords(textOfSpoken(words.slice(at, at + maxWordsAhead)));
  return isForeignDeterminer(placed[0]?.lower ?? '')
    ? isForeignVerb(placed[2]?.lower ?? '')
    : /^(?:the|our|my)$/.test(placed[0]?.lower ?? '') && findFiniteVerb(placed, 0) === 2;
};

const opensClause = (words: readonly SpokenWord[], at: number): boolean => {
  const placed = placeWords(textOfSpoken(words.slice(at, at + maxWordsAhead)));
  return startsIndependentClause(placed, 0) || startsForeignClause(placed, 0);
};
