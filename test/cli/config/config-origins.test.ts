import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

function folderWith(settings: object): string {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'ss-runtime.config.json'), JSON.stringify(settings));
  return cwd;
}

test('config prints the precedence, and the origin of each value', async () => {
  const io = fakeIo({ cwd: folderWith({ audit: { concurrency: 7 } }), env: { PUPPETEER_EXECUTABLE_PATH: '/opt/chrome' } });
  expect(await run(['config', 'audit'], io)).toBe(0);
  expect(io.outText).toContain('Precedence: command line > config file > environment > default');
  expect(io.outText).toMatch(/--concurrency +7 +ss-runtime\.config\.json/);
  expect(io.outText).toMatch(/--timeout +30000 +default/);
  expect(io.outText).toMatch(/PUPPETEER_EXECUTABLE_PATH +\/opt\/chrome/);
});

test('config --format json has every configurable command, and hides the address of Redis', async () => {
  const io = fakeIo({ cwd: folderWith({ replay: { speed: 'max' } }), env: { SS_RUNTIME_QUEUE: 'redis://:secret@host' } });
  expect(await run(['config', '--format', 'json'], io)).toBe(0);
  const document = JSON.parse(io.outText) as { commands: Record<string, object> };
  expect(document).toMatchObject({
    file: 'ss-runtime.config.json',
    commands: { replay: { speed: { value: 'max', origin: 'config file' }, repeat: { value: 1, origin: 'default' } } },
  });
  expect(Object.keys(document.commands)).toEqual(['serve', 'validate', 'replay', 'audit']);
  expect(io.outText).not.toContain('secret');
});

test('config of a command without a section in config files, and of a wrong file, ends with 2', async () => {
  const io = fakeIo({ cwd: folderWith({ audit: { nope: 1 } }) });
  expect(await run(['config', 'doctor'], io)).toBe(2);
  expect(io.errText).toContain('expected one of: serve, validate, replay, audit');
  expect(await run(['config'], io)).toBe(2);
  expect(io.errText).toContain('audit.nope: is not known');
});
