import { mayHoldSecretName, type SecretNames } from '../values/secret-names.js';
import { redactTold, redactToldIfStriking } from '../values/told-values.js';

/** `<password>hunter2</password>` */
const element = /(<([\w:.-]{1,60})(?:\s[^<>]{0,300})?>)([^<>]{1,8000})(?=<\/)/g;
/** A table, one of its rows, or a cell with its text, which other tags may set off. */
const tablePart =
  /<(table|tr|t[hd])\b[^<>]{0,300}>(?:\s{0,40}<(?:code|kbd|pre|b|strong|em|i|p|span)\b[^<>]{0,100}>){0,3}([^<>]{0,8000})/gi;
/** `"name": "DB_PASSWORD", "value": "hunter2"`, `name: …` over `value: …`, `key="…" value="…"` */
const pair =
  /((?<![\p{L}\p{N}])(?:name|key|id|field|label|variable|setting|property)\\?["']?\s{0,4}[:=]\s{0,4}\\?["']?)([\p{L}\p{N} _.-]{2,60})(\\?["']?[\s,]{1,40}\\?["']?(?:value|val|default|content)\\?["']?\s{0,4}[:=]\s{0,4})(\\?"[^"\n]{1,8000}"|'[^'\n]{1,8000}'|[^\s"',;]{1,8000})/giu;

/** Cells of an HTML table are told from the heads of their columns, or from the cell before. */
function redactHtmlTables(text: string, names: SecretNames): string {
  let heads = new Map<number, string>();
  let row = 0;
  let column = 0;
  let before: string | null = null;
  return text.replace(tablePart, (whole: string, tag: string, said: string) => {
    const part = tag.toLowerCase();
    if (part === 'table') {
      [heads, row] = [new Map(), 0];
      return whole;
    }
    if (part === 'tr') {
      [row, column, before] = [row + 1, 0, null];
      return whole;
    }
    column += 1;
    const name = names.of(said);
    const head = heads.get(column);
    if (row <= 1 && name !== null) heads.set(column, name);
    const open = whole.slice(0, whole.length - said.length);
    const beside = before === null ? said : redactToldIfStriking(said, before, names.redact);
    before = name;
    return open + (row > 1 && head !== undefined ? redactTold(said, head, names.redact) : beside);
  });
}

/**
 * The text without the secrets that tags and keys around them name: elements, cells, and pairs of a name and a value.
 * Linear.
 */
export function redactMarkup(text: string, names: SecretNames): string {
  if (!mayHoldSecretName(text)) return text;
  let redacted = text.replace(pair, (whole: string, lead: string, said: string, link: string, value: string) => {
    const name = names.of(said);
    return name === null ? whole : `${lead}${said}${link}${redactTold(value, name, names.redact)}`;
  });
  if (!redacted.includes('</')) return redacted;
  redacted = redacted.replace(element, (whole: string, tag: string, named: string, value: string) => {
    const name = names.of(named);
    return name === null ? whole : tag + redactTold(value, name, names.redact);
  });
  return /<t[hd]\b/i.test(redacted) ? redactHtmlTables(redacted, names) : redacted;
}
