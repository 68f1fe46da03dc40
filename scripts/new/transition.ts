import { camel, lastEntry, type Plan } from './plan.ts';

const names = 'runtime/contract/enums/gallery.ts';
const registry = 'runtime/gallery/transitions/index.ts';

/** A transition between slides: its name in the contract, its file and chunk, a test, a line in the registry. */
export const newTransition = (name: string): Plan => ({
  files: {
    [`runtime/gallery/transitions/${name}.ts`]: `import type { Transition } from '../transition.ts';

/** The new slide comes up over the old one: put the motion here. */
export const ${camel(name)}: Transition = {
  name: '${name}',
  run: ({ entering, speedMs }) => [entering.animate({ opacity: [0, 1] }, { duration: speedMs })],
};
`,
    [`runtime/chunks/gallery-${name}.ts`]: `export { ${camel(name)} as transition } from '../gallery/transitions/${name}.ts';\n`,
    [`test/runtime/gallery/transitions/${name}.test.ts`]: `import { expect, test } from 'vitest';
import type { Change } from '../../../../runtime/gallery/transition.ts';
import { ${camel(name)} } from '../../../../runtime/gallery/transitions/${name}.ts';

test('${name} lasts as long as the speed says', () => {
  const durations: unknown[] = [];
  const entering = { animate: (_frames: unknown, { duration }: { duration: number }) => durations.push(duration) };
  ${camel(name)}.run({ entering, speedMs: 500 } as unknown as Change);
  expect(durations).toEqual([500]);
});
`,
  },
  edits: [
    lastEntry(names, /galleryTransitions = \[/, `'${name}'`),
    lastEntry(registry, /new Map[^[]*\[/, `['${name}', 'gallery-${name}']`),
  ],
  next: `write its motion in runtime/gallery/transitions/${name}.ts, and show it on a gallery page of a fixture site`,
});
