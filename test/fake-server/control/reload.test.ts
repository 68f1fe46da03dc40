import { get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

test('a watching platform puts its script behind each page, and tells open pages to load themselves anew', async () => {
  const platform = await startPlatform(undefined, { watch: true });
  expect((await call(platform, '/')).text).toMatch(/<p>Hello<script src="\/__ss\/reload\.js"><\/script>$/);
  expect((await call(platform, '/__ss/reload.js')).headers['content-type']).toContain('text/javascript');
  const stream = await new Promise<IncomingMessage>((resolve) => get(`${platform.control}reload`, resolve));
  onTestFinished(() => void stream.destroy());
  let heard = '';
  const told = new Promise<void>((resolve) => {
    stream.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      if (heard.includes('data: reload\n\n')) resolve();
    });
  });
  platform.reload();
  await told;
});

test('without watching, pages stay as they are and there is no such script', async () => {
  const platform = await startPlatform();
  expect((await call(platform, '/')).text).toMatch(/<p>Hello$/);
  expect((await call(platform, '/__ss/reload.js')).status).toBe(404);
});
