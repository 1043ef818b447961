/*
 * Formats whose lines say little one by one and are told by the lines around them: queries, headers of a request, make
 * files, units and settings, fields in columns. Each takes the lines between two blank ones and gives the numbers of
 * those that belong to it.
 */

const maxHead = 200;
const heads = (run: readonly string[]): readonly string[] => run.map((line) => line.slice(0, maxHead));
const numbersWhere = (lines: readonly string[], isMeant: (line: string, at: number) => boolean): readonly number[] =>
  lines.flatMap((line, at) => (isMeant(line, at) ? [at] : []));

const startsQuery =
  /^\s*(?:select|with \w{1,60} as|insert into|update [\w."]{1,60}(?: \w{1,20})? ?(?:set\b|$)|delete from|explain(?: analy[sz]e)?|create (?:or replace )?(?:unique )?(?:table|index|view)|alter table)\b/i;
const goesOnQuery =
  /^\s*(?:from|where|(?:left |right |inner |outer |full |cross )*join|on|and|or|group by|order by|having|limit|offset|values|returning|set|union(?: all)?|on conflict|add column|drop column)\b/i;
const signOfQuery = /[=*();"]|\w\.\w|\w_\w|,\s*$/;

/** A query of several lines, whatever the case of its words, up to its semicolon. */
function linesOfQuery(lines: readonly string[]): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!startsQuery.test(lines[at] ?? '')) continue;
    const from = at;
    let signs = 0;
    while (at < lines.length) {
      const line = lines[at] ?? '';
      const belongs = at === from || goesOnQuery.test(line) || /^\s+\S|^\s*[()]|[,(]\s*$/.test(line);
      if (!belongs) break;
      if (signOfQuery.test(line)) signs += 1;
      at += 1;
      if (/;\s*$/.test(line)) break;
    }
    if (at - from > 1 && signs * 2 >= at - from) for (let line = from; line < at; line += 1) found.push(line);
    at -= 1;
  }
  return found;
}

/** A status, a request, or a name that only headers have. */
const surelyHeader =
  /^(?:[<>] )?(?:HTTP\/\d|(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S{1,160} HTTP\/\d|(?:accept-\w+|access-control-[\w-]+|cache-control|content-(?:type|length|encoding|disposition|security-policy)|user-agent|set-cookie|if-(?:none-match|modified-since)|last-modified|strict-transport-security|transfer-encoding|www-authenticate|x-[\w-]+|etag): ?\S)(?!.{0,120}\b(?:we|our|my|always|never)\b)/i;
const header = /^(?:[<>] )?[A-Za-z][\w-]{1,60}:(?: |$)/;

/** Headers of a request or an answer: all are names with values, and one of them is surely a header's. */
function linesOfHeaders(lines: readonly string[]): readonly number[] {
  const first = lines.findIndex((line) => surelyHeader.test(line));
  if (first < 0) return [];
  const isHeader = (line: string): boolean => surelyHeader.test(line) || header.test(line);
  let from = first;
  while (from > 0 && isHeader(lines[from - 1] ?? '')) from -= 1;
  let to = first + 1;
  while (to < lines.length && isHeader(lines[to] ?? '')) to += 1;
  return to - from < 2 ? [] : numbersWhere(lines, (_, at) => at >= from && at < to);
}

/** "< HTTP/2 200", "> Host: …", "* Connected to …": of what was sent, was received, and happened between. */
function linesOfTransfer(lines: readonly string[]): readonly number[] {
  const isTransfer = lines.some((line) => /^< (?:HTTP\/\d|[\w-]{2,40}: )|^> [A-Z]{3,7} \S{1,160} HTTP\//.test(line));
  return isTransfer ? numbersWhere(lines, (line) => /^[*<>{}] ?/.test(line)) : [];
}

const target = /^(?!\s)[\w./%$()-]{1,60}(?: [\w./%$()-]{1,60}){0,3}\s?::?(?: [\w./%$()| -]{0,120})?$/;
const commands =
  'cd|rm|cp|mv|mkdir|npm|npx|pnpm|yarn|bun|tsc|go (?:build|run|test|mod|install|vet|generate|fmt|tool|clean)|cargo|pip|python3?|pytest|uv|poetry|docker|docker-compose|kubectl|helm|terraform|git|gcc|g\\+\\+|clang|cmake|javac|mvn|dotnet|bundle|php|composer|psql|curl|sed|awk';
/** Commands that begin what a person may write, too ("cat food"): what follows has the signs of one. */
const wordyCommands = 'cat|echo|test|node|find|for|if|sh|bash|tar|java|ruby';
const recipe = new RegExp(`^\\t[@-]?(?:[$./]\\S|(?:${commands})\\b|(?:${wordyCommands}) .{0,60}[$"'*/=;.-]\\S)`);

/** Targets of a make file with their recipes behind a tab. */
function linesOfMakeFile(lines: readonly string[]): readonly number[] {
  let isInTarget = false;
  return numbersWhere(lines, (line, at) => {
    if (line.startsWith('\t')) return isInTarget;
    isInTarget = target.test(line) && recipe.test(lines[at + 1] ?? '');
    return isInTarget || /^\.(?:PHONY|DEFAULT|SUFFIXES|ONESHELL)\b/.test(line);
  });
}

const setting =
  /^\s{0,8}[A-Za-z][\w.-]{0,60}(?:=\S.{0,160}| = (?!\d+ (?:for|in|on)\b)\S{1,120}(?: \S{1,40}){0,2})$|^\s*[#;]/;
const section = /^\s{0,8}\[{1,2}[\w."*: @/-]{1,60}\]{1,2}$/;

/** A section in brackets with its settings, or settings alone that stand tight around their sign. */
function linesOfSettings(lines: readonly string[]): readonly number[] {
  const first = lines.findIndex((line) => section.test(line));
  if (first >= 0) {
    let to = first + 1;
    while (to < lines.length && (setting.test(lines[to] ?? '') || section.test(lines[to] ?? ''))) to += 1;
    return to - first < (to === lines.length ? 2 : 4) ? [] : numbersWhere(lines, (_, at) => at >= first && at < to);
  }
  const isTight = (line: string): boolean => /^[A-Z][\w.-]{1,60}=\S.{0,160}$/.test(line);
  return lines.length >= 3 && lines.every(isTight) ? numbersWhere(lines, () => true) : [];
}

const field = /^(\s{0,8}[A-Z][\w ()./-]{0,40}: {2,40})\S/;
const minFields = 3;
/** An address, a name with a number in it, a path, a time to the second, nothing, a digest. */
const valueOfProgram =
  /: {2,40}(?:.{0,80}(?:\d{1,3}(?:\.\d{1,3}){3}|\d\d:\d\d:\d\d)|[a-z]+[-_.][\w.-]*\d|\/\w+\/\w|<none>|0x|(?=\d*[a-f])[\da-f]{7,}\d|\d[\da-f]{6,}[a-f])/;
const minGap = 3;

/** "Name:          shop": fields whose values a program puts in one column, further right than most would, and some of which are a program's. */
function linesOfFields(lines: readonly string[]): readonly number[] {
  const inColumn = new Map<number, number[]>();
  const isNear = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const label = field.exec(line)?.[1] ?? '';
    if (label === '') continue;
    const numbers = inColumn.get(label.length);
    if (numbers === undefined) inColumn.set(label.length, [at]);
    else numbers.push(at);
    if (gapOf(label) < minGap) isNear.add(label.length);
  }
  return [...inColumn].flatMap(([column, numbers]) =>
    numbers.length >= minFields && !isNear.has(column) && numbers.some((at) => valueOfProgram.test(lines[at] ?? ''))
      ? numbers
      : [],
  );
}

/** What a name server was asked, and what it said. */
const linesOfLookup = (lines: readonly string[]): readonly number[] =>
  lines.some((line) => /^Non-authoritative answer:|^Address:\s{1,8}\S{2,60}#\d{1,5}$/.test(line))
    ? numbersWhere(lines, (line) => /^(?:Server|Name|Address(?:es)?|Aliases|Non-authoritative answer):/.test(line))
    : [];

const gapOf = (label: string): number => label.length - label.trimEnd().length;

const formats = [
  linesOfQuery,
  linesOfHeaders,
  linesOfTransfer,
  linesOfMakeFile,
  linesOfSettings,
  linesOfFields,
  linesOfLookup,
];

/** Marks the lines of a run that belong to such a format. */
export function markFormats(run: readonly string[], machine: boolean[]): void {
  const lines = heads(run);
  for (const linesOf of formats) for (const at of linesOf(lines)) machine[at] = true;
}
