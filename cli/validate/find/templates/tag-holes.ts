import { filled, type Range } from './holes.ts';

/** The delimiters of an expression or a comment. */
interface Delimiters {
  /** Source of the expression that matches the opening. */
  readonly opening: string;
  readonly closing: RegExp;
}

const mustaches: readonly Delimiters[] = [
  { opening: '\\{\\{!--', closing: /--\}\}/g },
  { opening: '\\{\\{\\{', closing: /\}\}\}/g },
  { opening: '\\{\\{', closing: /\}\}/g },
];

const tags: readonly Delimiters[] = [
  { opening: '\\{%-?\\s*comment\\s*-?%\\}', closing: /\{%-?\s*endcomment\s*-?%\}/g },
  { opening: '\\{%', closing: /%\}/g },
  { opening: '\\{#', closing: /#\}/g },
  { opening: '<%', closing: /%>/g },
  ...mustaches,
];

const blade: readonly Delimiters[] = [{ opening: '\\{!!', closing: /!!\}/g }, ...mustaches];

/** Returns a page with holes in place of `{{ … }}` and `{!! … !!}`. */
export const bladeHoles = (text: string): string => filled(text, rangesOf(text, blade));

/** Returns a page with holes in place of `{{ … }}`. */
export const mustacheHoles = (text: string): string => filled(text, rangesOf(text, mustaches));

/** Returns a page with holes in place of `{{ … }}`, `{% … %}`, `{# … #}` and `<% … %>`. */
export const tagHoles = (text: string): string => filled(text, rangesOf(text, tags));

function* rangesOf(text: string, delimiters: readonly Delimiters[]): Generator<Range> {
  const opening = new RegExp(delimiters.map((each) => `(${each.opening})`).join('|'), 'g');
  /** Delimiters without a further end. */
  const unclosed = new Set<Delimiters>();
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const kind = delimiters[found.slice(1).findIndex((group) => group !== undefined)];
    if (!kind || unclosed.has(kind)) continue;
    kind.closing.lastIndex = opening.lastIndex;
    if (!kind.closing.test(text)) unclosed.add(kind);
    else {
      opening.lastIndex = kind.closing.lastIndex;
      yield [found.index, opening.lastIndex];
    }
  }
}
