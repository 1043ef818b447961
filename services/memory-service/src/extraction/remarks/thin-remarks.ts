import { contentWords } from '../language/content-words.js';
import { findFiniteVerb } from '../language/independent-clause.js';
import { auxiliaries, canBeFinite, verbForm } from '../language/lexicon/english-verbs.js';
import { determiners, functionWords } from '../language/lexicon/english-words.js';
import { wordSet, wordsOf } from '../language/lexicon/word-set.js';
import { isSpecific } from '../language/specific.js';
import { placeWords } from '../language/words-in-place.js';
import { statingVerbs } from './requests.js';

/*
 * Between a user and an agent a few words that name nothing ("the modal doesn't close", "you broke the tests", "it says permission
 * denied") are about what is on the screen. What tells them from a fact is form: no name, number or identifier, no reason, nothing that
 * says "always", and a subject or object that only points.
 */

/** What lasts even in few words: reasons, choices, duties, habits, and what belongs to the one who speaks. */
const weighty =
  /^(?:i'm|i am|we're) (?:out|off|away|on (?:call|leave|vacation|holiday|parental leave))\b.{0,20}\b(?:until|tomorrow|on|next|from|this|all|for)\b|, so (?:i|we|please|keep|use|no|don't)\b|[a-z]{3,}, (?:please )?don't (?!worry\b|bother\b|know\b|think\b|you\b|get\b|see\b)[a-z]+\b|^(?:an?|every|each|all) \S+ .{0,60}\b(?:when|if|unless|once|until)\b|\b(?:because|since|due to|caused?|causes|cause|reason|why|so that|instead|rather|over|prefer\w*|decided?|decision|chose|choose|agreed|settled|rejected?|recommend\w*|suggest\w*|always|never|only|every(?!thing)\w*|each|\w+ing (?:\S+ ){1,4}(?:fixe[sd]|solve[sd]|help(?:s|ed)|avoid(?:s|ed)|prevent(?:s|ed))|must|should(?! (?:work|help|do (?:it|the)|be (?:fine|ok|okay|good|it|done|fixed|there|enough)))|won't (?:do|use|be|build|ship|have|add|support)|on purpose|has no|have no|lacks?|deaf|blind|dyslexic|diabetic|pregnant|married|divorced|retired|unemployed|(?:stopped|quit|started) (?!trying\b|looking\b|reading\b|waiting\b|thinking\b|running\b|working\b|loading\b|caring\b)\w+ing[.!]*$|intended|intentional|deliberate|by design|(?:has|have|needs?) to|no longer|everywhere|nobody|none|by default|used to|called|named|means|owns?|deadline|due|until|by \w+ing|my|our|mine|ours|i'm (?:not )?an?|i am (?:not )?an?|we're (?:not )?an?|we are an?|(?:don't|do not|doesn't) (?:want|like|need|care|eat|drink)|hate|love|like|allergic|vegan|vegetarian)\b/i;

/** "Sam said that …": a word that only joins. */
const reportingThat =
  /\b(said|says|told (?:me|us)|mentioned|confirmed|decided|agreed|announced|promised|claims|thinks|thought|believes|knows|knew|found|means) that\b/gi;

const points = (sentence: string): boolean => pointing.test(sentence.replace(reportingThat, '$1'));

const counts =
  /\b(?:shares?|uses?|keeps?) (?:one|a single) [a-z]|\b(?:has|have|takes?|needs?|of) (?:two|three|four|five|six|seven|eight|nine|ten|twelve)(?! (?:\w+ )?(?:errors?|failures?|warnings?|tests?)\b)/i;

const pointing =
  /\b(?:this|that|it|it's|that's|these|those|them|here|again|yet|anything|something|nothing|thing|things|one|ones|other|stuff|later|you|your)\b(?! (?:week|weekend|month|quarter|year|morning|afternoon|evening|spring|summer|autumn|fall|winter|sprint|semester)\b)/i;

/** "We use pnpm here", "I don't take sugar": the simple present of what one does is a habit. */
const habit =
  /^(?:i|we|they|he|she) (?:(?:usually|often|mostly|normally|still|also|now|just|hardly|rarely|seldom|barely|always|never|sometimes) )*(?:(?:don't|do not|doesn't) )?([a-z]+)\b(?! (?:you|this)\b)/i;
const noHabits = wordSet(
  'think guess see get got mean understand hope need want know feel believe suppose wonder agree forget wish have do can will would should could may might must am are is was were doubt hear notice assume',
);

function isHabit(sentence: string): boolean {
  const verb = habit.exec(sentence)?.[1]?.toLowerCase();
  return verb !== undefined && !noHabits.has(verb) && (verbForm(verb) === 'base' || verbForm(verb) === 'third');
}

/** "I can swim but not dive": what one can and what one can't. */
export const ability =
  /^(?:i|we|he|she|they|you) (?:can|could|am able to|is able to) [^,;:]{1,60}\bbut (?:not|never|can't|cannot)\b/i;

/** "I can't swim", "we can't read Dutch": what somebody never learned, or a body can't do. */
const inability =
  /^(?:i|we) (?:can't|cannot|can not|never learned to) (?:(?:really|even|properly) )?(?:swim|drive|cook|sing|dance|whistle|ski|skate|cycle|knit|sew|type|draw|juggle|snowboard|surf|bake|drink|digest|tolerate|ride|eat|speak|play)(?! (?:it|the|this|that|there|here|with|at|now|right|today|tonight)\b)(?: [a-z]+){0,2}[.!]*$/i;

/** "To deploy, run make deploy": how something is done here. */
const howTo =
  /^to (?!(?:be|me|do|fix|solve|see|check|reproduce)\b)[a-z-]+(?: (?!(?:this|that|it)\b)[\w-]+){0,4}, (?:run|use|call|execute|type|press|start|open) (?!(?:this|that|it|the)\b)\S/i;

/** "Lint warnings fail the build": things of a kind, and what they always do to something. */
function isGeneral(sentence: string): boolean {
  const words = placeWords(sentence.slice(0, 120));
  const verbAt = findFiniteVerb(words, 0);
  const [noun, verb, object] = [words[verbAt - 1]?.lower ?? '', words[verbAt]?.lower ?? '', words[verbAt + 1]?.lower];
  if (verbAt < 1 || verbAt > 3 || object === undefined || words[verbAt + 1]?.isAfterPause) return false;
  if (verbAt === 1 && (workNouns.has(noun) || !/^(?:within|by|before|after|per|every)$/.test(object))) return false;
  if (determiners.has(words[0]?.lower ?? '') || functionWords.has(words[0]?.lower ?? '')) return false;
  const isObject = verbAt === 1 || determiners.has(object) || !functionWords.has(object);
  return (
    /[^sui]s$/.test(noun) &&
    verbForm(verb) === 'base' &&
    isObject &&
    (verbAt === 1 || object === 'the' || !goesOnForNow.test(object))
  );
}

/** What only programs do. */
const performs = wordSet(
  'resolve resolves resolved fail fails failed failing crash crashes crashed crashing load loads loaded loading render renders rendered rendering compile compiles compiled compiling build builds built building freeze freezes froze happen happens happened succeed succeeds succeeded exit exits exited restarting respond responds responded timed flicker flickers complain complains complained seem seems pass passes passed passing disappear disappears disappeared',
);
/** What other things do as well: a report where nothing says how or where ("the modal doesn't close"; not "the key hangs behind the clock"). */
const mayPerform = wordSet(
  'break breaks broke breaking hang hangs hung hanging work works worked working close closes closed open opens opened opening start starts started starting stop stops stopped show shows showed showing appear appears appeared finish finishes finished jump jumps exist exists connect connects connected look looks looked',
);
const beginsOrEnds = /^(?:start|open|clos|finish|stop)(?:s|es)$/;
const atItsTime =
  /^(?:again )?(?:(?:in|on|at|from|by|next|this) )+(?!a\b|the\b|an?\b|it\b|\d+ (?:ms|s|sec))(?:[\p{L}\d]+ ){0,2}(?:\p{L}*days?|weeks?|months?|years?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|\d{1,4}(?:am|pm)?|noon)\b/iu;
const goesOnForNow =
  /^(?:again|now|here|there|back|anymore|properly|correctly|fine|well|twice|immediately|when|after|once|if|on|in|to|until|yet|either|up|at all|too|like|a|an|the|nothing|weird|wrong|good|it)\b/i;

const maxThinContent = 3;
const maxPerformingContent = 5;

const negation = /^(?:not|\w+n't|never|to|cannot)$/;

/** "Rendered in a portal": how something is made, not how it goes. */
const isPassive = (words: readonly string[], at: number): boolean =>
  /ed$/.test(words[at] ?? '') && /^(?:is|are|be|been)$/.test(words[at - 1] ?? '');

/** "Crashes on empty payloads": when, by the kind of thing. */
const namesCondition =
  /^(?:on|with|for|without) (?!ci\b|my\b|our\b|the\b|this\b|that\b|it\b|your\b|me\b|an?\b|every\b|both\b|some\b)[a-z-]+ [a-z-]+/;

/** A report of what something does right now ("looks like the deploy failed", "the tests are failing on CI but pass locally"). */
function isPerformance(sentence: string): boolean {
  const opening =
    /^(?:(?:it )?(?:looks|seems|appears|sounds)(?: like| that| as if)? |(?:and|but|so|now|hmm+|ok),? )*(?:the|this|that|these|those|it|your|all|my|our|no|tests?|builds?|everything|nothing|some|both)\b/i;
  if (!opening.test(sentence)) return false;
  const words = wordsOf(sentence).slice(0, 9);
  return words.some((word, at) => {
    if (at === 0 || (verbForm(word) === 'base' && !negation.test(words[at - 1] ?? ''))) return false;
    if (performs.has(word)) return !isPassive(words, at) && !namesCondition.test(words.slice(at + 1).join(' '));
    // "The intern starts in two weeks": what begins and ends at a time of its own is an event.
    if (beginsOrEnds.test(word) && atItsTime.test(words.slice(at + 1).join(' '))) return false;
    return mayPerform.has(word) && (at === words.length - 1 || goesOnForNow.test(words.slice(at + 1).join(' ')));
  });
}

/** "The file has been updated successfully", "all changes were pushed". */
const done =
  /^(?:the|all|your|these|those|both|every|each|new)(?: (?:the|of|your|requested|necessary|required|new|remaining|other|relevant))* (?:[a-z-]+ )?(?:changes?|files?|code|tests?|tasks?|fix(?:es)?|updates?|steps?|items?|edits?|branch(?:es)?|commits?|migrations?|packages?|dependencies|dependency|imports?|servers?|builds?|components?|functions?|modules?|documents?|folders?|director(?:y|ies))\b[^:]{0,20}\b(?:(?:has|have|was|were|is|are)(?: been)?(?: (?:now|successfully|also|already|all|just))+ \w+(?:ed|en|ade|ilt|ten)\b[^:]{0,40}|(?:has been|have been|was|were) (?!called\b|named\b)\w+(?:ed|en|ade|ilt|ten)\b[^:]{0,40}|(?:is|are) (?!called\b|named\b)\w+(?:ed|en|ade|ilt|ten)[.!]*)$/i;

/** How far a run has come, and how it ended: "Two of the twelve tests fail", "the pipeline is at step 4 of 7". */
const runReport =
  /^(?:(?:the|all|my|our|your|both|half|most|some|only|[\d/]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|of|dev|unit|integration|e2e|first|second|third|last) ){0,5}(?:tests?|checks?|specs?|builds?|suite|pipeline|jobs?|deploy(?:ment)?s?|compilation)\b[^:`]{0,20}\b(?:pass(?:es|ed|ing)?|fail(?:s|ed|ing)?|(?:is|are) (?:now |still )?at(?! \S*[/.]\w)|finished|completed|succeeded|done)\b[^:`]{0,30}$|\b\d+ (?:passed|failed|passing|failing)\b|\bstep \d+ of \d+\b|\bis now (?:running|up|live|listening|available|serving)\b|^(?:i'?m|i am) (?:about |nearly |almost )?(?:halfway|half way)\b|\b(?:right now|at the moment|just now)[.!…]*$/i;
const progressive = /^(?:(?:i'm|i am|we're|we are|currently|the|that|it|it's)\b|\w+ing\b)/i;

const ranCleanly =
  /\b(?:ran|runs?|passed|passes|completed|finished|succeeded|compiled|compiles|builds?|built|(?:re)?starts?|(?:re)?started|stopped|booted) (?:with(?:out| no| zero)(?: any)? (?:complaints?|errors?|issues?|problems?|warnings?|a hitch|failures?)|cleanly|successfully)[.!]*$/i;

const isRunReport = (sentence: string): boolean => {
  if (ranCleanly.test(sentence) && !reasons.test(sentence.replace(/without|with/i, ''))) return true;
  if (!runReport.test(sentence) || reasons.test(sentence) || sentence.includes('`')) return false;
  if (/(?:right now|at the moment|just now)[.!…]*$/i.test(sentence)) return progressive.test(sentence);
  return !/(?<=[^.!?:\s]\s)\p{Lu}\p{Ll}/u.test(sentence);
};

/** One word, path, address or mark, or a command line: without a question before it, it says nothing of what it names. */
export const isReference = (sentence: string): boolean =>
  /^[!-~]+$/.test(sentence) ||
  /^\[(?:image|file|screenshot|attachment|pasted|request|response|message|tool|output|interrupted|truncated|session|conversation|no)\b[^\]]{0,60}\]$/i.test(
    sentence,
  ) ||
  isCommandLine(sentence);

const commandNames = wordSet(
  'git npm npx pnpm yarn bun deno node docker docker-compose kubectl helm terraform cd ls ll cat curl wget pip pip3 python python3 cargo rustc brew apt apt-get sudo ssh scp psql mysql redis-cli gradle mvn dotnet tsc jest pytest vim code chmod mkdir rm cp mv tail grep export source systemctl journalctl rails bundle composer php gh aws gcloud az',
);
/** Commands that are English words, too: "code reviews within a day". */
const wordsToo = /^(?:code|cat|tail|source|export|bundle|rails|node) /;
const isCommandLine = (sentence: string): boolean => {
  if (wordsToo.test(sentence) && !/[-./~$=\d]/.test(sentence)) return false;
  if (!commandNames.has(sentence.slice(0, Math.max(0, sentence.indexOf(' '))))) return false;
  const tokens = sentence.split(' ');
  if (/ (?:everywhere|only|always)[.!]*$/.test(sentence)) return false;
  if (tokens.length > 12 || /[,;?!]\s|[.!?]$/.test(sentence)) return false;
  if (tokens.some((token) => /^--?[a-z]/.test(token))) return true;
  return tokens
    .slice(1)
    .every((token) => !functionWords.has(token) && !auxiliaries.has(token) && verbForm(token) !== 'third');
};

const writtenTo =
  /^(?:the )?(?:file|folder|directory|package|branch|image|report|output|result)s? (?:was |were |has been |have been )?(?:created|updated|saved|deleted|written|installed|uploaded|downloaded|built|generated|removed)(?: successfully)?(?: (?:at|to|in|from)\b|[.!:]|$)/i;

/** Whether a sentence is too thin to last; `voice` person is not for this. */
export function isThinRemark(sentence: string, isAgent: boolean, names: ReadonlySet<string>): boolean {
  if (sentence.length > 160 || !/^[\p{ASCII}\p{P}\p{S}]*$/u.test(sentence) || !/^[\p{L}(✅✔]/u.test(sentence))
    return false;
  if (writtenTo.test(sentence) || isRunReport(sentence) || cleared.test(sentence)) return true;
  if (done.test(sentence) && (isAgent || !/\b(?:is|are) [a-z]+ed[.!]*$/i.test(sentence)) && !/[`\d]/.test(sentence))
    return true;
  if (isSpecific(sentence) || (isAgent && labelsValue.test(sentence))) return false;
  if (!isAgent && (inability.test(sentence) || howTo.test(sentence))) return false;
  const isWeighty =
    weighty.test(sentence) ||
    opensWithName(sentence) ||
    (!isAgent && (counts.test(sentence) || ability.test(sentence) || isGeneral(sentence)));
  if (namesNothing(sentence, names) && !causes.test(sentence) && !saysHow(sentence)) {
    if (points(sentence) ? !(isWeighty && isHabit(sentence)) : !isWeighty && !isHabit(sentence)) return true;
  }
  if (!isAgent && conditional.test(sentence)) return false;
  const content = contentWords(sentence, names).length;
  if (
    stillOrAgain.test(sentence) &&
    content <= maxPerformingContent &&
    !isWeighty &&
    !isHabit(sentence) &&
    !reasons.test(sentence)
  )
    return true;
  if (!isAgent && impression.test(sentence) && !causes.test(sentence)) return true;
  if (!isAgent && justDone.test(sentence) && !causes.test(sentence)) return true;
  // An agent that says what to do gives advice.
  if (isAgent && verbForm(wordsOf(sentence)[0] ?? '') === 'base') return false;
  if (content <= maxPerformingContent && isPerformance(sentence) && !reasons.test(sentence)) return true;
  if (content > maxThinContent || isWeighty || isHabit(sentence) || (!isAgent && lastsLong.test(sentence)))
    return false;
  if (!wordsOf(sentence).some((word) => canBeFinite(word))) return isAgent && content <= 2;
  return (
    points(sentence) ||
    (isAgent && /^(?:(?:so|and|but|now|then) )?(?:i|i've|i'm|we|we've|the|no|there|all)\b/i.test(sentence))
  );
}

/** "Owner: Svetlana"; "Status: Green" is of the moment. */
const labelsValue =
  /^(?!(?:status|state|results?|next|done|todo|steps?|note|progress|tests?|build|ci|summary|plan|actions?|files?|changes?|update|outcome|verdict|answer|warning|error|tip|hint|question|example|before|after|option)\b)\p{L}{2,}(?: \p{L}+)?: \p{Lu}/iu;

/** "I've been at this company for four years" */
const lastsLong = /\b(?:for|over) (?:\p{L}+ ){0,3}(?:weeks|months|years|decades)\b/iu;

/** "The form still submits twice": at this moment, as it was before. */
const stillOrAgain = /\b(?:still|again|so far|yet)\b/i;

/** "Marit decides about anything visual": who or what has no article is a name, or a matter in general. */
function opensWithName(sentence: string): boolean {
  const [first = '', second = ''] = wordsOf(sentence);
  if (
    !/^\p{Lu}\p{Ll}/u.test(sentence) ||
    functionWords.has(first) ||
    first.endsWith('ing') ||
    /^(?:every|any|no|some)(?:thing|body|one)$|^nothing$/.test(first)
  )
    return false;
  return verbForm(second) === 'third' && !performs.has(second) && !mayPerform.has(second) && second !== 'keeps';
}

/** How something on the screen strikes one: "the name is a bit long", "scrolling feels laggy". */
const impression =
  /^(?:(?:the|this|that|it|your|everything|\w+ing)\b[^,;:]{0,40} )(?:(?:is|are|was|were) (?:still |now )?(?:a bit|a little|a tad|way|too|slightly|kind of|sort of|off\b|cut off|misaligned)|(?:looks?|feels?|seems?|appears?)\b(?! for\b)|keeps? \w+ing\b)|^(?:there's|there is|there are|i see) (?:a|an|some|one|no)\b[^,;:]{0,40} (?:somewhere|there|here|in there|in the \w+)[.!]*$|^(?!(?:customers?|users?|clients?|people|we|they)\b)[a-z]+(?: [a-z]+)? (?:keeps?|kept) [a-z]+ing\b/i;

/** "Cleared the cache", "tried both": what was just tried, the one who did it left out. */
const justDone =
  /^(?:i |i've |i have |we )?(?:already |just |also |even )?(?:tried|cleared|restarted|rebooted|reinstalled|rebuilt|reloaded|refreshed|retried|reran|checked|double-checked|tested|killed|unplugged|logged (?:in|out)|reopened|googled)\b|^(?:now )?(?:i|we)(?:'m| am)? (?:see|seeing|notice|noticed)\b/i;

/** "I wiped node_modules": what a tool makes again. */
const cleared =
  /^(?:(?:so|and|ok),? )?(?:i |i've |i have |we )?(?:already |just |also |even )?(?:deleted|removed|wiped|nuked|emptied|dropped|cleared|trashed|purged|pruned) (?:the |my |all |all the |everything in )?(?:node_modules|\.?(?:dist|build|target|caches?|next|venv)|lock ?files?|package-lock(?:\.json)?|containers?|volumes?|images|cookies|vendor|__pycache__|deriveddata)(?: (?:folder|directory|too|again|and (?:the )?[\w.-]+))*[.!…]*$/i;

/** "If a test is flaky, delete it": a user who sets a condition sets a rule. */
const conditional = /^(?:if|when|whenever|unless) (?!you\b|i\b|it\b|that\b|this\b)/i;

const introducesNoun =
  /^(?:of|in|with|for|on|at|by|from|about|without|into|under|over|between|than|and|or|is|are|was|were|a|an|the|my|our|your|his|her|its|their|some|any|no|two|three|more|new)$/;
const evaluative = wordSet(
  'weird odd strange funny silly clever smart early late close better worse worst bad hard fine clean crazy wild mad tired forever anymore broken stuck lost wrong empty missing slow simple busy ready different possible impossible able nuts annoying ridiculous',
);

/** Words for the work itself: "the change", "all files", "the output". */
const workNouns = wordSet(
  'change changes edit edits fix fixes file files code test tests check checks update updates task tasks step steps request requests command commands build builds branch commit commits diff patch suggestion suggestions error errors failure failures warning warnings output outputs log logs result results issue issues bug bugs function line lines message messages screenshot console terminal implementation modification modifications adjustment adjustments feedback suite explanation context information info details',
);

/** "Speak slowly", "ask first": how one wants things done. */
function saysHow(sentence: string): boolean {
  const [first = '', second = ''] = wordsOf(sentence);
  const states = /^(?:i|we)$/.test(first)
    ? /^(?:want|need|like|love|prefer|hate|avoid|use|keep|expect)$/.test(second)
    : statingVerbs.has(first);
  return states && !points(sentence);
}

const intervals = /^(?:hourly|daily|nightly|weekly|monthly|yearly|quarterly|only)$/;

/** Nothing but verbs, adverbs and evaluations: "I would never have spotted that", "hit enter too early". */
function namesNothing(sentence: string, names: ReadonlySet<string>): boolean {
  const content = new Set(contentWords(sentence, names));
  return wordsOf(sentence).every((word, at, words) => {
    if (
      !content.has(word) ||
      evaluative.has(word) ||
      workNouns.has(word) ||
      (word.length > 4 && word.endsWith('ly') && !intervals.test(word))
    )
      return true;
    // A verb in the third person opens no sentence: "retries back off".
    if (at === 0 && words.length > 2 && verbForm(word) === 'third') return false;
    const before = words[at - 1] ?? '';
    if (
      introducesNoun.test(before) ||
      intervals.test(before) ||
      (word.endsWith('ed') && /^(?:i'm|we're)$/.test(before))
    )
      return false;
    return verbForm(word.replace(/^re-/, '')) !== null || /^[a-z]+(?:ed|ing)$/.test(word);
  });
}

const causes = /\b(?:because|(?:came|comes|come|stems?|stemmed) from|since|due to|caused?|so that|by \w+ing)\b/i;
const reasons =
  /\b(?:because|(?:came|comes|come|stems?|stemmed) from|since|due to|caused?|reason|why|unless|if|when|until|must|should|(?:has|have|needs?) to|always|never|every|only|without|offline|for (?:\w+ )?(?:hours|days|weeks|months|years)|by \w+ing)\b/i;
