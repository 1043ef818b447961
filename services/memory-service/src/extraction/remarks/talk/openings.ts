import { openingInterjections } from '../../language/lexicon/chatter-words.js';
import { caseless, caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { foundOut } from './found-out.js';

/* What opens a sentence and says nothing: interjections, an address, a phrase. */

const phrases = oneOf(
  "pour info|au fait|à propos|übrigens|(?:nur |kurz )?zur info|even een (?:afspraak|mededeling|update|dingetje)|por cierto|a propósito|tra l'altro|trouwens",
  'thank you(?: so much| very much)?|thanks (?:a lot|a bunch|so much|again|for that)|many thanks|no (?:problem|worries)',
  'good (?:morning|afternoon|evening)|of course|sounds good|fair enough|by the way|just so you know',
  "to be (?:fair|honest|frank)|in all honesty|tbh|ngl|not gonna lie|imho|imo|for what it's worth",
  "for the record|for your information|heads up(?: for (?:the|my|our|your) (?:calendar|diary|notes?|log|records?|backlog|team))?|(?:so )?it['’]?s (?:official|decided|settled|confirmed)",
  '(?:(?:also|totally|completely|and) ){0,2}unrelated|(?:on )?(?:a )?(?:side ?note|another note|separate note)|separately',
  "(?:as|like) i (?:already )?(?:said|told you|mentioned)|i(?:'ve| have)? (?:already )?(?:said|told you)(?: that| this| before)?",
  // "It's the third time I say it: …": what was said before is said to last.
  "it['’]?s the (?:second|third|fourth|fifth|tenth|hundredth|last|\\d+(?:nd|rd|th)) time (?:that )?i['’]?(?: have|ve)? (?:to )?(?:say|said|tell|told|ask|asked|repeat|repeated|mention|mentioned|write|wrote|explain)(?:ing|ed)?(?: you| (?:for )?(?:it|this|that))*|i (?:keep|have to keep) (?:saying|telling you|repeating|asking for)(?: it| this| that)*|how (?:often|many times) (?:do|must) i (?:have to |need to )?(?:say|repeat|tell you|ask for|ask)(?: it| this| that)*|(?:once (?:again|more)|again|i repeat|for the (?:second|third|fourth|fifth|last|umpteenth|\\d+(?:nd|rd|th)) time)(?=[!:])|(?:nochmal|noch einmal|ich wiederhole|zum (?:zweiten|dritten|letzten|hundertsten) mal|je (?:le )?répète|pour la (?:deuxième|troisième|dernière|énième) fois|por (?:segunda|tercera|última|enésima) vez|lo repito|repito|per l['’]ultima volta|lo ripeto)(?=[!:])",
);
/** "By the way, …", "Thanks a lot! …" */
const openingPhrase = caseless`^${phrases}\s*[,!.:–—-]+\s+(?=\S)`;

/** "Write down please: …": asked of all that follows, so that nothing of it is less. */
const askingToNote =
  /^(?:(?:please|pls|ok|and|also)[, ]+)*(?:(?:write|note|jot|put) (?:this |that |it )?down|(?:make|take) a note|(?:note|save|remember|keep) (?:this|that)|(?:let['’]?s |let us )?put (?:this|that|it) on (?:record|file|the (?:[\p{L}-]{2,20} ){0,2}list))(?: (?:please|pls|for me|for later|somewhere|one))*\s*[,:–—-]+\s+(?=\S)/iu;

/** "Remind me of this when we talk about travel: …": when the talk comes to it. */
const askingToRemind =
  /^(?:(?:please|pls|ok|and|also)[, ]+)*(?:remind me|bring this up|tell me)(?: (?:of|about) (?:this|that|it)| (?:this|that))?(?: again)? (?:when(?:ever)?|next time|once|if|before) (?:we|i) (?:talk|speak|discuss|ask|plan|book|come|get)\b[^.:?!]{0,50}:\s+(?=\S)/i;
/** "Remind me in your summaries: …", "Keep in mind for the plan: …". */
const askingToMention =
  /^(?:(?:please|pls|ok|and|also)[, ]+)*(?:remind me|mention|keep in mind|bear in mind)(?: (?:in|with|at|for|on) (?:your|the|my|our|every|each|all) [^:,.?!]{2,40})?:\s+(?=\S)/i;
/** "Heads up for the calendar, …", "reminder to the team: …": for whom or what it is. */
const openingFor =
  /^(?:(?:just|quick|small|short|a|one)[, ]+)*(?:heads[- ]?up|fyi|reminder|psa|note)(?: (?:for|to) (?:you|u|everyone|everybody|all|(?:the|our) team)\s*[,:–—-]+| for (?:the|our|my|your) (?:[\p{L}-]{2,20} )?[\p{L}-]{2,20},)\s+(?=\S)/iu;

/** "Note for later: …", "ok then …" */
const openingNote =
  /^(?:(?:just|quick|small|a)[, ]+)*(?:note for (?:later|me|myself|the future|future me)|for later|remember for later)\s*[:–—-]+\s+(?=\S)|^(?:ok|okay|alright|right) then,? (?=\S+ \S)/i;

/** "Mystery solved: …", "found it btw, …": what it was stands behind it. */
const openingFoundOut = caselessUnicode`^(?:(?:${foundOut})|(?:so )?(?:it )?turns out|turned out)(?:[,.!…]{1,3}|\s?[:–—-]+)\s+(?=\S+ \S)`;

/** "I thought about it over coffee and …", "slept on it, …": what came of it stands behind it. */
const openingThought =
  /^(?:(?:so|ok|okay|well|hmm+|hm)[,. ]+)*(?:(?:i|we)(?:['’]ve| have| had)? )?(?:now |finally |just |also )*(?:slept on (?:it|this|that)|thought (?:about|on|over) (?:it|this|that)|thought (?:it|this|that) (?:over|through)|(?:had|took) (?:a|another) (?:think|night to think)(?: about (?:it|this|that))?|considered (?:it|this|that))(?: (?:again|overnight|some more|a bit(?: more)?|more|(?:for|over|during|in|on) (?:an? |the |my |last )?[a-z]+))*(?:,? (?:and|but|so)|[,.:!…]| -)\s+(?=(?:i|we|i['’]\w+|we['’]\w+|let['’]?s|no|yes|the|our|my|it)\s\S+\s\S)/i;

/** "Decision from the architecture round, please keep: …" */
const openingOutcome =
  /^(?:(?:the|a|our|new|final) )*(?:decisions?|outcome|results?|conclusions?|updates?|notes?|news) (?:from|of|after) [^,:;.!?]{3,50}, (?:please|pls) (?:keep|note|remember|save|store|record)(?: (?:it|this|that|these|for later|in mind))?\s*[:–—-]+\s+(?=\S)/i;

/** "oh and grafana is on port 3300" */
const openingAddition = /^(?:oh|ah),? (?:and|also|yeah|yes|btw),? (?!before\b|one\b|also\b)(?=\S+ \S)/i;

const counted = oneOf('one|another|two|three|a few|some|a couple of|one last|last');
/** "One more thing before I forget, …": how much is to come. */
const openingCount = caseless`^(?:(?:oh|and|also|just|ok) ){0,2}${counted} (?:(?:more|other|last|final|quick|small|little) ){0,2}(?:things?|notes?|points?|updates?)(?: before i forget)?,\s+(?=\S)`;

/** "Don't laugh but …", "don't judge me, but …" */
const openingAside =
  /^(?:(?:ok|so|and|please|pls)[, ]+)*(?:don['’]?t|dont|no) (?:laugh(?:ing)?|judge(?: me)?|judging|hate me|shoot (?:me|the messenger)|ask(?: me)? why|@ me)(?:,? but|[,:–—-]+)\s+(?=\S+ \S+ \S)/i;

const openings = [
  openingAside,
  askingToNote,
  askingToRemind,
  askingToMention,
  openingFor,
  openingNote,
  openingPhrase,
  openingCount,
  openingFoundOut,
  openingThought,
  openingOutcome,
  openingAddition,
];

/**
 * The sentence without the interjections and the address that open it: "Thanks, Caroline! …", "Yeah, …", "Hey Jo, …".
 * "No" and "actually" stay: they tell that something is corrected.
 */
export function dropOpening(sentence: string, names: ReadonlySet<string>): string {
  let rest = sentence;
  for (let turn = 0; turn < 5; turn += 1) {
    const next = dropOneOpening(
      openings.reduce((said, opening) => said.replace(opening, ''), rest),
      names,
    );
    if (next === rest) return rest;
    rest = next;
  }
  return rest;
}

/** "Thanks, Caroline! …", "Yeah, …": a word, whom it is said to, and a mark. */
const opener =
  /^\s*([\p{L}'’]{1,20})(?:\s+([\p{Lu}][\p{L}'’]{1,20}|there|all|everyone|guys|man|again))?\s*([,!.:–—-]+)\s+(?=\S)/u;

/** "haha I moved": a cry without a mark behind it. */
const bareOpener =
  /^\s*(?:haha+|lol|btw|omg|kk?|ya|yea|gm|welp|anyways?|fyi|ok|okay|oh|wow|hey|hmm+|yeah|ah|um|uh|yo|heads[ -]up(?! (?:to|for|with|on)\b))\s+(?=\p{L})/iu;

function dropOneOpening(sentence: string, names: ReadonlySet<string>): string {
  const match = opener.exec(sentence);
  if (match === null) return sentence.replace(bareOpener, '');
  const word = match[1]?.toLowerCase() ?? '';
  const address = match[2];
  const isAddressed = names.has(word) && address === undefined && match[3] === ',';
  if (!openingInterjections.has(word) && !isAddressed) return sentence.replace(bareOpener, '');
  return sentence.slice(match[0].length);
}
