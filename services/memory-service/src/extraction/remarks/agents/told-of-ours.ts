import { isGivenName } from '../../language/lexicon/given-names.js';
import { technologies } from '../../language/lexicon/technologies.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * What an agent tells of somebody's own things: how "we" do it, where a thing lies, who does what. No book says it, and
 * it lasts however long the reply is that it stands in.
 */

/** What is said for the moment, advised, supposed, or of anybody; `just` in backticks is a command. */
const momentary =
  /[?…]$|\b(?:you|your|yours|yourself|if|unless|imagine|suppose|example|e\.g|let me|let['’]s|usually|typically|generally|normally|often|by default|recommend\w*|suggest\w*|consider|should|could|would|might|may|maybe|perhaps|probably|currently|right now|for now|still|today|tonight|tomorrow|just|we['’]ll|i['’]ll|i will|next step)\b/i;

const momentaryElsewhere =
  /(?<!\p{L})(?:du (?:kannst|solltest|musst|hast|bist)|kannst du|dein\p{L}*|wenn|falls|normalerweise|üblicherweise|meistens|beispiel|gerade|derzeit|vous|votre|vos|si|exemple|généralement|normalement|ejemplo|exemplo|esempio|normalmente|di solito|meestal|bijvoorbeeld|jeśli|zwykle|przykład)(?!\p{L})/iu;
const isOfTheMoment = (sentence: string): boolean => {
  const said = sentence.replace(/`[^`]*`/g, '`');
  return momentary.test(said) || momentaryElsewhere.test(said);
};

const of = '(?:the |all |each |every |both |most |none |two |three )?(?:of )?';
/** "Our CDN is Fastly", "All of our services run on Fly.io"; "our function" and the like are what a lesson works on. */
const ofOurs = new RegExp(
  `^${of}our (?!(?:example|function|code|app|program|class|variable|array|list|loop|component|first|next|new|goal|case|test|base|model|data|input|output|query|equation|result)\\b)(?:[\\w'’-]+ ){1,5}?(?:is|are|has|have|run|use|need|go|must|live|sit|start|come|keep|store|\\p{Ll}{3,}[^s\\W]s)\\b`,
  'iu',
);
/** "We never log request bodies"; a lesson's "we" adds, takes and sees, or logs the result. */
const weDo =
  /^we (?:(?:never|always|only|don['’]t|do not) (?!(?:need|know|want|have|care|see|get|enter|return|visit|reach|compare|read|iterate|loop|take|move|pop|push|add|look|go|call|pass|swap|update|check|copy)\b)|(?:deploy|host|log|require|pin|release|ship|squash|rebase|publish|rotate|charge|bill|accept|support|review|sign|freeze|outsource|self-host|back up) (?!(?:the|an?|it|them|this|that|each|one)\b)\S)/i;

/** The same in other languages, where verbs stand in many forms. */
const ofOursElsewhere =
  /^(?:unser(?:e[rsmn]?)?|notre|nos|nuestr[oa]s?|(?:[oa]s? )?noss[oa]s?|(?:il |la |i |le )?nostr[oaie]|onze|nasz[ae]?) (?!(?:funktion|code|programm|schleife|liste|klasse|fonction|programme|boucle|classe|función|programa|bucle|clase|função|funzione|programma|functie|lus|klas|funkcja|kod)(?!\p{L}))\p{L}/iu;
const weDoElsewhere =
  /^(?:wir \p{Ll}{3,} (?:nie|niemals|immer|nur)|nous ne \p{Ll}{3,} jamais|(?:nunca|siempre|sempre) \p{Ll}{2,}mos|(?:wij|we) \p{Ll}{3,} (?:nooit|altijd|alleen)|nigdy nie \p{Ll}{2,}my)(?!\p{L})/iu;

const places = 'is|are|lives?|stands?|sits?|lies|belongs?|stays?|resides?|ends? up';
const kept = '(?:kept|stored|defined|documented|described|maintained|checked in|vendored)';
/** What a piece of work leaves lies where the work is: "The report is in `out/report.html`". */
const ofTheWork =
  'output|outputs|build|builds|report|reports|result|results|log|logs|branch|diff|patch|timeline|remaining|rest|draft|summary|change|changes|fix|bug|error|problem|cause|culprit|issue|new|file|files|rule|rules|following|only|same|first|second|other|last|call|calls|line|lines|example|code|plan|commit|graph|graphs|failing';
/** Where it lies on everybody's machine. */
const ofTheSystem = '/(?:etc|usr|var|opt|proc|sys|dev|bin|home|tmp)/|~/';
/** "The runbook is at `docs/runbooks/certs.md`", "The generated icons end up in `packages/icons/src`". */
const liesAt = new RegExp(
  `^(?:the|our|all|every|each) (?!(?:[\\w'’-]+ ){0,5}(?:${ofTheWork}) )(?:[\\w'’-]+ ){1,6}?(?:${places}|(?:is|are) ${kept}) (?:only |all |also )?(?:(?:in|at|under|inside|on) )?\`(?!${ofTheSystem})[^\`\\s]{0,80}/[^\`\\s]{2,120}\`\\S?$`,
  'i',
);
/** The same in other languages. */
const liesAtElsewhere =
  /^(?:die|der|das|unsere?|le|la|les|notre|nos|el|los|las|nuestr[oa]s?|il|lo|o|a|os|as|de|het|onze) (?:[\p{L}'’-]+ ){1,5}?(?:liegt|liegen|steht|stehen|se trouve|se trouvent|est|sont|está|están|vive|si trova|si trovano|fica|ficam|staat|staan|zit) (?:in|im|unter|dans|sous|en|em|onder|nel|nella|sotto) `(?!\/(?:etc|usr|var|opt|proc|sys|dev|bin|home|tmp)\/|~\/)[^`\s]{0,80}\/[^`\s]{2,120}`\S?$/iu;

const isOfOurs = anyOf([ofOurs, ofOursElsewhere, weDo, weDoElsewhere, liesAt, liesAtElsewhere]);

/** What somebody does again and again, or has as a task. */
const personDoes =
  /^(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{Ll}-]+)? (?:also |always |only )?(?:runs|owns|leads|maintains|reviews|approves|handles|manages|signs|keeps|holds|looks|coordinates|organi[sz]es|chairs|heads|hosts|merges|decides|schedules|prefers|joins|joined|takes|adds|writes|rolls|will|is (?:on call|responsible|in charge|the \p{L}+|our \p{L}+)) \S/u;
/** Who stands for anybody in a book. */
const ofTheBook = /^(?:Alice|Bob|Carol|Charlie|Dave|Eve|Mallory|Trent)$/;

function tellsWhoDoes(sentence: string): boolean {
  const name = personDoes.exec(sentence)?.[1] ?? '';
  return name !== '' && isGivenName(name) && !technologies.has(name.toLowerCase()) && !ofTheBook.test(name);
}

/** "Ask Femke to flip the update channel.": a step that one person alone can take; no restart or look of this moment. */
const asksPerson =
  /^(?:ask|tell|call|email|message|notify) (\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{Ll}-]+)? (?:to (?!(?:re-?start|re-?run|retry|check|look|see|confirm|try|fix|help|have|take)\b)|before |when |for (?:an?|the) )\S/iu;

const tellsWhomToAsk = (sentence: string): boolean => {
  const name = asksPerson.exec(sentence)?.[1] ?? '';
  return /^\p{Lu}/u.test(name) && isGivenName(name) && !ofTheBook.test(name);
};

const maxCharacters = 300;

/** Whether a sentence of an agent tells how somebody's own things are, by its form. */
export const tellsOfOurs = (sentence: string): boolean =>
  sentence.length <= maxCharacters &&
  (isOfOurs(sentence) || tellsWhoDoes(sentence) || tellsWhomToAsk(sentence)) &&
  !isOfTheMoment(sentence);

/** "I renewed it with `certctl renew --all`": what was done to what runs, and by which command. */
const doneBy =
  /^i (?:renewed|restored|rotated|migrated|replayed|re-?issued|restarted|redeployed|re-?enabled|upgraded|downgraded|backfilled|re-?indexed|unlocked|resized|recovered|requeued) [^;?`]{2,60} (?:with|by running|using|via|through) `[^`\s]+ [^`]+`/i;
/** What needs a sentence before it, plans, explains, instructs or speaks to somebody. */
const goesOn =
  /^(?:it|its|they|their|this|that|these|those|he|she|here|there|so|then|also|however|therefore|otherwise|instead|because|since|when|while|although|once|as|for|to|in (?:short|general|practice|contrast|other words)|finally|first|second|next|note|an?|i|let|think|use|run|add|make|set|open|check|call|create|try|avoid|remember|keep|most|many|some|one|another|each|every|any|both)\b/i;
const maxPlainCharacters = 140;

/** Whether a sentence among unconnected ones states one thing plainly: "Pull requests need two approvals." */
export const statesPlainly = (sentence: string): boolean =>
  sentence.length <= maxPlainCharacters &&
  !/[?:…]$/.test(sentence) &&
  !isOfTheMoment(sentence) &&
  (!goesOn.test(sentence) || doneBy.test(sentence));
