import { describe, expect, test } from 'vitest';
import { parseTarget } from '../../../cli/replay/target.ts';

describe('parseTarget', () => {
  test.each(['http://localhost:4100', 'http://127.0.0.1:4100', 'http://[::1]:4100'])(
    'the Host header for %s has the recorded site',
    (url) => {
      const target = parseTarget(url, []);
      expect(target.hostFor('clean')).toBe('clean.localhost:4100');
      expect(target.hostFor('')).toBe(url.replace('http://', ''));
    },
  );

  test('a named site is the Host of every request, and connects to this machine', () => {
    const target = parseTarget('http://shop.localhost:4100/', []);
    expect(target.hostFor('clean')).toBe('shop.localhost:4100');
    expect([target.hostname, target.controlHost]).toEqual(['localhost', 'localhost:4100']);
  });

  test('ports 80 and 443 are the defaults', () => {
    expect(parseTarget('http://localhost', [])).toMatchObject({ port: 80, secure: false });
    expect(parseTarget('https://localhost', [])).toMatchObject({ port: 443, secure: true });
    expect(parseTarget('http://localhost', []).hostFor('clean')).toBe('clean.localhost');
  });

  test('another machine is refused unless --allow-host names it', () => {
    expect(() => parseTarget('http://example.com', [])).toThrow('add --allow-host example.com');
    expect(() => parseTarget('http://localhost.example.com', [])).toThrow('--allow-host');
    expect(() => parseTarget('http://10.0.0.1:8080', ['example.com'])).toThrow('--allow-host 10.0.0.1');
    expect(parseTarget('http://Example.com', ['example.COM'])).toMatchObject({ hostname: 'example.com' });
    expect(parseTarget('http://example.com', ['example.com']).hostFor('clean')).toBe('example.com');
  });

  test.each([
    'localhost:4100',
    'ftp://localhost',
    'http://',
    'http://localhost/base',
    'http://localhost/?a=1',
    'http://a:b@localhost',
    '',
    'x',
  ])('%j is wrong usage', (url) => {
    expect(() => parseTarget(url, [])).toThrow(expect.objectContaining({ name: 'CliError', exitCode: 2 }));
  });
});
