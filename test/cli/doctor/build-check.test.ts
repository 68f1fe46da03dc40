import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBuild, checkChunks } from '../../../cli/doctor/build-check.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** A package folder with one source file and a build, each changed at these seconds. */
function builtPackage(sourceSeconds: number, buildSeconds: number): string {
  const root = temporaryFolder();
  const write = (path: string, seconds: number): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), '');
    utimesSync(join(root, path), seconds, seconds);
  };
  write('runtime/browser/clock.ts', sourceSeconds);
  write('.build/runtime/boot.js', buildSeconds);
  write('.build/runtime/chunks/gallery-AB12.js', buildSeconds);
  write('.build/stamp', buildSeconds);
  return root;
}

test('a build that is newer than its sources is ok', async () => {
  const root = builtPackage(1000, 2000);
  expect(await checkBuild(root)).toMatchObject({ status: 'ok' });
  expect(await checkChunks(root)).toMatchObject({ status: 'ok', detail: '1 in .build/runtime/chunks' });
});

test('a build that is older than a source names it and says how to build', async () => {
  expect(await checkBuild(builtPackage(3000, 2000))).toEqual({
    name: 'build',
    status: 'attention',
    detail: `older than ${join('runtime', 'browser', 'clock.ts')}`,
    advice: 'In a clone, run `npm run build`; elsewhere, install the package again.',
  });
});

test('a folder without a build misses build and chunks', async () => {
  const root = temporaryFolder();
  expect(await checkBuild(root)).toMatchObject({ status: 'missing' });
  expect(await checkChunks(root)).toMatchObject({ status: 'missing' });
});
