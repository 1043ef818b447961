import type { Grammar } from './grammar.js';
import type { Rewrite } from './phrase-patterns.js';

/*
 * German, French and Spanish, as far as sentences are compared: which words tell nothing, which open a phrase, and
 * phrases that are said in two ways. Words of one meaning stand in `word-families.ts`, in the forms in which they are
 * said: nothing is inflected here.
 */

export interface OtherLanguage extends Grammar {
  /** Words that English has not. */
  readonly marks: ReadonlySet<string>;
  readonly phrases: readonly Rewrite[];
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const personsOf = (...forms: readonly string[]): ReadonlyMap<string, string> =>
  new Map(forms.flatMap((line) => line.split(' ').map((form) => [form, `${line.split(' ')[0]}!`] as const)));
const rolesOf = (roles: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(roles).flatMap(([role, words]) => words.split(' ').map((word) => [word, role])));

const german: OtherLanguage = {
  marks: set(
    'ich wir mein meine meinen meiner unser unsere unseren ist sind nicht der das den dem ein eine einen und mit für bei wird werden habe haben hat heißt kein keine als auf',
  ),
  light: set(
    'der die das den dem des ein eine einen einem einer und ist sind bin bitte namens ja auch zurzeit derzeit gerade momentan',
  ),
  ours: set('wir uns unser unsere unseren unserem unserer'),
  persons: personsOf(
    'ich mein meine meinen meinem meiner',
    'mich',
    'mir',
    'du dein deine',
    'er sein seine',
    'ihn',
    'ihm',
  ),
  subjects: set('ich wir du er'),
  softRoles: rolesOf({ place: 'in im auf am an bei', tool: 'mit per über', purpose: 'für zum', as: 'als' }),
  hardRoles: set('von vom aus nach vor ohne bis seit gegen unter ab zu zur statt'),
  being: /(?<!\p{L})(?:ist|sind|bin|heißt)(?!\p{L})/iu,
  phrases: [
    [/^(?:bitte) /i, ''],
    [/,? bitte(?=[.!]?$)/i, ''],
    [
      /^ich habe (?:einen|eine|ein) (\p{L}{2,20}) (?:namens|die|der|das|mit dem Namen) (\p{Lu}[\p{L}-]+)(?: heißt)?(?=[.!]?$)/iu,
      'mein $1 heißt $2',
    ],
    [/^mein (?:wohnort|wohnsitz) ist /i, 'ich wohne in '],
    [/^mein zuhause ist in /i, 'ich wohne in '],
    [/^ich bin in (\S+) (?:zuhause|daheim)(?=[.!]?$)/i, 'ich wohne in $1'],
    [/^mein beruf ist /i, 'ich arbeite als '],
    [/^ich bin (\p{Lu}\S{1,30}?) von Beruf(?=[.!]?$)/iu, 'ich arbeite als $1'],
    [/^wir haben uns für ([^,.;:?!]{2,40}?) entschieden(?=[.!]?$)/i, 'wir haben $1 gewählt'],
    [
      /^wir haben (?:beschlossen|entschieden), ([^,.;:?!]{2,40}?) (?:zu (?:nutzen|benutzen|verwenden|nehmen)|einzusetzen)(?=[.!]?$)/i,
      'wir haben $1 gewählt',
    ],
    [/^unsere (?:wahl|entscheidung) fiel auf /i, 'wir haben gewählt '],
    [/^wir haben gewählt ([^,.;:?!]{2,40}?)(?=[.!]?$)/i, 'wir haben $1 gewählt'],
    [/^wir haben ([^,.;:?!]{2,40}?) ausgewählt(?=[.!]?$)/i, 'wir haben $1 gewählt'],
    [
      /^(?!.*\b(?:nicht|nie|kein\w*|alle|nur)\b)((?:jeden?|am|um|in|im|für|bei|auf) [^,.;:?!]{2,50}?) (nutzen|benutzen|verwenden|haben|machen|deployen|releasen|testen|speichern|arbeiten) wir ([^,;:?!]{2,60}?)(?=[.!]?$)/i,
      'wir $2 $3 $1',
    ],
    [
      /^wir haben (?:unsere?n?|eine?n?|das|die|den) ([\p{L}-]{2,30}) (?=(?:jeden?|am|um|montags|dienstags|mittwochs|donnerstags|freitags) )/iu,
      'unser $1 ist ',
    ],
    [/^(?:mein|unser)e? arbeitgeber ist /i, 'ich arbeite bei '],
    [/^ich bin (?:bei )(\S+) angestellt/i, 'ich arbeite bei $1'],
    [/^wir (?:nutzen|benutzen|verwenden) (.{2,40}?) als (?:unsere?n? )?(\p{L}{2,40})(?=[.!]?$)/iu, 'unser $2 ist $1'],
    [/^ich heiße /i, 'mein Name ist '],
    [/^ich komme aus /i, 'ich bin aus '],
    [/^(.{2,40}?) läuft (?:auf|mit|über) /i, '$1 nutzt '],
    [/\bist zuständig für\b/gi, 'verantwortet'],
    [/\bist verantwortlich für\b/gi, 'verantwortet'],
  ],
};

const french: OtherLanguage = {
  marks: set(
    "je j à nous mon ma mes notre nos est sont le les des une du au aux et avec pour dans chez sur pas ne que qui on j'ai m'appelle s'appelle",
  ),
  light: set('le la les l un une des d et est sont suis qui que il y a aussi actuellement moi'),
  ours: set('nous on notre nos'),
  persons: personsOf('je j mon ma mes', 'me m', 'tu ton ta tes', 'il son sa ses', 'elle', 'lui'),
  subjects: set('je j nous on tu il elle'),
  softRoles: rolesOf({ place: 'dans en à chez sur', tool: 'avec via par', purpose: 'pour', as: 'comme' }),
  hardRoles: set('de du sans avant après depuis vers contre sous jusque jusqu au aux'),
  being: /(?<!\p{L})(?:est|sont|suis|s'appelle|s’appelle)(?!\p{L})/iu,
  phrases: [
    [/^(?:moi, )/i, ''],
    [/,? s['’]il (?:te|vous) pla[iî]t(?=[.!]?$)/i, ''],
    [/^j['’]ai (?:un|une) (\p{L}{2,20}) qui s['’]appelle /iu, 'mon $1 sappelle '],
    [/^j['’]ai (?:un|une) (\p{L}{2,20}) (?:nommée?|appelée?) /iu, 'mon $1 sappelle '],
    [/^mon prénom est |^mon nom est |^je m['’]appelle /i, 'je sappelle '],
    [/\bs['’]appelle\b/gi, 'sappelle'],
    [/^(?:nous|on) (?:utilisons|utilise) (.{2,40}?) comme (?:notre )?(.{2,40}?)(?=[.!]?$)/i, 'notre $2 est $1'],
    [/^(?:mon domicile|ma maison) est (?=(?:à|en|au) )/i, 'j habite '],
    [/^mon employeur est /i, 'je travaille chez '],
    [/\b([jldmtsn]|qu)['’](?=\p{L})/giu, '$1 '],
    [/^(?:on|nous) (?:utilisons|utilise)\b/i, 'nous utilisons'],
  ],
};

const spanish: OtherLanguage = {
  marks: set(
    'yo mi mis nuestro nuestra nuestros nuestras es son soy el los las una unos del al y con para en por pero que se tengo vivo trabajo usamos no me gusta',
  ),
  light: set('el la los las un una unos unas y es son soy que se yo también actualmente'),
  ours: set('nosotros nuestro nuestra nuestros nuestras nos'),
  persons: personsOf('mi mis', 'me', 'tu tus', 'su sus', 'él', 'ella', 'ellos'),
  subjects: set('nosotros él ella ellos'),
  softRoles: rolesOf({ place: 'en', tool: 'con vía por', purpose: 'para', as: 'como' }),
  hardRoles: set('de del sin antes después desde hasta contra bajo a al'),
  being: /(?<!\p{L})(?:es|son|soy|se llama)(?!\p{L})/iu,
  phrases: [
    [/^(?:por favor,? )/i, ''],
    [/,? por favor(?=[.!]?$)/i, ''],
    [/^(?:yo )?tengo (?:un|una) (\p{L}{2,20}) (?:que se llama|llamad[oa]) /iu, 'mi $1 se llama '],
    [/^(?:mi nombre es|me llamo) /i, 'me llamo '],
    [/^(?:usamos|utilizamos) (.{2,40}?) como (?:nuestra? )?(.{2,40}?)(?=[.!]?$)/i, 'nuestra $2 es $1'],
    [/^(?:yo )?trabajo (?:para|en) (?=\p{Lu})/iu, 'trabajo en '],
    [/^mi (?:casa|hogar) está en /i, 'vivo en '],
    [/^mi empresa es |^mi empleador es /i, 'trabajo en '],
    [/^(?:yo )?tengo alergia (?:a|al) /i, 'soy alérgico al '],
    [/^(?:yo )?soy alérgic[oa] (?:a|al) /i, 'soy alérgico al '],
  ],
};

const languages = [german, french, spanish];

/** Which of the languages a sentence is in; null of English and of what has no word that tells. */
export function otherLanguageOf(sentence: string): OtherLanguage | null {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some((word) => english.has(word))) return null;
  const counts = languages.map(({ marks }) => words.filter((word) => marks.has(word)).length);
  const most = Math.max(...counts);
  return most === 0 ? null : (languages[counts.indexOf(most)] ?? null);
}

/** No word of the three. */
const english = set(
  'the we our my is are i of with and for this to from it you your not every happen happens at uses runs',
);
