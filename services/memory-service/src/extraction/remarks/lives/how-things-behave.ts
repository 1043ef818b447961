import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "ORA-01555 shows up when undo_retention is low", "`findUser` returns null on error", "the red button stops the pump":
 * how a thing behaves whenever it does, in the form of what is seen just now ("the test fails on CI"). That the thing
 * is named, and the case as well, tells them apart.
 */

const maxCharacters = 200;
/** Of now, or of whoever looks at it. */
const ofNow =
  /\b(?:i|i'm|me|my|you|your|now|again|still|just|today|here's|why|weird(?:ly)?|strange(?:ly)?|twice|instead|but|somehow|suddenly|locally|since)\b|\?\s*$|\b(?:fix|pls|plz|please)\b/i;

const code = String.raw`(?:(?:the |an? )?(?:(?:error|code|status|exit code|exception|warning|fault|alarm)(?: code)? )?(?:[A-Z][A-Z\d]*[-_]?[A-Z_-]*\d[\w-]*|[A-Z\d]+(?:_[A-Z\d]+)+|\x60[^\x60]{2,60}\x60)|(?:error|code|fault|alarm)(?: code)? [A-Z]?\d{1,6})`;
/** "Error 1045 shows up when the grants are missing." */
const appears = new RegExp(
  `^${code} (?:shows up|appears|occurs|comes up|pops up|is (?:raised|thrown|returned|shown|logged)) (?:only |mostly |always )?(?:when|whenever|if|once|as soon as|where|unless) (?!(?:it|we|they|that|this)\\b)\\S+ \\S`,
  'i',
);

const named = String.raw`(?:(?:the|our) (?:[a-z]+ )?(?:function|method|hook|helper|endpoint|route|command|script|query|class|job|worker|service|flag|option|macro|middleware|task) )?\x60[^\x60]{2,60}\x60`;
const gives = oneOf(
  'returns?|throws?|raises?|accepts?|rejects?|takes?|expects?|yields?|emits?|ignores?|caches?|logs?|resolves? (?:to|with)|falls? back to|defaults? to|exits? with|retries',
);
/** "The function `findUser` returns null on error." */
const behaves = caseless`^${named} (?:always |never |only )?${gives} (?:[^,;.]{1,60} )?(?:on|for|if|when|unless|until|in case of|by default) (?!(?:it|this|that|them|line|the (?:first|second|third|last|next) (?:test|run|call))\b)[^,;.]{2,80}[.!]*$`;

/** "Invoices round half up." */
const rounds = caselessUnicode`^(?:(?:the|our|all|all our) )?(?!(?:it|this|that|they|i|we|you|he|she|tests?)\b)[\p{L}\d'’-]{2,24}(?: [\p{L}\d'’-]{2,24}){0,2} (?:always )?(?:rounds?|(?:is|are|gets?) rounded|truncates?|(?:is|are) truncated) (?:half[ -](?:up|down|(?:to )?(?:even|odd)|away)|up\b|down\b|towards?|away from|to (?:the )?(?:nearest|next|full|whole|\d|two|three|four|cents?|minutes?|hours?))[^?]{0,60}$`;

const looking = oneOf(
  'see|check|verify|find|reproduce|debug|test|confirm|make sure|show|look|try|fix|get|compare|continue|finish|proceed|catch|inspect|diagnose',
);
const ofTheWork = oneOf('tests?|errors?|bug|failure|issue|problem|build|code|files?|changes?|fix');
const forWhat = oneOf(
  '(?:first )?(?:whenever|every time|each time|(?:before|after) (?:each|every|any)) \\S',
  '(?:exactly |only |at most )?(?:once|twice) (?:per|a|an|each|every) \\S',
  '(?:first |once )?on (?:a|any|every|each) (?:fresh|new|clean) \\S',
  `(?:in order )?to (?!${looking}\\b)[a-z]{3,} (?:back|up|down|forward|out|off|(?:the|a|an|all|your|new|local) (?!${ofTheWork}\\b)\\S)`,
);
/** "Run `make rollback` to roll back.", "Call `init()` once per process.": for what, or how often, and not for now. */
const howTo = caseless`^(?:always |please always |you )?(?:run|use|call|invoke|execute|source) \x60[^\x60]{2,120}\x60 ${forWhat}[^,;?]{0,80}$`;

