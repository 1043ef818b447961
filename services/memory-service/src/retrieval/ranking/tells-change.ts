import { anyOf } from '../../extraction/language/pattern-set.js';
import { tokenize } from '../tokenizer/tokenizer.js';
import { longestCompared } from './wording.js';

/*
 * A statement that tells how something changed uses other words than the one it replaces: "We upgraded to Node 22"
 * takes the place of "The services run on Node 18". Here is told which words may differ; the caller has to see to it
 * that both are about the same thing.
 */

const lexemesOf = (words: string): ReadonlySet<string> => new Set(tokenize(words));

/** Words of a question about how things are, which a statement that tells a change need not repeat. */
const stateWords = lexemesOf(
  [
    'base begin call charge choose current currently date day do drink drive due eat end get go handle keep latest live maintain make manage name need owns pay pick plan prefer responsible run schedule spend start stay store take use version want work',
    'wohne wohnt wohnen lebe lebt arbeite arbeitet heißt läuft laufen nutze nutzen benutze benutzen benutzt verwende verwenden kostet',
    'habite habitons travaille travaillons utilise utilisons utilisent tourne appelle coûte',
    'vivo vive vivimos trabajo trabaja uso usamos usan corre corren llama cuesta',
    'moro moramos trabalho usam abito abita abitiamo lavoro lavora usiamo usano gira chiama',
  ].join(' '),
);

/** Words that stand for one topic each: who moved to Porto lives there. */
const topics: readonly ReadonlySet<string>[] = [
  lexemesOf(
    [
      'live reside move relocate home based settle wohne wohnt wohnen gewohnt gezogen umgezogen ziehe zieht',
      'habite habitons habitent déménagé emménagé vivo vive vivimos mudé mudó mudamos',
      'moro moramos mudei abito abita abitiamo trasferito trasferita trasferiti',
    ].join(' '),
  ),
  lexemesOf('earn salary wage wages income gehalt verdiene salaire gagne sueldo salario gano stipendio guadagno ganho'),
  lexemesOf('âge ans edad años età anni idade anos'),
  lexemesOf(
    [
      'work job employ employer join hire company position role',
      'arbeite arbeitet arbeiten gearbeitet travaille travaillé trabajo trabajé trabajaba lavoro lavoravo lavorato trabalho trabalhava',
    ].join(' '),
  ),
];

const changeWords =
  /\b(?:mov(?:ed?|ing)|relocat(?:ed?|ing)|switch(?:ed|ing)?(?! off)|migrat(?:ed?|ing)|upgrad(?:ed?|ing)|downgrad(?:ed?|ing)|updat(?:ed?|ing)|bumped|chang(?:ed?|ing)|renam(?:ed?|ing)|replac(?:ed?|es|ing)|dropped|ditched|abandoned|removed|sold|bought|traded|swapped|left|quit|retired|joined|hired|started|finished|resigned|promoted|rais(?:ed?|ing)|lower(?:ed|ing)|increased|decreased|reduced|extended|shortened|cut|scaled|set|flashed|postponed?|delayed|rescheduled|rebooked|pushed|put (?:off|back)|slipped|brought forward|rewr(?:ote|itten|iting)|rebuilt|ported|rebranded|shifted|converted|doubled|tripled|halved|went (?:up|down)|gone (?:up|down)|(?:up|down|back) to|turned(?! out)|became|got (?:married|engaged|divorced|promoted)|split up|broke up|cancel(?:l?ed)?|call(?:ed|ing)? off|handed|took over|taken over|takes over|reassigned|transferred|decided against|reverted|rolled back|instead|now|from now on|these days|nowadays|lately|currently|as of|since|any ?more|no longer|again|new|rather than|after all|finally|ended up)\b/i;

const foreignChangeWords = new RegExp(
  `(?<!\\p{L})(?:${[
    'verschoben|gewechselt|umgestellt|umgestiegen|umgezogen|gezogen|ersetzt|erhöht|gesenkt|verlängert|verkürzt|umbenannt|geworden|jetzt|nun|inzwischen|mittlerweile|seit|neuerdings|ab sofort|wieder',
    'cambi(?:é|ó|amos|ado)|pas(?:é|ó|amos|ado) (?:a|de)|mud(?:é|ó|amos|ado|ei|ou|ámos)|cumpl(?:í|ió)|me casé|subi(?:ó|mos|do)|baj(?:ó|amos|ado)|aument(?:é|ó|amos|ado)|movi(?:ó|mos|do)|ahora|desde|a partir de|de nuevo',
    "changé|déménagé|emménagé|remplacé|reporté|repoussé|avancé|augmenté|baissé|passée?s? (?:à|de|au|aux)|vien(?:t|s) d['’]avoir|eu (?=\\S{1,12} ans)|maintenant|désormais|dorénavant|depuis|à partir de|de nouveau",
    'cambiat[oiae]|passat[oi] (?:a|da)|trasferit[oiae]|spostat[oiae]|sostituit[oiae]|aumentat[oiae]|compiuto|adesso|ora|da (?:oggi|ieri)|di nuovo',
    'mudou|aument(?:ei|ou|ámos)|fiz|fez|agora|a partir de|de novo',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

const hasChangeWord = anyOf([changeWords, foreignChangeWords]);

/** Whether a statement tells that something is no longer as it was. */
export function tellsChange(text: string): boolean {
  return hasChangeWord(text.slice(0, longestCompared));
}

export function isStateWord(lexeme: string): boolean {
  return stateWords.has(lexeme);
}

/** The other words of the topic of a word; none of a word of no topic. */
export function wordsOfTopic(lexeme: string): readonly string[] {
  return topics.flatMap((topic) => (topic.has(lexeme) ? [...topic].filter((word) => word !== lexeme) : []));
}

/** Whether two statements are about one of the topics that each have many words. */
export function shareTopic(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const of = topicsOf(one);
  return of.length > 0 && topicsOf(other).some((topic) => of.includes(topic));
}

/** Whether one statement is of a topic, and none of its topics is one of some words which the other is of. */
export function isOfOtherTopic(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  words: readonly string[],
): boolean {
  const [of, ofOther] = [topicsOf(one), topicsOf(other)];
  const meant = ofOther.filter((topic) => words.some((word) => topic.has(word)));
  return of.length > 0 && meant.length > 0 && !meant.some((topic) => of.includes(topic));
}

const known = new WeakMap<ReadonlySet<string>, readonly ReadonlySet<string>[]>();

/** The topics of the words of one statement, which is compared with many. */
function topicsOf(lexemes: ReadonlySet<string>): readonly ReadonlySet<string>[] {
  const before = known.get(lexemes);
  if (before !== undefined) return before;
  const found = topics.filter((topic) => [...lexemes].some((lexeme) => topic.has(lexeme)));
  known.set(lexemes, found);
  return found;
}
