import { camel, lastEntry, type Plan } from './plan.ts';

const names = 'runtime/contract/enums/gallery.ts';
const registry = 'runtime/gallery/designs/index.ts';

/** A gallery design: its name in the contract, its file and chunk, a test, a line in the registry. */
export const newDesign = (name: string): Plan => ({
  files: {
    [`runtime/gallery/designs/${name}.ts`]: `import type { Design, LiveDesign, Stage } from '../design.ts';

/** Marks the current slide and leaves the rest to the page's CSS: put the layout here. */
export const ${camel(name)}: Design = { name: '${name}', moves: true, start };

function start({ slides, state, currentIndex }: Stage): LiveDesign {
  const mark = (index: number, active: boolean): void => {
    const slide = slides[index];
    if (slide) state.keep(slide).classList.toggle('sqs-active-slide', active);
  };
  mark(currentIndex(), true);
  return {
    layout() {},
    move(previousIndex, index) {
      mark(previousIndex, false);
      mark(index, true);
      return 0;
    },
  };
}
`,
    [`runtime/chunks/gallery-${name}.ts`]: `import { ${camel(name)} } from '../gallery/designs/${name}.ts';\n\nexport const designs = { '${name}': ${camel(name)} };\n`,
    [`test/runtime/gallery/designs/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { ${camel(name)} } from '../../../../runtime/gallery/designs/${name}.ts';

test('${name} marks the slide it moves to, and no other', () => {
  const active = [true, false].map(() => new Set<string>());
  const slides = active.map((names) => ({ classList: { toggle: (name: string, on: boolean) => (on ? names.add(name) : names.delete(name)) } }));
  const stage = { slides, state: { keep: (slide: unknown) => slide }, currentIndex: () => 0 };
  const live = ${camel(name)}.start(stage as never);
  live.move(0, 1);
  expect(active.map((names) => [...names])).toEqual([[], ['sqs-active-slide']]);
});
`,
  },
  edits: [
    lastEntry(names, /galleryDesigns = \[/, `'${name}'`),
    lastEntry(registry, /new Map[^[]*\[/, `['${name}', 'gallery-${name}']`),
  ],
  next: `lay out its slides in runtime/gallery/designs/${name}.ts, and show it on a gallery page of a fixture site`,
});
