// covers: cli/audit/judging/
import { expect, test } from 'vitest';
import { cookieAfterDecline } from '../../../../cli/audit/rules/cookie-after-decline.ts';
import { cookieBeforeConsent } from '../../../../cli/audit/rules/cookie-before-consent.ts';
import { answeredVisit, cookieWrite, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const yearMs = 31_536_000_000;
const kept = jarCookie('_ga', 'GA1.1.7.7');
const { domain } = kept;
const set = cookieWrite('_ga', yearMs, { domain });
const removal = (more: Parameters<typeof cookieWrite>[2]) => {
  const initiator = {
    kind: 'script',
    via: 'document.cookie',
    url: 'https://shop.example/a.js',
    line: 8,
    column: 3,
    stack: [],
  } as const;
  return cookieWrite('_ga', 0, { domain, initiator, afterAnswer: true, ...more });
};

test.each([
  {
    of: 'another domain',
    jar: kept,
    writes: [set, removal({ domain: 'www.shop.example' })],
    says: `with the domain www.shop.example instead of ${domain}.`,
  },
  {
    of: 'another path',
    jar: kept,
    writes: [set, removal({ path: '/cart' })],
    says: 'with the path /cart, which is not that of the cookie.',
  },
  {
    of: 'a script, of an HttpOnly cookie',
    jar: { ...kept, httpOnly: true },
    writes: [set, removal({})],
    says: 'although it is HttpOnly, so that only a response deletes it.',
  },
])('a deletion with $of is told with its place, and is not the one who set the cookie', ({ jar, writes, says }) => {
  const [before] = cookieBeforeConsent.check(page(visit({ jarAfter: [jar], writes })));
  expect(before?.message).toBe(
    'Cookie _ga (known as a tracker’s cookie) is set before the visitor agreed. The script https://shop.example/a.js:8 ' +
      `tries to delete it ${says}`,
  );
  expect(before?.initiator).toEqual(set.initiator);
  const [after] = cookieAfterDecline.check(page(answeredVisit('decline', { jarAfter: [jar], writes })));
  expect(after?.message).toContain(says);
  expect(after?.initiator).toEqual(set.initiator);
});

test('a cookie that is deleted and set again has no sentence about the deletion', () => {
  const [found] = cookieBeforeConsent.check(page(visit({ jarAfter: [kept], writes: [set, removal({ path: '/cart' }), set] })));
  expect(found?.message).toBe('Cookie _ga (known as a tracker’s cookie) is set before the visitor agreed.');
});
