import { type Expression, parseExpressionAt } from 'acorn';

/**
 * Returns the place of a value in a JSON text as `LINE:COLUMN`, from 1 on. A value that is missing has the place of its parent.
 */
export function jsonPlace(text: string, path: readonly PropertyKey[]): string {
  let node = parse(text);
  let found = node;
  for (const key of path) {
    node = node && childOf(node, key);
    found = node ?? found;
    if (!node) break;
  }
  return lineAndColumn(text, found?.start ?? 0);
}

/** Returns the place at which a text stops being JSON. Engines name it in their message, except for the end of the text. */
export function jsonErrorPlace(text: string, error: unknown): string {
  const position = /at position (\d+)/.exec(String(error))?.[1];
  return lineAndColumn(text, position === undefined ? text.trimEnd().length : Number(position));
}

/**
 * JSON is an expression of JavaScript: https://github.com/tc39/proposal-json-superset. Returns null for a key `__proto__` that is
 * repeated.
 */
function parse(text: string): Expression | null {
  try {
    return parseExpressionAt(text, 0, { ecmaVersion: 2022 });
  } catch {
    return null;
  }
}

function childOf(node: Expression, key: PropertyKey): Expression | null {
  if (node.type === 'ArrayExpression') {
    const element = node.elements[Number(key)];
    return element && element.type !== 'SpreadElement' ? element : null;
  }
  if (node.type !== 'ObjectExpression') return null;
  // Of equal keys JSON.parse takes the last one.
  const property = node.properties.findLast(
    (each) => each.type === 'Property' && each.key.type === 'Literal' && each.key.value === String(key),
  );
  return property?.type === 'Property' ? property.value : null;
}

function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}
