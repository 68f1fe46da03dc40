import { describe, expect, test } from 'vitest';
import { decodeBody } from '../../../fake-server/http/decode-body.ts';

const decode = (text: string | Buffer, contentType?: string) => decodeBody(Buffer.from(text as string), contentType);

describe('decoding a body', () => {
  test('an empty body is null, whatever its content type', () => {
    expect(decode('', 'application/json')).toEqual({ encoding: 'none', shape: 'none', body: null });
  });

  test('a form is decoded, repeated fields as a list', () => {
    expect(decode('a=1+2&b=%C3%A9&c=&a=3&d', 'application/x-www-form-urlencoded;charset=UTF-8')).toEqual({
      encoding: 'form',
      shape: 'form',
      body: { a: ['1 2', '3'], b: 'é', c: '', d: '' },
    });
  });

  test('JSON is decoded under application/json and types that end in +json', () => {
    expect(decode('[1]', 'application/json; charset=utf-8').body).toEqual([1]);
    expect(decode('{"a":1}', 'application/vnd.api+json').body).toEqual({ a: 1 });
  });

  test.each([
    ['[{"a":1}]', 'json', [{ a: 1 }]],
    ['{"a":1}', 'json', { a: 1 }],
    ['event=1&data=%7B%7D', 'form', { event: '1', data: '{}' }],
  ])('a text/plain beacon with the content %s is decoded', (text, shape, body) => {
    expect(decode(text, 'text/plain;charset=UTF-8')).toEqual({ encoding: 'text', shape, body });
  });

  test('without a content type the shape is guessed from the text', () => {
    expect(decode('a=1')).toEqual({ encoding: 'form', shape: 'form', body: { a: '1' } });
    expect(decode(' {"a":1}')).toEqual({ encoding: 'json', shape: 'json', body: { a: 1 } });
  });

  test('a wrong content type is ignored', () => {
    expect(decode('a=1', 'application/json')).toMatchObject({ encoding: 'form', body: { a: '1' } });
    expect(decode('{"a":1}', 'application/x-www-form-urlencoded')).toMatchObject({ encoding: 'json', body: { a: 1 } });
    expect(decode('{"a":1}', 'image/png')).toMatchObject({ encoding: 'json', body: { a: 1 } });
  });

  test.each([
    ['{"a":', 'application/json', 'the text is not JSON'],
    ['a=%E0%A4%A', 'application/x-www-form-urlencoded', 'the percent-encoding of the field "a" is broken'],
    ['a=%zz', 'application/x-www-form-urlencoded', 'the percent-encoding of the field "a" is broken'],
    ['hello there', 'text/plain', 'the body is neither a form nor JSON'],
    ['--x\r\nContent-Disposition: form-data', 'multipart/form-data; boundary=x', 'its content type is multipart/form-data'],
  ])('%j as %s is undecodable, with the reason', (text, type, why) => {
    const { body, shape, problem } = decode(text, type);
    expect({ body, shape }).toEqual({ body: null, shape: 'unknown' });
    expect(problem).toContain(why);
  });

  test('bytes that are not UTF-8 are undecodable', () => {
    expect(decodeBody(Buffer.from([0x61, 0x3d, 0xff, 0xfe]), 'text/plain').problem).toBe('the body is not UTF-8 text');
  });

  test('JSON nested 10,000 deep is refused', () => {
    expect(decode('['.repeat(10_000), 'application/json').problem).toBe('the JSON nests deeper than 200 levels');
    expect(decode(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 'application/json').problem).toContain('deeper than 200');
  });

  test('brackets inside JSON text do not count as nesting', () => {
    const text = JSON.stringify({ a: '['.repeat(10_000), b: '\\"{{'.repeat(300) });
    expect(decode(text, 'application/json').body).toEqual(JSON.parse(text));
  });

  test('__proto__ is an ordinary field name', () => {
    const form = decode('__proto__=1&constructor=2', 'application/x-www-form-urlencoded').body as object;
    expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(form)).toBe(Object.prototype);
    decode('{"__proto__":{"polluted":true}}', 'application/json');
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });
});
