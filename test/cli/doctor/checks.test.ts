import { once } from 'node:events';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBrowser, checkBuild, checkChunks, checkNode, checkPort, checkTemporaryFolder } from '../../../cli/doctor/checks.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

test.each([
  ['20.19.0', 'ok'],
  ['20.18.3', 'missing'],
  ['18.20.0', 'missing'],
  ['22.0.0', 'ok'],
])('Node.js %s is %s', (version, status) => {
  expect(checkNode(version).status).toBe(status);
});

/** Creates a package folder with one source file and a build, changed at these seconds. */
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

test('a build that is older than a source is reported with the source and the command that builds', async () => {
  expect(await checkBuild(builtPackage(3000, 2000))).toEqual({
    name: 'build',
    status: 'attention',
    detail: `older than ${join('runtime', 'browser', 'clock.ts')}`,
    advice: 'In a clone, run `npm run build`; elsewhere, install the package again.',
  });
});

test('in a folder without a build the build and the chunks are missing', async () => {
  const root = temporaryFolder();
  expect(await checkBuild(root)).toMatchObject({ status: 'missing' });
  expect(await checkChunks(root)).toMatchObject({ status: 'missing' });
});

test('a program that prints a version is a browser that starts', async () => {
  const { status, detail } = await checkBrowser({ PUPPETEER_EXECUTABLE_PATH: process.execPath });
  expect(status).toBe('ok');
  expect(detail).toContain(process.version);
  expect(detail).toContain('found in: environment');
});

test('a browser in which saved pages can reach other hosts needs attention', async () => {
  const path = join(temporaryFolder(), 'chrome');
  writeFileSync(path, '#!/bin/sh\necho Google Chrome 140.0.7339.80\n', { mode: 0o755 });
  expect(await checkBrowser({ PUPPETEER_EXECUTABLE_PATH: path })).toMatchObject({
    status: 'attention',
    advice: expect.stringContaining('Chrome 140 does not know Connection-Allowlist'),
  });
});

test('a browser that does not start is missing', async () => {
  expect(await checkBrowser({ PUPPETEER_EXECUTABLE_PATH: '/nowhere/chrome' })).toMatchObject({ status: 'missing' });
});

test('a port is taken while a server listens on it, and free afterwards', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await checkPort(port)).toMatchObject({ status: 'attention', detail: `${port} is taken` });
  server.close();
  await once(server, 'close');
  expect(await checkPort(port)).toEqual({ name: 'port', status: 'ok', detail: `${port} is free` });
});

test('a temporary folder that does not exist is missing, with the variable that names another one', async () => {
  const folder = temporaryFolder();
  expect(await checkTemporaryFolder(folder)).toEqual({ name: 'temp', status: 'ok', detail: folder });
  expect(await checkTemporaryFolder(join(folder, 'none'))).toEqual({
    name: 'temp',
    status: 'missing',
    detail: `${join(folder, 'none')} cannot be written: it does not exist`,
    advice: 'Name another folder in the variable TMPDIR, or make this one.',
  });
});
