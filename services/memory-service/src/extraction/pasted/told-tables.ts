import { wordSet, wordsOf } from '../language/lexicon/word-set.js';

/*
 * A table in Markdown whose rows state facts: environments with their addresses, services with their ports, parts with
 * their owners. What was measured, tested, compared or printed is a table as well, and is left with the rest of what
 * machines write: the heads of the columns tell.
 */

/** A row of a table that was told, as one text: "staging: URL stg.example.dev, Region eu-west-1". */
export interface ToldRow {
  /** Empty for the heads and the line under them. */
  readonly text: string;
  /** The head of the column that says what the rows are about. */
  readonly subject: string;
}

const maxRows = 40;
const maxColumns = 8;
const maxLineCharacters = 600;
const maxCellCharacters = 160;

const fence = /^\s{0,12}(?:`{3,}|~{3,})/;
const ruler = /^\s*\|?\s*:?-{1,60}:?\s*(?:\|\s*:?-{1,60}:?\s*){1,8}\|?\s*$/;

/** A column of these says where something is, or whose it is. */
const tellingHeads = wordSet(
  'env environment environments stage url urls host hosts hostname domain endpoint address ip port ports region zone cluster namespace bucket database db owner owners owned maintainer maintainers lead leads contact responsible reviewer reviewers dri oncall on-call team teams slack channel channels email account repo repository queue topic deadline due birthday retention runtime timezone schedule cron ' +
    'umgebung besitzer verantwortlich verantwortliche zuständig ansprechpartner frist entorno entornos',
  'responsable dueño equipo puerto región canal environnement propriétaire équipe échéance responsabile',
  'scadenza ambiente ambienti ambientes responsável prazo porta',
);
/** A column of these says how something went, or what it was like when somebody looked. */
const momentaryHeads = wordSet(
  'status state result results test tests case cases pass passed fail failed failure failures skip skipped',
  'duration elapsed took ms latency p50 p90 p95 p99 mean median avg average std stddev before after delta diff',
  'change changes changed coverage stmts lines line loc throughput rps qps ops speedup score accuracy loss',
  'epoch iteration run runs benchmark error errors exception log level message timestamp lag offset count',
  'counts total totals cpu usage uptime age restarts ready actual expected old new wanted latest current pros',
  'cons example severity progress done todo id memory created_at updated_at vs price protocol',
);
/** What is called so is known without it. */
const plainSubjects = wordSet(
  'env environment stage name who person people key what thing item task purpose area topic part component umgebung entorno',
  'environnement ambiente nombre nom',
);

const done =
  /^(?:✓|✔|✅|❌|✗|✘|☑|⚠|🟢|🔴|🟡|(?:pass(?:ed)?|fail(?:ed)?|ok|running|healthy|unhealthy|up|down|yes|no)$)/iu;
const measured = /^[~<>≤≥+-]?\s?\d[\d.,]*\s?(?:%|ms|µs|us|ns|s|x|kb|mb|gb|kib|mib|gib|rps|req\/s|ops\/s)$/i;
const nothing = /^(?:|[-–—?]+|n\/?a|tbd|none)$/i;

/** The rows of the told tables among the lines of a message, by the number of their line. */
export function readToldTables(lines: readonly string[]): ReadonlyMap<number, ToldRow> {
  const rows = new Map<number, ToldRow>();
  let isInFence = false;
  for (let at = 0; at < lines.length; at += 1) {
    if (fence.test(lines[at] ?? '')) isInFence = !isInFence;
    if (isInFence || !isRuler(lines[at + 1])) continue;
    const heads = cellsOf(lines[at] ?? '');
    let end = at + 2;
    while (end < lines.length && cellsOf(lines[end] ?? '').length > 1) end += 1;
    const cells = lines.slice(at + 2, Math.min(end, at + 3 + maxRows)).map(cellsOf);
    if (isTold(heads, cells)) {
      const subject = heads[0] ?? '';
      for (const line of [at, at + 1]) rows.set(line, { text: '', subject });
      for (const [row, told] of cells.entries()) rows.set(at + 2 + row, { text: textOf(heads, told), subject });
    }
    at = end - 1;
  }
  return rows;
}

const isRuler = (line: string | undefined): boolean =>
  line !== undefined && line.length <= maxLineCharacters && ruler.test(line);

/**
 * The cells of a line, without signs of emphasis; none where it is no row. A bar behind a backslash is one of the text.
 */
function cellsOf(line: string): readonly string[] {
  if (line.length > maxLineCharacters || !line.includes('|')) return [];
  const cells = line.trim().split(/(?<!\\)\|/);
  if (cells[0]?.trim() === '') cells.shift();
  if (cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => cell.replaceAll('\\|', '|').replaceAll('**', '').trim());
}

function isTold(heads: readonly string[], rows: readonly (readonly string[])[]): boolean {
  if (heads.length < 2 || heads.length > maxColumns || rows.length === 0 || rows.length > maxRows) return false;
  if ([...heads, ...rows.flat()].some((cell) => cell.length > maxCellCharacters)) return false;
  const words = heads.flatMap((head) => wordsOf(head));
  const isTelling = tellsWithWhat(heads) || words.some((word) => tellingHeads.has(word));
  if (!isTelling || words.some((word) => momentaryHeads.has(word))) return false;
  const values = rows.flatMap((row) => row.slice(1)).filter((value) => !nothing.test(value));
  const passing = values.filter((value) => done.test(value) || measured.test(value));
  return values.length > 0 && passing.length * 2 < values.length;
}

/** "| task | tool |": of two columns, and not "| feature | tool A | tool B |", which compares. */
const tellsWithWhat = (heads: readonly string[]): boolean =>
  heads.length === 2 &&
  /^(?:tools?|tooling|commands?|werkzeug|befehl|outil|herramienta|comando)$/iu.test(heads[1] ?? '');

function textOf(heads: readonly string[], cells: readonly string[]): string {
  const [subject = '', ...columns] = heads;
  const [about = ''] = cells;
  const values = columns.flatMap((head, at) => {
    const value = cells[at + 1] ?? '';
    return nothing.test(value) ? [] : [`${head} ${value}`.trim()];
  });
  if (nothing.test(about) || values.length === 0) return '';
  const isPlain = wordsOf(subject).every((word) => plainSubjects.has(word));
  return `${isPlain ? about : `${subject} ${about}`}: ${values.join(', ')}`;
}
