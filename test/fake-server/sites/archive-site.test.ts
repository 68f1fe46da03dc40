// covers: fake-server/archives/
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isArchive } from '../../../fake-server/archives/archive.ts';
import { archiveSite } from '../../../fake-server/sites/archive-site.ts';
import type { Site } from '../../../fake-server/sites/site.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const origins = {
  boot: 'http://static.localhost:1/runtime/boot.js',
  static: 'http://static.localhost:1',
  thirdParty: 'http://third-party.localhost:1',
};

const entry = (url: string, mimeType: string, text: string, isDocument = false) => ({
  _resourceType: isDocument ? 'document' : 'other',
  request: { method: 'GET', url },
  response: { status: 200, content: { mimeType, text } },
});

async function harSite(...entries: object[]): Promise<{ site: Site; file: string }> {
  const file = join(temporaryFolder(), 'Visit 1.har');
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  return { site: await archiveSite(file), file };
}

const textAt = async (site: Site, path: string): Promise<string> => {
  const found = await site.resolve(path, origins);
  if (found?.kind === 'page') return found.page.html.toString();
  return found?.kind === 'content' ? found.bytes.toString() : String(found?.kind ?? null);
};

describe('a site from an archive', () => {
  test.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('a HAR in %s is read; its addresses give no access to other files, and null bodies are ignored', async (_name, encode) => {
    const file = join(temporaryFolder(), 'visit.har');
    const { response, ...request } = entry('https://pots.example/n', 'text/css', '');
    const entries = [
      entry('https://pots.example/../../etc/passwd', 'text/html', '<head></head>own', true),
      entry('file:///etc/hosts', 'text/plain', 'hosts'),
      { ...request, response: { ...response, content: null } },
      { ...request, response: { ...response, content: { mimeType: null, text: null } } },
    ];
    writeFileSync(file, encode(JSON.stringify({ log: { entries } })));
    const site = await archiveSite(file);
    expect(await textAt(site, '/')).toMatch(/own$/);
    for (const path of ['/n', '/etc/hosts', '/../etc/passwd', '/__proto__', '/_saved/1/../2/x'])
      expect(await textAt(site, path)).toBe('null');
  });

  test('pages are served at their paths, the first one at / too, with the boot script; other paths are unknown', async () => {
    const { site } = await harSite(
      entry('https://pots.example/work', 'text/html', '<head></head>work', true),
      entry('https://pots.example/about', 'text/html', '<head></head>about', true),
    );
    expect({ id: site.id, title: site.title, pages: await site.pages() }).toEqual({
      id: 'visit-1',
      title: 'Visit 1.har',
      pages: ['/', '/about'],
    });
    for (const path of ['/', '/work']) expect(await textAt(site, path)).toMatch(/boot\.js"><\/script><\/head>work$/);
    expect(await textAt(site, '/about')).toContain('about');
    expect(await textAt(site, '/nowhere')).toBe('null');
  });

  test('pages that differ by their query are different pages; another query gets the first page of the path', async () => {
    const { site } = await harSite(
      entry(
        'https://pots.example/shop?page=1',
        'text/html',
        '<head></head>one <a href="https://pots.example/shop?page=2">',
        true,
      ),
      entry('https://pots.example/shop?page=2', 'text/html', '<head></head>two', true),
      entry('https://pots.example/', 'text/html', '<head></head>home', true),
    );
    expect(await site.pages()).toEqual(['/', '/shop?page=2']);
    const words = async (path: string, query?: string) => {
      const found = await site.resolve(path, origins, query);
      return found?.kind === 'page' && /<\/head>(\w+)/.exec(found.page.html.toString())?.[1];
    };
    expect(await words('/')).toBe('home');
    expect([await words('/shop', 'page=1'), await words('/shop', 'page=2'), await words('/shop', '__ss=hang&page=2')]).toEqual([
      'one',
      'two',
      'two',
    ]);
    expect([await words('/shop'), await words('/shop', 'page=3')]).toEqual(['one', 'one']);
    expect(await textAt(site, '/shop')).toContain('<a href="/shop?page=2">');
  });

  test('the three extensions are archives, in any case', () => {
    expect(['a.mht', 'a.MHTML', 'a.har', 'a.html', 'a.mhtm.txt'].map(isArchive)).toEqual([true, true, true, false, false]);
  });

  test('addresses in attributes, styles and style sheets refer to the saved resources, for every width of an image', async () => {
    const { site } = await harSite(
      entry(
        'https://pots.example/work',
        'text/html',
        [
          '<head><style>a{background:url(https://cdn.example/a.png?format=500w)}</style></head>',
          '<a href="https://pots.example/about?x=1&amp;y=2#z">',
          '<img data-src="//cdn.example/a.png" srcset="https://cdn.example/a.png?format=500w ' +
            '500w,https://cdn.example/b,c.png 2x">',
          '<div data-json="{&quot;src&quot;:&quot;https://cdn.example/a.png&quot;}" ' +
            'style="background:url(&quot;https://cdn.example/a.png?w=1&amp;format=500w&quot;)">',
          'https://cdn.example/a.png<script>"https://cdn.example/a.png"</script>',
          '<script src="https://elsewhere.example/x.js"></script>',
        ].join('\n'),
        true,
      ),
      entry('https://cdn.example/a.png?format=500w', 'image/png', 'picture'),
      entry('https://cdn.example/b,c.png', 'image/png', 'other'),
      entry(
        'https://cdn.example/site.css',
        'text/css',
        '@import "https://cdn.example/b,c.png"; b{background:url(a.png?format=500w)} c{background:url(none.png)}',
      ),
      entry('https://pots.example/s/own.png?format=500w', 'image/png', 'own'),
    );
    const page = (await textAt(site, '/')).replace(/<script>\(function[^<]*<\/script><script src[^>]*><\/script>/, '');
    expect(page.split('\n').slice(1)).toEqual([
      '<a href="/about?x=1&y=2#z">',
      '<img data-src="/_saved/1/a.png" srcset="/_saved/1/a.png 500w,/_saved/2/b-c.png 2x">',
      '<div data-json="{&quot;src&quot;:&quot;/_saved/1/a.png&quot;}" style="background:url(&quot;/_saved/1/a.png&quot;)">',
      'https://cdn.example/a.png<script>"https://cdn.example/a.png"</script>',
      '<script src="https://elsewhere.example/x.js"></script>',
    ]);
    expect(page).toContain('<style>a{background:url(/_saved/1/a.png)}</style>');
    expect(await textAt(site, '/_saved/1/a.png')).toBe('picture');
    expect(await textAt(site, '/s/own.png')).toBe('own');
    expect(await textAt(site, '/_saved/3/site.css')).toBe(
      '@import "/_saved/2/b-c.png"; b{background:url(/_saved/1/a.png)} c{background:url(none.png)}',
    );
  });

  test('a changed file is read again, and throws the reason when it cannot be read', async () => {
    const { site, file } = await harSite(entry('https://pots.example/', 'text/html', 'one', true));
    expect(await textAt(site, '/')).toContain('one');
    writeFileSync(file, '{');
    await expect(textAt(site, '/')).rejects.toThrow('expected a HAR with an array at /log/entries');
  });

  test('a file that is not an archive is refused with a sentence that names it', async () => {
    const file = join(temporaryFolder(), 'x.mhtml');
    writeFileSync(file, 'nothing');
    await expect(archiveSite(file)).rejects.toThrow(`${file} cannot be served: it is not an MHTML file`);
  });
});
