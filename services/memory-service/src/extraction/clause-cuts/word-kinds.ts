import {
  foreignSubordinators,
  isForeignDeterminer,
  isForeignVerb,
  isGermanDeterminer,
} from '../language/foreign-clause.js';
import { firstPersons, pronounedPersons } from '../language/foreign-verbs.js';
import { auxiliaries, isAmbiguousVerb, isVerbContraction, verbForm } from '../language/lexicon/english-verbs.js';
import { determiners, possessives, subjectPronouns, subordinators } from '../language/lexicon/english-words.js';
import { wordSet } from '../language/lexicon/word-set.js';
import { isAdverb } from '../language/noun-phrases.js';
import type { PlacedWord } from '../language/words-in-place.js';

const prepositions = wordSet(
  'of to in on at by for from with without about into onto over under up down out off via per through since',
  'during until till between among around within against behind near like as than',
);
const foreignPrepositions = wordSet(
  'auf mit bei über im am zum zur von vom nach seit für dans sur avec chez pour par depuis con por para desde',
  'em na no nas nos nel nella sul sulla per da di del della op voor naar van met в на с у',
);
const foreignPronouns = wordSet(
  'ich wir er sie je nous il elle ils elles yo nosotros él ella eu nós io noi lui lei ik wij we hij ze zij я мы',
  'он она они',
);
const months = wordSet('january february march april june july august september october november december');
const days = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays',
  'saturdays sundays weekends weekdays mornings evenings nights',
);

/** What a word is for the building of a sentence, whatever it means. */
export function kindOf({ text, lower, isName }: PlacedWord): string {
  if (text.startsWith('`') || /\p{L}[._/@]\p{L}|^[/~.]|\p{Ll}\p{Lu}|_/u.test(text)) return '<id>';
  if (/^[\d€$£]/.test(text)) return '<number>';
  if (/\d/.test(text)) return '<id>';
  if (isVerbContraction(lower)) return /^(?:i|we)'/.test(lower) ? "<i'm>" : "<it's>";
  if (auxiliaries.has(lower) && text !== 'May') return '<aux>';
  if (/^(?:i|we)$/.test(lower)) return '<i>';
  if (subjectPronouns.has(lower)) return '<pronoun>';
  if (/^(?:my|our)$/.test(lower)) return '<my>';
  if (possessives.has(lower)) return '<their>';
  if (determiners.has(lower)) return /^(?:the|an?)$/.test(lower) ? '<the>' : '<each>';
  if (subordinators.has(lower) || foreignSubordinators.has(lower)) return '<because>';
  if (foreignPronouns.has(lower)) return '<ich>';
  if (prepositions.has(lower) || foreignPrepositions.has(lower)) return '<prep>';
  if (months.has(lower) || days.has(lower)) return '<day>';
  if (isForeignDeterminer(lower) || isGermanDeterminer(text)) return '<der>';
  if (isForeignVerb(lower) || firstPersons.has(lower) || pronounedPersons.has(lower)) return '<ist>';
  if (isAdverb(lower)) return '<adverb>';
  if (/^\p{Lu}{2,}s?$/u.test(text)) return '<ACRONYM>';
  if (isName) return '<Name>';
  const form = verbForm(lower);
  if (form !== null) return isAmbiguousVerb(lower) ? '<noun>' : `<${form}>`;
  const ending = /(?:ing|ed|en|er|ly|s)$/.exec(lower);
  return ending === null || lower.length < 4 ? '<word>' : `<-${ending[0]}>`;
}
