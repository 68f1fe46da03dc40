import { camel, importLine, lastEntry, type Plan, pascal } from './plan.ts';

const registry = 'runtime/features/blocks/later-kinds.ts';
const table = 'runtime/chunks.ts';

/** The files and lines that all blocks have: the public entry point, where it stands on a page, its chunk, and that pages know it. */
const common = (name: string, mount: string, maxBrotliBytes: string) => ({
  files: {
    [`runtime/features/${name}/index.ts`]: `/** What other features may use of this one. */
export { ${camel(name)}Block } from './block.ts';
`,
    [`runtime/features/${name}/block.ts`]: `import type { BlockDefinition } from '../../page/mountable.ts';

/** Blocks of class \`sqs-block-${name}\`. */
export const ${camel(name)}Block: BlockDefinition = {
  kind: '${name}',
  selector: '.sqs-block-${name}',
  when: 'visible',
  load: (page) => page.chunks.load('${name}'),
};
`,
  },
  edits: [
    importLine(registry, `import { ${camel(name)}Block } from '../${name}/index.ts';`),
    lastEntry(registry, /laterBlocks[^=]*= \[/, `${camel(name)}Block`),
    lastEntry(
      table,
      /export const chunks = \{/,
      `'${name}': { module: () => import('./features/${name}/${mount}'), maxBrotliBytes: ${maxBrotliBytes} }`,
    ),
  ],
});

/** Proves that pages know the kind, and that its chunk is the module under test. */
const reached = (name: string): string => `test('pages know ${name} blocks, and fetch their chunk by its name', async () => {
  const block = laterBlocks.find(({ kind }) => kind === '${name}');
  expect(await block?.load({ chunks: realChunks } as unknown as Page)).toMatchObject({ mount });
});
`;

const imports = (name: string, mount: string): string => `import { expect, test } from 'vitest';
import { laterBlocks } from '../../../../runtime/features/blocks/index.ts';
import { mount } from '../../../../runtime/features/${name}/${mount}';
import type { Page } from '../../../../runtime/page/page.ts';
import { realChunks } from '../../../helpers/real-chunks.ts';
`;

/** A block without React: where it stands, what it does (a chunk), a test, its lines in the registries. */
export function newBlock(name: string): Plan {
  const { files, edits } = common(name, 'mount.ts', '512');
  return {
    files: {
      ...files,
      [`runtime/features/${name}/mount.ts`]: `import type { Live } from '../../page/mountable.ts';

/** Marks the block with a class as long as it lives: put its work here. */
export function mount(element: HTMLElement): Live {
  element.classList.add('ss-${name}');
  return { destroy: () => element.classList.remove('ss-${name}') };
}
`,
      [`test/runtime/features/${name}/mount.test.ts`]: `${imports(name, 'mount.ts')}
test('a ${name} block carries its class from mount to destroy', () => {
  const classes = new Set<string>();
  const classList = { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) };
  const live = mount({ classList } as unknown as HTMLElement);
  expect([...classes]).toEqual(['ss-${name}']);
  live.destroy();
  expect([...classes]).toEqual([]);
});

${reached(name)}`,
    },
    edits,
    next: `write its work in runtime/features/${name}/mount.ts, and show it on a page of fixtures/sites/clean`,
  };
}

/** A block that React draws: the same with a view, in the one chunk of React that all share. */
export function newReactBlock(name: string): Plan {
  const view = pascal(name);
  const { files, edits } = common(name, 'mount.tsx', '64_512');
  return {
    files: {
      ...files,
      [`runtime/features/${name}/${view}.tsx`]: `/** What a visitor sees of a ${name} block: put its structure here. */
export const ${view} = ({ title }: { readonly title: string }) => <p className="ss-${name}">{title}</p>;
`,
      [`runtime/features/${name}/mount.tsx`]: `import type { Live } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';
import { mountIsland } from '../../ui/mount-island.tsx';
import { ${view} } from './${view}.tsx';

/** Draws the view into the block, below what the server sent. */
export const mount = (element: HTMLElement, page: Page): Live =>
  mountIsland(
    document,
    <${view} title={element.dataset.title ?? ''} />,
    (error) => page.errors.report(error, { block: '${name}' }),
    element,
  );
`,
      [`test/runtime/features/${name}/mount.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server';
${imports(name, 'mount.tsx')}import { ${view} } from '../../../../runtime/features/${name}/${view}.tsx';

test('a ${name} block shows its title, as text', () => {
  expect(renderToStaticMarkup(<${view} title="<b>" />)).toBe('<p class="ss-${name}">&lt;b&gt;</p>');
});

${reached(name)}`,
    },
    edits,
    next: `write its view in runtime/features/${name}/${view}.tsx, and show it on a page of fixtures/sites/clean`,
  };
}
