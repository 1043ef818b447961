import { contentWords } from '../language/content-words.js';
import { statesPlainly, tellsOfOurs } from '../remarks/agents/told-of-ours.js';
import type { SentenceInReply } from './sentence-in-reply.js';

/** A question is answered with what explains it; these ask for facts, whichever they are. */
const asksWhatIsKnown =
  /(?<!\p{L})(?:recap|sum(?:med)? up|summar(?:y|ies|i[sz]e)|handover|hand-over|overview|onboarding|what (?:do|did|have) (?:we|you) (?:know|agree|decide|find|found|learn|note)\p{L}*|what (?:we|you)(?:['’]ve)? (?:know|agreed|decided|found|learn(?:ed|t)|noted)|(?:list|collect|write down|note down) (?:the |all |your )?(?:facts|findings|decisions|notes|conventions)|zusammenfass\p{L}*|fass\p{L}* .{0,40}zusammen|übergabe|überblick|résume[rz]?|récapitul\p{L}*|resum(?:en|ir|o)|riassum\p{L}*|riepilog\p{L}*|podsum\p{L}*|samenvat\p{L}*)(?!\p{L})/iu;
const maxAskedCharacters = 600;

/** Fewer sentences than these share no word by chance. */
const minSentences = 4;
/** More than these are hardly told in one go. */
const maxSentences = 40;
const minSharePlain = 0.6;
const minShareApart = 0.6;
const minOfOurs = 2;
const minShareOfOurs = 0.2;

/**
 * Whether the sentences of a reply tell one thing each, and several of them of somebody's own: "Our CDN is Fastly. The
 * mobile app is written in Flutter. …" An explanation comes back to its words; what shares none with its neighbours is
 * a list of facts, whose plain ones are no general knowledge either.
 */
export function tellsApart(sentences: readonly SentenceInReply[], isSure: (sentence: string) => boolean): boolean {
  if (sentences.length < minSentences || sentences.length > maxSentences) return false;
  const asked = sentences[0]?.asked ?? null;
  if (asked !== null && !asksWhatIsKnown.test(asked.slice(0, maxAskedCharacters))) return false;
  const texts = sentences.map(({ text }) => text);
  const enough = (count: number, share: number): boolean => count >= share * texts.length;
  const ofOurs = texts.filter((text) => isSure(text) || tellsOfOurs(text)).length;
  if (ofOurs < minOfOurs || !enough(ofOurs, minShareOfOurs)) return false;
  return enough(texts.filter(statesPlainly).length, minSharePlain) && enough(countApart(texts), minShareApart);
}

/** In any language, shorter words mostly carry nothing. */
const minWordCharacters = 4;

/** How many sentences share no word with another but those that carry nothing. */
function countApart(texts: readonly string[]): number {
  const words = texts.map(
    (text) =>
      new Set(
        contentWords(text)
          .map(stemOf)
          .filter((word) => word.length >= minWordCharacters),
      ),
  );
  const counts = new Map<string, number>();
  for (const own of words) for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((own) => [...own].every((word) => counts.get(word) === 1)).length;
}

const stemOf = (word: string): string => word.replace(/^`|`$|['’]s$/g, '').replace(/(?<=\p{L}{3})s$/u, '');
