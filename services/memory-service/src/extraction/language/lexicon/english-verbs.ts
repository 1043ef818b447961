import { wordSet } from './word-set.js';

/** Forms that are finite wherever they stand, contractions included. */
export const auxiliaries = wordSet(
  "am is are was were be isn't aren't wasn't weren't have has had haven't hasn't hadn't do does did don't doesn't didn't",
  "will would shall should can could may might must ought won't wouldn't shan't shouldn't can't cannot couldn't",
  "mightn't mustn't would've could've should've might've must've",
  'dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt shouldnt hasnt havent hadnt gonna gotta wanna',
);

/**
 * Finite forms of "be", neither negated nor contracted, and without "am", which stands before times and places in
 * German.
 */
export const formsOfBe = wordSet('is are was were');

/** Past forms that do not end in -ed. */
const irregularPasts = wordSet(
  'ate awoke beat became began bent bet bit bled blew bought bound bred broke brought built burnt burst came',
  'cast caught chose clung cost crept cut dealt',
  'did drank drew drove dug dreamt fed fell felt fled flew forbade forecast forgave forgot fought found froze',
  'gave got grew ground had heard held hid hit',
  'hung hurt kept knew laid leant learnt led left lent let lit lost made meant met overcame paid put quit ran',
  'rang read rebuilt reset rewrote rode rose said sang sank',
  'sat saw sent set shook shone shot shrank shut slept slid slit sold sought spent split spoke spread stole',
  'stood stuck stung struck stuck swam swept swore',
  'swung taught thought threw told took tore undid understood upset woke won wore wound withdrew wrote went was',
  'were would could should redid rebuilt overrode',
  'arose bore crept dug fled foresaw forgave laid leapt outgrew overran overtook swelled wept withheld',
);

