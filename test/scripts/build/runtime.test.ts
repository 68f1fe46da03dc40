import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { outDir } from '../../../scripts/build/paths.ts';

test('the boot script has no syntax newer than ES2019 except import(), so that browsers of 2019 parse it', async () => {
  const code = readFileSync(join(outDir('runtime'), 'boot.js'), 'utf8');
  const loweredTo = async (target: string) => (await transform(code, { target })).code;
  expect(await loweredTo('es2019')).toBe(await loweredTo('esnext'));
  expect((await transform('a?.b', { target: 'es2019' })).code).not.toContain('?.');
});
