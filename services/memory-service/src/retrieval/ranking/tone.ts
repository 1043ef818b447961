import { tokenize } from '../tokenizer/tokenizer.js';
import { tellsChange } from './tells-change.js';
import { tellsDeed } from './tells-deed.js';

/** Of whom a memory tells, and how. Each is read when it is first asked for: most memories are asked for few of them. */
export class Tone {
  readonly #memory: string;
  /** The same without who says it. */
  readonly #told: string;
  #concerned: string | null | undefined;
  #otherPerson: string | null | undefined;
  #isOfOneself: boolean | undefined;
  #isHedged: boolean | undefined;
  #tellsPast: boolean | undefined;
  #tellsChange: boolean | undefined;
  #tellsDeed: boolean | undefined;

  constructor(memory: string, told: string) {
    this.#memory = memory;
    this.#told = told;
  }

  /** Whose things it tells of, by its first possessive or pronoun; null when it names none. */
  get concerned(): string | null {
    if (this.#concerned === undefined) this.#concerned = concerned(this.#memory);
    return this.#concerned;
  }

  /** Who else it tells of ("my sister"), as a lexeme; null when it names nobody by that. */
  get otherPerson(): string | null {
    if (this.#otherPerson === undefined) this.#otherPerson = otherPerson(this.#memory);
    return this.#otherPerson;
  }

  /** Whether it tells of the speaker alone ("I left Northwind"). */
  get isOfOneself(): boolean {
    this.#isOfOneself ??= oneself.test(this.#memory);
    return this.#isOfOneself;
  }

  /** Whether it tells only what may be. */
  get isHedged(): boolean {
    this.#isHedged ??= hedges.test(this.#memory);
    return this.#isHedged;
  }

  get tellsPast(): boolean {
    this.#tellsPast ??= past.test(this.#memory);
    return this.#tellsPast;
  }

  get tellsChange(): boolean {
    this.#tellsChange ??= tellsChange(this.#memory);
    return this.#tellsChange;
  }

  get tellsDeed(): boolean {
    this.#tellsDeed ??= tellsDeed(this.#told);
    return this.#tellsDeed;
  }
}

const oneself =
  /^(?:\S{1,40}: )?(?:i|i['’]\p{L}+|my|ich|meine?|je|j['’]\p{L}+|mon|ma|yo|tengo|soy|estoy|vivo|trabajo|peso|cumplí|me|eu|tenho|sou|moro|ho|sono|abito|lavoro)(?!\p{L})/iu;

/** "his parents" are not "my parents". */
function concerned(text: string): string | null {
  if (oneself.test(text)) return 'first';
  const word = /\b(?:my|our|i|we|ich|meine?|wir|unsere?|je|mon|ma|mes|yo|your|you|his|he|her|she|their|they)\b/i.exec(
    text,
  )?.[0];
  return person.get(word?.toLowerCase() ?? '') ?? null;
}

const person = new Map(
  [
    'first:my our i we ich mein meine wir unser unsere je mon ma mes yo',
    'second:your you',
    'he:his he',
    'she:her she',
    'they:their they',
  ].flatMap((group) => {
    const [name = '', words = ''] = group.split(':');
    return words.split(' ').map((word) => [word, name] as const);
  }),
);

const relatives =
  '(?:grand)?(?:mother|father|parents|son|daughter|child|children)|mom|mum|dad|kids?|sister|brother|wife|husband|partner|girlfriend|boyfriend|cousin|aunt|uncle|niece|nephew|friends?|neighbou?rs?|colleagues?|boss|manager|roommate|flatmate';
const which = '(?:(?:best|old|older|younger|little|big|new) )?';
/** Not "my sister Clara", who is told of by her name; but "Carol's cousin Dawn", who is not Carol. */
const otherPersons = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur) ${which}(${relatives})\\b(?! \\p{Lu})|(?<!\\p{L})(?!(?:It|That|This|Let|What|Who|He|She|There|Here)['’])\\p{Lu}\\p{Ll}+['’]s? ${which}(${relatives})\\b`,
  'u',
);

const otherPersonsAbroad =
  /(?<!\p{L})(?:[Mm]eine?|[Uu]nsere?|[Mm]on|[Mm]a|[Nn]otre|[Mm]i|[Nn]uestr[oa]|[Mm]i[oa]|[Mm]eu|[Mm]inha) (Mutter|Vater|Eltern|Sohn|Tochter|Kind|Schwester|Bruder|Frau|Mann|Partnerin|Partner|Freundin|Freund|Cousine?|Tante|Onkel|Oma|Opa|Chefin|Chef|Kollegin|Kollege|Nachbarin|Nachbar|mère|père|fils|fille|sœur|soeur|frère|femme|mari|oncle|copine|copain|ami|amie|collègue|voisine?|madre|padre|hij[oa]|herman[oa]|espos[oa]|mujer|marido|prim[oa]|tí[oa]|abuel[oa]|novi[oa]|amig[oa]|jef[ea]|sorella|fratello|figli[oa]|moglie|marito|cugin[oa]|zi[oa]|nonn[oa]|amic[oa]|mãe|pai|filh[oa]|irmãos?|irmã|namorad[oa])(?!\p{L})(?! \p{Lu})/u;

function otherPerson(text: string): string | null {
  const [, ofOurs, ofAnother = ''] = otherPersons.exec(text) ?? otherPersonsAbroad.exec(text) ?? [];
  return tokenize(ofOurs ?? ofAnother)[0] ?? null;
}

/** Words of what only may be, which is no new state of things. "May" in a capital is the month. */
const hedges =
  /\bmay\b|\b(?:[Mm]ight|[Mm]aybe|[Pp]erhaps|could|would|consider(?:s|ed|ing)?|(?:thinking|thought) (?:about|of)|[Ii]f|[Uu]nless|propos(?:e|es|ed|al)|suggest(?:s|ed|ion)?|wonder(?:s|ing)?)\b|\?/;

const past = /\b(?:was|were|had|did|used to|previously|formerly|originally|back then)\b/i;
