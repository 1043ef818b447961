/**
 * Things, each in two words that share no stem, so that who looks for one by its other word finds it by meaning alone.
 * The local model tells each from all others; the provider's double is told them.
 */
export const meanings: readonly (readonly [thing: string, otherWord: string])[] = [
  ['couch', 'sofa'],
  ['bicycle', 'bike'],
  ['automobile', 'car'],
  ['movie', 'film'],
  ['rug', 'carpet'],
  ['jacket', 'coat'],
  ['photograph', 'picture'],
  ['ship', 'boat'],
  ['airplane', 'aircraft'],
  ['pistol', 'gun'],
  ['rabbit', 'bunny'],
  ['hound', 'dog'],
  ['kitten', 'cat'],
  ['pony', 'horse'],
  ['trousers', 'pants'],
  ['cash', 'money'],
  ['medicine', 'drug'],
  ['biscuit', 'cookie'],
  ['candy', 'sweets'],
  ['atlas', 'map'],
  ['violin', 'fiddle'],
  ['jewel', 'gem'],
  ['poem', 'verse'],
  ['novel', 'book'],
  ['sneaker', 'shoe'],
  ['spectacles', 'glasses'],
  ['purse', 'handbag'],
  ['suitcase', 'luggage'],
  ['rope', 'cord'],
  ['coffin', 'casket'],
];

/** Question marks that tell one asking from another. With more of them the local model mistakes some things. */
const maxMarks = 20;

/** The thing that the n-th memory is about. */
export function thingOf(number: number): string {
  return meanings[number % meanings.length]?.[0] ?? '';
}

/**
 * Asks for what a text is about by a word that it does not have.
 * @param times how often that was asked before: a question that is asked again is not embedded again
 */
export function inOtherWords(text: string, times: number): string {
  const words = new Set(text.split(/\W+/u));
  const meaning = meanings.find(([thing]) => words.has(thing));
  if (meaning === undefined) throw new Error(`Nobody knows other words for: ${text}`);
  return `${meaning[1]}${'?'.repeat(1 + (times % maxMarks))}`;
}
