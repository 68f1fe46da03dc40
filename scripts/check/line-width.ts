import { parseSync, Visitor } from 'oxc-parser';
import { readSource, trackedFiles } from './sources.ts';

/** As in .biome.json, whose formatter wraps code, and neither comments nor texts. */
const maxColumns = 130;
const wideLine = new RegExp(`^.{${maxColumns + 1},}$`, 'mu');

interface Text {
  readonly remedy: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds lines of more than 130 columns that end in a comment or in a text that can be divided at a space. Regular expressions,
 * words without a space, rows of tables, names of properties, markup, texts of tests, and templates with line ends are left as
 * they are.
 */
export async function checkLineWidth(): Promise<readonly string[]> {
  return trackedFiles(/^(cli|fake-server|runtime|scripts|test)\/.*\.(tsx?|mjs)$/).flatMap((file) => {
    const source = readSource(file);
    return wideLine.test(source) ? tooWide(file, source) : [];
  });
}

function tooWide(file: string, source: string): string[] {
  const texts = textsOf(file, source);
  let start = 0;
  return source.split('\n').flatMap((line, index) => {
    const columns = [...line].length;
    const limit = start + maxColumns;
    start += line.length + 1;
    if (columns <= maxColumns) return [];
    const text = texts.find((each) => each.start < limit && each.end > limit);
    return text ? [`${file}:${index + 1} has ${columns} columns, and at most ${maxColumns} are allowed: ${text.remedy}`] : [];
  });
}

/** Returns the comments and texts of a file that can be divided. */
function textsOf(file: string, source: string): Text[] {
  const { program, comments } = parseSync(file, source);
  const wrapped = comments.filter(({ value }) => !/biome-ignore|^ \* \|/m.test(value));
  const found: Text[] = wrapped.map(({ start, end }) => ({ start, end, remedy: 'wrap the comment' }));
  if (file.startsWith('test/')) return found;
  const keys = new Set<number>();
  const add = ({ start, end }: { readonly start: number; readonly end: number }) => {
    const text = source.slice(start, end);
    if (/ /.test(text) && !/[\n<]/.test(text) && !keys.has(start))
      found.push({ start, end, remedy: 'divide the text at a space' });
  };
  new Visitor({
    Property: ({ key }) => {
      keys.add(key.start);
    },
    Literal: (node) => {
      if (typeof node.value === 'string') add(node);
    },
    TemplateLiteral: add,
  }).visit(program);
  return found;
}
