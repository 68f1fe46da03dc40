import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replay } from '../../../../cli/api/replay.ts';
import type { RecordedRequest } from '../../../../cli/replay/read/recorded-request.ts';
import { createFullRenewal } from '../../../../cli/replay/renew/renewal.ts';
import type { Outcome } from '../../../../cli/replay/send/outcome.ts';
import { call } from '../../../helpers/platform/platform.ts';
import { completeResponse, recordedRequest } from '../../../helpers/platform/replay-parts.ts';
import { mugId, shopper, startShop } from '../../../helpers/platform/shop.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const nowMs = Date.parse('2030-01-01T00:00:00Z');
const recordedMs = Date.parse('2026-01-02T03:04:05Z');

/** Returns a renewal whose extra requests get this outcome, and the paths of these requests. */
function renewalWith(outcome: Outcome = completeResponse(200, '', ['crumb=fresh; Path=/'])) {
  const extra: RecordedRequest[] = [];
  const renewal = createFullRenewal(
    (request) => {
      extra.push(request);
      return Promise.resolve(outcome);
    },
    () => nowMs,
  );
  return { renewal, extra };
}

describe('a full renewal', () => {
  test('asks for a page once, and puts its crumb into cookie, header, query and body', async () => {
    const { renewal, extra } = renewalWith();
    const request = recordedRequest({
      path: '/api/events/RecordEvent',
      headers: { cookie: 'a=1; crumb=abc; crumbs=abc', 'x-csrf-token': 'abc' },
      bodyText: 'crumb=abc&event=e&data=crumb%3Dabc',
    });
    const first = await renewal.renew(request, 'record-event', 0);
    await renewal.renew(request, 'record-event', 0);
    expect(first.request).toMatchObject({
      path: '/api/events/RecordEvent?crumb=fresh',
      headers: [
        ['cookie', 'a=1; crumb=fresh; crumbs=abc'],
        ['x-csrf-token', 'fresh'],
      ],
      body: 'crumb=fresh&event=e&data=crumb%3Dabc',
    });
    expect(extra.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /']);
  });

  test('asks once for each page that sent requests', async () => {
    const { renewal, extra } = renewalWith();
    for (const page of ['/mug?a=1', '/mug', '/bowl', '/mug']) {
      await renewal.renew(
        recordedRequest({ headers: { cookie: 'crumb=abc', referer: `http://a.example${page}` } }),
        'record-hit',
        0,
      );
    }
    expect(extra.map(({ path }) => path)).toEqual(['/mug', '/bowl']);
  });

  test('a crumb that was wrong in the recording stays wrong', async () => {
    const { renewal } = renewalWith();
    const { request } = await renewal.renew(recordedRequest({ query: { crumb: 'other' } }), 'record-hit', 0);
    expect(request.path).toBe('/api/census/RecordHit?crumb=other');
  });

  test('dates keep their distance to the time of the request, and equal dates stay equal', async () => {
    const { renewal } = renewalWith();
    const visitor = `v-1|${recordedMs - 5000}|${recordedMs - 5000}|${recordedMs - 10}|2`;
    const data = JSON.stringify({ clientDate: recordedMs - 10, phone: '1234567890123' });
    const changes = {
      query: {},
      headers: { cookie: `ss_cvr=${visitor}; ss_cvt=${recordedMs - 10}` },
      bodyText: `event=1&data=${encodeURIComponent(data)}&ss_cvr=${encodeURIComponent(visitor)}`,
      time: new Date(recordedMs).toISOString(),
    };
    const { request } = await renewal.renew(recordedRequest(changes), 'record-hit', 0);
    const moved = `v-1|${nowMs - 5000}|${nowMs - 5000}|${nowMs - 10}|2`;
    expect(request.headers).toEqual([['cookie', `ss_cvr=${moved}; ss_cvt=${nowMs - 10}`]]);
    const fields = new URLSearchParams(request.body);
    expect(JSON.parse(fields.get('data') ?? '')).toEqual({ clientDate: nowMs - 10, phone: '1234567890123' });
    expect(fields.get('ss_cvr')).toBe(moved);
    const errors = `[{"event":"e","data":"{}","timestamp":${recordedMs - 10}}]`;
    const later = recordedRequest({ ...changes, bodyText: errors, time: new Date(recordedMs + 60_000).toISOString() });
    expect((await renewal.renew(later, 'record-javascript-errors', 0)).request.body).toContain(`"timestamp":${nowMs - 10}}`);
  });

  test('a form gets a key of its own, which is requested when the recording has no request for it', async () => {
    const { renewal, extra } = renewalWith(completeResponse(200, '{"key":"fresh-key"}'));
    const save = recordedRequest({ path: '/api/form/SaveFormSubmission', bodyText: 'key=old&formId=1' });
    const { request } = await renewal.renew(save, 'save-form-submission', 0);
    expect(request.body).toBe('key=fresh-key&formId=1');
    expect(extra.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /', 'POST /api/form/FormSubmissionKey?crumb=abc']);
  });

  test('the token of a cart follows the response: in the path and the body of later requests', async () => {
    const { renewal } = renewalWith();
    const add = {
      ...recordedRequest({ path: '/api/commerce/shopping-cart/entries' }),
      recordedBody: { cart: { cartToken: 'old-token-1', entries: [{ id: 'old-entry-1', title: 'old-entry-title' }] } },
    };
    const added = await renewal.renew(add, 'commerce-cart-add', 0);
    const update = recordedRequest({
      method: 'PUT',
      path: '/api/commerce/shopping-cart/entries/old-entry-1',
      bodyText: '{"quantity":2,"cartToken":"old-token-1"}',
    });
    const updated = renewal.renew(update, 'commerce-cart-update', 0);
    const body = { cart: { cartToken: 'new-token-1', entries: [{ id: 'new-entry-1', title: 'new-entry-title' }] } };
    // The update waits for this response.
    expect(added.noteOutcome?.(completeResponse(200, JSON.stringify(body)))).toBeNull();
    expect((await updated).request).toMatchObject({
      path: '/api/commerce/shopping-cart/entries/new-entry-1?crumb=fresh',
      body: '{"quantity":2,"cartToken":"new-token-1"}',
    });
  });

  test('a refused crumb is renewed from the response, and the request is to be sent once more', async () => {
    const { renewal } = renewalWith({ failed: 'x', hasLeft: true });
    const { request, noteOutcome } = await renewal.renew(recordedRequest({ path: '/api/auth/Logout' }), 'logout', 0);
    expect(request.path).toBe('/api/auth/Logout?crumb=abc');
    const refusal = completeResponse(400, '{"crumbFail":true,"crumb":"renewed"}');
    expect(noteOutcome?.(refusal)?.path).toBe('/api/auth/Logout?crumb=renewed');
    expect(noteOutcome?.(refusal)).toBeNull();
    const refused = recordedRequest({ path: '/api/auth/Logout', status: 400 });
    expect((await renewal.renew(refused, 'logout', 0)).noteOutcome?.(refusal)).toBeNull();
  });
});

test('a visitor’s cart and order are made again on another server, with its ids, tokens and dates', async () => {
  const shop = await startShop();
  const visitor = shopper(shop);
  // The page sets the crumb, by which a visitor is known.
  await visitor.send('GET', '/');
  await visitor.add(mugId, 'mug-s');
  const { entries } = await visitor.cart();
  await visitor.setQuantity(entries[0]?.id ?? '', 2);
  await visitor.pay('payment-1');
  const recording = join(temporaryFolder(), 'cart.ndjson');
  writeFileSync(recording, (await call(shop, '/__ss/journal.ndjson')).text);

  const other = await startShop();
  const report = await replay(recording, { to: other.url, renew: true, speed: 'max', concurrency: 1 });
  expect(report.findings).toEqual([]);
  expect(report.summary).toMatchObject({ sent: 4, accepted: 4, different: 0, lost: 0 });
  expect(await shopper(other).orders()).toMatchObject([{ number: 1, lines: [{ quantity: 2 }] }]);
});
