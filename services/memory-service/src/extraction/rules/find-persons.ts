import { verbForm } from '../language/lexicon/english-verbs.js';
import { functionWords, subordinators } from '../language/lexicon/english-words.js';
import { technologies } from '../language/lexicon/technologies.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isAdverb } from '../language/noun-phrases.js';

import { findForeignPersons } from './foreign-persons.js';
import type { Gender, Person } from './person.js';

/*
 * Who was named. A person is what the words around say is one: a relation or a role ("my sister Anna", "our new data engineer"), or a name
 * that someone meets, asks or is called.
 */

const female =
  '(?:half-|step)?sister|(?:grand|step|god)?mother(?:-in-law)?|mom|mum|wife|girlfriend|(?:grand|step|god)?daughter|sister-in-law|aunt|grandma|granny|niece|fiancée|landlady|woman|girl|lady';
const male =
  '(?:half-|step)?brother|(?:grand|step|god)?father(?:-in-law)?|dad|husband|boyfriend|(?:grand|step|god)?son|brother-in-law|uncle|grandpa|granddad|nephew|fiancé|man|boy|guy';
const either =
  'partner|friend|boss|manager|colleague|coworker|co-worker|teammate|team lead|tech lead|cousin|roommate|flatmate|neighbour|neighbor|teacher|mentor|client|doctor|therapist|designer|dog|cat|puppy|kitten|child|kid|baby|landlord|dentist|nurse|lawyer|accountant|plumber|electrician|coach|trainer|tutor|professor|supervisor|intern|' +
  'developer|dev|engineer|programmer|architect|admin|analyst|tester|maintainer|contractor|freelancer|consultant|recruiter|founder|co-founder|cofounder|director|owner|ceo|cto|cfo|new hire|apprentice|trainee|predecessor|successor|researcher|scientist|' +
  '[a-z]{3,12}ologist|[a-z]{3,12}ician|surgeon|vet|gp|physio|midwife|specialist|optometrist|chemist|pharmacist|psychiatrist|optician|hygienist|babysitter|sitter|gardener|carpenter|painter|photographer|hairdresser|barber|baker|chef|caretaker|janitor|florist|artist|journalist|editor|author|writer|investor|advisor|adviser|sponsor|tenant|student|pupil|volunteer|instructor|broker|estate agent|notary|pony|parrot|bunny';
/** Kin called by what they are, as by a name. */
const kinNames =
  '(?:[Mm]um|[Mm]om|Mommy|Mummy|Mama|[Gg]randma|Granny|Nan|Gran)|(?:[Dd]ad|Daddy|Papa|[Gg]randpa|Granddad)';
const kin = new RegExp(
  `(?<!\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Aa]|[Tt]heir|[Yy]our) |[\\p{L}-])(?:${kinNames})(?=['’]s\\b|[ ,.:;!?]|$)(?! (?:jokes?|bods?)\\b)`,
  'gu',
);
const kinFemale = /^(?:M|Grandma|Granny|Nan|Gran$)/i;
const name = "(?:(?:Dr|Mr|Mrs|Ms|Prof)\\. )?\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{Lu}[\\p{L}'’-]{1,20})?";

/** What a role is called beside its noun: "our new data engineer". */
const kindOfRole =
  '(?:(?!(?:and|or|of|to|in|on|at|by|for|from|with|my|our|the|an?|his|her|their|its|that|who|is|are|was|were|has|have|had|but|because|when|i|we|you|he|she|it|they|not|no|as)\\b)[a-z][a-z-]{0,15} ){0,2}?';
