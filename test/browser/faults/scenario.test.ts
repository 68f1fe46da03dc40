// covers: runtime/features/calls/

import { beforeAll, describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import type { CallFailure } from '../../../runtime/features/calls/call-failure.ts';
import { browserWorld, type Visitor } from '../../helpers/browser/browser.ts';
import { passTime } from '../../helpers/browser/pass-time.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

// Every call of the data layer under every fault, and every background call under every fault: the outcomes are written out by
// hand (calls#endpoint-table).

const button =
  '<div class="sqs-block" id="b1"><div class="sqs-block-button-container--left" data-button-size="small"><a ' +
  'href="#there">Buy</a></div></div>';
const world = browserWorld(() => [
  testSite('faulty', {
    '/': {
      body:
        `${button}<form data-form-id="f1"></form><span class="sqs-product-quick-view-button" data-id="p1">View</span><button ` +
        'id="other">Other</button>',
    },
  }),
]);
const overlay = '.sqs-system-error';

/** These tests do not cover the animations of dialogs. */
const withoutMotion = ({ page }: Visitor): Promise<void> =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);

/** Opens the page like `arrive`, for a returning visitor, after storage, journal and page errors are cleared. */
async function comeBack(visitor: Visitor, path: string): Promise<void> {
  await visitor.page.goto('about:blank');
  const session = await visitor.page.createCDPSession();
  const { origin } = new URL(world.address('faulty', '/'));
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  world.platform.journal.clear();
  visitor.pageErrors.length = 0;
  await visitor.open('faulty', path);
}

/** Calls whose response the page waits for. */
const calls = [
  ['post', '/api/form/FormSubmissionKey', {}],
  ['post', '/api/form/SaveFormSubmission', { encoding: 'form', data: { key: 'k', formId: 'f1', form: '{}' } }],
  ['post', '/api/widget/GetWidgetRendering', { encoding: 'form', data: { widgetJSON: '{"type":20,"id":"b1"}' } }],
  ['post', '/api/auth/Logout', {}],
  ['post', '/api/site-users/account/session', { data: { email: 'a@site.example', password: 'x', rememberMe: true } }],
  ['delete', '/api/site-users/account/session', { query: { cloneCart: true } }],
  ['get', '/api/google-maps/places/autocomplete', { query: { input: 'Lond' } }],
  ['get', '/api/google-maps/places/details', { query: { placeId: 'p1' } }],
] as const;

const internal = 'Internal server error. Please try again later.';
const unavailable = 'This service is temporarily unavailable. Please try again later.';
/** Fault and outcome of a call: `well`, or the failure's kind, status and sentence. */
const outcomes: readonly (readonly [string, 'well' | CallFailure['kind'], number, string | RegExp])[] = [
  ['delay:20', 'well', 0, ''],
  ['204', 'well', 0, ''],
  ['crumbFail', 'well', 0, ''],
  ['message:Saved', 'well', 0, ''],
  ['status:400', 'server', 400, 'Bad Request'],
  ['status:401', 'server', 401, 'Unauthorized'],
  ['status:500', 'server', 500, 'Internal Server Error'],
  ['status:502', 'server', 502, 'Bad Gateway'],
  ['errors:email=Not yours;name=Too long', 'server', 400, ''],
  ['error:No such thing', 'server', 200, 'No such thing'],
  ['error:No such thing+status:400', 'server', 400, 'No such thing'],
  ['message:Later+status:502', 'server', 502, 'Later'],
  ['billing:CARD_DECLINED', 'server', 200, 'CARD_DECLINED'],
  ['cleaned', 'server', 200, 'The error was logged.'],
  ['loginRequired', 'login-required', 200, ''],
  ['loginRequired+status:401', 'login-required', 401, ''],
  ['crumbFail:always', 'crumb', 400, 'The anti-forgery value has expired.'],
  ['status:401:html', 'network', 401, 'Unauthorized request'],
  ['status:403', 'network', 403, 'Unauthorized request'],
  ['status:404', 'network', 404, 'Unable to connect…'],
  ['status:418', 'network', 418, 'Unable to connect…'],
  ['status:500:html', 'network', 500, internal],
  ['status:501', 'network', 501, internal],
  ['status:503', 'network', 503, unavailable],
  ['status:504:empty', 'network', 504, 'Unable to connect…'],
  ['reset', 'network', 0, 'Unable to connect…'],
  ['empty', 'network', 0, 'Unable to connect…'],
  [
    'badjson',
    'unparseable',
    200,
    /^Internal Error: Unable to parse server response from \(http:\/\/faulty\.localhost:\d+\/api\/[^)]*\) as JSON: ./,
  ],
  ['hang', 'network', 0, 'Unable to connect…'],
];

