import { describe, expect, test } from 'vitest';
import { bootTag, rewritePage } from '../../../fake-server/sites/rewrite-page.ts';

const platformTag = '<script src="//assets.squarespace.com/@sqs/x.js"></script>';
const boot = '<script src="http://static.localhost:1/runtime/boot.js"></script>';

const rewrite = (page: Buffer): Buffer => rewritePage(page, { headLast: bootTag('http://static.localhost:1/runtime/boot.js') });

describe('rewriting a saved page', () => {
  test('leaves out the platform’s tags, puts ours in, and keeps every other byte', () => {
    const page = Buffer.from(
      `\ufeff<!DOCTYPE html >\r\n<Head>\t${platformTag}\r\n<title>é – 日本</Title></head\n><body>&nbsp;<p a=b>é`,
    );
    const kept = page.toString('utf8').replace(platformTag, '').replace('</head\n>', `${boot}</head\n>`);
    expect(rewrite(page)).toEqual(Buffer.from(kept));
  });

  test('keeps bytes of another encoding as they are', () => {
    const page = Buffer.from([
      ...Buffer.from('<meta charset=windows-1252><title>'),
      0xe9,
      0x80,
      0xff,
      ...Buffer.from('</title><p>'),
    ]);
    const at = page.indexOf('<p>');
    expect(rewrite(page)).toEqual(Buffer.concat([page.subarray(0, at), Buffer.from(boot), page.subarray(at)]));
  });

  test.each(['utf16le', 'utf16be'])('works on a page in %s', (encoding) => {
    const encode = (text: string) => {
      const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
      return encoding === 'utf16be' ? bytes.swap16() : bytes;
    };
    expect(rewrite(encode(`<head>${platformTag}<title>é</title></head>`))).toEqual(
      encode(`<head><title>é</title>${boot}</head>`),
    );
  });

  test('puts both inserts into a page without a head, in order', () => {
    const page = rewritePage(Buffer.from('<!doctype html><p>text'), { headFirst: '[first]', headLast: '[last]' });
    expect(page.toString()).toBe('<!doctype html>[first][last]<p>text');
  });

  test('a platform tag at the very place where the head ends is left out once', () => {
    const page = rewritePage(Buffer.from(`<p>a</p>${platformTag}<p>b</p>`), { headLast: '[last]' });
    expect(page.toString()).toBe('[last]<p>a</p><p>b</p>');
  });
});