/** "my sister Anna", "a friend called Bo", "our new data engineer is Priyanka" */
const relation = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?) ${kindOfRole}(${female}|${male}|${either})\\b(?! \\()(?:,? (?:named|called|is called|is named)? ?(${name})| is (${name})(?=[,.;:!?]|$| and | from | \\())?`,
  'gu',
);
/** "my boss is Irish" names nobody. */
const nationality =
  /^(?:German|French|Italian|Spanish|Dutch|English|British|Irish|Scottish|Welsh|American|Canadian|Australian|Indian|Chinese|Japanese|Korean|Polish|Russian|Ukrainian|Swedish|Danish|Norwegian|Finnish|Swiss|Austrian|Portuguese|Brazilian|Mexican|Turkish|Greek|Czech|Hungarian|Romanian|Belgian|Catholic|Muslim|Jewish|Buddhist|Hindu)$/;
const personVerbs =
  'said|says|told|tells|asked|asks|works|worked|lives|lived|joined|suggested|suggests|prefers|preferred|thinks|thought|wants|wanted|loves|likes|moved|called|recommended|leads|owns|handles|maintains|reviews|reviewed|approved|rejected|decided|teaches|studies|got|is (?:my|our|the|a|an)|has|turned|visited|bought|went|graduated|married|wrote|came|started|is|was|will|can|runs|takes|gave|did|had|uses|used|covers|signed|reported|proposed|explained|found|fixed|built|met|knows|knew|saw|helped|made|signs|approves|decides|joins|comes|goes|reports|visits|calls|recommends|proposes|explains|plays|plans|organi[sz]es|drives|travels|retires|retired|leaves|left|arrives|arrived|trains|retrains|designs|manages|coordinates|speaks|hates|took|became|becomes|needs|insists|oversees|supervises|looks|heads|founded|co-founded|writes|sells|sold|draws|drew|paints|cooks|sings|pays|paid|keeps|kept|studied|grew|quit|lost|won|ran|broke|sends|sent|gets|gives|feels|felt|believes|brings|brought|picked|eats|drinks|swims|cycles|commutes|volunteers|does|codes|deals|hosts|answers|mentors|tests|sits|stands|teaches|grew|dropped|asks|picks|chose|rents|stays|stayed|passed|failed|starts|begins|began|stopped|finished|owned|led|ran';
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
  'I We You He She It They The This That There My Our Your His Her Their And But So If When While Because Also Then Now Yes No Here There What Who Let Absolutely Sure How Where When Why Which Whose Yesterday Today Tomorrow Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December'.split(
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

/** "access", behind "App Store": a word that makes what stands before it part of the name of a thing. */
function isOfCompound(text: string, end: number): boolean {
  const next = /^ ([a-z][a-z'’-]*)/.exec(text.slice(end, end + 30))?.[1];
  if (next === undefined || functionWords.has(next) || subordinators.has(next) || isAdverb(next)) return false;
  return !/^(?:third|past)$/.test(verbForm(next) ?? '') && !timeWords.has(next);
}

const timeWords = wordSet(
  'today tomorrow yesterday tonight last next this every again first too afterwards together back ago once here online before after while whether when lol',
);

const isFemale = new RegExp(`^(?:${female})$`);
const isMale = new RegExp(`^(?:${male})$`);

const genderOf = (noun: string): Gender => (isFemale.test(noun) ? 'female' : isMale.test(noun) ? 'male' : 'unknown');

/**
 * The persons named in a text.
 * @param names of those who talk to each other: no one that "she" could be
 * @param isWhole whether the text is all that was said, so that nobody else may be meant
 */
export function findPersons(
  text: string,
  names: ReadonlySet<string>,
  { isWhole = true }: { readonly isWhole?: boolean } = {},
): readonly Person[] {
  // Who is seen in a photo is nobody who was talked about.
  const head = text.slice(0, maxReadCharacters).replace(/\[[^\][]{1,300}\]/g, '');
  const persons = new Map<string, Person>();
  const add = (person: Person, key = person.mention): void => {
    const mention = person.mention.replace(/['’]s$/, '');
    if (!persons.has(key.toLowerCase())) persons.set(key.toLowerCase(), { ...person, mention });
  };
  const related = findRelations(head);
  for (const person of findForeignPersons(head)) add(person);
  for (const { person, key, isSaidOfOther } of related) if (!isSaidOfOther) add(person, key);
  for (const mention of findNames(head, names))
    if (![...persons.keys()].some((key) => key.startsWith(mention.split(' ')[0]?.toLowerCase() ?? '')))
      add({ mention, gender: 'unknown' });
  for (const [mention] of head.matchAll(kin)) add({ mention, gender: kinFemale.test(mention) ? 'female' : 'male' });
  for (const [, one = '', other = ''] of head.matchAll(couple)) {
    const isAny = [one, other].some((found) => persons.has(found.toLowerCase()));
    for (const mention of isAny ? [one, other] : []) if (!isNobody(mention)) add({ mention, gender: 'unknown' });
  }
  // "Ana is a vet" tells what Ana is; where nobody else is named, it is whom "the winner is my brother" means.
  if (isWhole && persons.size === 0) for (const { person, key } of related) add(person, key);
  return distinctPersons([...persons.values()]);
}

const maxReadCharacters = 2000;

interface Relation {
  readonly person: Person;
  readonly key: string;
  /** "… is a vet": what somebody is. */
  readonly isSaidOfOther: boolean;
}

function findRelations(text: string): readonly Relation[] {
  return [...text.matchAll(relation)].flatMap((match): Relation[] => {
    const [told, noun = '', called, isName] = match;
    const who = isName !== undefined && !nationality.test(isName) ? isName : called;
    if (who === undefined && isOfCompound(text, match.index + told.length)) return [];
    const mention = told
      .replace(/,? (?:is )?(?:named|called) (?=\p{Lu})|, (?=\p{Lu})/u, ' ')
      .replace(/ is \p{Lu}.*$/u, '');
    return [
      {
        person: { mention: who !== undefined && who === isName ? who : mention, gender: genderOf(noun) },
        key: who ?? noun,
        isSaidOfOther: /(?:\b(?:is|was|be|as|becomes?|became|being)|['’]s|['’]m) $/i.test(
          text.slice(0, match.index).slice(-10),
        ),
      },
    ];
  });
}

/** Names that somebody acts, is met or is called by. */
function findNames(text: string, names: ReadonlySet<string>): readonly string[] {
  return [actor, met, besideSpeaker].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [told, found = ''] = match;
      const first = found.split(' ')[0] ?? '';
      const called = first.replace(/['’].*$/, '');
      if (noOne.has(called) || isNobody(called) || names.has(first.toLowerCase())) return [];
      return pattern !== actor && isOfCompound(text, match.index + told.length) ? [] : [found];
    }),
  );
}

const holdsWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** "my sister Anna" and "Anna" are one person, named most fully the first time. */
export function distinctPersons(persons: readonly Person[]): readonly Person[] {
  const kept: Person[] = [];
  for (const person of persons) {
    const mention = person.mention.toLowerCase();
    if (
      !kept.some(
        (other) => holdsWords(other.mention.toLowerCase(), mention) || holdsWords(mention, other.mention.toLowerCase()),
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
