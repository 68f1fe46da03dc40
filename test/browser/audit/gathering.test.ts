// covers: cli/audit/in-page/ cli/audit/visit/ cli/audit/visit/answer/ cli/audit/visit/writes/
import { beforeAll, describe, expect, test } from 'vitest';
import type { Initiator } from '../../../cli/audit/artifacts/artifacts.ts';
import type { AuditReport } from '../../../cli/audit/report/document.ts';
import { auditWorld, pageAt } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';
import { plainContext, testSite } from '../../helpers/platform/test-site.ts';

const asking = { ...plainContext, cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true } };
// Dialogs, and calls of a page whose tab is closed, need a browser with windows.
const withWindows = auditWorld({ wholeBrowser: true });
const world = auditWorld();
const first = { journeys: ['first'] as const };

const site = testSite('odd', {
  '/ways': {
    context: asking,
    headers: { 'Set-Cookie': '_gid=1; Max-Age=86400; Path=/' },
    body: `<script>
      document.cookie = '_ga=1; max-age=99999999';
      cookieStore.set({ name: '_fbp', value: '2', expires: Date.now() + 86400000 });
      document.cookie = '_uetsid=3; domain=elsewhere.example';
      addEventListener('pagehide', () => { navigator.sendBeacon('/api/census/RecordHit', 'event=HEARTBEAT'); document.cookie = '_late=1'; });
      window.sees = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').set.toString() + Object.keys(window).filter((key) => /^_/.test(key));
      document.cookie = window.sees === 'function () { [native code] }' && navigator.webdriver === false ? 'sees-a-plain-browser=1' : 'sees-the-audit=1';
    </script>`,
  },
  '/rude': {
    context: asking,
    body: `<script>
      alert('one'); confirm('two'); prompt('three');
      window.open('/ways');
      addEventListener('beforeunload', (event) => event.preventDefault());
      Error.stackTraceLimit = 0; Error.prepareStackTrace = () => 'mine'; JSON.stringify = () => '{'; Date.now = () => 0;
      document.cookie = '_ga=1; max-age=60';
    </script>`,
  },
  '/frames': {
    context: asking,
    body: `<script>
      const frame = document.createElement('iframe');
      frame.src = 'http://elsewhere.localhost:' + location.port + '/frame';
      document.body.append(frame);
    </script>`,
  },
  '/moves-on': { context: asking, body: `<script>setTimeout(() => location.replace('/ways'), 20)</script>` },
  '/hung-picture': {
    context: asking,
    body: `<script>fetch('/api/1/performance/settings').then(() => new Promise(() => {}))</script>`,
  },
  '/without-credentials': {
    context: asking,
    body: `<script>
      const elsewhere = 'http://elsewhere.localhost:' + location.port;
      fetch(elsewhere + '/fetched'); import(elsewhere + '/imported').catch(() => {});
      new Image().src = elsewhere + '/pictured';
      document.cookie = '_gid=GA1.1.7.7; max-age=86400'; document.cookie = '_gid=; max-age=0';
    </script>`,
  },
  '/crash': { context: asking, body: `<script>for (;;) {}</script>` },
});
const elsewhere = testSite('elsewhere', {
  '/frame': {
    headers: { 'Set-Cookie': 'by-answer=1; SameSite=None; Secure' },
    body: `<script>document.cookie = 'by-script=1; SameSite=None; Secure'</script>`,
  },
  ...Object.fromEntries(
    ['fetched', 'imported', 'pictured'].map((name) => [
      `/${name}`,
      {
        headers: { 'Set-Cookie': `${name}=0c4f1a2b9d; Max-Age=86400; SameSite=None; Secure`, 'Access-Control-Allow-Origin': '*' },
      },
    ]),
  ),
});
const audit = (paths: readonly string[], more = {}) => {
  const sites = [
    { ...site, pages: async () => paths },
    { ...elsewhere, pages: async () => [] },
  ];
  return withWindows.audit(
    sites.map((one) => ({ kind: 'site', site: one })),
    { ...first, ...more },
  );
};