async function arrive(path = '/'): Promise<Visitor> {
  world.platform.journal.clear();
  const visitor = await world.newVisitor();
  await visitor.open('faulty', path);
  return visitor;
}

// One page for all tests, because a call leaves no state.
describe('on one page', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await arrive();
    await withoutMotion(visitor);
    return () => visitor.close();
  });

  test.each(outcomes)('with %s each of the eight calls ends %s', async (rules, kind, status, sentence) => {
    const outcomes = await visitor.page.evaluate(
      async (all, fault) => {
        const service = await window.SSRuntime.service('calls');
        // A submission is stored once for each key.
        const { value } = (await service.post('/api/form/FormSubmissionKey')) as { value: { key: string } };
        const settled: { ok: boolean; failures: number; failure: Partial<CallFailure> }[] = [];
        for (const [name, path, options] of all) {
          let failures = 0;
          const outcome = await service[name](path, {
            ...options,
            ...('data' in options && 'key' in options.data ? { data: { ...options.data, key: value.key } } : {}),
            headers: { 'X-SS-Fault': fault },
            timeoutMs: fault === 'hang' ? 60 : 20_000,
            retries: 0,
            onFailure: () => {
              failures += 1;
            },
          });
          settled.push({ ok: outcome.ok, failures, failure: outcome.ok ? {} : outcome.failure });
        }
        return settled;
      },
      calls,
      rules,
    );
    expect(outcomes).toHaveLength(8);
    for (const { ok, failures, failure } of outcomes) {
      expect([ok, failures]).toEqual(kind === 'well' ? [true, 0] : [false, 1]);
      if (kind === 'well') continue;
      expect([failure.kind, failure.status]).toEqual([kind, status]);
      expect(failure.message).toMatch(
        typeof sentence === 'string' ? new RegExp(`^${sentence.replaceAll('.', '\\.')}$`) : sentence,
      );
      if (rules.startsWith('errors:')) expect(failure.fields?.errors).toEqual({ email: 'Not yours', name: 'Too long' });
    }
    expect(await visitor.page.$(overlay)).toBe(null);
    expect(visitor.pageErrors).toEqual([]);
  });

  test('authorizationFail shows the overlay and calls no failure callback, for each of the eight calls', async () => {
    for (const [name, path, options] of calls) {
      const failures = await visitor.page.evaluate(
        async (method, address, given) => {
          let count = 0;
          const onFailure = () => {
            count += 1;
          };
          const service = await window.SSRuntime.service('calls');
          const headers = { 'X-SS-Fault': 'authorizationFail' };
          await service[method](address, { ...given, headers, onFailure });
          return count;
        },
        name,
        path,
        options,
      );
      expect(failures).toBe(0);
      await visitor.page.waitForSelector(`${overlay}[open]`);
      await visitor.page.keyboard.press('Escape');
      await visitor.page.waitForSelector(overlay, { hidden: true });
    }
  });
});

test('a call without a response fails after 30 s by default', async () => {
  const visitor = await arrive();
  const outcome = visitor.page.evaluate(async () => {
    const service = await window.SSRuntime.service('calls');
    document.title = 'Asked';
    return service.post('/api/form/FormSubmissionKey', { background: true, headers: { 'X-SS-Fault': 'hang' } });
  });
  await visitor.page.waitForFunction(() => document.title === 'Asked');
  await passTime(visitor.page, 30_500);
  expect(await outcome).toMatchObject({ ok: false, failure: { kind: 'network', status: 0 } });
});

const backgroundCalls = [
  ...['record-hit', 'record-event', 'button-render', 'button-click', 'form-render', 'overlay', 'record-quick-view'],
  ...['trace', 'track', 'record-javascript-errors', 'performance-records'],
];

