import { describe, expect, test } from 'vitest';
import { preludeTag } from '../../../fake-server/html/prelude.ts';
import { rewritePage } from '../../../fake-server/html/rewrite-page.ts';
import { bootTag } from '../../../fake-server/html/tags.ts';

const platformTag = '<script src="//assets.squarespace.com/@sqs/x.js"></script>';
const boot = '<script src="http://static.localhost:1/runtime/boot.js"></script>';

const rewrite = (page: Buffer): Buffer =>
  rewritePage(page, { runtime: bootTag('http://static.localhost:1/runtime/boot.js') }).html;

describe('rewriting a saved page', () => {
  test('removes the platform’s tags, inserts the runtime’s tags, and keeps every other byte', () => {
    const page = Buffer.from(
      `\ufeff<!DOCTYPE html >\r\n<Head>\t${platformTag}\r\n<title>é – 日本</Title></head\n><body>&nbsp;<p a=b>é`,
    );
    const kept = page.toString('utf8').replace(platformTag, preludeTag() + boot);
    expect(rewrite(page)).toEqual(Buffer.from(kept));
  });

  test('does not change the bytes of another encoding', () => {
    const page = Buffer.from([
      ...Buffer.from('<meta charset=windows-1252><title>'),
      0xe9,
      0x80,
      0xff,
      ...Buffer.from('</title><p>'),
    ]);
    expect(rewrite(page)).toEqual(Buffer.concat([Buffer.from(preludeTag() + boot), page]));
  });

  test.each(['utf16le', 'utf16be'])('rewrites a page in %s', (encoding) => {
    const encode = (text: string) => {
      const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
      return encoding === 'utf16be' ? bytes.swap16() : bytes;
    };
    expect(rewrite(encode(`<head>${platformTag}<title>é</title></head>`))).toEqual(
      encode(`<head>${preludeTag()}${boot}<title>é</title></head>`),
    );
  });

  test('adds both inserts to a page without a head, in order', () => {
    const page = rewritePage(Buffer.from('<!doctype html><p>text'), { headFirst: '[first]', runtime: '[runtime]' }).html;
    expect(page.toString()).toBe(`<!doctype html>[first]${preludeTag()}[runtime]<p>text`);
  });

  test('the prelude and the runtime replace the first platform script in the head; without one they are first in the head', () => {
    const head = '<script>own()</script>';
    const page = (inside: string, body = '') => rewrite(Buffer.from(`<head>${inside}</head><body>${body}`)).toString();
    expect(page(`${head}${platformTag}${head}${platformTag}`)).toBe(`<head>${head}${preludeTag()}${boot}${head}</head><body>`);
    expect(page(head, platformTag)).toBe(`<head>${preludeTag()}${boot}${head}</head><body>`);
  });

  test('a platform tag at the end of the head is removed once', () => {
    const page = rewritePage(Buffer.from(`<p>a</p>${platformTag}<p>b</p>`), { runtime: '[runtime]' }).html;
    expect(page.toString()).toBe(`${preludeTag()}[runtime]<p>a</p><p>b</p>`);
  });
});
