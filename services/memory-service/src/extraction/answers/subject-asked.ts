import { mayNameTime } from '../dates/tokens/date-words.js';
import { isGivenName } from '../language/lexicon/given-names.js';
import { isSpecific } from '../language/specific.js';

/*
 * "Is the freeze in May?" "no, it's in June": the thing that a question asks of, in place of "it" in its answer or in
 * the question behind it.
 */

/** "Is the release freeze still starting on Friday?": what it asks of, before its verb. */
const asksOf =
  /^(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Oo]k|[Oo]kay),? )*(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Dd]oes|[Dd]o|[Dd]id|[Hh]as|[Hh]ave|[Ww]ill) ((?:(?:the|our|your|my|this|that) |(?=\p{Lu}))(?:[\p{L}\p{N}'’._-]+ ){0,3}?[\p{L}\p{N}'’._-]+?) (?=(?:be|been|still|already|now|always|in|on|at|from|for|due|going|scheduled|planned|supposed|\p{L}{3,}ing|\p{L}{2,}ed|\p{L}{2,}en|run|runs|live|end|start|use|need|listen|expire|open|close|happen|take|cost|store|support)(?!\p{L}))/u;
const tellsOfIt = /^((?:no|nope|nah)[,.:;–—-]* )(?:it|they)((?:['’](?:s|re))|(?= \p{L}+))(?= )/iu;

/** "the nightly backups", of "are the nightly backups encrypted"; null where it does not ask of a thing. */
export const subjectAsked = (question: string): string | null => asksOf.exec(question)?.[1] ?? null;

/**
 * "no, the release freeze starts on Monday", of "no, it starts on Monday"; null where nothing is told of what was asked
 * about.
 */
export function withSubjectAsked(sentence: string, question: string): string | null {
  const [, subject = ''] = asksOf.exec(question) ?? [];
  const said = tellsOfIt.exec(sentence);
  if (said === null || !mayBeIt(subject) || !isTold(sentence)) return null;
  if (isPlural(subject) !== /they/i.test(said[0])) return null;
  const own = subject.replace(/^your (?=\S)/i, 'my ').replace(/^The (?=\S)/, 'the ');
  return sentence.replace(
    tellsOfIt,
    (_, no: string, contracted: string, offset: number) =>
      `${no}${own}${contracted === '' ? '' : ` ${verbOf(contracted, sentence.slice(offset))}`}`,
  );
}

/** What "'s" and "'re" stand for: "it's been moved" has been. */
const verbOf = (contracted: string, clause: string): string => {
  if (/re$/i.test(contracted)) return 'are';
  return /['’]s (?:been|had|got|gone)\b/i.test(clause) ? 'has' : 'is';
};

export const isPlural = (noun: string): boolean => /[^su]s$|\b(?:people|data)$/i.test(noun);

/** Nobody, nothing of the work, and no more than a noun: "it" is a thing. */
const mayBeIt = (subject: string): boolean =>
  subject !== '' &&
  !ofWork.test(subject) &&
  !isGivenName(subject.split(' ')[0]?.toLowerCase() ?? '') &&
  !/^(?:this|that)\b|\b(?:you|i|we|he|she|they|it|still|down|up|back|there|not|so|every\p{L}+|manager|boss|colleague|friend|sister|brother|wife|husband|son|daughter|mother|father|mum|mom|dad|partner|team|user|customer|client)\b/iu.test(
    subject,
  );

const ofWork = /\b(?:build|tests?|ci|deploy|job|run|pipeline|output|error|page|screen)$/i;
const isTold = (sentence: string): boolean =>
  isSpecific(sentence) || mayNameTime(sentence) || tellsOfThing.test(sentence);
/** "no, it uses zustand", and not "no, it's down" */
const tellsOfThing =
  /^\S+ (?:it|they) (?:uses?|runs? on|listens?|takes?|costs?|needs?|holds?|lives?|belongs?|comes? from|stores?|reads?|writes?|supports?) \S/i;
