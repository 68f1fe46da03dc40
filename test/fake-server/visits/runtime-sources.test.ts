import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSourceFinder } from '../../../fake-server/visits/runtime-sources.ts';
import { writeFiles } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

test('a place of a built file becomes that of its source; without a map, and for other names, there is no source', () => {
  const folder = temporaryFolder();
  // One segment: column 1 of line 1 is line 3 of the source.
  const map = { version: 3, sources: ['../../runtime/features/analytics/visit.ts'], names: [], mappings: 'AAEA' };
  writeFiles(folder, { 'boot.js.map': JSON.stringify(map), 'broken.js.map': '{', 'secret.map': JSON.stringify(map) });
  const find = createSourceFinder(folder);
  expect(find('boot.js', 1, 1)).toEqual({ file: 'runtime/features/analytics/visit.ts', line: 3 });
  for (const name of ['broken.js', 'none.js', '../boot.js', join(folder, 'boot.js'), 'secret'])
    expect(find(name, 1, 1)).toBeNull();
});
