import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const inThread = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.api).then(async ({ start, validate }) => {
    const { summary } = await validate(workerData.read);
    const platform = await start({ port: 0, record: workerData.written });
    await fetch(platform.url + '/api/nope');
    await platform.close();
    parentPort.once('message', () => process.exit());
    parentPort.postMessage(summary);
  });
`;

test.skipIf(process.platform === 'win32')('the end of a thread that used two pipes closes no file of the others', async () => {
  const folder = temporaryFolder();
  const [read, written, content] = ['read.json', 'written', 'content'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  execFileSync('mkfifo', [read, written]);
  writeFileSync(content, '{"cookieBannerSettings":{"isEnabled":true}}');
  const writer = spawn('sh', ['-c', 'cat "$1" > "$2"', 'sh', content, read]);
  const reader = spawn('sh', ['-c', 'cat "$1" > "$2"', 'sh', written, join(folder, 'copy')]);
  const api = resolve('.build/cli/api/index.js');
  const thread = new Worker(inThread, { eval: true, workerData: { api, read, written } });
  const [summary] = (await once(thread, 'message')) as [object];
  await Promise.all([writer, reader].map((child) => child.exitCode ?? once(child, 'close')));
  const files = Array.from({ length: 100 }, () => openSync(content, 'r'));
  thread.postMessage('end');
  await once(thread, 'exit');
  for (const file of files) expect(fstatSync(file).isFile()).toBe(true);
  for (const file of files) closeSync(file);
  expect(summary).toMatchObject({ inputs: 1, items: 1 });
});
