import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "GET /users returns 50 per page", "normalizeName trims and lowercases", "@heron/ui exports the Button": what a thing
 * with a name of code does whenever it does. With the same verbs one reports what is seen just now ("GET /users returns
 * 500"): a word of faults or of now tells that.
 */

const maxCharacters = 160;

const route = String.raw`(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/[\w{}:.*/-]*`;
const dotted = String.raw`(?:[a-z][a-z\d_]*\.){1,6}[A-Za-z][\w]*(?:\(\))?`;
const scoped = String.raw`@[a-z\d-]+\/[a-z\d.-]+`;
const camel = String.raw`(?:[a-z]+(?:[A-Z][a-z\d]*)+|(?:[A-Z][a-z\d]+){2,6}|[a-z]+(?:_[a-z\d]+)+|[a-z]\w*\(\))(?:\(\))?`;
const subject = `(?:\x60[^\x60]{2,60}\x60|${route}|${dotted}|${scoped}|${camel})`;
const named = new RegExp(
  `^(?:(?:[Tt]he|[Oo]ur) )?(${subject})(?: (?:endpoint|function|hook|class|method|helper|package|module|route|service|component|job|script|util|middleware))? (?=\\p{Ll})`,
  'u',
);

const does = oneOf(
  'returns|accepts|expects|takes|exports|imports|re-?exports|trims|strips|lower-?cases|upper-?cases|normali[sz]es|rounds|truncates|validates|parses|seriali[sz]es|formats|escapes|sanitizes|encodes|decodes|hashes|encrypts|decrypts',
  'sorts|filters|splits|joins|wraps|maps|merges|dedupes|deduplicates|debounces|throttles|memoizes|caches|clamps|limits|pads|rejects|ignores|skips|requires|supports|extends|implements|inherits from|holds|stores|contains|owns|provides|exposes|publishes|emits|subscribes to|listens on|lives in',
  'defaults to|falls back to|retries|writes to|reads from|logs to|delegates to|depends on|talks to|uses|converts|signs|verifies|paginates|streams|redirects to|responds with',
);
const verbs = `${does}(?:(?:, | and |, and )${does}){0,3}`;
const seenNow =
  /\b(?:i|i'm|me|my|you|your|now|again|still|just|today|here's|why|weird(?:ly)?|strange(?:ly)?|twice|instead|somehow|suddenly|locally|yet|anymore|anything|nothing|something|undefined|nan|wrong|empty|garbage|stale|errors?|broken|fails?|crash\w*|timeouts?|(?:4|5)\d\d|it|this|that|these|those)\b|\?\s*$|\b(?:fix|pls|plz|please)\b/i;
const behaviour = caselessUnicode`^${verbs}(?: (?!(?:it|this|that|them|null|an? error)(?!\p{L}))[^,;?]{1,80})?[.!]*$`;

/** Of a library, and known to all: "useState returns a pair". */
const known =
  /^(?:useState|useEffect|useMemo|useRef|useCallback|console\.log|Math\.\w+|JSON\.\w+|Object\.\w+|Promise\.\w+|Array\.\w+)/;

/** Whether a user tells what a thing with a name of code does whenever it does. */
export function tellsHowCodeBehaves(sentence: string): boolean {
  if (sentence.length > maxCharacters) return false;
  const opening = named.exec(sentence);
  const rest = opening === null ? '' : sentence.slice(opening[0].length);
  return rest !== '' && behaviour.test(rest) && !seenNow.test(rest) && !known.test(opening?.[1] ?? '');
}
