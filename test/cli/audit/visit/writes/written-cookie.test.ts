import { describe, expect, test } from 'vitest';
import { parseWrittenCookie } from '../../../../../cli/audit/visit/writes/written-cookie.ts';

const now = Date.UTC(2026, 0, 1);

describe('a written cookie', () => {
  test('has its name and value around the first equals sign', () => {
    expect(parseWrittenCookie('a=b=c; path=/shop', now)).toEqual({
      name: 'a',
      value: 'b=c',
      domain: null,
      path: '/shop',
      lifetimeMs: null,
    });
    expect(parseWrittenCookie('lonely', now)).toMatchObject({ name: '', value: 'lonely' });
  });

  test('has the lifetime of Max-Age, also above the 400 days to which browsers cap it', () => {
    expect(parseWrittenCookie('ss_cvr=x; Max-Age=63072000', now).lifetimeMs).toBe(63_072_000_000);
    expect(parseWrittenCookie('x=; max-age=0', now).lifetimeMs).toBe(0);
    expect(parseWrittenCookie('x=1; max-age=soon', now).lifetimeMs).toBeNull();
  });

  test('has the lifetime until its Expires date, from the time of the write', () => {
    expect(parseWrittenCookie('x=1; expires=Fri, 02 Jan 2026 00:00:00 GMT', now).lifetimeMs).toBe(86_400_000);
    expect(parseWrittenCookie('x=1; expires=Thu, 01-Jan-1970 00:00:01 GMT', now).lifetimeMs).toBeLessThan(0);
    expect(parseWrittenCookie('x=1; expires=whenever', now).lifetimeMs).toBeNull();
  });

  test('uses Max-Age rather than Expires', () => {
    expect(parseWrittenCookie('x=1; expires=Fri, 02 Jan 2026 00:00:00 GMT; max-age=60', now).lifetimeMs).toBe(60_000);
  });

  test('has its domain without a leading dot, in lower case', () => {
    expect(parseWrittenCookie('x=1; Domain=.Shop.Example; Secure', now).domain).toBe('shop.example');
  });
});
