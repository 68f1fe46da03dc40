import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const runtime = fileURLToPath(new URL('../../../runtime/', import.meta.url));
const sheets = readdirSync(runtime, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(join(runtime, path), 'utf8') }));

// site#pinch-zoom
test(
  'every sheet that limits what fingers do lets two of them zoom, except those of the lightbox and the map, which zoom ' +
    'themselves',
  () => {
    const limited = sheets.flatMap(({ path, css }) =>
      [...css.matchAll(/touch-action: ([^;]+)/g)].map(([, value]) => [path.split(/[\\/]/).at(-1), value]),
    );
    expect(limited.length).toBeGreaterThan(5);
    const without = limited.filter(([, value]) => !value?.includes('pinch-zoom'));
    expect(without.map(([name]) => name)).toEqual(['lightbox.css', 'map.css', 'map.css']);
  },
);
