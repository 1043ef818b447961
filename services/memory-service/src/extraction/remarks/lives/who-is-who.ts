import { isGivenName } from '../../language/lexicon/given-names.js';
import { oneOf } from '../../language/pattern-parts.js';

/* "Will is my mentor", "Mark was our landlord": who somebody is to one, also where the name is a word as well. */

const relations = oneOf(
  'mentor|manager|boss|lead|team lead|tech lead|supervisor|tutor|coach|teacher|trainer|therapist|doctor|gp|dentist|vet|lawyer|accountant|landlord|landlady|tenant|neighbou?r|colleague|co-?worker|flatmate|roommate|housemate|intern|successor|predecessor|contact|client',
  'partner|wife|husband|fianc[ée]e?|boyfriend|girlfriend|ex|sister|brother|twin|son|daughter|cousin|uncle|aunt|nephew|niece|mother|father|mum|mom|dad|grandma|grandpa|godson|goddaughter|godfather|godmother|stepson|stepdaughter|(?:best |old |oldest )?friend|dog|cat|horse|parrot|rabbit',
);
const pattern = new RegExp(
  `^(\\p{Lu}\\p{L}{1,20})(?: \\p{Lu}[\\p{L}'’-]{1,20})? (?:is|was) (?:also |still |now )?(?:my|our) (?:[\\p{L}-]{2,15} )?(?:${relations})(?: (?:at|in|on|for|since) [^,;?]{2,40})?[.!]*$`,
  'u',
);

/** Whether a sentence tells who somebody is to the one who says it. */
export function tellsWhoIsWho(sentence: string): boolean {
  const name = pattern.exec(sentence)?.[1];
  // "Will" is no name in the lists, since it opens questions.
  return name !== undefined && (name === 'Will' || isGivenName(name));
}
