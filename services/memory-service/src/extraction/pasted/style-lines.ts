import { wordSet } from '../language/lexicon/word-set.js';

/*
 * Rules of a style sheet and blocks of a server's configuration that stand in one line: ".card > img { width: 100% }",
 * "location / { try_files $uri /index.html; }". Those of several lines are told by their braces (`line-signs.ts`).
 */

const tags = wordSet(
  'a abbr article aside audio b blockquote body button canvas caption code dd details dialog div dl dt em fieldset',
  'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html iframe img input label legend li main nav ol option',
  'p picture pre section select small span strong summary svg table tbody td textarea tfoot th thead tr ul video',
);

/** What stands before the brace, and what is within it up to its end or the line's. */
const block = /^\s{0,24}([^\s{}][^{}]{0,160}?)\s{0,8}\{\s{0,8}([^{}]{1,240})(?:\}|$)/;
/** Nothing, a remark or the next block: "a { color: teal } is our link style" is said. */
const goesOn = /^\s{0,8}(?:$|\/\*|[^{}]{1,160}\{)/;
/** "color: red", "--gap: 4px", "&:hover" of a nested rule. */
const declaration = /^(?:--)?[a-z][a-z-]{1,40}\s?:\s?[^\s:][^:]{0,200}(?:[;:]|$)/;
/** "listen 80;" */
const directives = /^(?:[a-z_]{2,40} [^;{}]{1,120};\s{0,4}){1,12}$/;
/** "location /api/", "server", "upstream backend": a word, and at most two that it goes for. */
const directiveHead = /^[a-z_]{2,24}(?: [^\s{}]{1,80}){0,2}$/;
const marked = /^(?:[.#&:@*$>~+[]|[a-z][\w-]{0,30}(?:[.#[]\S|::?[a-z]))/;

const isSelector = (head: string): boolean =>
  head.split(/[\s,>~+]+/, 24).every((part) => part === '' || marked.test(part) || tags.has(part));

/** What holds rules itself: "@media print { .menu { display: none } }". */
const atRule =
  /^\s{0,24}@(?:media|supports|container|layer|keyframes|font-face|page|include|mixin|scope)\b[^{}]{0,120}\{/;

/** Whether a line is a rule of a style sheet or a block of directives, told whole. */
export function isStyleLine(line: string): boolean {
  if (atRule.test(line)) return true;
  const [whole = '', head = '', inner = ''] = block.exec(line) ?? [];
  if (head === '' || !goesOn.test(line.slice(whole.length))) return false;
  if (declaration.test(inner.trimStart()) && isSelector(head)) return true;
  return directiveHead.test(head) && directives.test(inner);
}
