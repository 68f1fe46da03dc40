/** A new plug-in: files to write and lines to add to tables. Paths are relative to the root. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
  /** The next steps for the developer. */
  readonly next: string;
}

/** A change of a table: returns the new text, or null where the file does not look as expected. */
export interface Edit {
  readonly file: string;
  readonly added: string;
  apply(text: string): string | null;
}

/** Adds an import before the file's first one; the formatter moves it to its place. */
export const importLine = (file: string, line: string): Edit => insertBefore(file, /^(?=import )/m, `${line}\n`);

/** The names that tests expect of the registries. */
export const expectedNames = 'test/helpers/values/expected-names.ts';

/** Adds a text before the first match. */
export const insertBefore = (file: string, place: RegExp, added: string): Edit => ({
  file,
  added,
  apply(text) {
    const at = text.search(place);
    return at < 0 ? null : text.slice(0, at) + added + text.slice(at);
  },
});

/**
 * Adds a last entry to the list or object whose opening bracket ends the first match of `opening`.
 * @param before what separates it from the entry before it. The formatter breaks lines in sources, not in fixtures.
 */
export const lastEntry = (file: string, opening: RegExp, added: string, before = ' '): Edit => ({
  file,
  added,
  apply(text) {
    const match = opening.exec(text);
    if (!match) return null;
    const start = match.index + match[0].length;
    const end = closingBracket(text, start);
    if (end < 0) return null;
    const entries = text.slice(start, end).trimEnd();
    const comma = entries === '' || entries.endsWith(',') ? '' : ',';
    return `${text.slice(0, start)}${entries}${comma}${before}${added}${text.slice(start + entries.length)}`;
  },
});

/** Returns the index of the bracket that closes the one before `start`; -1 without one. Tables have no brackets in strings. */
function closingBracket(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index += 1) {
    if ('([{'.includes(text.charAt(index))) depth += 1;
    if (')]}'.includes(text.charAt(index))) depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** `my-rule` as `myRule`. */
export const camel = (name: string): string => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** `my-view` as `MyView`. */
export const pascal = (name: string): string => camel(`-${name}`);
