/** HTML that is safe to send: everything that came from outside of a template is escaped. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `` html`<b>${name}</b>` ``: strings and numbers are escaped, other markup and lists of it are taken as they are. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + render(values[index - 1]) + part));
}

function render(value: unknown): string {
  if (value instanceof Markup) return value.toString();
  if (Array.isArray(value)) return value.map(render).join('');
  if (value === null || value === undefined) return '';
  return String(value).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Text whose `` `code` `` is set as code. */
export function prose(text: unknown): Markup[] {
  return String(text ?? '')
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
