/*
 * What somebody does "for a living" is asked by words that other memories tell of where people live: the phrase stands
 * as what it means.
 */

const ofWork = /(?<!\p{L})(?:do|does|did|doing) for (?:a living|work|a job)(?!\p{L})/iu;
const ofWorkAbroad =
  /(?<!\p{L})(?:von beruf|beruflich|dans la vie|de profesión|a qué (?=(?:me|se|te) dedic)|di mestiere|nella vita)(?!\p{L})/iu;

/** The query with its set phrases as what they mean. */
export const withoutSetPhrases = (query: string): string =>
  query.replace(ofWork, 'work as, have as a job').replace(ofWorkAbroad, (phrase) => `${phrase} (job, work)`);
