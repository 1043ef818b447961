import { technologies } from '../language/lexicon/technologies.js';
import { wordSet } from '../language/lexicon/word-set.js';

/*
 * Who "she" is, where exactly one person was named before. A person is what the words around say is one: a relation ("my sister
 * Anna"), or a name that someone meets, asks or is called. With two that fit, or none, the pronoun stays.
 */

const female =
  '(?:half-|step)?sister|(?:grand|step|god)?mother(?:-in-law)?|mom|mum|wife|girlfriend|(?:grand|step|god)?daughter|sister-in-law|aunt|grandma|granny|niece|fiancée|landlady';
const male =
  '(?:half-|step)?brother|(?:grand|step|god)?father(?:-in-law)?|dad|husband|boyfriend|(?:grand|step|god)?son|brother-in-law|uncle|grandpa|granddad|nephew|fiancé';
const either =
  'partner|friend|best friend|boss|manager|colleague|coworker|co-worker|teammate|team lead|tech lead|cousin|roommate|flatmate|neighbour|neighbor|teacher|mentor|client|doctor|therapist|designer|dog|cat|puppy|kitten|child|kid|baby|landlord|dentist|nurse|lawyer|accountant|plumber|electrician|coach|trainer|tutor|professor|supervisor|intern';
/** Kin called by what they are, as by a name. */
const kinNames = '(?:Mum|Mom|Mommy|Mummy|Mama|Grandma|Granny|Nan|Gran)|(?:Dad|Daddy|Papa|Grandpa|Granddad)';
const kin = new RegExp(
  `(?<![Mm]y |[Oo]ur |[\\p{L}-])(?:${kinNames})(?=['’]s\\b|[ ,.!?]|$)(?! (?:jokes?|bods?)\\b)`,
  'gu',
);
const kinFemale = /^(?:M|Grandma|Granny|Nan|Gran$)/;
const name = "(?:(?:Dr|Mr|Mrs|Ms|Prof)\\. )?\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{Lu}[\\p{L}'’-]{1,20})?";

