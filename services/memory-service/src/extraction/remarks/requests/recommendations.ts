import { caseless, oneOf } from '../../language/pattern-parts.js';

/*
 * "Three novels for the train, please": somebody asks what to read, watch or visit. What is then named in a list is
 * anybody's, and what was chosen of it is told by who chose.
 */

const led = '(?:(?:hey|hi|ok|okay|so|and|now|please|pls|btw|maybe)[,:]? )*';
const kinds =
  '(?:novels?|books?|audiobooks?|comics?|films?|movies?|series|shows?|documentaries|documentary|songs?|albums?|bands?|podcasts?|board games?|games?|restaurants?|caf(?:e|é)s?|bars?|museums?|sights|hikes?|walks|day trips?|places|wines?|cheeses?|gifts?|presents?|poems?|poets?|authors?|plays|operas?|reads?)';
const some = '(?:an?|one|two|three|four|five|six|seven|ten|some|a few|a couple of|another|more|any|\\d{1,2})';
const like =
  '(?:(?:more|other|good|great|nice|short|long|light|easy|funny|classic|similar|new|old|quiet|decent|cheap|non-?fiction|[a-z]+ish|[a-z]+ful) )*';
const asks = oneOf(
  `(?:give|suggest|recommend|name|list|pick|find|tell)(?: me| us)? (?:${some} )?${like}(?:[a-z-]+ )?${kinds}`,
  `(?:can|could|would|will) (?:yo)?u (?:please )?(?:suggest|recommend|name|list|pick|find|give me|tell me)(?: me| us)? (?:${some} )?${like}(?:[a-z-]+ )?${kinds}`,
  `(?:any|got any|do you have any|have you got any|i need|i want|i'd like|looking for|i'm looking for) (?:${some} )?${like}(?:[a-z-]+ )?${kinds}(?: (?:recommendations?|suggestions?|ideas?|tips?))?`,
  `(?:what|which)(?: ${like}${kinds})? (?:should|could|can|shall|might|would) (?:i|we) (?:read|watch|see|visit|listen to|play|give|try|go)`,
  `${some} ${like}(?:[a-z-]+ )?${kinds}(?: [^.?!]{2,60})?(?:,? (?:please|pls))`,
);
const asksForSome = caseless`^${led}${asks}(?![\w-])`;
const maxCharacters = 300;

/** Whether somebody asks what to read, watch, visit or give. */
export const asksForRecommendations = (text: string): boolean =>
  text.length <= maxCharacters &&
  text
    .replaceAll('’', "'")
    .split(/(?<=[.?!])\s+|\n+/)
    .some((sentence) => asksForSome.test(sentence));
