import type { Tense } from '../../tense/verb-forms.js';
import { sentenceEnds, type Token, wordOf } from '../../tokens/tokens.js';

/*
 * The same as in English: what is reserved for a day, or moved to one, lies ahead though the verb is past.
 */

/** In words, to both sides: the participle of German and Dutch stands at the end. */
const reachTokens = 10;
const articles = new Set('el la los den dem der le les il lo o a os das'.split(' '));
/** "Une table pour samedi", "für Freitag". */
const purposes = new Set(['para', 'pra', 'pour', 'per', 'für', 'voor']);
/** "Auf Freitag verschoben", "reportée au 4 mai". */
const targets = new Set('auf au à a al alla para pra naar tot en in'.split(' '));
const moved =
  /^(?:verschoben|vorverlegt|verlegt|vertagt|report[ée]e?s?|repouss[ée]e?s?|pass[ée]e?s?|pasó|pasa|décal[ée]e?s?|déplac[ée]e?s?|aplaz[oó]|aplaz\p{Ll}{2,5}|pospuest[oa]s?|pospus\p{Ll}{1,5}|reprogramad[oa]s?|movi(?:ó|eron|d[oa]s?)|moveu|transferid[oa]s?|retrasad[oa]s?|spostat[oaie]|rinviat[oaie]|slittat[oaie]|posticipat[oaie]|rimandat[oaie]|adiad[oa]s?|adi(?:ou|aram|amos)|remarcad[oa]s?|remarc(?:ou|aram)|verplaatst|verzet|uitgesteld|перенес\p{Ll}{1,5})$/u;
/** "L'hotel dal 3 al 10 agosto", "vom 3. bis 10. August gebucht". */
/** "Fixée au 12 mai", "fissato al 12 maggio", "angesetzt auf den 12. Mai". */
const fixed = /^(?:fix[ée]e?s?|fissat[oaie]|fijad[oa]s?|marcad[oa]s?|angesetzt|festgelegt|terminiert|vastgesteld)$/u;
const ranges = new Set('a al bis au tot dal vom de del du van hasta até'.split(' '));
/** "Wir haben im Juli eine Hütte gemietet", "abbiamo affittato una casa a luglio" */
const leadsOfMonth = new Set(['im', 'en', 'em', 'in', 'w', 'в', 'i']);
const reserved =
  /^(?:gebucht|reserviert|réserv[ée]e?s?|reserv(?:é|ei|ado|ada|amos|aron|ou)|prenotat[oaie]|gereserveerd|geboekt|bok[ae]t|booket|reserver[ae]t|bestilt|beställt)$/u;
const hired =
  /^(?:gemietet|angemietet|lou[ée]e?s?|alquil(?:é|amos|aron|ad[oa]s?)|affittat[oaie]|alug(?:uei|amos|aram|ad[oa]s?)|gehuurd|hyrt|leid|leiet|lejet|wynaj(?:ął|ęł|ęli)\p{Ll}{0,5}|арендова\p{Ll}{1,4})$/u;
/** Polish and Russian: "przełożono na piątek", "перенесли на четверг", and what is for a day. */
const slavicTargets = new Set(['na', 'на', 'w', 'в']);
const slavicMoved =
  /^(?:prze(?:łoż|sun|nies|nieś)\p{Ll}{1,10}|перенес\p{Ll}{1,5}|перенёс\p{Ll}{0,5}|сдвину\p{Ll}{1,5})$/u;
const slavicReserved =
  /^(?:zarezerw\p{Ll}{2,12}|umówi\p{Ll}{1,8}|забронирова\p{Ll}{1,4}|записа(?:л|ла|ли)\p{Ll}{0,2}|zaprosi\p{Ll}{1,8})$/u;
const pastOfBe = new Set('war waren was waren était étaient era eran estaba estava eram stava'.split(' '));

/** The tense of a time that something was reserved for or moved to; null where the words before it say neither. */
export function foreignArrangedTense(tokens: readonly Token[], from: number): Tense | null {
  const lead =
    articles.has(wordOf(tokens, from - 1)) && targetsBeforeArticle.has(wordOf(tokens, from - 2)) ? from - 2 : from - 1;
  const word = wordOf(tokens, lead);
  if (targets.has(word) && isNear(tokens, from, (each) => moved.test(each))) return 'future';
  if (targets.has(word) && isNear(tokens, from, (each) => fixed.test(each)))
    return isNear(tokens, from, (each) => pastOfBe.has(each)) ? null : 'future';
  if (ranges.has(word) && isNear(tokens, from, (each) => reserved.test(each))) return 'future';
  // Then, or for then.
  const isSpan = ranges.has(word) || leadsOfMonth.has(word);
  if (isSpan && isNear(tokens, from, (each) => hired.test(each))) return 'open';
  if (slavicTargets.has(word) && isNear(tokens, from, (each) => slavicMoved.test(each))) return 'future';
  if ((word === 'na' || word === 'на') && isNear(tokens, from, (each) => slavicReserved.test(each))) return 'future';
  if (!purposes.has(word)) return null;
  return isNear(tokens, from, (each) => pastOfBe.has(each)) ? null : 'future';
}

/**
 * "Ab August", "vanaf 3 mei", "a partir de agosto", "à partir du 3 mai", "a partire da settembre": whether a time is
 * led in so.
 */
export function startsAt(tokens: readonly Token[], from: number): boolean {
  return starts.has(wordOf(tokens, from - 1)) || [2, 3].some((back) => /^partire?$/.test(wordOf(tokens, from - back)));
}

const starts = new Set(['ab', 'vanaf']);

const targetsBeforeArticle = new Set(['auf', 'para', 'pra', 'pour', 'per', 'für', 'voor', 'naar', 'à']);

function isNear(tokens: readonly Token[], at: number, isMeant: (word: string) => boolean): boolean {
  return [1, -1].some((step) => {
    for (let away = 1; away <= reachTokens; away += 1) {
      const token = tokens[at + away * step];
      if (
        token === undefined ||
        token.kind === 'break' ||
        (sentenceEnds.has(token.word) && tokens[at + away * step - 1]?.kind !== 'number')
      )
        return false;
      if (token.kind === 'word' && isMeant(token.word)) return true;
    }
    return false;
  });
}
