import { verbForm } from '../language/lexicon/english-verbs.js';
import { functionWords, subordinators } from '../language/lexicon/english-words.js';
import { capitaliseNames, type Gender, genderOfName, isGivenName } from '../language/lexicon/given-names.js';
import { technologies } from '../language/lexicon/technologies.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isAdverb } from '../language/noun-phrases.js';
import { oneOf } from '../language/pattern-parts.js';

import { findForeignPersons } from './foreign-persons.js';
import { isToldOfPerson } from './named-as-person.js';
import type { Person } from './person.js';
import { either, female, male } from './relations.js';
import { isWhereSpeakerIs } from './where-speaker-is.js';

/*
 * Who was named. A person is what the words around say is one: a relation or a role ("my sister Anna", "our new data
 * engineer"), or a name that someone meets, asks or is called.
 */

/** Kin called by what they are, as by a name. */
const kinNames =
  '(?:[Mm]um|[Mm]om|Mommy|Mummy|Mama|[Gg]randma|Granny|Nan|Gran)|(?:[Dd]ad|Daddy|Papa|[Gg]randpa|Granddad)';
const owner = '[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Aa]|[Tt]heir|[Yy]our';
const kin = new RegExp(
  `(?<!\\b(?:${owner}) |[\\p{L}-])(?:${kinNames})(?=['’]s\\b|[ ,.:;!?]|$)(?! (?:jokes?|bods?)\\b)`,
  'gu',
);
const kinFemale = /^(?:M|Grandma|Granny|Nan|Gran$)/i;
const name = "(?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{Lu}[\\p{L}'’-]{1,20})?";

