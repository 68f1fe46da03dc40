import { posix } from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { readSource } from '../../../scripts/check/sources.ts';
import type { Page } from './pages.ts';

const words = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A figure of a page, and the comment after it: `16 MiB<!-- figure: journal.ts#memoryBytes -->`. */
const figures = new RegExp(`(?:(\\d[\\d,.]*|${words.join('|')})(?: ([a-zA-Z]+))?)?<!-- figure: ([^>]+?) -->`, 'g');

const [second, minute, hour, kibibyte] = [1000, 60_000, 3_600_000, 1024];
/** Units of constants in milliseconds and bytes. */
const units: Readonly<Record<string, number>> = {
  ...{ ms: 1, s: second, seconds: second, min: minute, minutes: minute, h: hour, hours: hour, days: 24 * hour },
  ...{ bytes: 1, KiB: kibibyte, MiB: kibibyte ** 2, GiB: kibibyte ** 3 },
};

/**
 * Returns a page with its figures as they are in code. A figure is a count by its name, or a constant by the path of its module
 * from the page and its name, `PATH#limits.maxBytes`, in the unit that the page gives. Throws for a comment without a figure, and
 * for an unknown one.
 */
export const withFigures = ({ path, text }: Page, counts: Readonly<Record<string, number | string>>): string =>
  text.replace(figures, (all: string, figure: string | undefined, unit: string | undefined, name: string) => {
    if (figure === undefined) throw new Error(`${all} has no figure before it.`);
    const [module = '', constant] = name.split('#');
    const value =
      constant === undefined
        ? counts[name]
        : constantOf(posix.join(posix.dirname(path), module), constant) / unitOf(constant, unit);
    if (value === undefined) throw new Error(`${all}: expected one of ${Object.keys(counts).join(', ')}, or PATH#CONSTANT.`);
    const written = typeof value === 'string' ? value : /^[a-z]/.test(figure) ? words[value] : value.toLocaleString('en');
    return all.replace(figure, written ?? String(value));
  });

const unitOf = (constant: string, unit = ''): number => (constant.endsWith('Seconds') ? 1 : (units[unit] ?? 1));

/** Returns a number of a module, without running it. Throws for a name that is not a number there. */
function constantOf(path: string, name: string): number {
  const variables = new Map<string, Expression>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) variables.set(id.name, init);
    },
  }).visit(parseSync(path, readSource(path)).program);
  const [variable = '', ...keys] = name.split('.');
  let found = variables.get(variable);
  for (const key of keys) found = found && memberOf(found, key);
  const value = found && numberOf(found, variables);
  if (value === undefined || Number.isNaN(value)) throw new Error(`${path} has no number ${name}.`);
  return value;
}

function memberOf(node: Expression, key: string): Expression | undefined {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return memberOf(node.expression, key);
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'Property') continue;
    const { key: name, value } = property;
    if ((name.type === 'Identifier' && name.name === key) || (name.type === 'Literal' && name.value === key))
      return value as Expression;
  }
  return undefined;
}

/** Returns the value of numbers, products, quotients and names of them; NaN for another expression. */
function numberOf(node: Expression, variables: ReadonlyMap<string, Expression>): number {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : Number.NaN;
  if (node.type === 'Identifier') {
    const named = variables.get(node.name);
    return named ? numberOf(named, variables) : Number.NaN;
  }
  if (node.type !== 'BinaryExpression') return Number.NaN;
  const [left, right] = [numberOf(node.left as Expression, variables), numberOf(node.right, variables)];
  return node.operator === '*' ? left * right : node.operator === '/' ? left / right : Number.NaN;
}
