import { stemAndEnding } from './inflection.js';

/*
 * Words that may say the same: whether two sentences do is for a model to judge, and this table says where it may be
 * believed. So no two words of a family contradict each other, and none is a value, a name or a quality that tells two
 * things apart.
 */

const families = [
  'allergic allergy',
  'application app',
  'authentication auth',
  'birthday born',
  'call name title',
  'child kid',
  'cost price pay',
  'dad father',
  'database db',
  'deploy deployment rollout',
  'drive car',
  'eat diet',
  'environment env',
  'film movie',
  'fix solve resolve repair',
  'flat apartment',
  'folder directory',
  'format style',
  'handle deal responsible process',
  'happen occur schedule hold run',
  'holiday vacation',
  'javascript js',
  'kubernetes k8s',
  'large big',
  'like love enjoy favourite favorite fond fan keen',
  'limit cap maximum max',
  'listen run serve port expose bind available reachable',
  'live home house reside residence based located situated dwell',
  'meet meeting gather',
  'mom mother',
  'need require',
  'own owner responsible charge maintain maintainer manage manager run care',
  'package dependency',
  'phone telephone',
  'photo picture',
  'postgres postgresql',
  'prefer preference favourite favorite',
  'production prod',
  'return give answer respond reply',
  'small little',
  'speak language',
  'start begin',
  'store keep save located live hold contain find sit lie reside',
  'study student',
  'teach teacher',
  'test check verify cover suite',
  'typescript ts',
  'use rely manager tool choice run build work',
  'work job employed occupation profession',
  'write implement code build',
].map((words) => new Set(words.split(' ').map((word) => stemOf(stemAndEnding(word)))));

/** The stem of a form of `stemAndEnding`; what is no English word is its own. */
export function stemOf(form: string): string {
  return /^([a-z]+)0/.exec(form)?.[1] ?? form;
}

const replaceable = new Set(families.flatMap((family) => [...family]));

/** Whether the word of a stem has any that may stand for it. */
export function hasNearSynonym(stem: string): boolean {
  return replaceable.has(stem);
}

/** Whether one of two words, by their stems, may stand for the other. */
export function areNearSynonyms(one: string, other: string): boolean {
  return families.some((family) => family.has(one) && family.has(other));
}