/** What a role is called beside its noun: "our new data engineer". */
const noKind = oneOf(
  'and|or|of|to|in|on|at|by|for|from|with|my|our|the|an?|his|her|their|its|that|who|is|are|was|were|has|have|had',
  'but|because|when|i|we|you|he|she|it|they|not|no|as',
);
const kindOfRole = `(?:(?!${noKind}\\b)[a-z][a-z-]{0,15} ){0,2}?`;
const calledSo = `(?:,? (?:named|called|(?:(?:there|here|now) )?is (?:now )?(?:called|named))? ?(${name})| is (${name})(?=[,.;:!?]|$| and | from | \\())`;
/** "my sister Anna", "a friend called Bo", "our new data engineer is Priyanka" */
const relation = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?) ${kindOfRole}(${female}|${male}|${either})\\b(?! \\()${calledSo}?`,
  'gu',
);
/** "contact is Yvonne", as it is noted down: who has a part, without an owner. */
const noted = new RegExp(
  `(?:^|\\n|[.;,:] )(?:[Tt]he )?(?:[Cc]ontact|[Oo]wner|[Ll]ead|[Bb]oss|[Mm]anager|[Rr]eviewer|[Mm]aintainer|[Dd]esigner|PM|CTO|CEO)(?: is|:) (${name})`,
  'gu',
);
/** "my boss is Irish" names nobody. */
const nationality = new RegExp(
  `^${oneOf(
    'German|French|Italian|Spanish|Dutch|English|British|Irish|Scottish|Welsh|American|Canadian|Australian|Indian|Chinese',
    'Japanese|Korean|Polish|Russian|Ukrainian|Swedish|Danish|Norwegian|Finnish|Swiss|Austrian|Portuguese|Brazilian|Mexican',
    'Turkish|Greek|Czech|Hungarian|Romanian|Belgian|Catholic|Muslim|Jewish|Buddhist|Hindu',
  )}$`,
);
const saying = oneOf(
  'said|says|told|tells|asked|asks|suggested|suggests|recommended|recommends|reported|reports|proposed|proposes|explained|explains',
  'answers|speaks|insists|called|calls|wrote|writes|sent|sends|believes|thinks|thought|knows|knew',
);
const deciding = oneOf(
  'decided|decides|approved|approves|rejected|prefers|preferred|wants|wanted|loves|likes|hates|needs|picked|picks|chose',
  'plans|oversees|supervises|heads|leads|led|owns|owned|handles|maintains|manages|coordinates|covers|hosts|mentors',
);
const working = oneOf(
  'works|worked|reviews|reviewed|teaches|studies|studied|fixed|built|designs|codes|tests|runs|ran|uses|used|signed|signs',
  'organi[sz]es|trains|retrains|founded|co-founded|sells|sold|deals|draws|drew|paints|cooks|sings|plays|does|did',
);
const moving = oneOf(
  'lives|lived|joined|joins|moved|visited|visits|went|goes|came|comes|arrives|arrived|lands|landed|flies|flew|returns|returned|leaves|left|drives|travels|cycles',
  'commutes|swims|stays|stayed|rents|retires|retired|graduated|quit|dropped|passed|failed|started|starts|begins|began|stopped|finished',
);
const living = oneOf(
  'is|was|will|can|has|had|got|gets|gave|gives|turned|bought|took|takes|found|met|saw|helped|made|married|became|becomes',
  'looks|pays|paid|keeps|kept|grew|lost|won|broke|feels|felt|brings|brought|eats|drinks|volunteers|sits|stands',
);
const personVerbs = oneOf(saying, deciding, working, moving, living);
/** "Beatrice from legal", "Kofi (QA)" */
const whereFrom = '(?: (?:from|in|at) (?:the )?[\\p{L}-]{2,20}| \\([^()]{1,30}\\))?';
const dayName = '(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day';
const actor = new RegExp(
  `(?:^|\\n|[.!?,;:] |\\b(?:and|but|that|because|when|while|so|believe|[Tt]oday|[Tt]omorrow|[Yy]esterday|[Tt]onight|[Ll]ast (?:week|night)|[Nn]ext week|${dayName}),? )(${name})${whereFrom} (?:${personVerbs})\\b`,
  'gu',
);
const meeting = oneOf(
  'met|meet|met with|told|asked|hired|invited|visited|married|know|talked to|talked with|spoke to|spoke with|dating',
  'named|called|by|with|ask|ping|contact|thank',
  'Met|Met with|Told|Asked|Hired|Talked to|Talked with|Spoke to|Spoke with|Ask|Ping|Contact|Thank|Email|Call|Check with',
  'check with|checked with|email|write to|wrote to|report to|reports to|reporting to|goes to|belongs to',
);
const obtained = oneOf('sign-?off|approval|permission|okay|ok|answer|reply|feedback|review|help|visit|word');
const met = new RegExp(`\\b(?:${meeting}|${obtained} (?:from|of|by)) (${name})`, 'gu');

/** "Ask Ragna or Petra": the verb is no part of the name. */
const opensMeeting = /^(?:Met|Told|Asked|Hired|Ask|Ping|Contact|Thank|Email|Call) /;

/** "just me and Ines" */
const besideSpeaker = new RegExp(`\\b(?:me|[Mm]yself|I) and (${name})`, 'gu');

/** "Tom and Ingrid": where one of them is a person, so is the other. */
const couple = new RegExp(`(?<![\\p{L}'’-])(${name}),? (?:and|or|&) (${name})`, 'gu');

const noOne = wordSet(
  'I We You He She It They The This That There My Our Your His Her Their And But So If When While Because Also Then Now',
  'Yes No Here What Who Let Absolutely Sure How Where Why Which Whose Yesterday Today Tomorrow',
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  'January February March April May June July August September October November December',
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

function genderOf(noun: string, name: string | undefined): Gender {
  if (isFemale.test(noun)) return 'female';
  if (isMale.test(noun)) return 'male';
  return name === undefined ? 'unknown' : genderOfName(name);
}

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
  const seen = text.slice(0, maxReadCharacters).replace(/\[[^\][]{1,300}\]/g, '');
  const { text: head, asWritten } = capitaliseNames(seen);
  const persons = new Map<string, Person>();
  const add = (person: Person, key = person.mention): void => {
    const mention = asWritten(person.mention.replace(/['’]s$/, ''));
    if (!persons.has(key.toLowerCase())) persons.set(key.toLowerCase(), { ...person, mention });
  };
  const related = findRelations(head);
  for (const person of findForeignPersons(head)) add(person);
  for (const { person, key, isSaidOfOther } of related) if (!isSaidOfOther) add(person, key);
  for (const mention of [...findNames(head, names), ...findGivenNames(head, names)])
    if (![...persons.keys()].some((key) => key.startsWith(mention.split(' ')[0]?.toLowerCase() ?? '')))
      add({ mention, gender: genderOfName(mention) });
  for (const [mention] of head.matchAll(kin)) add({ mention, gender: kinFemale.test(mention) ? 'female' : 'male' });
  for (const [, first = '', other = ''] of head.matchAll(couple)) {
    const one = first.replace(opensMeeting, '');
    const isAny = [one, other].some((found) => persons.has(found.toLowerCase()));
    for (const mention of isAny ? [one, other] : [])
      if (!isNobody(mention)) add({ mention, gender: genderOfName(mention) });
  }
  // "Ana is a vet" tells what Ana is; where nobody else is named, it is whom "the winner is my brother" means.
  if (isWhole && persons.size === 0) for (const { person, key } of related) add(person, key);
  return distinctPersons([...persons.values()]);
}

const maxReadCharacters = 2000;

/** "The lead on this is Kasper", "the owner of the billing app is Ida" */
const leadsPart = new RegExp(
  `^ (?:on|of|for|in) (?:(?:the|our|my|this|that|all) ?)?(?:[\\p{L}\\d-]{2,20} ){0,3}is (${name})(?=[,.;:!?]|$| and | from | \\()`,
  'u',
);
const maxPartCharacters = 100;

/** "We have an intern in support until July, Wiebke." */
const namedLast = new RegExp(`^[^.;:!?\\n]{1,80}?, (${name})(?=[.!]?(?:\\n|$|[.!] ))`, 'u');

/** Who is named at the end of the sentence that tells of "an intern"; there a place may stand as well. */
function nameAtEnd(told: string, behind: string): string | undefined {
  const found = /^an? /i.test(told) ? namedLast.exec(behind)?.[1] : undefined;
  return found !== undefined && isGivenName(found.split(' ')[0] ?? '') ? found : undefined;
}

interface Relation {
  readonly person: Person;
  readonly key: string;
  /** "… is a vet": what somebody is. */
  readonly isSaidOfOther: boolean;
}

function findRelations(text: string): readonly Relation[] {
  return [...text.matchAll(relation)].flatMap((match): Relation[] => {
    const [told, noun = '', called, isName] = match;
    const behind = text.slice(match.index + told.length, match.index + told.length + maxPartCharacters);
    const ofPart = leadsPart.exec(behind)?.[1] ?? (called === undefined ? nameAtEnd(told, behind) : undefined);
    const who = isName !== undefined && !nationality.test(isName) ? isName : (called ?? ofPart);
    if (who === undefined && isOfCompound(text, match.index + told.length)) return [];
    const mention = told
      .replace(/,? (?:is )?(?:named|called) (?=\p{Lu})|, (?=\p{Lu})/u, ' ')
      .replace(/ is \p{Lu}.*$/u, '');
    return [
      {
        person: {
          mention: who !== undefined && (who === isName || who === ofPart) ? who : mention,
          gender: genderOf(noun, who),
        },
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
  return [actor, met, besideSpeaker, noted].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [told, found = ''] = match;
      const first = found.split(' ')[0] ?? '';
      const called = first.replace(/['’].*$/, '');
      if (noOne.has(called) || isNobody(called) || names.has(first.toLowerCase())) return [];
      const from = match.index + told.indexOf(found);
      const behind = text.slice(from + found.length, from + found.length + 2);
      if (pattern === met && isWhereSpeakerIs(text.slice(0, from), behind)) return [];
      if (pattern === actor && !isToldOfPerson(found, text.slice(from + found.length))) return [];
      return pattern !== actor && isOfCompound(text, match.index + told.length) ? [] : [found];
    }),
  );
}

const capitalised = /(?<![\p{L}\p{N}_.@/#`'’-])\p{Lu}\p{L}{1,20}(?![\p{L}\p{N}_@/]|[.-]\p{L})/gu;
/** "her name is Margit", "spelled Maëlle, not Maelle": who is so called was named before. */
const soCalled = /(?:\bname(?:['’]s| is|)(?: spell?ed| spelt)?|\bspell?ed|\bspelt|, not) $/i;

/** "lives in Florence", "moved to Sydney": a place. */
const placed = /\b(?:(?:lives?|living|lived|based|born|grew up|work(?:s|ed|ing)?) in|(?:moved|moves|moving) to) $/i;

const maxLeadCharacters = 40;
const monthNames = wordSet('April May June August');
/** "retired in April", "at the end of June" */
const ofTime =
  /\b(?:in|since|until|till|during|throughout|early|mid|late|next|last|this|\d{1,2}(?:st|nd|rd|th)?|(?:end|start|beginning|middle|rest) of) $/i;

/** Names that are listed as given names, wherever they stand: "shared with Ken next door". */
function findGivenNames(text: string, names: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(capitalised)].flatMap(({ 0: found, index }) => {
    if (!isGivenName(found) || isNobody(found) || names.has(found.toLowerCase())) return [];
    const before = text.slice(Math.max(0, index - maxLeadCharacters), index);
    const behind = text.slice(index + found.length, index + found.length + 30);
    if (soCalled.test(before) || placed.test(before)) return [];
    // "I'm with Anna"
    if (isWhereSpeakerIs(before, behind) && !before.endsWith(' with ')) return [];
    if (monthNames.has(found) && (ofTime.test(before) || /^ \d/.test(behind))) return [];
    const [, surname] = /^ (\p{Lu}\p{Ll}{1,20})(?=[\s,.;:!?)]|$)/u.exec(behind) ?? [];
    const isNamedFully = surname !== undefined && !isGivenName(surname) && !noOne.has(surname);
    const mention = isNamedFully ? `${found} ${surname}` : found;
    return !isAskedAbout.test(before) && isOfCompound(text, index + mention.length) ? [] : [mention];
  });
}

/** "Is Rosa coming?", "did Leo take the job?": a verb stands behind the name, and no noun that it is part of. */
const isAskedAbout =
  /(?:^|[.!?,;:] )(?:(?:and|so|but|oh|hey|also) )?(?:is|was|did|does|will|can|could|would|has|had|should)(?:n['’]t)? $/i;

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

/**
 * As somebody else names them: "my sister Anna" of one is "Anna" to the other, and "my sister" alone is nobody's name.
 */
export const personsOfOthers = (persons: readonly Person[]): readonly Person[] =>
  persons
    .map((person) => ({
      ...person,
      mention: person.mention.replace(/^(?:[Mm]y|[Oo]ur) (?:\p{Ll}\S* ){0,3}(?=\p{Lu})/u, ''),
    }))
    .map((person) => (unnamedToOthers.test(person.mention) ? { ...person, isUnnamed: true as const } : person));

/** Whom somebody else asks about as one's own: "your sister" of a question is "my sister" to the one who answers. */
export const personsAskedFor = (text: string, names: ReadonlySet<string>): readonly Person[] =>
  findPersons(text.replace(/\b(?:my|our) /gi, '').replace(/\b[Yy]our (?=\p{Ll})/gu, 'my '), names).filter(
    ({ mention }) => mention.startsWith('my '),
  );
