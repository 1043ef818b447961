import { chatterWords, openingInterjections, unspacedChatter } from './lexicon/chatter-words.js';
import { auxiliaries, canBeFinite, isVerbContraction } from './lexicon/english-verbs.js';
import { functionWords } from './lexicon/english-words.js';
import { wordSet, wordsOf } from './lexicon/word-set.js';

/** Who speaks, as far as it changes what lasts: a person among persons, a user of an agent, or the agent. */
export type Voice = 'person' | 'user' | 'assistant';

export type SentenceKind =
  /** Says something that lasts. */
  | 'statement'
  /** Asks; what it says of the asker is read from it elsewhere. */
  | 'question'
  /** Announces what follows ("Here are the steps:"), and gives list items their meaning. */
  | 'lead-in'
  /** Greets, thanks, agrees, offers, reports what is being done right now, or asks for work. */
  | 'passing';

const offers: readonly RegExp[] = [
  /^(?:just |please )?(?:let me know|feel free|don'?t hesitate|do not hesitate|reach out|ping me|tell me (?:if|when|what))\b/i,
  /^(?:i'?m |i am |always |more than )?(?:happy|glad|here|ready|available) to (?:help|assist|answer|support)\b/i,
  /^(?:i hope (?:this|that|it)|hope (?:this|that|it))\b/i,
  /^if you (?:have|need|run into|encounter|want|would like|'d like|face)\b.{0,80}(?:question|help|assist|issue|let me know|feel free|anything|clarif|support)/i,
  /^(?:would|do) you (?:like|want) (?:me )?to\b/i,
  /^(?:shall|should|can|may|could) i\b/i,
  /^(?:what|which|how) (?:would|do|can|should) (?:you|i)\b.{0,60}\?$/i,
  /^(?:sag|sagen sie) (?:mir )?bescheid|^lass(?:en sie)? (?:es )?mich wissen|^n'hésitez pas|^no dudes en|^não hesite/i,
];

const working =
  'run|running|check|checking|look|looking|work|working|read|reading|search|searching|start|starting|try|trying|open|opening|inspect|inspecting|investigat(?:e|ing)|build|building|compil(?:e|ing)|install|installing|fetch|fetching|wait|waiting|retry|retrying|rerun|re-?running|execut(?:e|ing)|scan|scanning|analy[sz](?:e|ing)|review|reviewing|think|thinking|proceed|proceeding|updat(?:e|ing)|fix|fixing|writ(?:e|ing)|creat(?:e|ing)|add|adding|edit|editing|test|testing|deploy|deploying|commit|committing|push|pushing|apply|applying|go|begin|continue|continuing|debug|debugging|examin(?:e|ing)|explor(?:e|ing)|dig|digging|verify|verifying|implement|implementing|refactor|refactoring|dive|take|see|get|do|make|break|walk|clarify|address|summari[sz]e|outline|calculate|solve|consider|define|set|find|show|provide|help|explain|create|tackle|revisit|assume|figure|compare|restate';

const statuses: readonly RegExp[] = [
  new RegExp(
    `^(?:ok(?:ay)?,? |now,? |so,? |alright,? |great,? |first,? |next,? |then,? )?(?:let me|let's|let us|lemme|allow me to)\\s+(?:now |first |quickly |just |also |then )?(?:${working})\\b`,
    'i',
  ),
  new RegExp(
    `^(?:ok(?:ay)?,? |now,? )?(?:i'?m |i am |we'?re |we are )?(?:now |currently |still |just |about to |going to )*(?:${working})\\b.{0,80}\\b(?:now|right now|at the moment|again|in a (?:sec|second|moment|minute))\\b[.!…]*$`,
    'i',
  ),
  /^(?:running|checking|looking|reading|searching|waiting|installing|building|compiling|fetching|opening|retrying|re-?running|executing|analy[sz]ing|loading|starting|verifying|investigating)\b[^,;]{0,60}(?:\.{3}|…)$/i,
  /^(?:running|checking|re-?running|retrying|compiling|fetching|executing|looking (?:at|into)|verifying)\s(?:the|it|that|this|your|them|all|on|with|for|now|tests?)\b/i,
  /^(?:done|fixed|finished|completed|complete|ready|all set|all good|all done|success|merged|pushed|deployed|on it|working on it|got it|noted|will do|sounds good|one moment|hold on|hang on|back in a|brb|be right back|give me a)\b[^,;:]{0,24}$/i,
  /^(?:all |the )?(?:\d+ )?(?:unit |integration |e2e )?(?:tests?|specs?|checks?|suite|build|lint(?:er|ing)?|type ?checks?|pipeline|ci)\b(?: (?:is|are|has|have|all|now|just|still))* (?:pass(?:es|ed|ing)?|green|fail(?:s|ed|ing)?|red|succeed(?:s|ed)?|clean|running|finished|done|complete[sd]?)\b[^,;]{0,20}$/i,
  /^(?:das|die|ich|wir) (?:tests? )?(?:lasse|lass|führe|prüfe|schaue|starte|laufen|läuft)\b.{0,50}(?:jetzt|gerade|nun)/i,
  /^(?:je (?:lance|vérifie|regarde)|estoy (?:ejecutando|revisando|mirando)|voy a (?:ejecutar|revisar|mirar)|estou (?:executando|verificando)|sto (?:eseguendo|controllando))\b/i,
];

/** What only an agent says of its own work in progress. */
const agentStatuses: readonly RegExp[] = [
  new RegExp(
    `^(?:now,? |ok(?:ay)?,? |first,? |next,? |then,? |great,? )?(?:i'?ll|i will|i'?m going to|i am going to|i need to|i'?m|i am|we'?ll|we will|i can)\\s+(?:now |first |also |then |just |go ahead and |start by |begin by |proceed to )*(?:${working})\\b`,
    'i',
  ),
  /^(?:i can see|i see|i notice|i understand|i found the (?:file|issue|problem)\.?$|i've (?:read|looked|reviewed|checked)|it (?:looks|seems) like you|you'?re (?:right|welcome|on the right track))\b/i,
  /^(?:here(?:'s| is| are)|below (?:is|are)|the following|this is (?:the|an?) (?:updated|complete|full|improved|revised))\b.{0,200}$/i,
  /^(?:certainly|sure|of course|absolutely|great question|good question|that'?s a (?:great|good)|what a)\b/i,
  /^(?:by (?:following|using|implementing|incorporating|adding|considering|taking|applying|focusing|breaking|combining|carefully|addressing|understanding|setting|maintaining|practicing|engaging|making|balancing)\b.{0,200}\byou (?:can|will|should|'ll|are))/i,
];

const taskVerbs = wordSet(
  'fix run add write create show explain implement check open look update refactor rename delete remove help tell give list find generate try review continue summarize summarise translate describe compare analyze analyse suggest recommend draft rewrite debug investigate search read print install build test deploy commit push merge rebase revert undo redo move copy paste convert optimize optimise improve clean extend proceed go start stop finish do make verify provide calculate solve walk elaborate clarify simplify format design outline brainstorm share send ask compute evaluate',
);

const lastingRequest =
  /\b(?:always|never|from now on|in (?:the )?future|going forward|every time|whenever|by default|as a rule|in general|remember|keep in mind|note that|each time|anytime|any time|when(?:ever)? i ask|for all (?:future|my|our)|don'?t ever|must|only use|instead of|until|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)|immer|niemals?|nie|ab jetzt|künftig|toujours|jamais|désormais|siempre|nunca|sempre|mai|всегда|никогда)\b/i;

const promptSentences: readonly RegExp[] = [
  /^you are (?:an?|the) (?:\S+ ){0,5}(?:assistant|agent|ai|model|chatbot|bot|expert|engineer|developer|programmer|copilot|tutor|helper|reviewer)\b/i,
  /^(?:your (?:task|job|role|goal) is|respond (?:only|in|with)|answer (?:only|in|with|the (?:following|question))|you (?:must|should|will) (?:only |always |never )?(?:respond|answer|output|return|reply)|output (?:only|format)|return only|do not (?:include|output|explain)|begin\b.{0,30}now|knowledge cutoff)\b/i,
  /^(?:the user (?:asked|wants|said|requested|is asking)|you (?:asked|said|mentioned|wanted|requested)(?: me)?(?::| to\b))/i,
  /^du bist ein\b.{0,40}(?:assistent|agent)|^tu es un assistant|^eres un asistente|^你是一个|^你是一個|^あなたは.{0,20}アシスタント/i,
];

const interrogatives = wordSet('what when where who whom whose which why how');
const foreignInterrogatives = wordSet(
  'was wann wo wer wen wem warum wieso weshalb wie welche welcher welches quoi où qui pourquoi comment combien quel quelle qué cuándo dónde quién cuál cómo onde quem cosa quando dove chi perché come что когда где кто почему как какой',
);

/** Whether the sentence asks something, by its mark or, where that was left out, by its first words. */
export function isQuestion(sentence: string): boolean {
  if (/[?？؟][\s"'”’)\]*!?？\p{Extended_Pictographic}]*$/u.test(sentence.slice(-12))) return true;
  if (/[か][。.]?$/.test(sentence) || /(?:吗|嗎)[。.]?$/.test(sentence)) return true;
  if (/[.!:。]$/.test(sentence)) return false;
  const [first = '', second = ''] = wordsOf(sentence.slice(0, 60));
  if (interrogatives.has(first)) return auxiliaries.has(second) || second === 'to' || /'(?:s|re|d)$/.test(first);
  return (
    auxiliaries.has(first) &&
    !/^(?:do|don't|dont|be|have|did|had)$/.test(first) &&
    /^(?:i|we|you|he|she|it|they|there|the|this|that|my|your|anyone)$/.test(second)
  );
}

export const startsInterrogative = (sentence: string): boolean => {
  const [first = '', second = ''] = wordsOf(sentence.slice(0, 60));
  if (interrogatives.has(first) || foreignInterrogatives.has(first)) return true;
  return (
    auxiliaries.has(first) &&
    /^(?:i|we|you|he|she|it|they|there|the|this|that|these|those|my|your|our|anyone|someone|\p{L}+)$/u.test(second)
  );
};

/** Words that carry something: neither function words nor chatter, nor the names of those who talk. */
export function contentWords(sentence: string, names: ReadonlySet<string>): readonly string[] {
  return wordsOf(sentence.slice(0, 2000)).filter((word) => {
    const stem = word.replace(/'s$/, '');
    return (
      !functionWords.has(word) &&
      !chatterWords.has(word) &&
      !names.has(stem) &&
      (word.length > 1 || /[\p{N}\p{Lo}]/u.test(word))
    );
  });
}

export const isChatter = (sentence: string, names: ReadonlySet<string>): boolean => {
  const bare = sentence.replace(/[\s\p{P}\p{S}]+/gu, '');
  return (
    bare === '' || unspacedChatter.test(bare) || (contentWords(sentence, names).length === 0 && !/`/.test(sentence))
  );
};

/** Whether an English sentence has a finite verb. */
export const hasFiniteVerb = (sentence: string): boolean =>
  wordsOf(sentence.slice(0, 400)).some((word) => canBeFinite(word) || isVerbContraction(word));

const isTask = (sentence: string): boolean => {
  const words = wordsOf(sentence.slice(0, 80)).filter(
    (word) =>
      !/^(?:please|now|then|also|just|ok|okay|can|you|could|first|next|go|ahead|and|kindly|so|thanks|great|finally)$/.test(
        word,
      ),
  );
  return taskVerbs.has(words[0] ?? '') && !lastingRequest.test(sentence.slice(0, 400));
};

export function classifySentence(sentence: string, voice: Voice, names: ReadonlySet<string>): SentenceKind {
  const head = sentence.slice(0, 600).replaceAll('’', "'");
  if (isChatter(head, names)) return 'passing';
  if (promptSentences.some((pattern) => pattern.test(head))) return 'passing';
  if (/[:：]$/.test(sentence)) return 'lead-in';
  if (offers.some((pattern) => pattern.test(head))) return 'passing';
  if (isQuestion(sentence)) return 'question';
  if (voice === 'person') return 'statement';
  if (statuses.some((pattern) => pattern.test(head))) return 'passing';
  if (voice === 'assistant') return agentStatuses.some((pattern) => pattern.test(head)) ? 'passing' : 'statement';
  return isTask(head) ? 'passing' : 'statement';
}

/**
 * The sentence without the interjections and the address that open it: "Thanks, Caroline! …", "Yeah, …", "Hey Jo, …".
 * "No" and "actually" stay: they tell that something is corrected.
 */
export function dropOpening(sentence: string, names: ReadonlySet<string>): string {
  let rest = sentence;
  for (let turn = 0; turn < 4; turn += 1) {
    const match =
      /^\s*([\p{L}'’]{1,20})(?:\s+([\p{Lu}][\p{L}'’]{1,20}|there|all|everyone|guys|man|again|so much))?\s*([,!.–—-]+)\s+(?=\S)/u.exec(
        rest,
      );
    const word = match?.[1]?.toLowerCase() ?? '';
    const address = match?.[2]?.toLowerCase();
    if (
      match === null ||
      !(openingInterjections.has(word) || (names.has(word) && address === undefined && match[3] === ','))
    )
      return rest;
    if (
      address !== undefined &&
      !names.has(address) &&
      !/^\p{Lu}/u.test(match[2] ?? '') &&
      !/^(?:there|all|everyone|guys|man|again|so much)$/.test(address)
    )
      return rest;
    rest = rest.slice(match[0].length);
  }
  return rest;
}