describe('a visit', () => {
  let report: AuditReport;
  beforeAll(async () => {
    report = await audit(['/ways', '/rude', '/frames', '/moves-on', '/hung-picture', '/without-credentials']);
  });

  test('records who set each cookie, its lifetime as written, and which cookies were refused', () => {
    const page = pageAt(report, '/ways');
    const cookies = new Map(page.journeys[0]?.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get('_gid')).toMatchObject({
      initiator: { kind: 'response', url: page.url, status: 200 },
      writtenLifetimeMs: 86_400_000,
    });
    expect(cookies.get('_ga')).toMatchObject({
      initiator: { kind: 'script', via: 'document.cookie', url: page.url },
      writtenLifetimeMs: 99_999_999_000,
    });
    expect(cookies.get('_fbp')).toMatchObject({ initiator: { kind: 'script', via: 'cookieStore' }, present: true });
    expect(cookies.get('_uetsid')).toMatchObject({ present: false, refused: expect.any(String) });
    expect(page.findings.map(({ evidence }) => (evidence as { subject: string }).subject)).toContain('odd.localhost _gid');
  });

  test('records calls and cookies that a page makes in pagehide', () => {
    const page = pageAt(report, '/ways');
    expect(page.journeys[0]?.calls).toMatchObject([
      { endpoint: 'record-hit', body: { event: 'HEARTBEAT' }, sentBy: { via: 'sendBeacon', url: page.url } },
    ]);
    expect(page.journeys[0]?.cookies).toContainEqual(expect.objectContaining({ name: '_late', present: true }));
  });

  test('leaves no trace by which the page could detect the audit', () => {
    const page = pageAt(report, '/ways');
    const sees = page.journeys[0]?.cookies.map(({ name }) => name).filter((name) => name.startsWith('sees-'));
    expect(sees).toEqual(['sees-a-plain-browser']);
  });

  test('continues despite dialogs, popups and a page that breaks the functions that the watcher needs', () => {
    const page = pageAt(report, '/rude');
    expect(page.journeys[0]?.cookies).toContainEqual(
      expect.objectContaining({ name: '_ga', initiator: expect.objectContaining({ url: page.url }), writtenLifetimeMs: 60_000 }),
    );
  });

  test('records cookies in frames of other sites from their first script on', () => {
    const page = pageAt(report, '/frames');
    const frame = 'http://elsewhere.localhost/frame';
    expect(page.findings.filter(({ ruleId }) => ruleId === 'cookie-before-consent')).toMatchObject([
      { evidence: { cookie: { name: 'by-answer', kind: 'third-party' }, initiator: { kind: 'response', url: frame } } },
      { evidence: { cookie: { name: 'by-script', kind: 'third-party' }, initiator: { kind: 'script', url: frame } } },
    ]);
  });

  test('a cookie of a response to a request without credentials was never set; a cookie that a script removes was', () => {
    const page = pageAt(report, '/without-credentials');
    const cookies = page.journeys[0]?.cookies.map(({ name, present, refused }) => [name, present, refused]);
    expect(Object.fromEntries((cookies ?? []).map(([name, ...rest]) => [name, rest]))).toMatchObject({
      fetched: [false, 'the browser did not keep it'],
      imported: [false, 'the browser did not keep it'],
      pictured: [true, undefined],
      _gid: [false, undefined],
    });
    const subjects = page.findings.map(({ evidence }) => (evidence as { subject?: string }).subject);
    expect(subjects.filter((subject) => /fetched|imported/.test(subject ?? ''))).toEqual([]);
    expect(subjects).toContain('elsewhere.localhost pictured');
  });

  test('follows a page that navigates by script', () => {
    const page = pageAt(report, '/moves-on');
    expect(page.journeys[0]?.cookies.map(({ name }) => name)).toContain('_ga');
  });

  test('does not wait for a promise that never settles', () => {
    const page = pageAt(report, '/hung-picture');
    expect(page.findings.map(({ ruleId }) => ruleId)).not.toContain('page-incomplete');
  });
});

