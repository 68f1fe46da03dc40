import { describe, expect, test } from 'vitest';
import { headersToSend, pathToSend } from '../../../../cli/replay/read/wire.ts';

describe('headersToSend', () => {
  test('keeps cookies, anti-forgery, agent and content type, with names in lower case', () => {
    const headers = headersToSend([
      ['Cookie', 'crumb=a'],
      ['X-CSRF-Token', 'a'],
      ['User-Agent', 'B'],
      ['Content-Type', 'text/plain'],
    ]);
    expect(headers).toEqual([
      ['cookie', 'crumb=a'],
      ['x-csrf-token', 'a'],
      ['user-agent', 'B'],
      ['content-type', 'text/plain'],
    ]);
  });

  test('leaves out host, length, connection, pseudo headers, the idempotency key and the id of an earlier replay', () => {
    const names = [
      'Host',
      'Content-Length',
      'Connection',
      'Transfer-Encoding',
      ':authority',
      'x-ss-replay',
      'Expect',
      'Idempotency-Key',
    ];
    expect(headersToSend(names.map((name) => [name, '1']))).toEqual([]);
  });

  test('sends text beyond Latin-1 as its UTF-8 bytes', () => {
    expect(headersToSend([['x-name', 'š']])).toEqual([['x-name', '\u00c5\u00a1']]);
  });

  test.each([
    ['x-a', 'one\r\ntwo: 2'],
    ['x a', '1'],
    ['', '1'],
  ])('refuses a header %j: %j, which would break the request', (name, value) => {
    expect(() => headersToSend([[name, value]])).toThrow('cannot be sent');
  });

  test('__proto__ is an ordinary header name', () => {
    expect(headersToSend([['__proto__', '1']])).toEqual([['__proto__', '1']]);
  });
});

describe('pathToSend', () => {
  test('keeps ASCII, also invalid escapes and dots', () => {
    expect(pathToSend('/a/../b?x=%zz&y=[1]')).toBe('/a/../b?x=%zz&y=[1]');
  });

  test('percent-encodes blanks, line ends and other letters', () => {
    expect(pathToSend('/a b\r\nč')).toBe('/a%20b%0D%0A%C4%8D');
  });

  test('replaces half a surrogate pair', () => {
    expect(pathToSend('/\ud800')).toBe('/%EF%BF%BD');
  });
});
