import { caselessUnicode, oneOf } from '../language/pattern-parts.js';

/* Whose matters a heading announces, where its words tell no kind of section. */

export type Scope = 'ours' | 'general';

const mark = String.raw`^[\s#*_>\d.)(:–—-]*(?:\p{Extended_Pictographic}️?\s*)?`;
const work = oneOf(
  'project|repo|repository|codebase|code base|code|app|application|case|set-?up|service|stack|system|cluster|database|schema|pipeline|site|shop|team|situation|config(?:uration)?|data',
);
const thisWork = `(?:this|your|our) (?:[\\p{L}-]+ )?${work}`;
const ours = caselessUnicode`${mark}(?:and |so |now )?(?:${oneOf(
  // "In this codebase", "Result for your project", "Your setup"
  `(?:[\\p{L}-]+ ){0,4}(?:in|for|of|about|to|on|with) ${thisWork}`,
  thisWork,
  // "This is how the client is released in this project", "Here's how we release it"
  `(?:this is|here is|here['’]s) how (?:.{2,60} (?:in|for|at|on) ${thisWork}|(?:we|our team) .{2,60})`,
  // "And for the auth service"
  '(?<=(?:and|so|now) )(?:for|in|on) (?:the|your|our) .{2,40}',
  '(?:here|for us|with us|at your end|on your side|in your case)',
  '(?:in|für|bei) (?:diesem|eurem|deinem|unserem|ihrem) (?:projekt|repo|code|fall|setup|system|dienst)|bei (?:euch|uns|dir)',
  '(?:dans|pour) (?:ce|votre|notre|ton) (?:projet|dépôt|code|cas|système|service)|chez (?:vous|nous)',
  '(?:en|para) (?:este|tu|su|nuestro|vuestro) (?:proyecto|repo(?:sitorio)?|código|caso|sistema|servicio)',
  '(?:neste|no (?:seu|nosso)|em nosso) (?:projeto|repositório|código|caso|sistema)|(?:in|nel) (?:questo|vostro|nostro|tuo) (?:progetto|codice|caso|sistema)',
)})[\s:*_.!)]*$`;

const general = caselessUnicode`${mark}(?:${oneOf(
  // "What a Python upgrade usually involves", "What good backups look like"
  'what (?!i\\b|we\\b|you\\b|was\\b|went\\b|is\\b|happen)[^:]{2,60} (?:(?:usually|typically|generally|normally|commonly|often) \\p{L}+|looks? like)',
  'how .{2,50} (?:usually|typically|generally|normally) \\p{L}+',
  // "Common reasons include"
  '(?:(?:the|some) )?(?:(?:most )?(?:common|typical|usual|frequent)) (?:reasons?|causes?|pitfalls?|mistakes|problems|traps|patterns|approaches)(?: (?:are|include|for .{2,40}|of .{2,40}))?',
  'terms|vocabulary|definitions?|rules? of thumb|habits worth .{2,30}|good to know|in theory',
  // "Why restores fail"
  'why (?!it\\b|this\\b|that\\b|the\\b|our\\b|your\\b|my\\b|i\\b|we\\b|you\\b|they\\b)\\p{L}+s (?:fail|break|leak|rot|drift|lie|matter|stall|hurt|help|work|go wrong)',
)})[\s:?*_.!)]*$`;

/** Whose matters the sentences under a heading are; null where it does not say. */
export function scopeOfHeading(heading: string): Scope | null {
  if (heading === '') return null;
  if (ours.test(heading)) return 'ours';
  return general.test(heading) ? 'general' : null;
}
