import { describe, expect, test } from 'vitest';
import { maskText, shapeOf } from '../../../../fake-server/common/secrets/mask.ts';
import { redactFields, redactForm, redactJson, redactText } from '../../../../fake-server/common/secrets/redact.ts';

// calls#secret-fields
describe('secret fields', () => {
  test('are masked at any depth and in JSON text, and keep their length and type', () => {
    const data = {
      email: 'ada@example.com',
      password: 'hunter2 Ärger!',
      list: [
        { cvc: 123, code: 123 },
        { name: 'password', value: 'hunter2', type: 'text' },
        { value: ['a1', { deep: 'b' }], key: 'pin' },
      ],
      form: '{"new_password":["a","b7"],"agreed":true}',
      remember: { password: null, passwordSet: true, token: { kind: 'jwt', n: 5, list: ['q'] } },
    };
    expect(redactFields(data)).toEqual({
      email: 'ada@example.com',
      password: 'xxxxxx0 xxxxx*',
      list: [
        { cvc: 0, code: 123 },
        { name: 'password', value: 'xxxxxx0', type: 'text' },
        { value: ['x0', { deep: 'x' }], key: 'pin' },
      ],
      form: '{"new_password":["x","x0"],"agreed":true}',
      remember: { password: null, passwordSet: true, token: { kind: 'xxx', n: 0, list: ['x'] } },
    });
  });

  test('are masked in pairs of name and value, and in lists of pairs', () => {
    expect(
      redactFields([
        ['password', 'a1'],
        ['email', 'a1'],
        ['password', 'token'],
        ['pin', 123],
      ]),
    ).toEqual([
      ['password', 'x0'],
      ['email', 'a1'],
      ['password', 'xxxxx'],
      ['pin', 0],
    ]);
    const flat = { 'f[0][name]': 'pin', 'f[0][value]': '12', 'f[1][name]': 'size', 'f[1][value]': '34' };
    expect(redactFields(flat)).toEqual({ ...flat, 'f[0][value]': '00' });
    expect(redactForm('f[0][value]=12&f[0][name]=pin&f[1][value]=34&value=5')).toBe(
      'f[0][value]=00&f[0][name]=pin&f[1][value]=34&value=5',
    );
    expect(redactForm('name=email&value=a&name=otp&value=b')).toBe('name=email&value=x&name=otp&value=x');
  });

  test('without secret fields the same object and text are returned', () => {
    const data = { a: [1, { b: '{"c": 1}' }], d: null, e: 'a=1&b=%3D', f: 'Mozilla/5.0 (X11; Linux)', t: 1_767_603_599_750 };
    expect(redactFields(data)).toBe(data);
    expect(redactForm('a=%20&b&=c&d=%7B%22x%22%3A1%7D')).toBe('a=%20&b&=c&d=%7B%22x%22%3A1%7D');
    expect(redactJson('{ "a" : [1, "b"] }')).toBe('{ "a" : [1, "b"] }');
  });

  test('are masked in forms; the rest is unchanged', () => {
    expect(redactForm('a=%20&Password=p%C3%A4ss+1&b&=c&d=%7B%22pwd%22%3A%22x%22%7D')).toBe(
      'a=%20&Password=xxxx+0&b&=c&d=%7B%22pwd%22%3A%22x%22%7D',
    );
    expect(redactForm('%70in=1234&user%5Botp%5D=12&password=hunter2%zz')).toBe('%70in=0000&user%5Botp%5D=00&password=xxxxxx0%xx');
  });

  test('are masked in addresses: user, query, fragment, and addresses within', () => {
    expect(redactText('http://ada:hunter2@a.example/x?a=%41&secret=me#access_token=shown&b=1')).toBe(
      'http://xxx:xxxxxx0@a.example/x?a=%41&secret=xx#access_token=xxxxx&b=1',
    );
    expect(redactText('/go?to=https%3A%2F%2Fa.example%2F%3Ftoken%3Dhunter2%26b%3D1')).not.toContain('hunter2');
    expect(redactText('/go?to=https%253A%252F%252Fa.example%252F%253Ftoken%253Dhunter2')).not.toContain('hunter2');
    expect(redactText('?u=1&note=a')).toBe('?u=1&note=a');
  });

  test('of a name that JSON repeats, every value is masked', () => {
    expect(redactJson('{"x":{"password":"hunter2"},"x":1}')).toBe('{"x":1}');
    expect(redactJson('{"password":"hunter2","password":null}')).toBe('{"password":null}');
  });

  test('data of 100,000 levels and a list of 240,000 are no problem', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}"password"${']'.repeat(100_000)}`);
    expect(JSON.stringify(redactFields(deep))).toContain('nested too deep');
    const long = Array.from({ length: 240_000 }, () => 'a');
    expect(redactFields(long)).toBe(long);
  });

  test('a masked text shows kinds of characters and is not changed by another mask', () => {
    expect(maskText('Zürich 7-パス𝒳')).toBe('xxxxxx 0*xxxx');
    expect(maskText(maskText('Zürich 7-パス'))).toBe(maskText('Zürich 7-パス'));
    expect(shapeOf('1d2c3b4a-Ärger|1700000000.5_x')).toBe('0x0x0x0x-xxxxx|0000000000.0_x');
  });
});
