import type { Tense } from '../../tense/verb-forms.js';
import { type Token, wordOf } from '../../tokens/tokens.js';
import { isScandinavian } from '../words/scandinavian-sentence.js';

/* Swedish, Danish and Norwegian: the present ends in "r", and tells of what is to come. */

const pastForms = new Set(
  `var blev ble blei hade hadde havde fick fik fikk gick gik gikk kom så såg tog tok gav ga gjorde sålde solgte drog dro skrev satt stod spiste sov
	lå låg sade sa sagde fant fandt hittade föll falt faldt brann brændte vant vandt vann skulle ville kunne måtte ringde mødtes møttes møtte träffades`.split(
    /\s+/,
  ),
);
const clearPastEnding = /^\p{L}{2,20}(?:ade|ede|dde|ades|edes)$/u;
/** Of nouns as well ("tillträde", "huset"), so that a subject has to stand beside it. */
const pastEnding = /^\p{L}{2,20}(?:te|de|et)$/u;
/** With its article behind it, or its owner: "serveren", "far min". */
const nounEnding = /^(?:\p{L}{2,20}(?:en|et|erne|ene|arna|orna)|min|mitt|mit|din|hans|hennes)$/u;
const noPast = new Set(
  `både ofte dette denne disse nitte rette første næste neste sidste siste sista beste bedste femte sjette sjätte tiende niende hende henne inte måde gade side ude inde hade
	både tilstede tillgängliga værste största største minste mindste flade gode onde hvide hvite rande snarte støtte gruppe hytte nytte sykepleiere lærte ledende kommende pågående følgende`.split(
    /\s+/,
  ),
);
const presentForms = new Set(
  `ska skal skall vil må måste kan är er får går ses gifter flytter flyttar reser rejser reiser åker tar tager drar kommer begynner begynder börjar starter startar slutter slutar
	stenger stänger lukker åbner öppnar åpner holder håller har fyller møder møter träffar besøger besøker besöker lanserer lanserar lancerer leverer leverar utløper udløber løper løber opererer opereras
	föder føder fødes ringer köper kjøper køber säljer selger sælger jobber jobbar arbejder arbetar fortsetter fortsätter byter bytter skifter feirer firar fejrer lever bliver blir trenger tar spiller spelar`.split(
    /\s+/,
  ),
);
const presentEnding = /^\p{L}{1,20}[aeiouyåäöøæ]r$/u;
const noPresent = new Set('eller under över over efter etter hver här her der där vår år mer men ner'.split(' '));
const subjects = new Set('jag jeg vi du han hon hun de dom det den man ni dere'.split(' '));
/** Behind the verb others may be an article: "huset den 1 augusti". */
const persons = new Set('jag jeg vi du han hon hun'.split(' '));
/** Between an auxiliary and its participle. */
const betweenAuxiliaryAndParticiple = new Set(
  `${[...subjects].join(' ')} inte ikke lige just nettopp precis allerede redan også också netop akkurat aldri aldrig alltid altid`.split(
    ' ',
  ),
);
const participle = /^\p{Ll}{2,20}(?:at|et|it|att|ått|ett|tt|rt|lt|kt|gt|pt|bt|st|dt|dd|vt|nt|adt)$/u;
/** What stands there and is no participle: "har et møte", "har fast tid". */
const noParticiples = new Set(
  'et ett mest fast tidligt svært ont vondt nytt nyt godt gott fritt frit annet andet annat'.split(' '),
);
/** In Danish and Norwegian with "to be": "er flyttet". */
const movedOrBegun =
  /^(?:flytt[ae]t|rejst|reist|kommet|gået|gått|blevet|blitt|start[ae]t|begyndt|begynt|født|slutt[ae]t|holdt|stoppet|død)$/u;
const auxiliaries = new Set(['har', 'hadde', 'havde', 'hade']);
const reachTokens = 3;

export function scandinavianTense(tokens: readonly Token[], at: number): Tense | null {
  const tense = tenseOf(tokens, at);
  return tense !== null && isScandinavian(tokens, at) ? tense : null;
}

function tenseOf(tokens: readonly Token[], at: number): Tense | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const { word } = token;
  if (auxiliaries.has(word)) return participleBehind(tokens, at, participle) || word !== 'har' ? 'past' : 'present';
  if (word === 'er') return participleBehind(tokens, at, movedOrBegun) ? 'past' : 'present';
  if (pastForms.has(word)) return 'past';
  if (presentForms.has(word)) return 'present';
  const isBesideSubject = subjects.has(wordOf(tokens, at - 1)) || persons.has(wordOf(tokens, at + 1));
  if (noPast.has(word)) return null;
  if (clearPastEnding.test(word) && (!token.isCapital || isBesideSubject)) return 'past';
  // "Jeg startet", "flyttet vi", and no "huset"
  const isBehindNoun =
    !token.isCapital && (tokens[at - 1]?.isCapital === true || nounEnding.test(wordOf(tokens, at - 1)));
  if ((isBesideSubject || isBehindNoun) && pastEnding.test(word)) return 'past';
  return (isBesideSubject || isBehindNoun) && presentEnding.test(word) && !noPresent.has(word) ? 'present' : null;
}

function participleBehind(tokens: readonly Token[], at: number, form: RegExp): boolean {
  for (let away = 1; away <= reachTokens; away += 1) {
    const word = wordOf(tokens, at + away);
    if (form.test(word) && !noParticiples.has(word)) return true;
    if (!betweenAuxiliaryAndParticiple.has(word)) return false;
  }
  return false;
}
