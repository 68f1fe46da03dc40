import { camel, lastEntry, type Plan } from './plan.ts';

const names = 'runtime/contract/gallery/design-table.ts';
const table = 'runtime/chunks.ts';
const folder = 'runtime/features/gallery/designs';

/** A gallery design: its row in the table of designs, its file, a test that a block of this design gets it. */
export const newDesign = (name: string): Plan => ({
  files: {
    [`${folder}/${name}.ts`]: `import type { Design, MountedDesign, Stage } from '../model/design.ts';

/** Marks the current slide and leaves the rest to the page's CSS: add the layout here. */
export const ${camel(name)}: Design = { name: '${name}', moves: true, start };

/** The chunk \`gallery-${name}\`. */
export const designs = { '${name}': ${camel(name)} };

function start({ slides, state, currentIndex }: Stage): MountedDesign {
  const markCurrent = (index: number, isCurrent: boolean): void => {
    const slide = slides[index];
    if (slide) state.keep(slide).classList.toggle('sqs-active-slide', isCurrent);
  };
  markCurrent(currentIndex(), true);
  return {
    layout() {},
    move(previousIndex, index) {
      markCurrent(previousIndex, false);
      markCurrent(index, true);
      return 0;
    },
  };
}
`,
    [`test/runtime/gallery/${name}-design.test.ts`]: `import { expect, test } from 'vitest';
import { blockOptions } from '../../../runtime/features/gallery/block/block-options.ts';
import { findRow, loadDesign } from '../../../runtime/features/gallery/designs/index.ts';
import { ${camel(name)} } from '../../../runtime/features/gallery/designs/${name}.ts';
import { realChunks } from '../../helpers/fakes/real-chunks.ts';

test('${name} marks only the slide that it moves to', () => {
  const active = [true, false].map(() => new Set<string>());
  const slides = active.map((names) => ({
    classList: { toggle: (name: string, on: boolean) => (on ? names.add(name) : names.delete(name)) },
  }));
  const stage = { slides, state: { keep: (slide: unknown) => slide }, currentIndex: () => 0 };
  const design = ${camel(name)}.start(stage as never);
  design.move(0, 1, { direction: 1, dragged: 0, velocity: 0 });
  expect(active.map((names) => [...names])).toEqual([[], ['sqs-active-slide']]);
});

test('a gallery block whose design is ${name} gets it', async () => {
  const element = { querySelectorAll: () => [] } as unknown as HTMLElement;
  const { design } = blockOptions({ design: '${name}' }, element);
  expect(await loadDesign(findRow(design), realChunks)).toBe(${camel(name)});
});
`,
  },
  edits: [
    lastEntry(names, /designRows = \[/, `{ name: '${name}', chunks: 'gallery-${name} gallery-steps' }`),
    lastEntry(
      table,
      /export const chunks = \{/,
      `'gallery-${name}': { module: () => import('./features/gallery/designs/${name}.ts'), maxBrotliBytes: 512 }`,
    ),
  ],
  next:
    `lay out its slides in ${folder}/${name}.ts, say in ${names} which boxes are reserved for it, leave \`gallery-steps\` ` +
    'out there if it does not move, and show it on a gallery page of a fixture site',
});
