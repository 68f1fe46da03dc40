import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLogo } from '../../../cli/audit/logo.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const logo = async (name: string, content: Buffer | string) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), content);
  return readLogo(name, folder);
};

test.each([
  ['a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a]), 'image/png'],
  ['b.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['c.svg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['d.any', 'RIFF1234WEBPVP8 ', 'image/webp'],
])('%s is read by its content', async (name, content, type) => {
  expect(await logo(name, content)).toBe(`data:${type};base64,${Buffer.from(content).toString('base64')}`);
});

test('a missing file, another file and one of more than 1,000,000 bytes are named with the expectation', async () => {
  await expect(readLogo('none.png', temporaryFolder())).rejects.toThrow('The logo none.png cannot be read');
  await expect(logo('page.html', '<!doctype html><p>')).rejects.toThrow(
    'The logo page.html is no picture: expected PNG, JPEG, SVG, WebP or GIF.',
  );
  await expect(logo('big.gif', `GIF89a${'x'.repeat(1_000_000)}`)).rejects.toThrow('has 1000006 bytes: expected at most 1000000.');
});
