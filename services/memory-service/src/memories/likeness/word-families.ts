import { stemAndEnding } from '../inflection.js';

/*
 * Words that say the same in a sentence whose other words are the same. Whoever adds to it asks: would anybody be
 * misled if the one stood for the other? So no values, no kinds of a kind, no two steps of one work ("build",
 * "deploy"), nothing that is opposite, weaker or wider.
 */

/** What somebody does, or how things stand to each other: these tell nothing by their place in a sentence. */
const relations = [
  'use employ utilize leverage',
  'purchase buy',
  'delete remove erase',
  'begin start commence',
  'end finish',
  'fail break crash',
  'love adore',
  'like enjoy',
  'hate detest loathe dislike',
  'ignore skip',
  'keep store retain',
  'contain include',
  'need require',
  'write implement',
  'build construct',
  'show display',
  'own owner',
  'responsible responsibility',
  'have own possess',
  'maintain maintainer',
  'lead head leader',
  'live reside dwell home',
  'return respond answer',
  'host run',
  'host live',
  'run happen execute occur',
  'run runner',
  'listen run',
  'create generate make produce',
  'launch release',
  'repair fix resolve',
  'speak talk',
  'trigger cause',
  'leave depart',
  'arrive land',
  'approve accept',
  'collect gather',
  'check verify validate',
  'allow permit',
  'forbid prohibit',
  'change modify alter',
  'get receive obtain',
  'help assist',
  'learn study',
  'study student',
  'notify inform alert',
  'choose select pick',
  'decide decision',
  'shut close',
  'test tester',
  'format formatter',
  'track tracker',
  'lint linter',
  'bundle bundler',
  'manage manager',
  'teach teacher',
  'write writer author',
  'play player',
  'drive driver',
  'fear scare',
  'work job',
  'work employ',
  'employ employer',
  'explain describe',
  'move relocate',
  'rent lease',
  'want wish',
  'locate situate sit lie live find',
  'handle process',
  'prefer preference',
  'deploy deployment rollout',
  'release releasing',
  'commute commuter',
  'allergy allergic',
  'review reviewer',
  'design designer',
  'kill terminate',
  'fetch retrieve',
  'finish complete',
  'rename retitle',
  'cancel abort',
  'postpone delay defer',
  'throw raise',
  'discard drop',
  'mention state',
  'cost price',
  'weigh weight',
];

/** Things, persons and qualities. */
const things = [
  'application app',
  'authentication auth',
  'database db',
  'configuration config conf',
  'environment env',
  'variable var',
  'production prod',
  'development dev',
  'developer programmer dev',
  'documentation docs doc',
  'repository repo',
  'kubernetes k8s',
  'postgres postgresql',
  'typescript ts',
  'javascript js',
  'golang go',
  'python py',
  'infrastructure infra',
  'maximum max',
  'minimum min',
  'administrator admin',
  'directory folder',
  'doctor physician dr',
  'attorney lawyer',
  'car automobile auto',
  'film movie',
  'flat apartment',
  'child kid',
  'mother mom mum',
  'father dad',
  'grandmother grandma granny',
  'grandfather grandpa',
  'bicycle bike',
  'phone telephone',
  'photo picture',
  'holiday vacation',
  'firm company',
  'employer company',
  'boss manager supervisor',
  'colleague coworker',
  'wife spouse',
  'husband spouse',
  'wife partner',
  'husband partner',
  'large big',
  'small little',
  'fast quick rapid',
  'main primary',
  'whole entire',
  'favourite favorite preferred',
  'several multiple',
  'bug defect',
  'salary wage',
  'shop store',
  'sofa couch',
  'autumn fall',
  'people person member',
  'website site',
  'birthday birth',
  'statistic stat',
  'reference ref',
  'parameter param',
  'argument arg',
  'function func fn',
  'specification spec',
  'illness disease',
  'medicine medication',
  'often frequently',
  'seldom rarely',
  'usually normally generally typically',
  'immediately instantly',
  'approximately roughly around about',
  'exactly precisely',
  'only solely exclusively',
  'mostly mainly primarily',
  'certificate cert',
  'identifier id',
  'password passwd',
  'command cmd',
  'message msg',
  'project proj',
  'package pkg',
  'organization org',
  'information info',
  'laboratory lab',
  'mathematics math',
  'university uni',
  'advertisement ad',
  'refrigerator fridge',
  'television tv',
  'kilogram kg',
  'trousers pants',
  'garbage trash rubbish',
  'truck lorry',
  'expensive costly',
  'ill sick',
  'happy glad',
  'wrong incorrect',
  'mandatory obligatory',
  'optional voluntary',
  'difficult hard',
  'kilometer km',
  'spouse partner',
  'present current',
  'previous former',
  'staff personnel',
  'border boundary',
  'timezone tz',
  'typeface font',
  'cilantro coriander',
  'eggplant aubergine',
  'zucchini courgette',
  'elevator lift',
  'pharmacy drugstore',
  'subway underground',
];

