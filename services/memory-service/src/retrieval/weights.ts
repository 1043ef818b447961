/** Every number that ranking was tuned with. What each one is worth is measured in README.md beside this file. */

/**
 * Share of an occurrence by where it stands: the memory's own text, the previous message, the next one, the wider
 * context.
 */
export const fieldWeights = [1, 0.5, 0.3, 0.2] as const;

/** What a number of the query is worth as covered where only the messages around a memory have it. */
export const numberBesideShare = 0.5;

/** What the month and the year of a query count as words, since they are compared as days as well. */
export const wordOfDateShare = 0.25;

/** What a word counts that stands in for a mistyped one, beside one that was typed so. */
export const respelledShare = 0.8;

/** BM25's saturation of repeated words. */
export const termSaturation = 1.2;

/** BM25's share of length normalisation; long messages need at least 0.6. */
export const lengthNormalization = 0.6;

/**
 * Shares of the score. They add up to 1 and every part stands in [0, share], so that a score stands in [0, 1] and means
 * the same for every query: nothing is divided by the best of the candidates.
 */
export const scoreWeights = {
  /** BM25F as a share of what it could be if every word of the query filled the memory. */
  keyword: 0.2,
  /** Share of the query's words that are there at all, weighed by idf. */
  coverage: 0.12,
  /** Cosine similarity. */
  semantic: 0.28,
  /** Cosine similarity of the best candidate that came with the same add. */
  session: 0.06,
  /** Whether the one asked about said it. */
  speaker: 0.07,
  /** Whether it is of the time asked about. */
  date: 0.18,
  /** Whether the user said how things are to be done from now on, and how near that is to the query. */
  instruction: 0.09,
} as const;

/**
 * What a match of the speaker is worth: a name in the query; the role `user`; the same when the query is in the first
 * person.
 */
export const speakerShares = { named: 0.8, user: 0.15, userAsksAboutSelf: 1 } as const;

/**
 * What a date is worth by the span in which it meets the asked one: up to a day, a week, a month, a quarter, or longer;
 * `beside`, the part of that where both are merely in the same month; `saidOfAnotherTime`, the part that is left where
 * a memory was said in the asked days and tells of others; and what it is worth that a memory tells a time at all when
 * the query asks for one ("when", "how long").
 */
export const dateShares = {
  day: 1,
  week: 0.8,
  month: 0.7,
  quarter: 0.45,
  year: 0.3,
  beside: 0.5,
  saidOfAnotherTime: 0.6,
  tellsTime: 0.17,
} as const;

/**
 * What a memory loses if another one of the same message stands above it: a share of its score, and no more than so
 * much. The first places are the same as with "one for each message first"; more would put what answers the question
 * below what has nothing to do with it.
 */
export const repeatedMessagePenalty = { share: 0.25, most: 0.08 } as const;

/** What it is worth to be a standing instruction at all; the nearest few of them get the whole share. */
export const anyInstructionShare = 0.45;

/** How many standing instructions are the nearest, and how near they have to be (cosine similarity). */
export const nearestInstructions = { count: 3, similarity: 0.25 } as const;

/** Standing instructions of a project that are candidates of every query. */
export const instructionsConsidered = 50;

/** Cosine similarity above which two memories say much the same. */
export const similarMemoryThreshold = 0.65;

/** What a memory loses that says much the same as one above it. */
export const similarMemoryPenalty = 0.03;

/** How far down memories are compared with those above them. */
export const similarMemoryDepth = 25;

/** Candidates of each side before they are united. */
export const candidatesPerSide = 150;

/**
 * A search for at most so many results reads fewer of the candidates, the most promising ones: what it leaves out is
 * not among the first.
 */
export const fewResults = 20;
export const candidatesForFewResults = 120;

/**
 * Hits that the vector index is asked for at most when it is asked again, as memories that it named no longer exist,
 * and how often it is asked again, each time without those.
 */
export const refillCandidates = 1_000;
export const maxRefills = 10;

/** Cosine similarity from which a correction and an older memory are about the same thing. */
export const correctionSimilarity = 0.4;

/**
 * The same where both are of a topic that has many words: "I moved to Madrid" and "I live in Berlin" share none. The
 * figures of all sets are the same with 0.4, where Berlin stood first.
 */
export const topicSimilarity = 0.1;

/** How far down memories are compared with the older ones above them. */
export const correctionDepth = 40;

/** How far down a memory may be replaced: standing above one further down changes nothing in the first places. */
export const replacedDepth = 12;

/**
 * Part of the question's words that a memory has to have, so that it counts as an answer that a later one may replace.
 */
export const answeredShare = 0.5;

/** Words in which an update differs at most from what it replaces: the old ones, and the new. */
export const maxReplacedWords = 3;
export const maxReplacingWords = 4;

/**
 * Part of the shorter one's words that both have to have in common, where an update has no word that tells a change.
 */
export const sameFrameShare = 0.5;

/**
 * How far below the replaced memory's score that of the later one may be; one with a lower score answers something
 * else. Somebody's new `state` ("I got married"), and what is told `anew` in other words, may have no word of the
 * question. `earlier` is how far below what came later that may be which a question asks for the time before.
 */
export const maxLifts = {
  correctionOfAnswer: 0.35,
  correction: 0.2,
  change: 0.3,
  update: 0.1,
  anew: 0.5,
  state: 0.5,
  earlier: 0.4,
} as const;

/**
 * Cosine similarity from which the best answer may be told anew in other words; `alone`, where the two have nothing in
 * common but the form of their values.
 */
export const toldAnewSimilarity = { least: 0.35, alone: 0.45 } as const;

/** Cosine similarity from which a habit that was begun or given up ("I eat meat again") tells against what one was. */
export const habitSimilarity = 0.5;

/**
 * Cosine similarity from which what is instead ("we switched to GitHub Actions") and what was ("We deploy by Jenkins")
 * are of one kind. Their words are not the same, so it is lower than that of a correction.
 */
export const successorSimilarity = 0.15;

/** Words that what is instead may consist of, where it repeats nothing of what was. */
export const maxSuccessorWords = 3;

/** Words of what was that are neither what has ended nor asked for: more are a statement about something else. */
export const maxInheritedWords = 2;

/**
 * A correction that does not say of what ("No, we use pnpm") and what it puts right: what that has to be worth. Worth
 * is the cosine similarity, and more for what was said last, and for what tells a value of one form ("30 minutes" and
 * "It's 45 minutes now", "We log with winston" and "We switched to pino") or even of one unit. `known` is for what is
 * found by its form, `loose` for a correction that is more than a value. And by how much the best has to stand out.
 */
export const lastSaidWorth = { known: 0.15, number: 0.3, name: 0.35, loose: 0.61 } as const;
export const lastSaidBonus = 0.15;
export const sameFormBonus = 0.3;
export const sameMarkBonus = 0.15;
export const lastSaidMargin = 0.05;
