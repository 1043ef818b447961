import type { Gender } from '../language/lexicon/given-names.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { oneOf } from '../language/pattern-parts.js';
import type { Person } from './person.js';

/* Relations and pronouns of German, French, Spanish, Italian, Portuguese and Dutch. */

const ownersOfOwn =
  '(?:mein|meine|unser|unsere|mon|ma|notre|mi|nuestr[ao]|minha|meu|noss[ao]|(?:la |il )?(?:mia|mio)|mijn|onze)';
const female = oneOf(
  'Schwester|Mutter|Mama|Frau|Freundin|Tochter|Chefin|Kollegin|Oma|Tante|Nachbarin|Ärztin',
  'sœur|mère|femme|copine|fille|tante|voisine',
  'hermana|madre|mujer|esposa|novia|hija|jefa|abuela|tía|prima|amiga|vecina',
  'sorella|moglie|figlia|ragazza|nonna|zia|amica',
  'irmã|mãe|namorada|filha|avó|tia',
  'zus|moeder|vrouw|vriendin|dochter|oma',
);
const male = oneOf(
  'Bruder|Vater|Papa|Mann|Freund|Sohn|Chef|Kollege|Opa|Onkel|Nachbar|Arzt',
  'frère|père|mari|copain|fils|oncle|voisin',
  'hermano|padre|marido|novio|hijo|jefe|abuelo|tío|primo|amigo|vecino',
  'fratello|marito|figlio|ragazzo|nonno|zio|amico',
  'irmão|pai|namorado|filho|avô|tio',
  'broer|vader|man|vriend|zoon|baas|opa',
);
const callingVerb = " (?:heißt|heisst|s['’]appelle|se llama|si chiama|(?:se )?chama(?:-se)?|heet)";
const callsAtEnd = new RegExp(`${callingVerb}$`, 'iu');
const relation = new RegExp(
  `(?<!\\p{L})${ownersOfOwn} (?:(${female})|${male})(?!\\p{L})(?:,?(?:${callingVerb})? (\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,20}))?`,
  'giu',
);

/** "Meine Schwester Katrin", "Meine Schwester heißt Katrin": by the name, where it is told. */
export const findForeignPersons = (text: string): readonly Person[] =>
  [...text.matchAll(relation)].map(([told, noun, called]) => {
    const name = called !== undefined && /^\p{Lu}/u.test(called) ? called : undefined;
    const related =
      called === undefined ? told : told.slice(0, -called.length).replace(/,? $/, '').replace(callsAtEnd, '');
    return { mention: name ?? related, gender: noun === undefined ? 'male' : 'female' };
  });

const pronouns: ReadonlyMap<string, Gender> = new Map([
  ...['sie', 'elle', 'ella', 'ela', 'zij', 'ze'].map((word) => [word, 'female'] as const),
  ...['er', 'il', 'él', 'ele', 'hij'].map((word) => [word, 'male'] as const),
]);

/** What persons do and things do not: in these languages a flat is "she", too, and "il" and "er" often are nobody. */
const doneByPersons = wordSet(
  'arbeitet wohnt lebt studiert heiratet fängt kocht trainiert spricht lernt unterrichtet mag liebt hasst will möchte',
  'travaille habite vit étudie aime déteste veut parle enseigne adore préfère',
  'trabaja vive estudia quiere odia prefiere habla enseña cocina',
  'lavora abita studia vuole preferisce parla insegna cucina',
  'trabalha mora estuda quer prefere fala ensina cozinha',
  'werkt woont studeert houdt spreekt wil leert kookt',
);

/** "Ela é alérgica a leite": how persons are, and things are not. */
const isOfPersons =
  /^(?:is (?:\p{L}+ (?:week|maand) |morgen |vandaag |maandag |dinsdag |woensdag |donderdag |vrijdag |nu |nog )?(?:op vakantie|met verlof|ziek|zwanger|vrij|weg|jarig|allergisch|veganist|vegetariër)|ist (?:(?:nächste|diese) woche |morgen |gerade |ab \p{L}+ )?(?:im urlaub|in elternzeit|krank|verreist|weg)|est (?:en (?:vacances|congés?|arrêt)|malade|absente?)|está (?:de (?:vacaciones|baja)|enferm[ao])|è in (?:ferie|vacanza|malattia)|está de (?:férias|baixa)|ist (?:allergisch|schwanger|vegan|vegetarisch|verheiratet|krank)|est (?:allergique|enceinte|végane?|végétarien(?:ne)?|diabétique)|es (?:alérgic[ao]|vegan[ao]|vegetarian[ao]|celíac[ao]|diabétic[ao])|é (?:alérgic[ao]|vegan[ao]|vegetarian[ao]|celíac[ao]|diabétic[ao])|è (?:allergic[ao]|vegan[ao]|vegetarian[ao]|celiac[ao]|diabetic[ao])|heeft een allergie)(?!\p{L})/iu;

/** The pronoun that a sentence opens with, and whom it may mean; null where that is nobody, or may be a thing. */
export function foreignPronoun(sentence: string): { readonly word: string; readonly gender: Gender } | null {
  const [, word, verb = ''] = /^(\p{L}{2,4}) (\p{Ll}+)/u.exec(sentence) ?? [];
  const gender = pronouns.get(word?.toLowerCase() ?? '');
  return word === undefined ||
    gender === undefined ||
    (!doneByPersons.has(verb) && !isOfPersons.test(sentence.slice(word.length + 1, word.length + 60)))
    ? null
    : { word, gender };
}
