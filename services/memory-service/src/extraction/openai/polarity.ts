import { stemmedContentWords } from './content-stems.js';

/** Before and after a word that stands alone: `--no-verify` holds none. */
const alone = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_-])`, flags);

/** Words that deny what stands beside them, in English, German, French and Spanish. */
const denials = [
  "not|never|no|none|nobody|nothing|neither|nor|nowhere|without|cannot|cant|\\p{L}+n['’]t|dont|doesnt|didnt|isnt|wont",
  'instead of|rather than',
  'nicht|nie|niemals|kein\\p{L}{0,2}|nichts|niemand|weder|ohne|statt|anstatt',
  "ne|n['’]\\p{L}+|pas|jamais|sans|aucune?|personne|au lieu d[eu]",
  'nunca|jamás|sin|ning[uú]n\\p{L}?|nada|nadie|tampoco|en (?:vez|lugar) de',
].join('|');

/** Words of other kinds by which a sentence says that something is not, or is no more. */
const refusals = [
  'avoid\\p{L}*|forb\\p{L}+|prohibit\\p{L}*|ban(?:s|ned)?|disallow\\p{L}*|den(?:y|ies|ied)|refus\\p{L}+|reject\\p{L}*',
  'exclu\\p{L}+|except\\p{L}*|unless|lack\\p{L}*|miss(?:es|ing)|fail\\p{L}*|unable|impossible|disabl\\p{L}+|off|out|away',
  'stop\\p{L}*|quit|ceas\\p{L}+|end(?:s|ed)|drop\\p{L}*|remov\\p{L}+|delet\\p{L}+|gone|cancel\\p{L}*|deprecat\\p{L}+',
  'abandon\\p{L}*|left|replac\\p{L}+|migrat\\p{L}+|mov(?:e|es|ed|ing)|switch\\p{L}*|previous\\p{L}*|former\\p{L}*|used to',
  'hat(?:e|es|ed)|dislik\\p{L}+|only|just|instead|rather|over|prefer\\p{L}*|against|wrong|false|free|un\\p{L}{4,}|in\\p{L}+ible',
  'vermeid\\p{L}+|verboten|verbiet\\p{L}+|untersag\\p{L}+|fehl\\p{L}+|außer|nur|früher|abgeschafft|aufgehört|entfernt',
  'évit\\p{L}+|interdi\\p{L}+|défend\\p{L}+|sauf|seulement|arrêt\\p{L}+|supprim\\p{L}+|refus\\p{L}+',
  'evit\\p{L}+|prohib\\p{L}+|salvo|excepto|sol[oa]|solamente|dej\\p{L}+|elimin\\p{L}+|falt\\p{L}+',
].join('|');

/** Words of denial that deny nothing. */
const idioms = new RegExp(
  [
    "(?:do not|don['’]?t|did not|didn['’]?t|never) (?:forget|hesitate|worry|mind|miss)",
    '(?:^|(?<=[.!?\\n] ?))no[,.]? (?=(?:we|i|it|they|he|she|that|the|our|my)\\b)',
    "not (?:only|just|sure|to mention)|no (?:problem|worries|matter|doubt)|no\\.? ?\\d+|can['’]?t wait|cannot wait",
    "why (?:not|don['’]?t)|,\\s*\\p{L}+n['’]t (?:it|you|we|they|he|she|i)\\b",
    'nicht (?:nur|wahr|vergessen)|vergiss nicht|vergessen sie nicht|kein problem',
    "pas (?:seulement|de problème)|non seulement|n['’]oublie[sz]? pas|n['’]hésite[sz]? pas",
    'no (?:s[oó]lo|solamente|olvid\\p{L}+|dud\\p{L}+)',
  ]
    .map((words) => `(?:${words})`)
    .join('|'),
  'giu',
);

const denial = alone(denials);
/** Of a part that denies, the words that do it: what is left is what it denies. */
const denyingWords = alone(`(?:${denials})(?:\\s(?:longer|more|mehr|plus|más))?`, 'giu');
const anyDenial = alone(`${denials}|${refusals}`);

/** What a denial does not reach over. "not" after a word that needs none begins a part of its own: "for tests not CI". */
const clauseEnd = new RegExp(
  [
    '[.!?:,](?=\\s|$)|[\\n;()—–]',
    '\\s(?=(?:but|because|since|so|and|while|although|though|if|when|unless|until|except|besides|who|which|where)\\s)',
    '\\s(?=(?:aber|sondern|weil|denn|und|während|obwohl|wenn|bis|außer)\\s)',
    '\\s(?=(?:mais|parce|car|et|pendant|si|quand|sauf)\\s)|\\s(?=(?:pero|sino|porque|y|mientras|cuando|salvo)\\s)',
    '\\s(?=(?:without|with no|instead of|rather than|ohne|statt|anstatt|sans|au lieu|sin|en vez|en lugar)\\s)',
    "(?<!\\b(?:am|is|are|was|were|be|been|do|does|did|have|has|had|will|would|shall|should|can|could|may|might|must|['’](?:s|re|m|ll|d|ve)))\\s(?=not\\s)",
  ].join('|'),
  'iu',
);

/** What a text says and what it denies, part by part. */
export interface Polarity {
  /** Words of each part that denies. */
  readonly denied: readonly ReadonlySet<string>[];
  /** Words of all the others. */
  readonly stated: ReadonlySet<string>;
  /** Whether anything in it may be a denial, in whatever words. */
  readonly mayDeny: boolean;
}

/** The end of a question goes with it: who asks denies nothing. */
const sentence = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?\n]?/gu;

export function polarityOf(text: string): Polarity {
  const denied: ReadonlySet<string>[] = [];
  const stated = new Set<string>();
  const stems = new Map<string, string>();
  const plain = text.normalize('NFKC').replace(idioms, ' ');
  for (const [said] of plain.matchAll(sentence)) {
    for (const part of said.split(clauseEnd)) {
      const isDenied = denial.test(part) && !said.endsWith('?');
      const words = stemmedContentWords(isDenied ? part.replace(denyingWords, ' ') : part, stems);
      if (isDenied) denied.push(words);
      else for (const word of words) stated.add(word);
    }
  }
  return { denied, stated, mayDeny: anyDenial.test(plain) };
}

/**
 * Whether a fact says the opposite of its message: what stands there only under a "not" is told without one, or the
 * other way round. Where it can't be told to which part of the message a denial belongs, the fact stands.
 * @param words of the fact
 * @param before whether anything that was said before may be a denial, which a short reply takes over
 */
export function isReversed(
  { words, polarity }: { readonly words: ReadonlySet<string>; readonly polarity: Polarity },
  own: Polarity,
  before: boolean,
): boolean {
  if (polarity.denied.length > 0) return !own.mayDeny && !before;
  if (polarity.mayDeny) return false;
  const deniedOnly = new Set(own.denied.flatMap((part) => [...part]).filter((word) => !own.stated.has(word)));
  const found = [...words].filter((word) => deniedOnly.has(word) || own.stated.has(word));
  if (found.length > 0 && found.every((word) => deniedOnly.has(word))) return true;
  return own.denied.some(
    (part) => [...part].some((word) => deniedOnly.has(word)) && [...part].every((word) => words.has(word)),
  );
}