/**
 * A page of another platform: a late banner, a tracker that does not wait for the answer, and one that starts after either
 * answer.
 */
const foreign = `<!doctype html><title>Foreign</title><p>Hello<script>
  document.cookie = '_ga=GA1.1.118.170; max-age=63072000';
  setTimeout(() => {
    const box = document.createElement('div');
    box.style = 'position:fixed;bottom:0;left:0';
    box.innerHTML = '<button id=yes>Yes</button><button id=no>No</button>';
    box.addEventListener('click', () => { localStorage.answered = '1'; box.remove(); });
    if (!localStorage.answered) document.body.append(box);
  }, 900);
  setInterval(() => { if (localStorage.answered) document.cookie = '_gid=GA1.1.7.7; max-age=86400'; }, 3000);
</script>`;

/** Two frames without an address, a shared worker, and a service worker. */
const workers = `<!doctype html><title>Workers</title><p>Hello<script>
  for (const once of [1, 2]) {
    const frame = document.createElement('iframe');
    frame.srcdoc = "<script>document.cookie = '_fbp=fb.1.170.118; max-age=7776000'<\\/script>";
    document.body.append(frame);
  }
  new SharedWorker('/shared.js?token=hunter2-hunter2');
  new Worker('/own.js');
  navigator.serviceWorker.register('/between.js');
</script>`;
const scripts: Readonly<Record<string, string>> = {
  '/shared.js?token=hunter2-hunter2': `fetch('/by-shared')`,
  '/own.js': `indexedDB.open('who')`,
  '/between.js': `oninstall = (event) => event.waitUntil(Promise.all([
    cookieStore.set({ name: '_gid', value: 'GA1.1.5.5', expires: Date.now() + 86400000 }), fetch('/by-service')]))`,
};