const relation = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]) (?:(?:older|younger|little|big|new|old|late|best|good|close|former|eldest|youngest) )?(${female}|${male}|${either})\\b(?:,? (?:named|called|is called|is named)? ?(${name}))?`,
  'gu',
);
const personVerbs =
  'said|says|told|tells|asked|asks|works|worked|lives|lived|joined|suggested|suggests|prefers|preferred|thinks|thought|wants|wanted|loves|likes|moved|called|recommended|leads|owns|handles|maintains|reviews|reviewed|approved|rejected|decided|teaches|studies|got|is (?:my|our|the|a|an)|has|turned|visited|bought|went|graduated|married|wrote|came|started|is|was|will|can|runs|takes|gave|did|had|uses|used|covers|signed|reported|proposed|explained|found|fixed|built|met|knows|knew|saw|helped|made|signs|approves|decides|joins|comes|goes|reports|visits|calls|recommends|proposes|explains|plays|plans|organi[sz]es|drives|travels|retires|retired|leaves|left|arrives|arrived|trains|retrains|designs|manages|coordinates|speaks|hates|took|became|becomes|needs|insists|oversees|supervises|looks|heads|founded|co-founded|writes|sells|sold|draws|drew|paints|cooks|sings|pays|paid|keeps|kept|studied|grew|quit|lost|won|ran|broke|sends|sent|gets|gives|feels|felt|believes|brings|brought|picked|eats|drinks|swims|cycles|commutes|volunteers';
/** "Beatrice from legal", "Kofi (QA)" */
const whereFrom = '(?: (?:from|in|at) (?:the )?[\\p{L}-]{2,20}| \\([^()]{1,30}\\))?';
const actor = new RegExp(
  `(?:^|\\n|[.!?,;:] |\\b(?:and|but|that|because|when|while|so) )(${name})${whereFrom} (?:${personVerbs})\\b`,
  'gu',
);
const met = new RegExp(
  `\\b(?:met|meet|met with|told|asked|hired|invited|visited|married|know|talked to|talked with|spoke to|spoke with|dating|named|called|by|with|ask|ping|contact|thank|(?:sign-?off|approval|permission|okay|ok|answer|reply|feedback|review|help|visit|word) (?:from|of|by)) (${name})`,
  'gu',
);

/** "just me and Ines" */
const besideSpeaker = new RegExp(`\\b(?:me|[Mm]yself|I) and (${name})`, 'gu');

/** "Tom and Ingrid": where one of them is a person, so is the other. */
const couple = new RegExp(`(?<![\\p{L}'’-])(${name}),? (?:and|or|&) (${name})`, 'gu');

const noOne = new Set(
  'I We You He She It They The This That There My Our Your His Her Their And But So If When While Because Also Then Now Yes No Here There What Who Let Absolutely Sure'.split(
    ' ',
  ),
);

const departments = wordSet(
  'legal finance accounting security support marketing sales engineering operations product design compliance procurement infrastructure',
);

/** Software with the name of a person. */
const namesakes = wordSet('ruby julia');

/** Whether a name is that of software, a department, or an abbreviation: nobody whom "she" could mean. */
const isNobody = (name: string): boolean =>
  (technologies.has(name.toLowerCase()) && !namesakes.has(name.toLowerCase())) ||
  departments.has(name.toLowerCase()) ||
  /^\p{Lu}{3,}$/u.test(name);

export type Gender = 'female' | 'male' | 'unknown';

export interface Person {
  /** As it was named: "my sister Anna", "Tom". */
  readonly mention: string;
  readonly gender: Gender;
  /** Meant, but nothing to call them by: "my sister", said by somebody else. */
  readonly isUnnamed?: true;
}

const genderOf = (noun: string): Gender =>
  new RegExp(`^(?:${female})$`).test(noun) ? 'female' : new RegExp(`^(?:${male})$`).test(noun) ? 'male' : 'unknown';

/** The persons named in a text; `names` of those who talk to each other are no one that "she" could be. */
export function findPersons(text: string, names: ReadonlySet<string>): readonly Person[] {
  const head = text.slice(0, 2000);
  const persons = new Map<string, Person>();
  for (const match of head.matchAll(relation)) {
    const noun = match[1] ?? '';
    persons.set((match[2] ?? noun).toLowerCase(), {
      mention: match[0].replace(/,? (?:is )?(?:named|called) (?=\p{Lu})|, (?=\p{Lu})/u, ' '),
      gender: genderOf(noun),
    });
  }
  for (const pattern of [actor, met, besideSpeaker]) {
    for (const match of head.matchAll(pattern)) {
      const found = match[1] ?? '';
      const first = found.split(' ')[0] ?? '';
      const called = first.replace(/['’].*$/, '');
      if (noOne.has(called) || isNobody(called) || names.has(first.toLowerCase())) continue;
      if (![...persons.keys()].some((key) => key.startsWith(first.toLowerCase())))
        persons.set(found.toLowerCase(), { mention: found, gender: 'unknown' });
    }
  }
  for (const [mention] of head.matchAll(kin))
    if (![...persons.keys()].includes(mention.toLowerCase()))
      persons.set(mention.toLowerCase(), { mention, gender: kinFemale.test(mention) ? 'female' : 'male' });
  for (const [, one = '', other = ''] of head.matchAll(couple)) {
    const isAny = [one, other].some((found) => persons.has(found.toLowerCase()));
    for (const mention of isAny ? [one, other] : [])
      if (!isNobody(mention) && !persons.has(mention.toLowerCase()))
        persons.set(mention.toLowerCase(), { mention, gender: 'unknown' });
  }
  return distinctPersons([...persons.values()]);
}

/** "my sister Anna" and "Anna" are one person, named most fully the first time. */
export function distinctPersons(persons: readonly Person[]): readonly Person[] {
  const kept: Person[] = [];
  for (const person of persons) {
    const mention = person.mention.toLowerCase();
    if (
      !kept.some(
        (other) => other.mention.toLowerCase().includes(mention) || mention.includes(other.mention.toLowerCase()),
      )
    )
      kept.push(person);
  }
  return kept;
}

const unnamedToOthers = new RegExp(`^(?:(?:my|our|My|Our) |(?:${kinNames})$)`);

/** As somebody else names them: "my sister Anna" of one is "Anna" to the other, and "my sister" alone is nobody's name. */
export const personsOfOthers = (persons: readonly Person[]): readonly Person[] =>
  persons
    .map((person) => ({
      ...person,
      mention: person.mention.replace(/^(?:my|our) (?:\p{Ll}\S* ){0,3}(?=\p{Lu})/iu, ''),
    }))
    .map((person) => (unnamedToOthers.test(person.mention) ? { ...person, isUnnamed: true as const } : person));

const opening = /^((?:And|But|So|Then|Now|Today|Yesterday)[, ]{1,2})?(She|He|Her|His)(?=['’ ])/;

export const startsWithPerson = (sentence: string): boolean =>
  /^(?:(?:And|But|So|Then)[, ]{1,2})?(?:she|he|her|his)\b/i.test(sentence);

/** The sentence with its opening "She", "He", "Her" or "His" replaced, when exactly one person fits. */
export function resolvePronoun(sentence: string, persons: readonly Person[]): string {
  const capitalised = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const match = opening.exec(capitalised);
  const pronoun = match?.[2];
  if (match === null || pronoun === undefined) return sentence;
  const gender: Gender = pronoun === 'She' || pronoun === 'Her' ? 'female' : 'male';
  const fitting = persons.filter((person) => person.gender === gender || person.gender === 'unknown');
  const [person] = fitting;
  if (person === undefined || fitting.length > 1 || person.isUnnamed) return sentence;
  const isPossessive = pronoun === 'Her' || pronoun === 'His';
  const mention = person.mention.replace(/^(?:a|A) /, 'the ') + (isPossessive ? "'s" : '');
  const opened = match[1] ?? '';
  const subject = opened === '' ? mention.charAt(0).toUpperCase() + mention.slice(1) : mention;
  // "he'll": a name takes the whole word.
  return opened + subject + capitalised.slice(match[0].length).replace(/^['’]ll\b/, ' will');
}
