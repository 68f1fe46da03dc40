import { camel, lastEntry, type Plan } from './plan.ts';

const names = 'runtime/contract/gallery/transitions.ts';
const table = 'runtime/chunks.ts';
const folder = 'runtime/features/gallery/transitions';
const chunks = 'runtime/features/gallery/chunks';

/** A transition between slides: its row in the table of transitions, its file and chunk, a test that its name finds it. */
export const newTransition = (name: string): Plan => ({
  files: {
    [`${folder}/${name}.ts`]: `import type { Transition } from '../model/transition.ts';

/** Fades in the new slide over the old one: replace this by the motion. */
export const ${camel(name)}: Transition = {
  name: '${name}',
  run: ({ entering, speedMs }) => [entering.animate({ opacity: [0, 1] }, { duration: speedMs })],
};
`,
    [`${chunks}/gallery-${name}.ts`]: `import { ${camel(name)} } from '../transitions/${name}.ts';

export const transitions = { '${name}': ${camel(name)} };
`,
    [`test/runtime/gallery/${name}-transition.test.ts`]: `import { expect, test } from 'vitest';
import type { Change } from '../../../runtime/features/gallery/model/transition.ts';
import { ${camel(name)} } from '../../../runtime/features/gallery/transitions/${name}.ts';
import { findTransition } from '../../../runtime/features/gallery/transitions/index.ts';
import { realChunks } from '../../helpers/fakes/real-chunks.ts';

test('${name} lasts for speedMs', () => {
  const durations: unknown[] = [];
  const entering = { animate: (_frames: unknown, { duration }: { duration: number }) => durations.push(duration) };
  ${camel(name)}.run({ entering, speedMs: 500 } as unknown as Change);
  expect(durations).toEqual([500]);
});

test('a gallery that asks for the transition ${name} gets it', async () => {
  expect(await findTransition('${name}', realChunks)).toBe(${camel(name)});
});
`,
  },
  edits: [
    lastEntry(names, /transitionChunks = \{/, `'${name}': 'gallery-${name}'`),
    lastEntry(
      table,
      /export const chunks = \{/,
      `'gallery-${name}': { module: () => import('./features/gallery/chunks/gallery-${name}.ts'), maxBrotliBytes: 512 }`,
    ),
  ],
  next: `write its motion in ${folder}/${name}.ts, and show it on a gallery page of a fixture site`,
});
