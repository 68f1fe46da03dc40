import { camel, importLine, lastEntry, type Plan } from './plan.ts';

const registry = 'runtime/blocks/index.ts';

/** A block: when it comes to life (part of what is fetched after the load), what it does (a chunk), a test, a line in the registry. */
export const newBlock = (name: string): Plan => ({
  files: {
    [`runtime/blocks/${name}/block.ts`]: `import type { BlockDefinition, BlockModule } from '../block.ts';

/** Blocks of class \`sqs-block-${name}\`. */
export const ${camel(name)}Block: BlockDefinition = {
  kind: '${name}',
  selector: '.sqs-block-${name}',
  when: 'visible',
  load: (page) => page.chunks.load<BlockModule>('${name}'),
};
`,
    [`runtime/blocks/${name}/mount.ts`]: `import type { Live } from '../../page/mountable.ts';

/** Marks the block with a class as long as it lives: put its work here. React belongs in a .tsx file beside this one. */
export function mount(element: HTMLElement): Live {
  element.classList.add('ss-${name}');
  return { destroy: () => element.classList.remove('ss-${name}') };
}
`,
    [`runtime/chunks/${name}.ts`]: `export { mount } from '../blocks/${name}/mount.ts';\n`,
    [`test/runtime/blocks/${name}/mount.test.ts`]: `import { expect, test } from 'vitest';
import { mount } from '../../../../runtime/blocks/${name}/mount.ts';

test('a ${name} block carries its class from mount to destroy', () => {
  const classes = new Set<string>();
  const classList = { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) };
  const live = mount({ classList } as unknown as HTMLElement);
  expect([...classes]).toEqual(['ss-${name}']);
  live.destroy();
  expect([...classes]).toEqual([]);
});
`,
  },
  edits: [
    importLine(registry, `import { ${camel(name)}Block } from './${name}/block.ts';`),
    lastEntry(registry, /laterBlocks[^=]*= \[/, `${camel(name)}Block`),
  ],
  next: `write its work in runtime/blocks/${name}/mount.ts, and show it on a page of fixtures/sites/clean`,
});
