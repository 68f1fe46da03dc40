import { expect, test } from 'vitest';
import { createCookieJar } from '../../../runtime/browser/cookie-jar.ts';

/** Returns a jar whose browser keeps `cookie`, and with `keeps` each cookie that is written beside it. */
function jarAt(address: string, cookie: unknown = '', keeps = false) {
  const written: string[] = [];
  let kept = cookie;
  const document = {
    get cookie() {
      return kept;
    },
    set cookie(text: unknown) {
      written.push(String(text));
      const [pair = ''] = String(text).split(';');
      if (keeps) kept = [cookie, pair].filter(Boolean).join('; ');
    },
  };
  return { jar: createCookieJar(document as Document, new URL(address)), written };
}

test('reads a cookie by its whole name, percent-decoded', () => {
  const { jar } = jarAt('http://a.test/', 'xcrumb=no; crumb=a%7Cb=c; last=1');
  expect(jar.read('crumb')).toBe('a|b=c');
  expect(jar.read('rumb')).toBe(null);
});

// consent#several-records
test('of several cookies of a name the last one counts; a write says whether its value does', () => {
  const { jar } = jarAt('http://a.test/', 'x=1; x=2; y=3', true);
  expect([jar.read('x'), jar.readAll('x'), jar.readAll('z')]).toEqual(['2', ['1', '2'], []]);
  expect(jar.write('x', '4', 1000)).toBe(true);
  const { jar: refusing, written } = jarAt('http://a.test/', 'x=1');
  expect(refusing.write('x', '4', 1000)).toBe(false);
  expect(written.at(-1)).toBe('x=4; path=/; max-age=1; SameSite=Lax; domain=a.test');
});

test('a value with an invalid escape is returned unchanged', () => {
  expect(jarAt('http://a.test/', 'crumb=100%').jar.read('crumb')).toBe('100%');
});

// consent#consent-cookie
test('writes for the whole site, SameSite=Lax, Secure on https only', () => {
  const plain = jarAt('http://a.test/about', '', true);
  expect(plain.jar.write('ss_cvt', '5', 1_800_000)).toBe(true);
  expect(plain.written).toEqual(['ss_cvt=5; path=/; max-age=1800; SameSite=Lax']);
  const secure = jarAt('https://a.test/about', '', true);
  secure.jar.write('ss_cvt', '5', 1_800_000);
  expect(secure.written).toEqual(['ss_cvt=5; path=/; max-age=1800; SameSite=Lax; Secure']);
});

// consent#cookie-deletion
test('clears existing cookies at every path of the address and every parent domain with a dot, partitioned ones too', () => {
  const { jar, written } = jarAt('http://www.a.test/blog/item', 'ss_cid=1');
  const kinds = ['', '; Secure; Partitioned'];
  jar.clear(['ss_cid', 'ss_cvr']);
  const paths = ['/', '/blog', '/blog/', '/blog/item', '/blog/item/'];
  const domains = ['', '; domain=www.a.test', '; domain=a.test'];
  expect([...new Set(written)].sort()).toEqual(
    paths
      .flatMap((path) => domains.flatMap((domain) => kinds.map((kind) => `ss_cid=; path=${path}; max-age=0${domain}${kind}`)))
      .sort(),
  );
});

test.each([
  ['', []],
  ['; domain=www.a.co.test', ['www.a.co.test']],
  ['; domain=a.co.test', ['www.a.co.test', 'a.co.test']],
])('a cookie of "%s" is deleted without attempts at the domains above it, for which Firefox logs warnings', (own, domains) => {
  const written: string[] = [];
  let cookie = 'ss_cid=1';
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
      if (text === `ss_cid=; path=/; max-age=0${own}`) cookie = '';
    },
  };
  createCookieJar(document as Document, new URL('http://www.a.co.test/blog')).clear(['ss_cid']);
  expect(cookie).toBe('');
  expect([...new Set(written.flatMap((text) => text.split('domain=').slice(1)))]).toEqual(domains);
});

test('where cookies throw, reads are null and writes do nothing', () => {
  const document = Object.defineProperty({}, 'cookie', {
    get() {
      throw new Error('sandboxed');
    },
    set() {
      throw new Error('sandboxed');
    },
  });
  const jar = createCookieJar(document as Document, new URL('http://a.test/'));
  expect(jar.read('crumb')).toBe(null);
  jar.write('a', 'b', 1);
  jar.clear(['a']);
});

test('a form named cookie hides the cookies and does not throw', () => {
  expect(jarAt('http://a.test/', { tagName: 'FORM' }).jar.read('crumb')).toBe(null);
});
