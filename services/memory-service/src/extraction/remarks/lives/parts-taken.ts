import { isGivenName } from '../../language/lexicon/given-names.js';
import { oneOf } from '../../language/pattern-parts.js';

/*
 * "Nora is taking care of the contracts", "our intern is handling the DNS move": who has which part of the work, though
 * it is told as what goes on.
 */

const whose = '(?:[Mm]y|[Oo]ur|[Tt]he)';
const roles = oneOf(
  'intern|boss|manager|lead|team lead|tech lead|cto|ceo|colleague|designer|contractor|freelancer|agency|accountant|lawyer',
  'sister|brother|mum|mom|dad|wife|husband|partner|cousin|friend|landlord|architect|admin|ops team|platform team|data team',
);
const partTaken = oneOf(
  '(?:taking|takes) care of|looking after|looks after|handling|taking over|in charge of|responsible for|doing(?= (?:the|our|all|every) )|covering',
  'taking on|owning|leading|running point on|organi[sz]ing',
);
/** No part of the work: "doing the dishes", "handling it", "handling an incident"; or one of this hour. */
const noPart =
  'it\\b|that\\b|this\\b|them\\b|him\\b|her\\b|me\\b|us\\b|well\\b|fine\\b|great\\b|good\\b|ok|better\\b|badly\\b|nothing\\b|an? (?:incident|outage|emergency|call|hour|minute|while)\\b|[^,;:?]{0,60}\\b(?:now|today|tonight|again|at the moment)\\b|(?:the |some |his |her )?(?:dishes|laundry|washing|shopping|groceries|cooking|cleaning|homework|math|maths|right|same|best|most)\\b';
const pattern = new RegExp(
  `^(?:(?:and|also|btw|oh|so),? )?(?:(\\p{Lu}\\p{L}{1,20})(?: \\p{Lu}\\p{L}{1,20})?|${whose} (?:[a-z-]{2,15} ){0,2}(?:${roles})(?: \\p{Lu}\\p{L}{1,20})?)(?: is| are|['’]s)? (?:(?:now|already|also) )?(?:${partTaken}) (?!(?:${noPart}))(?:the |our |all |every |my )?[\\p{L}\\d\`]{2}[^,;:?]{0,60}(?=$|[.!,])`,
  'u',
);

/** Whether a sentence tells who has which part of the work. */
export function tellsPartTaken(sentence: string): boolean {
  const found = pattern.exec(sentence);
  return found !== null && (found[1] === undefined || isGivenName(found[1]));
}
