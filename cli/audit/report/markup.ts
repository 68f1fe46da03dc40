/** HTML or XML whose texts are escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | null | undefined | false | Markup | readonly Part[];

/** Returns HTML or XML from a template. Values are escaped unless they are Markup, lists are joined, null and false are empty. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.reduce((before, text, index) => before + rendered(parts[index - 1]) + text));

const rendered = (part: Part): string => {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(rendered).join('');
  return part === null || part === undefined || part === false ? '' : escaped(String(part));
};

/** Characters that XML and HTML must not contain: control characters and halves of surrogate pairs. */
const forbiddenCharacters = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string =>
  text.replace(forbiddenCharacters, '\ufffd').replace(/[&<>"']/g, (character) => entities[character] ?? '');