const papers = String.raw`(?:\x60?(?:[\w.-]+\/)+[\w.-]+\x60?|\x60?[\w-]+\.(?:md|adoc|rst|txt|pdf|docx?)\x60?|https?:\/\/\S+)`;
/** "See docs/adr/0012.md for the caching decision." */
const written = caseless`^(?:see|consult|refer to|cf\.?|compare) ${papers} (?:for|about|on|regarding) (?!(?:(?:the|all|our|more|further|full|an?) ){0,2}(?:error|bug|failure|issue|problem|stack|traceback|output|code|line|lines|change|changes|diff|logs?|fix|it|this|that)\b)[^?]{3,100}$`;

/** "Prettier is off limits here." */
const forbidden = caselessUnicode`^(?!(?:it|this|that|these|those|everything|he|she|i|we|you|they)\b)(?:[\p{L}\d@./'’+#-]{1,30} ){1,4}(?:is|are) (?:strictly |totally |absolutely |completely )?(?:off[ -]limits|out of bounds|taboo|banned|forbidden|prohibited|a no-go|not allowed|not permitted)(?: (?:here|for us|everywhere|(?:in|on|at|for|during|by|after|before|without) [^,;?]{2,60}))?[.!]*$`;

const partly = oneOf('some|most|many|certain|several|a few|only (?:some|a few|the)');
/** "Some endpoints require a VPN." */
const someNeed = caselessUnicode`^${partly} (?:of (?:the|our) )?(?!(?:of|tests?|things?|time)\b)(?:[\p{L}\d-]{2,20} ){1,3}?(?:requires?|needs?|must|ha(?:ve|s) to) (?!(?:(?:an? )?(?:quick |small )?(?:fix|restart|rebuild|update|look|work|attention|help|rewrite|cleanup|rerun)|to be (?:fixed|updated|rewritten|done|checked)|it|this|that|more)\b)[\p{L}\d][^?]*$`;

const controls = oneOf(
  'button|switch|lever|knob|dial|valve|tap|pedal|handle|key|fuse|breaker|remote|socket|plug|cable|wire|jumper|relay|slider|crank|wheel',
);
const whichOne = oneOf(
  'red|blue|green|yellow|black|white|orange|gr[ea]y|brown|left|right|upper|lower|top|bottom|middle|big|small|round|main|second|third|last|front|rear|back|outer|inner|emergency|master',
);
const operates = oneOf(
  'stops|starts|opens|closes|controls|resets|feeds|powers|locks|unlocks|drains|releases|cuts|fills|triggers|activates|silences|empties|calls|rings|turns (?:on|off)|switches (?:on|off)|shuts (?:off|down)',
);
/** "The red button stops the pump." */
const operated = caseless`^(?:the|our) (?:[a-z]+ )?${whichOne} (?:[a-z]+ )?${controls} (?:on [^,;]{3,30} )?${operates} (?:the|our|all|both|an?) (?!(?:page|form|app|modal|dialog|menu|tab|window|build|tests?|error)\b)[a-z][^,;?]{1,40}$`;

const causes = oneOf('fix|cause|reason|root cause|solution|answer|culprit|problem|bottleneck|cure|bug');
/** "Restarting the pod is not the fix, the fix is to raise the limit." */
const notTheCause = new RegExp(
  `^[^,;?]{3,80} (?:is|was)(?: not|n['’]t) the (?:real |actual |root )?(${causes})[,;:–—-]+ ?(?:but )?(?:the (?:real |actual |root )?\\1 (?:is|was)|it['’]?(?:s| is| was)|rather|instead) \\S`,
  'i',
);

const inquiries = oneOf(
  'post-?mortem|incident|outage|rca|root[ -]cause|audit|investigation|retro(?:spective)?|review|bisect',
);
/** "Postmortem result: a config typo took down the queue." */
const foundBy = caseless`^${inquiries}(?: (?:analysis|review|report))? (?:results?|outcome|findings?|conclusion|summary|verdict|cause): (?!(?:tbd|todo|none|n\/a|pending|see|not|in progress)\b)[^?]{12,}$`;

const untimed = [written, forbidden, notTheCause, foundBy, howTo] as const;
const habitual = [appears, behaves, rounds, someNeed, operated] as const;

/** Whether a user tells how something behaves, is used or was found to be, whenever it is. */
export const tellsHowThingsBehave = (sentence: string): boolean =>
  sentence.length <= maxCharacters &&
  (untimed.some((form) => form.test(sentence)) ||
    (habitual.some((form) => form.test(sentence)) && !ofNow.test(sentence)));
