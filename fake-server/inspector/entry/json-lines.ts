/** One line of indented JSON. */
export interface JsonLine {
  readonly depth: number;
  /** RFC 6901 pointer of the line's value; a closing bracket has the one of its opening. */
  readonly pointer: string;
  /** The name of a property, as JSON text; null in lists, and for closing brackets. */
  readonly name: string | null;
  readonly text: string;
  readonly kind: 'text' | 'number' | 'word' | 'bracket';
}

/** Deeper values are one line of JSON text: nesting is the sender's choice. */
const maxDepth = 60;

const kinds: Readonly<Record<string, JsonLine['kind']>> = { string: 'text', number: 'number' };

/** Returns a value as lines of indented JSON, at most `maxLines`; the rest is left out. */
export function jsonLines(value: unknown, maxLines = Number.POSITIVE_INFINITY): readonly JsonLine[] {
  const lines: JsonLine[] = [];
  const add = (each: unknown, depth: number, pointer: string, name: string | null, comma: string): void => {
    if (lines.length >= maxLines) return;
    if (typeof each !== 'object' || each === null || depth > maxDepth) {
      const text = (JSON.stringify(each) ?? 'null') + comma;
      lines.push({ depth, pointer, name, text, kind: kinds[typeof each] ?? 'word' });
      return;
    }
    const isList = Array.isArray(each);
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    // Names only: a list of a million members must not be copied.
    const keys = isList ? each : Object.keys(each);
    if (keys.length === 0) return void lines.push({ depth, pointer, name, text: open + close + comma, kind: 'bracket' });
    lines.push({ depth, pointer, name, text: open, kind: 'bracket' });
    for (let index = 0; index < keys.length; index += 1) {
      const key = isList ? String(index) : (keys[index] as string);
      const member = (each as Record<string, unknown>)[key];
      const next = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      add(member, depth + 1, next, isList ? null : JSON.stringify(key), index < keys.length - 1 ? ',' : '');
      if (lines.length >= maxLines) return;
    }
    lines.push({ depth, pointer, name: null, text: close + comma, kind: 'bracket' });
  };
  add(value, 0, '', null, '');
  return lines;
}