describe('a page that cannot be judged is incomplete, never a pass', () => {
  const server = serveInFile((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/reset') request.socket.destroy();
    else if (request.url === '/file') response.setHeader('Content-Type', 'application/octet-stream').end('x');
    else if (request.url === '/round') response.writeHead(302, { Location: '/round' }).end();
    else if (scripts[request.url ?? '']) response.setHeader('Content-Type', 'text/javascript').end(scripts[request.url ?? '']);
    else if (request.url === '/by-shared') response.setHeader('Set-Cookie', '_hjid=4f5e6d7c-8b9a; Max-Age=86400; Path=/').end();
    else if (request.url === '/by-service') response.setHeader('Set-Cookie', '_clck=1a2b3c4d5e6f; Max-Age=86400; Path=/').end();
    else if (request.url === '/workers') response.setHeader('Content-Type', 'text/html').end(workers);
    else if (request.url === '/foreign') response.setHeader('Content-Type', 'text/html').end(foreign);
    else response.writeHead(request.url === '/broken' ? 500 : 200, { 'Content-Type': 'text/html' }).end('<p>Hello');
  });
  const reasonFor = async (path: string) => {
    const url = `http://127.0.0.1:${server.port}${path}`;
    const report = await world.audit([{ kind: 'url', url }], { ...first, timeoutMs: path === '/silent' ? 3000 : 60_000 });
    expect(report).toMatchObject({ verdict: 'undecided', summary: { pages: 1, incomplete: 1, undecided: 1, errors: 0 } });
    return report.pages[0]?.undecided[0]?.reason;
  };

  test.each([
    ['/silent', 'it did not finish loading within 3000 ms'],
    ['/reset', 'the connection ended without an answer'],
    ['/file', 'it answered with a download'],
    ['/round', 'it redirects without end'],
    ['/broken', 'it was answered with status 500'],
  ])('the page %s is incomplete: %s', async (path, reason) => {
    expect(await reasonFor(path)).toContain(reason);
  });

  test('a page without a page context is judged by the rules that need none, and the other rules do not apply', async () => {
    const url = `http://127.0.0.1:${server.port}/foreign`;
    const banner = { root: null, text: null, accept: '#yes', decline: '#no' };
    const report = await world.audit([{ kind: 'url', url }], { journeys: ['first', 'declined', 'declined-return'], banner });
    expect(report.summary).toMatchObject({ incomplete: 0, journeys: 3 });
    const found = report.pages[0]?.findings.map(({ ruleId, evidence }) => [
      ruleId,
      (evidence as { subject: string }).subject,
      (evidence as { journeys: string[] }).journeys,
    ]);
    expect(found).toEqual([
      ['cookie-before-consent', '127.0.0.1 _ga', ['first', 'declined']],
      ['cookie-after-decline', '127.0.0.1 _ga', ['declined', 'declined-return']],
      ['cookie-after-decline', '127.0.0.1 _gid', ['declined', 'declined-return']],
      ['banner-fairness', 'banner way back', ['declined']],
    ]);
    expect(report.pages[0]?.notApplicable).toContainEqual({ rule: 'call-shape', reason: expect.stringContaining('no policy') });
    expect(report.pages[0]?.undecided).toEqual([]);
  });

  test('each cookie is one finding, also when frames without an address, shared workers or service workers wrote it', async () => {
    const origin = `http://127.0.0.1:${server.port}`;
    const report = await world.audit([{ kind: 'url', url: `${origin}/workers` }], { journeys: ['first', 'seeded'] });
    const found = report.pages[0]?.findings.map(({ ruleId, evidence }) => {
      const { cookie, initiator } = evidence as {
        cookie?: { name: string; domain: string; line?: string };
        initiator?: Initiator;
      };
      return [ruleId, cookie?.domain, cookie?.name, cookie?.line, initiator?.url.replace(origin, '')];
    });
    expect(found?.filter(([ruleId]) => ruleId === 'cookie-before-consent')).toEqual(
      expect.arrayContaining([
        ['cookie-before-consent', '127.0.0.1', '_fbp', '_fbp=xx.0.000.000; max-age=7776000', 'about:srcdoc'],
        ['cookie-before-consent', '127.0.0.1', '_hjid', undefined, '/by-shared'],
        ['cookie-before-consent', '127.0.0.1', '_clck', '_clck=0x0x0x0x0x0x; Max-Age=86400; Path=/', '/by-service'],
        [
          'cookie-before-consent',
          '127.0.0.1',
          '_gid',
          expect.stringMatching(/^_gid=xx0\.0\.0\.0; path=\/; expires=/),
          '/between.js',
        ],
      ]),
    );
    // A database without content is no identifier.
    expect(found?.map(([ruleId, , name]) => `${ruleId} ${name}`)).not.toContain('storage-identifier who');
    expect(JSON.stringify({ ...report, traffic: [] })).not.toContain('hunter2');
    expect(JSON.stringify({ ...report, traffic: [] })).not.toContain('fb.1.170.118');
  });

  test('a page in an endless loop is incomplete', async () => {
    // The loop uses one core for that time.
    const report = await audit(['/crash'], { timeoutMs: 1000 });
    expect(report.summary).toMatchObject({ incomplete: 1, errors: 0 });
  });

  test('a page at which the audit is interrupted is incomplete, and the report has the pages before it', async () => {
    const controller = new AbortController();
    const onPage = (page: { path: string }) => {
      if (page.path === '/rude') controller.abort('SIGINT');
    };
    const report = await audit(['/ways', '/rude', '/moves-on'], { concurrency: 1, signal: controller.signal, onPage });
    expect(report.summary).toMatchObject({ interrupted: true, pages: 2, incomplete: 1 });
    // The page before it breaks a promise, which the interruption does not change.
    expect(report.verdict).toBe('breaks');
    expect(pageAt(report, '/rude').undecided).toEqual([{ journey: 'first', reason: 'the audit was interrupted' }]);
  });
});
