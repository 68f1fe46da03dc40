import { expect, test } from 'vitest';
import { isPlatformStatic, isSameSite, siteOf } from '../../../../cli/audit/parties/sites.ts';

test.each([
  ['a.api.example.com', 'example.com'],
  ['shop.example.co.uk', 'example.co.uk'],
  ['adtech.co.uk', 'adtech.co.uk'],
  ['co.uk', 'co.uk'],
  ['one.github.io', 'one.github.io'],
  ['Example.COM.', 'example.com'],
  ['.example.com', 'example.com'],
  ['www.example.com:8443', 'example.com'],
  ['shop.bücher.de', 'xn--bcher-kva.de'],
  ['www.xn--bcher-kva.de', 'xn--bcher-kva.de'],
  ['my_shop.example.com', 'example.com'],
  ['violations.localhost', 'violations.localhost'],
  ['a.violations.localhost', 'violations.localhost'],
  ['localhost', 'localhost'],
  ['intranet', 'intranet'],
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]', '[::1]'],
  ['', ''],
])('the site of %s is %s', (host, site) => expect(siteOf(host)).toBe(site));

test.each([
  ['a.api.example.com', 'www.example.com', true],
  ['', 'example.com', true],
  ['adtech.co.uk', 'example.co.uk', false],
  ['notexample.com', 'example.com', false],
  ['two.github.io', 'one.github.io', false],
  ['static.localhost', 'violations.localhost', false],
  ['third-party.localhost', 'violations.localhost', false],
  ['10.0.0.1', '10.0.0.2', false],
  ['5.10.0.1', '6.10.0.1', false],
])('%s and %s are of one site: %s', (one, other, expected) => expect(isSameSite(one, other)).toBe(expected));

test('the static host of the platform belongs to its sites, and to no other page', () => {
  expect(isPlatformStatic('static.localhost', 'violations.localhost')).toBe(true);
  expect(isPlatformStatic('static.localhost', 'shop.example')).toBe(false);
  expect(isPlatformStatic('third-party.localhost', 'violations.localhost')).toBe(false);
});
