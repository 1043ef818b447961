import { type Token, wordOf } from '../tokens.js';
import type { Tense } from '../verb-forms.js';

/*
 * The same as in English: what is reserved for a day, or moved to one, lies ahead though the verb is past.
 */

/** In words, to both sides: the participle of German and Dutch stands at the end. */
const REACH = 10;
const ENDS = new Set(['.', '!', '?', ';']);
const ARTICLES = new Set('el la los den dem der le les il lo o a os das'.split(' '));
/** "Une table pour samedi", "für Freitag". */
const PURPOSES = new Set(['para', 'pra', 'pour', 'per', 'für', 'voor']);
/** "Auf Freitag verschoben", "reportée au 4 mai". */
const TARGETS = new Set('auf au à a al alla para pra naar tot en in'.split(' '));
const MOVED =
  /^(?:verschoben|vorverlegt|verlegt|vertagt|report[ée]e?s?|repouss[ée]e?s?|décal[ée]e?s?|déplac[ée]e?s?|aplaz[oó]|aplaz\p{Ll}{2,5}|pospuest[oa]s?|pospus\p{Ll}{1,5}|reprogramad[oa]s?|movi(?:ó|eron|d[oa]s?)|moveu|transferid[oa]s?|retrasad[oa]s?|spostat[oaie]|rinviat[oaie]|slittat[oaie]|posticipat[oaie]|rimandat[oaie]|adiad[oa]s?|adi(?:ou|aram|amos)|remarcad[oa]s?|remarc(?:ou|aram)|verplaatst|verzet|uitgesteld|перенес\p{Ll}{1,5})$/u;
/** "L'hotel dal 3 al 10 agosto", "vom 3. bis 10. August gebucht". */
const RANGES = new Set('a al bis au tot dal vom de del du van hasta até'.split(' '));
const RESERVED =
  /^(?:gebucht|reserviert|réserv[ée]e?s?|reserv(?:é|ei|ado|ada|amos|aron|ou)|prenotat[oaie]|gereserveerd|geboekt)$/u;
const HIRED =
  /^(?:gemietet|angemietet|lou[ée]e?s?|alquil(?:é|amos|aron|ad[oa]s?)|affittat[oaie]|alug(?:uei|amos|aram|ad[oa]s?)|gehuurd)$/u;
const PAST_BE = new Set('war waren was waren était étaient era eran estaba estava eram stava'.split(' '));

/** The tense of a time that something was reserved for or moved to; null where the words before it say neither. */
export function foreignArrangedTense(tokens: readonly Token[], from: number): Tense | null {
  const lead =
    ARTICLES.has(wordOf(tokens, from - 1)) && TARGETS_BEFORE_ARTICLE.has(wordOf(tokens, from - 2))
      ? from - 2
      : from - 1;
  const word = wordOf(tokens, lead);
  if (TARGETS.has(word) && isNear(tokens, from, (each) => MOVED.test(each))) return 'future';
  if (RANGES.has(word) && isNear(tokens, from, (each) => RESERVED.test(each))) return 'future';
  // Then, or for then.
  if (RANGES.has(word) && isNear(tokens, from, (each) => HIRED.test(each))) return 'open';
  if (!PURPOSES.has(word)) return null;
  return isNear(tokens, from, (each) => PAST_BE.has(each)) ? null : 'future';
}

/** "Ab August", "vanaf 3 mei", "a partir de agosto", "à partir du 3 mai", "a partire da settembre": whether a time is led in so. */
export function startsAt(tokens: readonly Token[], from: number): boolean {
  return STARTS.has(wordOf(tokens, from - 1)) || [2, 3].some((back) => /^partire?$/.test(wordOf(tokens, from - back)));
}

const STARTS = new Set(['ab', 'vanaf']);

const TARGETS_BEFORE_ARTICLE = new Set(['auf', 'para', 'pra', 'pour', 'per', 'für', 'voor', 'naar', 'à']);

function isNear(tokens: readonly Token[], at: number, isMeant: (word: string) => boolean): boolean {
  return [1, -1].some((step) => {
    for (let away = 1; away <= REACH; away += 1) {
      const token = tokens[at + away * step];
      if (
        token === undefined ||
        token.kind === 'break' ||
        (ENDS.has(token.word) && tokens[at + away * step - 1]?.kind !== 'number')
      )
        return false;
      if (token.kind === 'word' && isMeant(token.word)) return true;
    }
    return false;
  });
}
