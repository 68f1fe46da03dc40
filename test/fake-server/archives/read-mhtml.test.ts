import { describe, expect, test } from 'vitest';
import { readMhtml } from '../../../fake-server/archives/read-mhtml.ts';

const lines = (...text: string[]) => text.join('\r\n');
const saved = lines(
  'From: <Saved by a browser>',
  'Snapshot-Content-Location: https://pots.example/work',
  'MIME-Version: 1.0',
  'Content-Type: multipart/related;',
  '\ttype="text/html";',
  '\tboundary="----b.1+2----"',
  '',
  '',
  '------b.1+2----',
  'Content-Type: text/html',
  'Content-ID: <frame-1@mhtml.blink>',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Location: https://pots.example/work',
  '',
  '<p title=3D"a">Caf=C3=A9 soft=',
  'break   ',
  '------b.1+2----',
  'Content-Type: image/png',
  'Content-Transfer-Encoding: base64',
  'Content-Location: https://cdn.example/a.png?format=3D500w',
  '',
  'iVBO',
  'Rw0K',
  '------b.1+2------',
  '',
);

describe('reading MHTML', () => {
  test('each part is returned under its address and its id, decoded', () => {
    const { pages, resources } = readMhtml(Buffer.from(saved));
    expect(pages).toEqual(['https://pots.example/work']);
    expect(resources.map(({ url, contentType, bytes }) => [url, contentType, bytes.toString('latin1')])).toEqual([
      ['https://pots.example/work', 'text/html', '<p title="a">Caf\xc3\xa9 softbreak'],
      ['cid:frame-1@mhtml.blink', 'text/html', '<p title="a">Caf\xc3\xa9 softbreak'],
      ['https://cdn.example/a.png?format=3D500w', 'image/png', '\x89PNG\r\n'],
    ]);
  });

  test('line feeds without carriage returns, an unquoted boundary and a truncated end are read', () => {
    const cut =
      'Content-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\nContent-Location: http://a/\n\n<p>half';
    expect(readMhtml(Buffer.from(cut)).resources[0]?.bytes.toString()).toBe('<p>half');
  });

  test('the sheets of style elements, saved before those of the page, follow them again', () => {
    const link = (id: string) => `<link rel="stylesheet" type="text/css" href="cid:css-${id}@mhtml.blink" />`;
    const html =
      `<!DOCTYPE html><html><head>${link('1')}${link('2')}<!-- <link rel="stylesheet"> --><link rel="stylesheet" ` +
      `href="site.css"><link rel="icon" href="a.png"></head><body><p>text</body></html>`;
    const text =
      `Content-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\nContent-Location: http://a/\n\n${html}\n` +
      '--b--';
    expect(readMhtml(Buffer.from(text)).resources[0]?.bytes.toString()).toBe(
      '<!DOCTYPE html><html><head><!-- <link rel="stylesheet"> --><link rel="stylesheet" ' +
        `href="site.css">${link('1')}${link('2')}<link rel="icon" href="a.png"></head><body><p>text</body></html>`,
    );
  });

  test('the saved page is first, whatever the order of the parts, and nested parts are found', () => {
    const inner =
      'Content-Type: multipart/alternative; boundary=i\n\n--i\nContent-Type: text/html\nContent-Location: ' +
      'http://a/page\n\nmain\n--i--';
    const frame = 'Content-Type: text/html\nContent-Location: http://b/frame\n\nframe';
    const text =
      `Snapshot-Content-Location: http://a/page\nContent-Type: multipart/related; ` +
      `boundary="o"\n\n--o\n${frame}\n--o\n${inner}\n--o--\n`;
    expect(readMhtml(Buffer.from(text)).pages).toEqual(['http://a/page']);
  });

  const archive = (...parts: string[]) =>
    Buffer.from(
      [
        'Snapshot-Content-Location: http://a/page#top',
        'Content-Type: multipart/related; boundary=b',
        '',
        ...parts.map((part) => `--b\n${part}`),
        '--b--',
      ].join('\n'),
    );

  test('a frame that a script wrote has the address of its page and does not replace it', () => {
    const frame = 'Content-Type: text/html\nContent-ID: <frame@x>\nContent-Location: http://a/page\n\nadvertisement';
    const page = 'Content-Type: text/html\nContent-ID: <page@x>\nContent-Location: http://a/page\n\npage<script>';
    const { pages, resources, leftOut } = readMhtml(archive(page, frame, frame.replace('frame@x', 'page@x')));
    expect(pages).toEqual(['http://a/page']);
    expect(resources.map(({ url, bytes }) => [url, bytes.toString()])).toEqual([
      ['http://a/page', 'page<script>'],
      ['cid:page@x', 'page<script>'],
      ['cid:frame@x', 'advertisement'],
    ]);
    expect(leftOut).toEqual([{ address: 'http://a/page', reason: 'an earlier part has its address' }]);
  });

  test('HTML without Content-Location is the page; a picture without one is left out', () => {
    const { pages, resources, leftOut } = readMhtml(
      archive(
        'Content-Type: text/html\n\npage<script>',
        'Content-Type: image/png\n\npng',
        'Content-Type: image/png\nContent-Location: b.png\n\npng',
      ),
    );
    expect([pages, resources.map(({ url }) => url)]).toEqual([['http://a/page#top'], ['http://a/page#top', 'http://a/b.png']]);
    expect(leftOut).toEqual([
      { address: '', reason: 'it has neither Content-Location nor Content-ID, so that no page can refer to it' },
    ]);
  });

  test('a page without scripts has lost its settings, which is said', () => {
    expect(readMhtml(archive('Content-Type: text/html\n\npage')).leftOut).toEqual([
      {
        address: 'http://a/page#top',
        reason:
          'the file has no scripts of its page and thus no settings: banner, bars and popup are those that were shown, and ' +
          'code of the site does not run',
      },
    ]);
  });

  test('a page whose style sheet names web fonts, of which the file has none, says so', () => {
    const page = 'Content-Type: text/html\n\n<script></script>';
    const sheet = 'Content-Type: text/css\nContent-Location: http://a/s.css\n\n@font-face { font-family: A; src: url(a.woff2) }';
    const reason = 'the file has none of the web fonts that it names: texts have another font, and other widths';
    expect(readMhtml(archive(page, sheet)).leftOut).toEqual([{ address: 'http://a/s.css', reason }]);
    const font = 'Content-Type: font/woff2\nContent-Location: http://a/a.woff2\n\nfont';
    expect(readMhtml(archive(page, sheet, font)).leftOut).toEqual([]);
    expect(readMhtml(archive(page, sheet.replace('url(a.woff2)', 'url("data:font/woff2;base64,AA")'))).leftOut).toEqual([]);
  });

  test('the start that Content-Type names is the page, in the character set of its part', () => {
    const text = [
      'Content-Type: multipart/related; boundary=b; start="<main@x>"',
      '',
      '--b',
      'Content-Type: text/html\nContent-Location: http://a/frame\n\nframe',
      '--b',
      'Content-Type: text/html; charset="windows-1252"\nContent-ID: <main@x>\nContent-Transfer-Encoding: ' +
        'quoted-printable\n\ncaf=E9',
      '--b--',
    ].join('\n');
    const { pages, resources } = readMhtml(Buffer.from(text));
    expect(pages).toEqual(['http://saved.invalid/']);
    expect(resources[0]?.bytes.toString()).toBe('caf\u00e9');
  });

  test.each([
    ['', 'it is not an MHTML file'],
    ['<!doctype html><p>', 'it is not an MHTML file'],
    ['Content-Type: multipart/related\n\n--b', 'it is not an MHTML file'],
    [
      'Content-Type: multipart/related; boundary=b\n\n--b\nContent-Type: image/png\nContent-Location: http://a/\n\nx\n--b--',
      'it has no HTML part',
    ],
  ])('%j is refused with the reason', (text, reason) => {
    expect(() => readMhtml(Buffer.from(text))).toThrow(reason);
  });
});
