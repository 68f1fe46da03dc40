import { insertBefore, lastEntry, type Plan, pascal } from './plan.ts';

const blocks = 'runtime/blocks.ts';
const chunks = 'runtime/chunks.ts';

/** The rows of a block in the tables of blocks and of downloads. */
const rows = (name: string, file: string, maxBrotliBytes: string) => [
  insertBefore(
    blocks,
    /^ {2}\/\/ Components: the chunk/m,
    `  { kind: '${name}', selector: '.sqs-block-${name}', chunk: '${name}' },\n`,
  ),
  lastEntry(
    chunks,
    /export const chunks = \{/,
    `'${name}': { module: () => import('./features/${name}/chunks/${file}'), maxBrotliBytes: ${maxBrotliBytes} }`,
  ),
];

/** A test that the table has the kind, and that its chunk is the module under test. */
const reached = (name: string): string => `test('the table of blocks has ${name}, and its chunk is this module', async () => {
  const { chunk } = blockKinds.find(({ kind }) => kind === '${name}') ?? {};
  expect(chunk && (await realChunks.load(chunk))).toMatchObject({ mount });
});
`;

const imports = (name: string, file: string): string => `import { expect, test } from 'vitest';
import { blockKinds } from '../../../runtime/blocks.ts';
import { mount } from '../../../runtime/features/${name}/chunks/${file}';
import { realChunks } from '../../helpers/fakes/real-chunks.ts';
`;

/** A block without React: its download, a test, its row in the tables of blocks and of chunks. */
export const newBlock = (name: string): Plan => ({
  files: {
    [`runtime/features/${name}/chunks/${name}.ts`]: `import type { Mounted } from '../../../page/mountable.ts';

/** Marks the block with a class while it is mounted: replace this by its code. */
export function mount(element: HTMLElement): Mounted {
  element.classList.add('ss-${name}');
  return { dispose: () => element.classList.remove('ss-${name}') };
}
`,
    [`test/runtime/${name}/${name}.test.ts`]: `${imports(name, `${name}.ts`)}
test('a ${name} block has its class from mount to dispose', () => {
  const classes = new Set<string>();
  const classList = { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) };
  const mounted = mount({ classList } as unknown as HTMLElement);
  expect([...classes]).toEqual(['ss-${name}']);
  mounted.dispose();
  expect([...classes]).toEqual([]);
});

${reached(name)}`,
  },
  edits: rows(name, `${name}.ts`, '512'),
  next: `write its code in runtime/features/${name}/chunks/${name}.ts, and show it on a page of fixtures/sites/clean`,
});

/** A block that React draws: the same with a view, in the one chunk of React that all share. */
export function newReactBlock(name: string): Plan {
  const view = pascal(name);
  return {
    files: {
      [`runtime/features/${name}/${view}.tsx`]: `/** The structure of a ${name} block. */
export const ${view} = ({ title }: { readonly title: string }) => <p className="ss-${name}">{title}</p>;
`,
      [`runtime/features/${name}/chunks/${name}.tsx`]: `import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { openIsland } from '../../../ui/react/open-island.tsx';
import { ${view} } from '../${view}.tsx';

/** Draws the view into the block, below the content of the server. */
export const mount = (element: HTMLElement, page: Page): Mounted =>
  openIsland(page, { name: '${name}', tree: <${view} title={element.dataset.title ?? ''} />, styles: '', parent: element });
`,
      [`test/runtime/${name}/${name}.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server';
${imports(name, `${name}.tsx`)}import { ${view} } from '../../../runtime/features/${name}/${view}.tsx';

test('a ${name} block shows its title, as text', () => {
  expect(renderToStaticMarkup(<${view} title="<b>" />)).toBe('<p class="ss-${name}">&lt;b&gt;</p>');
});

${reached(name)}`,
    },
    edits: rows(name, `${name}.tsx`, '64_512'),
    next: `write its view in runtime/features/${name}/${view}.tsx, and show it on a page of fixtures/sites/clean`,
  };
}
