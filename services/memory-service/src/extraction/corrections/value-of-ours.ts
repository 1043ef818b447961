import { caselessUnicode, oneOf } from '../language/pattern-parts.js';
import { isSpecific } from '../language/specific.js';
import { splitSentences } from '../language/split-sentences.js';
import { isOfMoment } from '../remarks/lives/changed-values.js';
import { isQuestion } from '../remarks/requests/questions.js';

/*
 * "wrong, ours is on 9617", behind an agent's "MinIO listens on port 9000 by default"; "now it's a sorted list", behind
 * "the leaderboard is a hash": of what this is told only the sentence says that it puts right.
 */

const no = oneOf(
  "no|nope|nah|wrong|incorrect|not (?:here|any ?more|for us|ours?|quite|true|right)|(?:that|this|it)(?:['’]s| is|s) (?:wrong|incorrect|outdated|not (?:right|true|correct))",
  "nein|falsch|stimmt nicht|non|faux|c['’]est faux|no|incorrecto|mal|falso|não|errado|sbagliato|nie|źle|nieprawda|nee|fout|klopt niet|nej|fel",
);
const ours = oneOf(
  "(?:ours|mine|our one|my one|our setup|our instance)(?:['’]s| (?:is|are|runs?|listens?|lives?|uses?|sits?|has|does|reads?|starts?|goes))?|here (?:it['’]s|it is|we (?:use|have|run))|we (?:use|have|run|are on|keep it|put it)|(?:it['’]s|it is|they['’]re)(?=.* (?:here|for us|with us|in our \\p{L}+)[.!]*$)",
  "bei uns(?: (?:ist|läuft|sind|liegt|heißt)(?: es| er| sie| das)?)?|unser\\p{L}* (?:ist|läuft|liegt|heißt)|chez nous,?(?: c['’]est| il est| elle est)?|(?:le|la) nôtre (?:est|tourne|écoute)|c['’]est (?:le|la|sur|au|à) ",
  '(?:el nuestro|la nuestra|aquí|el mío) (?:es|está|va|usa|corre)|(?:il nostro|la nostra|da noi) (?:è|gira|sta|usa)|(?:o nosso|a nossa|aqui|o meu) (?:é|está|roda|fica|usa)',
  'u nas(?: jest| są| to| działa)?|nasz\\p{L}* (?:jest|działa|to)|bij ons(?: is het| draait het)?|(?:de|het|die van) onze (?:is|draait)|hos oss(?: är det)?',
);
const deniesForOurs = caselessUnicode`^(?:${no}[,.:;!–—-]+ ?)(?:(?:but|actually|aber|mais|pero|mas|ma|ale|maar) )?${ours} ?(.{1,60})$`;

/** Whether a sentence denies something, and tells how it is with those who speak. */
export function deniesForOwn(sentence: string): boolean {
  if (sentence.length > 100 || isQuestion(sentence)) return false;
  const told = deniesForOurs.exec(sentence)?.[1] ?? '';
  return told !== '' && !isOfMoment(told) && !ofFault.test(told);
}

const ofFault = /\b(?:broken|down|failing|fails?|crash\w*|red|slow|too|works?|fine|ok|better|same|this|that|again)\b/i;

const maxToldCharacters = 600;
const maxClauseCharacters = 200;
const states =
  /(?<!\p{L})(?:is|are|was|were|uses?|runs?|listens?|lives?|reads?|has|have|takes?|keeps?|kept|stored?|scrapes?|connect\p{L}*|starts?|expires?|defaults?|ist|läuft|liegt|est|tourne|écoute|es|está|escucha|è|gira|ascolta|é|roda|escuta|jest|działa|nasłuchuje|draait)(?!\p{L})|['’]s(?!\p{L})/iu;

/** The sentence of what another one told that is put right: the last that tells a value of the same form; or null. */
export function clausePutRight(sentence: string, told: string): string | null {
  if (told.length > maxToldCharacters) return null;
  const hasNumber = /\d/.test(sentence);
  const clauses = splitSentences(told).filter(
    (clause) => clause.length <= maxClauseCharacters && !isQuestion(clause) && states.test(clause),
  );
  const fitting = hasNumber ? clauses.filter((clause) => /\d/.test(clause)) : clauses;
  const [only] = fitting;
  if (only === undefined) return null;
  return fitting.length === 1 || !hasNumber ? (fitting.at(-1) ?? null) : (fitting.findLast(isSpecific) ?? null);
}
