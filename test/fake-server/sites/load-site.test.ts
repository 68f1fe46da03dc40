import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite, loadSites } from '../../../fake-server/sites/load-site.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

describe('loading a site', () => {
  test('a folder is a site named after it', async () => {
    expect(await loadSite(siteFolder('Müller & Söhne 2', {}))).toMatchObject({ id: 'muller-sohne-2', title: 'Müller & Söhne 2' });
  });

  test('a folder with a site.json that lists pages is a fixture site, any other site.json is a file', async () => {
    const fixture = siteFolder('fx', { 'site.json': '{"title":"Mine","pages":[]}' });
    expect(await loadSite(fixture)).toMatchObject({ id: 'fx', title: 'Mine' });
    expect(await loadSite(siteFolder('other', { 'site.json': '{"name":"x"}' }))).toMatchObject({ title: 'other' });
  });

  test('relative targets are relative to the given folder', async () => {
    const folder = siteFolder('here', { 'page.html': 'x' });
    expect((await loadSite('page.html', folder)).id).toBe('page');
    expect((await loadSite('.', folder)).id).toBe('here');
  });

  test('repeated ids get -2 and -3, and no site gets the name of a platform host', async () => {
    const targets = ['a', 'a', 'A!', 'static', 'third-party'].map((name) => siteFolder(name, {}));
    expect((await loadSites(targets)).map(({ id }) => id)).toEqual(['a', 'a-2', 'a-3', 'static-2', 'third-party-2']);
  });

  test.each([
    ['nowhere', 'nowhere cannot be served: it does not exist.'],
    [
      'http://example.com/',
      'http://example.com/ is an address; serve takes fixture sites, folders, and HTML, MHTML and HAR files.',
    ],
    ['photo.png', 'photo.png cannot be served: it is neither a folder nor an HTML, MHTML or HAR file.'],
    ['photo.png/x', 'photo.png/x cannot be served: a part of its path is a file.'],
  ])('%s is refused in one sentence', async (target, sentence) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'photo.png'), Buffer.from([0x89, 0x50, 0, 1]));
    await expect(loadSite(target, folder)).rejects.toThrow(sentence);
  });
});
