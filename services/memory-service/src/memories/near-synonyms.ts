import { stemAndEnding } from './inflection.js';

/*
 * Words that may say the same: whether two sentences do is for a model to judge, and this table says where it may be believed. So no
 * two words of a family contradict each other, and none is a value, a name or a quality that tells two things apart.
 */

const families = [
  'live home house reside residence based located situated dwell',
  'work job employed occupation profession',
  'own owner responsible charge maintain maintainer manage manager run care',
  'use rely manager tool choice run build work',
  'call name title',
  'like love enjoy favourite favorite fond fan keen',
  'prefer preference favourite favorite',
  'listen run serve port expose bind available reachable',
  'store keep save located live hold contain find sit lie reside',
  'deploy deployment rollout',
  'happen occur schedule hold run',
  'start begin',
  'need require',
  'write implement code build',
  'cost price pay',
  'meet meeting gather',
  'birthday born',
  'study student',
  'teach teacher',
  'handle deal responsible process',
  'test check verify cover suite',
  'fix solve resolve repair',
  'large big',
  'small little',
  'film movie',
  'photo picture',
  'child kid',
  'dad father',
  'mom mother',
  'flat apartment',
  'holiday vacation',
  'phone telephone',
  'folder directory',
  'database db',
  'environment env',
  'application app',
  'authentication auth',
  'kubernetes k8s',
  'postgres postgresql',
  'javascript js',
  'typescript ts',
  'production prod',
  'allergic allergy',
  'limit cap maximum max',
  'format style',
  'package dependency',
  'return give answer respond reply',
  'drive car',
  'eat diet',
  'speak language',
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
