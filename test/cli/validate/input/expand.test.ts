import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expandInputs } from '../../../../cli/validate/input/expand.ts';
import { fakeIo } from '../../../helpers/fake-io.ts';
import { temporaryFolder } from '../../../helpers/temporary-folder.ts';

async function namesOf(args: string[], cwd: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of expandInputs(args, fakeIo({ cwd }))) names.push(name);
  return names;
}

test('goes through folders by name, in order, and passes over hidden ones, node_modules and other files', async () => {
  const cwd = temporaryFolder();
  for (const folder of ['s/b', 's/node_modules', 's/.cache']) mkdirSync(join(cwd, folder), { recursive: true });
  for (const name of ['z.html', 'a.json', 'b/x.jsonl', 'b/y.css', 'node_modules/n.html', '.cache/c.html']) {
    writeFileSync(join(cwd, 's', name), '');
  }
  expect(await namesOf(['s'], cwd)).toEqual(['s/a.json', 's/b/x.jsonl', 's/z.html']);
});

test('gives every file once, however often it is named or linked, and survives links in a circle', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 's/b'), { recursive: true });
  writeFileSync(join(cwd, 's/a.html'), '');
  symlinkSync('../a.html', join(cwd, 's/b/again.html'));
  symlinkSync('..', join(cwd, 's/b/up'));
  expect(await namesOf(['s/a.html', 's', './s/', 's/b', '-', '-'], cwd)).toEqual(['s/a.html', '-']);
});

test('answers what is not there as an input that cannot be opened', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 's'));
  symlinkSync('self.html', join(cwd, 's/self.html'));
  symlinkSync('nowhere', join(cwd, 's/lost'));
  const failures: string[] = [];
  for await (const input of expandInputs(['none.html', 's'], fakeIo({ cwd }))) {
    failures.push(`${input.name} ${await input.open().then(String, (error: Error) => error.message)}`);
  }
  expect(failures).toEqual([
    'none.html cannot be read: no such file or folder',
    's/self.html cannot be read: its symbolic links lead in a circle',
  ]);
});