/** Base forms of common verbs, with those of work on software; their -s, -ed and -ing forms follow by rule. */
const baseVerbs = wordSet(
  'accept achieve add admire admit adopt adore advise afford agree aim allow announce answer appear apply',
  'appreciate approve argue arrange arrive ask assign',
  'assume attach attend avoid back bake ban base beat become begin believe belong benchmark bike block book',
  'borrow bother break breathe bring brush bubble build bump buy cache',
  'call camp cancel care carry catch cause celebrate change charge chat check choose claim clean climb close',
  'coach code collect combine come commit commute',
  'compare compile complain complete compute concern configure confirm connect consider consist consume contact',
  'contain continue contribute control convert cook copy cost count',
  'cover crash create cross cry cycle dance deal debug decide declare default define delay delete deliver depart',
  'depend deploy describe deserve design destroy detect develop die differ disable discover discuss dislike',
  'divide do document donate doubt download draw dream drink drive drop earn eat edit enable encourage end',
  'enforce enjoy enter escape establish estimate exceed exclude exercise exist expand expect expire',
  'explain explore export expose extend face fail fall feed feel fight figure fill filter find finish fit fix',
  'flag fly focus follow force forget format foster freeze gain gather generate get give go',
  'graduate grow guess handle hang happen hash hate have hear help hide hike hire hit hold hope host hurt',
  'identify ignore implement import improve include increase index inherit inject inspire install',
  'integrate intend introduce invest invite involve join jog jump keep kick kill knit know lack land last',
  'launch lead leak learn leave lend let lie lift like limit link lint list listen live load lock log look lose',
  'love',
  'maintain make manage map mark marry match matter mean measure meditate meet mention mentor merge migrate',
  'mind miss mock monitor mount move name need negotiate notice notify obtain occur offer open operate opt',
  'order organise organize override overwrite own pack paint park parse pass patch pay perform pick pin plan',
  'plant play point poll practice practise prefer prepare present prevent print process produce promise promote',
  'protect prototype prove provide',
  'publish pull push put query queue quit raise ran reach read realise realize rebase rebuild receive recommend',
  'record redirect redo reduce refactor refuse reject relate relax release rely remain remember remind remove',
  'rename render rent reopen repair',
  'repeat replace reply report represent request require rescue reset resolve respond rest restart restore',
  'restrict retire retry return reuse revert review rewrite ride roll rotate run sail save say scale scan',
  'schedule see seek seem sell send separate',
  'alert allow assess audit bother brew browse burn calculate capture carve chase cheer coach communicate',
  'complement compose conduct convince cope correct decline decorate deny derive dip dislike display dominate',
  'double dress edit elect embed emerge emit employ empty enhance ensure equip excite execute exit explode',
  'fancy fetch found freelance fry greet heal hurry import inspect instruct interact interview invent journal',
  'juggle justify laugh lecture lower manufacture meditate mix nap narrate nurse observe oversee owe package',
  'parallelize participate photograph pickle polish postpone pour predict preserve pretend proceed propose',
  'punish pursue raise react rebuild recall recite recover recycle reflect reject rehearse reimburse relearn',
  'render repaint reserve reshape resign resist roast sanitise sculpt secure sew shave shout sketch skate',
  'sneeze sniff spill spin sponsor sprint stuff summarize supervise survive suspend sustain swallow sweep',
  'tackle tap taste tattoo tease telecommute transform trust tutor unlock unwind urge utilize vanish verify vet',
  'wed weigh whip whistle wipe wrap yell',
  'annotate curate obey prefix quarantine whitelist adjust allocate archive bootstrap bundle clone deprecate',
  'emit enrol enroll expose extract flush fork grow ingest instrument invoke iterate notify onboard paginate',
  'pause ping point preload profile provision purge rebrand refresh reindex relocate renew rerun reschedule',
  'retrain rework sanitize seed serialize shard shorten snapshot squash strip throttle toggle trace triage trim',
  'unify unlock vendor wire serve set settle share ship shop show shrink shut sign sing sit skate skip sleep',
  'slow smoke snow solve sort sound speak specify spend split sponsor start stay stick stop store stream',
  'struggle study submit subscribe suffer suggest supply support suppose',
  'surf suspect swap swim switch sync tag take talk target teach tell tend test thank think throw time timeout',
  'track trade train transfer translate travel treat trigger trust try tune turn type understand update upgrade',
  'upload use validate vary',
  'abbreviate hardcode paraphrase reformat reorder reword scroll stash summarise touch',
  'abort acquire adapt amend append assert authenticate authorise authorize automate await backfill backport',
  'bind broadcast bypass coerce compress containerise containerize corrupt deduplicate decompress decode',
  'decrypt defer denormalise denormalize dereference deserialise deserialize detach diagnose dispatch',
  'distribute dockerise',
  'dockerize downgrade downsample enclose encode encrypt enqueue dequeue escalate evict flatten forbid harden',
  'hydrate illustrate impersonate increment initialise initialize intercept interpolate interrupt invalidate',
  'isolate leverage lowercase mandate minify mitigate multiply mutate navigate negate normalise normalize',
  'obfuscate offload omit orchestrate parallelise parallelize pluralise pluralize prefetch prepend prune',
  'rate-limit rebalance recompute reconcile reconnect redact redeploy relay replicate reroute resize resume',
  'retain retrieve scaffold scrape simulate spawn standardise standardize supersede suppress synchronise',
  'synchronize tokenise tokenize truncate uninstall unmount unpack unpin upsert utilize virtualise virtualize',
  'widen crave divorce mourn renovate underpin weave',
  'abandon absorb accompany accumulate acknowledge affect aggregate alter alternate analyse analyze anticipate',
  'apologise apologize arise assemble assure attract appeal appoint appraise babysit behave bleed bounce breed',
  'bully bury canvass cater cease characterise characterize chew cite cling coincide collaborate collide',
  'compensate compete comply comprise conceal concentrate conclude condemn confess confine confuse consult',
  'converge cooperate coordinate creep criticise criticize cultivate debounce dedicate dedupe defend delegate',
  'demonstrate demote descend determine devote dictate dig diminish dine disagree disappear disappoint',
  'disconnect discourage dismantle dismiss dispose dissolve distinguish disturb diverge drown eliminate',
  'embarrass embrace emigrate emphasise emphasize endorse endure engage enlarge entail entertain entitle erase',
  'erode evacuate evaluate evolve exaggerate examine facilitate fasten ferment flee flicker fluctuate forage',
  'forgive fulfil fulfill fundraise furnish govern grab grasp grind guarantee gzip halt harass haul hesitate',
  'hover illuminate imagine immigrate imply impose impress incorporate incur indicate inflate inform inhabit',
  'initiate injure innovate inquire insert insist insulate insure interfere interpret intervene invade irritate',
  'lay leap lighten loosen memoise memoize misplace misread moderate modify motivate mow nag neglect nominate',
  'notarise notarize occupy offboard offend originate outgrow outlive outsource overheat overlook overrun',
  'overtake parameterise parameterize persist persuade plead possess precede prevail prioritise prioritize',
  'prohibit proofread prosper qualify reap recede reckon recognise recognize recruit refetch regret regulate',
  'rehome reinforce relieve reorganise reorganize repel reproduce reside resemble resent revalidate revamp',
  'reveal revise revoke sandbox satisfy scatter scold scrub seize shepherd sideload sneak soak soothe spearhead',
  'squeeze steer stimulate stir strengthen subsidise subsidize subtract succeed sue summon surrender surround',
  'swear tempt terminate thaw threaten thrive tighten tow transcribe transpile tremble tweak unlink veto',
  'violate weaken whisper withhold wrangle',
  'verify version visit volunteer vote wait wake walk wander want warn wash waste watch wear welcome win wish',
  'wonder work worry wrap write yield',
);

