import { oneOf } from '../language/pattern-parts.js';

/* What persons, and animals that are told of as persons, are to each other, and what they do for a living. */

/** "My son in law school" is a son. */
const byMarriage = '(?:[- ]in[- ]law(?! (?:school|enforcement|firms?|college|class|practice|studies)\\b))?';

export const female = oneOf(
  `(?:half-|step)?sister${byMarriage}|(?:grand|step|god)?(?:mother|daughter)${byMarriage}|mom|mum|wife|girlfriend|gf`,
  'aunt|grandma|granny|niece|fiancée|landlady|woman|girl|lady',
);
export const male = oneOf(
  `(?:half-|step)?brother${byMarriage}|(?:grand|step|god)?(?:father|son)${byMarriage}|dad|husband|hubby|boyfriend|bf`,
  'uncle|grandpa|granddad|nephew|fiancé|man|boy|guy',
);
const closeOnes = 'partner|friend|cousin|roommate|flatmate|neighbour|neighbor|child|kid';
const animals = oneOf(
  'dog|cat|puppy|kitten|pony|parrot|bunny|greyhound|labrador|terrier|spaniel|poodle|retriever|beagle|dachshund|corgi|collie',
  'husky|tabby|hamster|rabbit|horse|mare|budgie|tortoise|turtle|ferret|guinea pig|hen|goat',
);
const colleagues = oneOf(
  'boss|manager|colleague|coworker|co-worker|teammate|team lead|tech lead|lead|mentor|supervisor|intern|new hire|apprentice',
  'trainee|predecessor|successor|director|owner|ceo|cto|cfo|founder|co-founder|cofounder|recruiter',
);
const builders = oneOf(
  'designer|developer|dev|engineer|programmer|architect|admin|analyst|tester|maintainer|contractor|freelancer',
  'consultant|researcher|scientist',
);
const carers = oneOf(
  'doctor|therapist|dentist|nurse|surgeon|vet|gp|physio|midwife|specialist|optometrist|chemist|pharmacist|psychiatrist',
  'optician|hygienist|babysitter|sitter|[a-z]{3,12}ologist|[a-z]{3,12}ician',
);
const trades = oneOf(
  'teacher|client|landlord|lawyer|accountant|plumber|electrician|coach|trainer|tutor|professor|gardener|carpenter|painter',
  'photographer|hairdresser|barber|baker|chef|caretaker|janitor|florist|artist|journalist|editor|author|writer|investor',
  'advisor|adviser|sponsor|tenant|student|pupil|volunteer|instructor|broker|estate agent|notary',
);
export const either = oneOf(closeOnes, colleagues, builders, carers, trades, animals);
