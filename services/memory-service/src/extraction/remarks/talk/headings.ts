import { mayNameTime } from '../../dates/tokens/date-words.js';
import { hasFiniteVerb } from '../../language/finite-verb.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { tellsWhatWasFoundOut } from './found-out.js';

/*
 * A sentence that only heads the next one: how much is to come and about what, that something changed or was found out,
 * or whom one has it from. It stands before what that one says, and is no memory of its own.
 */

const several = oneOf('one|two|three|four|five|a few|some|a couple of|several');
const pieces = oneOf('things?|points?|notes?|remarks?|updates?|rules?|changes?|decisions?|corrections?|facts?');
/** "Two things for the checkout repo, since both came up again." */
const counts = caseless`^(?:(?:ok|and|also|just|so|hi|hey)[, ]+)*(${several} (?:[a-z]+ ){0,2}?${pieces} (?:for|about|on|regarding|re|with|in) ([^,:;.]{2,60}))(?:, (?:since|as|because|while|before) [^:;]{3,60})?[.:]?$`;

/** "About old saves in the game.", "zum Thema Deploy." */
const names = caselessUnicode`^(?:(?:ok|and|also|so|hi|hey|und|moin|hallo|et|bon|alors|donc|y|e|hoi|так|ну)[, ]+)*(?:about|re|regarding|concerning|as (?:for|to)|apropos|speaking of|on the (?:topic|subject|matter) of|zum thema|(?:noch )?(?:kurz|mal|nochmal) (?:zu|zur|zum|wegen)|pour(?= l[ea]s?\b| l['’]| nos?\b| notre\b)|wat betreft|co do|jeśli chodzi o|по поводу|насч[её]т|щодо|was .{2,30} angeht|à propos (?:de|des|du)|concernant|sobre|acerca de|riguardo a|a proposito di|over|betreffende) (?!\d)[^,:;!?]{2,60}[.:…]*$`;

/** "Dates for the cubesat software.", "Conventions in the shader repo." */
const collects = caseless`^(?:(?:the|some|all|my|our|key|important|next|upcoming|main|open|new|current) )*(?:dates|deadlines|milestones|conventions|rules|decisions|facts|figures|numbers|changes|updates|settings|ports|contacts|news|basics|naming|ownership|owners|duties|responsibilities) (?:for|of|on|from|about|in|at|with) [^,:;.!?]{2,50}[.:…]*$`;

/** "Ownership changed after the reorg." */
const changes =
  /^(?:(?:the|our|my|some|a few) )?(?:[\p{L}-]{2,20} ){1,3}(?:(?:has|have) )?(?:just |recently |also |slightly )?changed(?: (?:a (?:bit|lot|little)|completely|again|recently|slightly))?(?: (?:after|since|with|following|due to) (?:the|our) [\p{L} '’-]{2,30})?[.:]?$/iu;

const people =
  'people|folks|guys|team|support|vendor|supplier|landlord|office|department|agency|bank|insurance|school|doctor|dentist|lawyer|accountant|hosts?|provider|customer|client|others';
/** "I talked to the hosting people." */
const asked = caseless`^(?:(?:so|ok|and)[, ]+)*(?:i|we)(?:'ve| have)? (?:just |finally |also )?(?:talked|spoke|spoken|chatted|checked|been in touch|had a (?:call|chat|word)) (?:to|with) (?:the|our|my) (?:[a-z'’-]{2,20} ){0,3}(?:${people})[.:]?$`;

/** What the next sentence goes on about is not taken from it: "My number changed. It ends in 44 now." */
const leans =
  /^(?:it|its|it's|they|their|them|he|she|his|her|this|that|that's|these|those|there|now|both|neither|from|to|and|but|so|because|since|die|das|es|sie|il|elle|ils|ça|lui|lei|hij|zij|ze)\b/i;

/** "Remember the pottery class I kept going on about?", before what is new of it. */
const reminds =
  /^(?:(?:hey|so|ok|oh|and)[, ]+)*(?:do you |d'you |you )?(?:remember|recall|know) ((?:the|that|my|our|this) [^?,;:]{3,80})\?+$/i;

const maxCharacters = 160;

/** What a sentence that only heads the next one, of its paragraph, is to stand before it as; null where it is none. */
export function readHeading(sentence: string, next: string): string | null {
  if (next === '' || sentence.length > maxCharacters) return null;
  const said = sentence.replaceAll('’', "'");
  const title = titleIn(said) ?? (onlyHeads(said, next) ? sentence : null);
  return title === null || mayNameTime(said) ? null : title.replace(/\s?[.:!…]+$/, '');
}

function titleIn(said: string): string | null {
  const reminded = reminds.exec(said)?.[1];
  if (reminded !== undefined) return reminded;
  const [, title, about = ''] = counts.exec(said) ?? [];
  return title !== undefined && !hasFiniteVerb(about) ? title : null;
}

/** Whether a sentence, or a clause before others, only names what is to be told of. */
export const namesTopic = (said: string): boolean => names.test(said) && !hasFiniteVerb(said);

const onlyHeads = (said: string, next: string): boolean =>
  namesTopic(said) ||
  (collects.test(said) && !hasFiniteVerb(said)) ||
  (((said.includes('changed') && changes.test(said)) || asked.test(said) || tellsWhatWasFoundOut(said)) &&
    !leans.test(next));
