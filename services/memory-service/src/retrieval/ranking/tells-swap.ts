import { verbForm } from '../../extraction/language/lexicon/english-verbs.js';
import { anyOf } from '../../extraction/language/pattern-set.js';
import { longestCompared } from './wording.js';

/*
 * "We replaced Jenkins with GitHub Actions", "swapped Mapbox for MapLibre": one clause tells what has ended and what is
 * instead, where most say the two in clauses of their own.
 */

/** Where a clause tells a swap. */
export interface Swap {
  /** What stands before what has ended: who did it. */
  readonly before: string;
  readonly ended: string;
  readonly instead: string;
}

const lead = '^(?<before>.{0,60}?)';
const ended = '(?<ended>[^,;:]{2,60}?)';
const instead = '(?<instead>[^,;:]{2,80})$';
/** By what stands behind "for" it may also be a reason or a while: "I left home for good". */
const aName = '(?=\\p{Lu}|`|[\\w-]*[\\d_/])';

/** "I replaced the brakes" tells a deed, and not what is there instead. */
const pronoun = '(?:I|we|you|he|she|they|it|this|that) ';

/** Not "was renamed last week", "was renamed by Ana" */
const ofRenaming =
  '(?:to|as|into|by|for|from|in|on|at|with|within|without|across|everywhere|and|so|too|again|twice|once|now|last|this|since|because|when|while|after|before|during|recently|yesterday|today|later|accordingly)';

const moves =
  'moved|migrated|transitioned|converted|transferred|ported|shifted|passed|relocated|changed|switched|rebranded|renamed|raised|lowered|increased|reduced|extended|shortened|bumped|upgraded|cut';
const turns = `${moves}|went`;

const swaps: readonly RegExp[] = [
  ...[
    `${lead}\\breplac(?:ed|ing) ${ended} (?:with|by) ${instead}`,
    `${lead}\\b(?:swapped|exchanged|traded)(?: out| in)? ${ended} (?:for|with) ${instead}`,
    `${lead}\\b(?:dropped|ditched|abandoned|retired|left|quit|scrapped|axed|gave up) ${ended} in favou?r of ${instead}`,
    `${lead}\\b(?:${turns})(?: (?:over|away))? from ${ended} (?:over |across )?(?:to|onto) ${instead}`,
    // "We migrated everything from AWS to Hetzner", "invoicing has passed entirely from Priya to Jonas"
    `^(?<before>.{0,60}?\\b(?:${moves})(?: [^\\s,;:]+){1,5}?) (?:from|off) ${ended} (?:over |across )?(?:to|onto) ${instead}`,
    // "Use ky instead of axios", "instead of RabbitMQ we use NATS"
    `^(?<before>.{0,40}?)\\b(?:use|using|uses|prefer|take|run) (?<instead>[^,;:]{2,40}?) (?:instead of|rather than|in place of) (?<ended>[^,;:]{2,40}?)(?: (?:for|in|on|when|with) .{2,60})?$`,
    `^(?:instead of|rather than) (?<ended>[^,;:]{2,40}?),? (?<before>we|i|they) (?:now |will )?(?:use|run|have|take|go with|went with) ${instead}`,
    `^(?<before>.{0,40}?)(?<!\\p{L})(?:cambiamos|cambié|pasamos|pasé|migramos|mudamos|mudei|mudámos|trocámos) (?:todo |tudo )?de ${ended} (?:a|para|al) ${instead}`,
    `^(?<before>.{0,40}?)(?<!\\p{L})(?:passés?|passé|migré|basculé) de ${ended} (?:à|vers) ${instead}`,
    `^(?<before>.{0,40}?)(?<!\\p{L})(?:passat[aoi]|migrat[aoi]) da ${ended} a ${instead}`,
    `^(?<before>.{0,40}?)(?<!\\p{L})von ${ended} (?:auf|zu|nach) (?<instead>.{2,60}?) (?:gewechselt|umgestiegen|migriert|umgezogen|umgestellt)$`,
    `^(?<instead>[^,;:]{2,40}?) (?:(?:has|have) )?(?:now )?(?:taken|took) over (?<before>[^,;:]{2,60}?) from ${ended}$`,
    `^(?<instead>[^,;:]{2,40}?) (?:(?:has|have) )?(?:now )?inherited (?<before>[^,;:]{2,60}?) from ${ended}$`,
    `^(?<instead>[^,;:]{2,40}?) (?:hat|haben) (?<before>[^,;:]{2,60}?) von ${ended} (?:übernommen|geerbt)$`,
    // "Black gave way to ruff"
    `^(?<before>)${ended} (?:(?:has|have) )?(?:gave|given|made) way (?:to|for) ${instead}`,
    `^(?<before>)${ended} (?:was|were|got|has been|have been|is now|are now) (?:now )?(?:replaced|superseded|supplanted) (?:with|by) ${instead}`,
    // "stg_main was renamed shop_stage", "we renamed the repo to atlas"
    `^(?<before>)${ended} (?:was|were|got|has been|have been|is now|are now) (?:now )?(?:renamed|rebranded) (?:(?:to|as(?! of)|into) |(?!${ofRenaming}(?!\\p{L})))${instead}`,
    `${lead}\\b(?:renamed|rebranded) (?!(?:it|this|that|them|all) )${ended} (?:to|as|into) ${instead}`,
    // "Ruff has replaced black"
    `^(?<before>)(?!${pronoun}|.{0,40}(?<!\\p{L})(?:not|never|to|nothing)(?!\\p{L}))(?<instead>[^,;:]{2,40}?) (?:(?:has|have) )?(?:now |just |finally )?(?:replace[sd]|supersede[sd]|supplant(?:s|ed)|(?:takes|took|taken) the place of) (?!by |with |.{1,60} (?:with|by) )(?<ended>[^,;:]{2,60}?)(?: (?:now|last|this|since|as of|entirely|completely|everywhere)(?: [^,;:]{1,30})?)?$`,
    `${lead}(?<!\\p{L})(?:haben?|hat) ${ended} durch (?<instead>.{2,80}?) (?:ersetzt|abgelöst|ausgetauscht)$`,
    `${lead}(?<!\\p{L})remplacé ${ended} par ${instead}`,
    `${lead}(?<!\\p{L})(?:reemplac(?:amos|é|ado)|cambi(?:amos|é|ado)|sustitu(?:imos|í|ido)|substitu(?:ímos|í|ído)|troc(?:amos|ámos)|troquei) ${ended} por ${instead}`,
    `${lead}(?<!\\p{L})(?:sostituito|rimpiazzato) ${ended} con ${instead}`,
  ].map((source) => new RegExp(source, 'iu')),
  // Here a capital tells a name.
  new RegExp(`${lead}\\b(?:[Dd]ropped|[Dd]itched|[Aa]bandoned|[Ll]eft|[Qq]uit) ${ended} for ${aName}${instead}`, 'u'),
];

