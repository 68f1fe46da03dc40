import { get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

test('with watch each page has the reload script at its end, and open pages are reloaded', async () => {
  const platform = await startPlatform(undefined, { watch: true });
  expect((await call(platform, '/')).text).toMatch(/<p>Hello<script src="\/__ss-reload\/reload\.js"><\/script>$/);
  expect((await call(platform, '/__ss-reload/reload.js')).headers['content-type']).toContain('text/javascript');
  const stream = await new Promise<IncomingMessage>((resolve) => get(`${platform.url}__ss-reload`, resolve));
  onTestFinished(() => void stream.destroy());
  let received = '';
  const isNotified = new Promise<void>((resolve) => {
    stream.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      if (received.includes('data: reload\n\n')) resolve();
    });
  });
  platform.reload();
  await isNotified;
});

test('without watch pages are unchanged and there is no reload script', async () => {
  const platform = await startPlatform();
  expect((await call(platform, '/')).text).toMatch(/<p>Hello$/);
  expect((await call(platform, '/__ss-reload/reload.js')).status).toBe(404);
});
