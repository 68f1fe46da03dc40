/** Markup whose texts are escaped already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | null | undefined | false | Markup | readonly Part[];

/** HTML or XML from a template: every value in it is escaped, unless it is markup itself; lists are joined, nothing stands for null and false. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.reduce((before, text, index) => before + rendered(parts[index - 1]) + text));

const rendered = (part: Part): string => {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(rendered).join('');
  return part === null || part === undefined || part === false ? '' : escaped(String(part));
};

/** What XML and HTML have no way to hold: control characters and halves of surrogate pairs. */
const unholdable = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string =>
  text.replace(unholdable, '\ufffd').replace(/[&<>"']/g, (character) => entities[character] ?? '');