// One visitor returns for all tests, which do not cover stored events.
describe('one returning visitor', () => {
  let returning: Visitor;
  beforeAll(async () => {
    returning = await world.newVisitor();
    await withoutMotion(returning);
    return () => returning.close();
  });

  test.each([
    ...['status:400', 'status:401', 'status:404', 'status:429', 'status:500', 'status:503:html', 'errors:a=b', 'error:No'],
    ...['message:Later+status:502', 'billing:X', 'crumbFail', 'crumbFail:always', 'loginRequired', 'authorizationFail'],
    ...['cleaned', '204', '202', 'badjson', 'truncate:1', 'delay:30', 'hang', 'empty', 'reset'],
  ])('with %s on every background call the page shows no error and stays usable', async (fault) => {
    const rules = backgroundCalls.map((name) => `${name}:${fault}`).join(',');
    // Hanging calls keep the connections of their profile.
    const visitor = fault === 'hang' ? await world.newVisitor() : returning;
    await comeBack(visitor, `/?source=mail&__ss=${encodeURIComponent(rules)}`);
    const ended = await visitor.page.evaluate(async () => {
      const { census, events, trace } = await (await window.SSRuntime.service('helpers')).telemetry();
      const all = [
        census.overlay({ event: 'shown' }),
        census.formRender('f2'),
        census.record('SITE_SEARCH'),
        events.networkError('/x'),
      ];
      window.SSRuntime.track('opened', {}).catch(() => {});
      trace.log('said', 'something');
      trace.flush();
      setTimeout(() => {
        throw new Error('of the page');
      });
      return all.length;
    });
    expect(ended).toBe(4);
    await visitor.page.click('.sqs-block-button-container--left a');
    expect(await visitor.page.evaluate(() => location.hash)).toBe('#there');
    // Opens a dialog over the page.
    await visitor.page.click('.sqs-product-quick-view-button');
    const answer = await visitor.page.evaluate(async () => {
      const service = await window.SSRuntime.service('calls');
      const { ok } = await service.post('/api/form/FormSubmissionKey');
      return [ok, document.documentElement.dataset.ssRuntime, document.querySelectorAll('.sqs-system-error').length];
    });
    expect(answer).toEqual([true, 'ready', 0]);
    // Only the page's own error: a failed call of the runtime is no uncaught error.
    expect(visitor.pageErrors).toEqual(['Error: Uncaught Error: of the page']);
    const reported = world.platform.journal
      .entries({ endpoint: 'record-javascript-errors' })
      .flatMap(({ body }) => body as { data: { message: string } }[]);
    expect(reported.filter(({ data }) => !data.message.includes('of the page'))).toEqual([]);
  });

  const unexpected = 'XHR request DONE with unexpected status';
  const badSettings = [
    ['status:503', unexpected],
    ['204', unexpected],
    ['202', unexpected],
    ['crumbFail:always', unexpected],
    ['loginRequired+status:401', unexpected],
    ['reset', unexpected],
    ['empty', unexpected],
    ['badjson', 'JSON'],
  ] as const;
  test('performance settings that fail with any of eight faults cause one error report, and no records are sent', async () => {
    const visitor = returning;
    await comeBack(visitor, '/?__ss=off');
    const { journal } = world.platform;
    const isOf =
      (fault: string) =>
      ({ headers }: JournalEntry): boolean =>
        headers.referer?.endsWith(`performance-settings:${fault}`) ?? false;
    for (const [fault, sentence] of badSettings) {
      await visitor.open('faulty', `/?__ss=performance-settings:${fault}`);
      // Selected by the report's address, because this page may send reports of the page before.
      const { body } = await journal.waitFor(
        (entry) =>
          entry.endpoint === 'record-javascript-errors' &&
          (entry.body as { data: { url: string } }[]).some(({ data }) => data.url.endsWith(`performance-settings:${fault}`)),
      );
      expect([fault, body]).toMatchObject([
        fault,
        [{ data: { message: expect.stringContaining(sentence), origin: 'platform', count: 1 } }],
      ]);
    }
    // A page sends its records when it is left.
    await visitor.open('faulty', '/?__ss=off');
    for (const [fault] of badSettings)
      expect([fault, journal.entries({ endpoint: 'performance-records' }).filter(isOf(fault))]).toEqual([fault, []]);
    expect(visitor.pageErrors).toEqual([]);
  });
});