const mayTell = anyOf([
  /replac|instead of|rather than|in place of|(?:cambi|pas|migr|mud|troc)\p{L}{1,6} (?:todo |tudo )?de |(?:passés?|migré|basculé) de |(?:passat|migrat)[aoi] da |gewechselt|umgestiegen|migriert|umgezogen|umgestellt|swap|supplant|supersed|the place of|(?:gave|given|made) way|exchang|traded|gave up|dropped|ditched|abandon|retired|\bleft\b|\bquit\b|scrapped|axed|binned|(?:switched|moved|migrated|changed|went|transitioned|converted|transferred|ported|shifted|passed|relocated|over|inherited|rebranded|renamed|raised|lowered|increased|reduced|extended|shortened|bumped|upgraded|cut)(?: [^,;:]{1,60})? (?:from|off) |übernommen|geerbt|ersetzt|abgelöst|ausgetauscht|remplacé|reemplac|cambi|sustitu|substitu|troc|troq|renamed|rebranded|sostituito|rimpiazzato/iu,
]);

/** What a clause swaps for what; null where it tells none. */
export function swapIn(clause: string): Swap | null {
  const said = clause
    .slice(0, longestCompared)
    .trim()
    .replace(/[.!]+$/, '');
  if (!mayTell(said)) return null;
  for (const swap of swaps) {
    const { before = '', ended: was, instead: is } = swap.exec(said)?.groups ?? {};
    if (was === undefined || is === undefined) continue;
    return renames.test(said) && tellsWhatFor(is) ? null : { before, ended: was, instead: is };
  }
  return null;
}

const renames = /(?<!\p{L})(?:renamed|rebranded) /iu;

/** "We renamed the column to avoid clashes" */
const tellsWhatFor = (told: string): boolean => / /.test(told) && verbForm(told.slice(0, told.indexOf(' '))) === 'base';

/** Cheap, and true of every text with one. */
export const mayTellSwap = (text: string): boolean => mayTell(text.slice(0, longestCompared));