/** Nouns and adjectives that look like a form of one of these verbs more often than they are one after "and". */
const seldomVerbs = wordSet(
  'time name test type code map mark list order host version tag index end back park default limit target',
  'record plan rest store matter fit cost mind slow open separate fly',
);

/** The bare, third-person or past form of a known verb: `pushes`, `moved`, `bought`. */
export type VerbForm = 'base' | 'third' | 'past' | null;

export function verbForm(word: string): VerbForm {
  if (irregularPasts.has(word)) return 'past';
  if (baseVerbs.has(word)) return 'base';
  if (word.endsWith('ed') && isKnownStem(word.slice(0, -2), word.slice(0, -1))) return 'past';
  if (word.endsWith('s') && isKnownStem(word.endsWith('es') ? word.slice(0, -2) : '', word.slice(0, -1)))
    return 'third';
  return null;
}

function isKnownStem(short: string, long: string): boolean {
  if (baseVerbs.has(long) || baseVerbs.has(short)) return true;
  if (short.endsWith('i') && baseVerbs.has(`${short.slice(0, -1)}y`)) return true;
  const last = short.at(-1);
  return last !== undefined && last === short.at(-2) && baseVerbs.has(short.slice(0, -1));
}

/** A contraction whose second half is a verb: `I'm`, `she's`, `we've`, `they'll`, `he'd`. */
export const isVerbContraction = (word: string): boolean =>
  /^(?:i|we|you|he|she|it|they|there|that|this|who|what|here)'(?:m|s|re|ve|ll|d)$/.test(word);

export const isAmbiguousVerb = (word: string): boolean => seldomVerbs.has(word);

/**
 * Whether a word can be the finite verb of a sentence. `-ed` forms of unknown verbs count, since new verbs are made
 * every day.
 */
export function canBeFinite(word: string): boolean {
  if (auxiliaries.has(word) || isVerbContraction(word)) return true;
  if (verbForm(word) !== null) return !seldomVerbs.has(word);
  return word.length > 4 && word.endsWith('ed');
}