/** Each form for itself: English words that open a phrase, German, French, Spanish. */
const uninflected = [
  'all every',
  'benutzen verwenden nutzen',
  'benutze verwende nutze',
  'benutzt verwendet nutzt',
  'wohne lebe',
  'wohnt lebt',
  'wohnen leben',
  'kaufe erwerbe',
  'beginnt startet',
  'endet schließt',
  'löscht entfernt',
  'löschen entfernen',
  'speichern ablegen',
  'speichert sichert',
  'schreiben verfassen',
  'arbeite jobbe',
  'verantwortet leitet',
  'betreut pflegt',
  'datenbank db',
  'wagen auto',
  'arzt doktor',
  'handy mobiltelefon',
  'sonnabend samstag',
  'utilisons employons',
  'utilise emploie',
  'habite vis',
  'habitons vivons',
  'travaille bosse',
  'commence démarre débute',
  'supprime efface',
  'tourne écoute',
  'voiture auto',
  'médecin docteur',
  'usamos utilizamos empleamos',
  'uso utilizo empleo',
  'usa utiliza emplea',
  'vivo resido',
  'vive reside',
  'trabajo laburo',
  'empieza comienza',
  'termina acaba',
  'borra elimina',
  'borramos eliminamos',
  'coche carro auto',
  'ordenador computadora',
];

const stemOfWord = (word: string): string => stemOf(stemAndEnding(word));

/** The stem of a form of `stemAndEnding`; what is no English word is its own. */
export function stemOf(form: string): string {
  return /^([a-z]+)0/.exec(form)?.[1] ?? form;
}

const families: readonly ReadonlySet<string>[] = [
  ...[...relations, ...things].map((words) => new Set(words.split(' ').map(stemOfWord))),
  ...uninflected.map((words) => new Set(words.split(' '))),
];
const relationStems = new Set(relations.flatMap((words) => words.split(' ').map(stemOfWord)));

const familiesOf = new Map<string, ReadonlySet<string>[]>();
for (const family of families) {
  for (const stem of family) familiesOf.set(stem, [...(familiesOf.get(stem) ?? []), family]);
}

/** Of these families they are who does it, or what it is done with: no deeds. */
const doers = new Set(
  'owner maintainer leader head home runner student tester formatter tracker linter bundler manager teacher writer author player driver job employer responsibility reviewer designer commuter price'
    .split(' ')
    .map(stemOfWord),
);

/** Whether a word of a family of deeds is a noun wherever it stands. */
export function isDoer(stem: string): boolean {
  return doers.has(stem);
}

/** Whether a word has others that may stand for it. */
export function hasAlike(stem: string): boolean {
  return familiesOf.has(stem);
}

/** Whether one of two words, by their stems, may stand for the other. */
export function areAlike(one: string, other: string): boolean {
  return one === other || (familiesOf.get(one)?.some((family) => family.has(other)) ?? false);
}

/** Whether a word tells what is done; of others it counts which stands before which. */
export function isRelation(stem: string): boolean {
  return relationStems.has(stem);
}

/**
 * One word for all that a word may be replaced by, directly or by way of others: equal for any two texts that may say
 * the same.
 */
export function representativeOf(stem: string): string {
  return representatives.get(stem) ?? stem;
}

const representatives = connect();

function connect(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const start of familiesOf.keys()) {
    if (found.has(start)) continue;
    const waiting = [start];
    for (let stem = waiting.pop(); stem !== undefined; stem = waiting.pop()) {
      if (found.has(stem)) continue;
      found.set(stem, start);
      for (const family of familiesOf.get(stem) ?? []) waiting.push(...family);
    }
  }
  return found;
}
