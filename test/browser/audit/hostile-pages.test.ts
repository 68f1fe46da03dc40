// covers: cli/audit/visit/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

// Windows that a click opens, and pages that close themselves, need a browser with windows.
const world = auditWorld({ wholeBrowser: true });

const page = (script: string, body = '') =>
  `<!doctype html><title>Hostile</title><p>Hello${body}<script>document.cookie = '_ga=GA1.1.118.170; max-age=63072000'; ` +
  `${script}</script>`;

const judged: Readonly<Record<string, string>> = {
  '/never-idle': page(`setInterval(() => { document.body.dataset.at = Date.now(); }, 10)`),
  '/alerts': page(`for (let i = 0; i < 20; i++) alert(i); addEventListener('click', () => alert('again'))`),
  '/closes': page(`setTimeout(() => window.close(), 500)`),
  '/opens-windows': page(`addEventListener('click', () => { for (let i = 0; i < 20; i++) window.open('about:blank'); })`),
  '/click-navigates': page(`addEventListener('click', () => { location.href = '/never-idle'; })`),
  '/history': page(
    `let n = 0; setInterval(() => history.pushState(null, '', '?' + n++), 200); addEventListener('popstate', () => ` +
      'history.forward())',
  ),
  '/closed-policy': page(''),
  '/hanging-picture': page('', '<img src="/hang">'),
  '/stream': page(`new EventSource('/events')`),
  '/other-frames': page(
    `for (const name of ['a', 'b']) { const frame = document.createElement('iframe'); frame.src = 'http://' + name + ` +
      `'.localhost:' + location.port + '/frame'; document.body.append(frame); }`,
  ),
  '/broken-markup':
    `<table><div><p></table><script>document.cookie = '_ga=GA1.1.118.170; ` +
    `max-age=63072000'</script><svg><p><math></body></html><script>throw 1</script`,
  '/many-elements': page('', '<div><b>x</b></div>'.repeat(5000)),
  '/moves-at-once': `<!doctype html><meta http-equiv="refresh" content="0;url=/never-idle">`,
  '/breaks-everything': page(
    'document.querySelectorAll = () => { throw 1; }; Element.prototype.getBoundingClientRect = () => { throw 2; }; ' +
      'Promise.prototype.then = () => { throw 3; }; Date.now = () => NaN; window.Array = null;',
  ),
  '/replaces-storage': page(
    'Reflect.get = Reflect.set = () => { throw 1; }; window.Proxy = null; localStorage.a = 1; Storage.prototype.getItem = ' +
      '() => { throw 2; }; Object.freeze(Storage.prototype); delete window.localStorage; Object.defineProperty(window, ' +
      `'sessionStorage', { value: null });`,
    '<iframe sandbox="allow-scripts" srcdoc="<script>try { localStorage.a = 1 } catch {} throw 3</script>"></iframe>',
  ),
  '/removes-everything': page(`setTimeout(() => document.documentElement.remove(), 100)`),
  '/cookie-bomb': page(`for (let i = 0; i < 1000; i++) document.cookie = 'c' + i + '=x' + i + '; max-age=86400'`),
};
const part = page(`fetch('/hang')`);

const server = serveInFile((request, response) => {
  const path = new URL(request.url ?? '', 'http://localhost').pathname;
  const text = path === '/frame' ? part : judged[path];
  if (path === '/hang') return;
  if (path === '/events') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const timer = setInterval(() => response.write('data: x\n\n'), 50);
    request.on('close', () => clearInterval(timer));
    return;
  }
  if (path === '/closed-policy')
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'unsafe-inline'; sandbox allow-scripts allow-same-origin",
    );
  response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'text/html' }).end(text);
});
const audit = (paths: readonly string[]) => {
  const origin = `http://127.0.0.1:${server.port}`;
  const targets = paths.map((path) => ({ kind: 'url' as const, url: origin + path }));
  // Half of the time passes for a picture that never arrives; the other half suffices on a busy machine.
  return world.audit(targets, { journeys: ['first'], timeoutMs: 60_000, concurrency: 4 });
};

test('pages with alerts, new windows, redirects, endless loads, replaced globals or removed documents are judged nevertheless', async () => {
  const report = await audit(Object.keys(judged));
  expect(
    report.pages.flatMap(({ undecided }) => undecided.filter(({ reason }) => !reason.includes('no visible content'))),
  ).toEqual([]);
  const found = report.pages.map(({ url, findings }) => [
    new URL(url).pathname,
    findings.filter(({ message }) => message.startsWith('Cookie _ga ')).map(({ ruleId }) => ruleId),
  ]);
  // Browsers keep about 180 cookies of a host. Others are known from their writes.
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.keys(judged).map((path) => [path, ['cookie-before-consent']])),
  );
}, 180_000);
