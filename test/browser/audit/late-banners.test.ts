// covers: cli/audit/in-page/banner/ cli/audit/visit/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { withoutPackages } from '../../helpers/audit/gather-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();
const bar = 'position:fixed;left:0;right:0;bottom:0;padding:20px;background:#fff;z-index:1000';

/** A page with a box that `script` shows. `answer(name)` stores a cookie of that name and removes the box. */
const page = (box: string, script: string) => `<!doctype html><meta charset="utf-8"><title>Page</title><h1>Page</h1>
  <template><div style="${bar}"><p>We use cookies to measure how this site is used.</p>${box}</div></template>${'<p>Text of the page.</p>'.repeat(60)}<script>
  const answer = (name) => { document.cookie = name + '=1; max-age=9999'; document.querySelector('body > div').remove(); };
  let isShown = /all=|none=|some=/.test(document.cookie);
  const show = () => { if (!isShown) document.body.append(document.querySelector('template').content.cloneNode(true)); isShown = true; };
  const save = () => {
    const boxes = [...document.querySelectorAll('body > div input:enabled')];
    answer(boxes.every(({ checked }) => checked) ? 'all' : boxes.some(({ checked }) => checked) ? 'some' : 'none');
  };
  ${script}
</script>`;

const plain = `<button onclick="answer('all')">Accept</button> <button onclick="answer('none')">Decline</button>`;
const box = (name: string, more = '') => `<label><input type="checkbox" ${more}>${name}</label>`;

const late: Readonly<Record<string, string>> = {
  '/scroll': page(plain, `addEventListener('scroll', show);`),
  '/key': page(plain, `addEventListener('keydown', show);`),
  '/move': page(plain, `addEventListener('mousemove', show);`),
  '/exit': page(
    plain,
    `document.addEventListener('mouseout', ({ relatedTarget, clientY }) => { if (!relatedTarget && clientY <= 0) show(); });`,
  ),
  '/16-seconds': page(plain, 'setTimeout(show, 16000);'),
};
const layers: Readonly<Record<string, string>> = {
  '/one-save': page(
    `${box('Necessary', 'checked disabled')} ${box('Statistics')} ${box('Marketing')} <button onclick="save()">Save</button>`,
    'show();',
  ),
  '/pre-ticked': page(
    `${box('Statistics', 'checked')} ${box('Marketing', 'checked')} <button onclick="save()">Confirm my choices</button>`,
    'show();',
  ),
};
const selected = page(
  `<button onclick="answer('none')">Accept selected</button> <button onclick="answer('none')">Decline</button>`,
  'show();',
);

/** A page in front of another one, which leads back with the answer. */
const consentPage = `<!doctype html><meta charset="utf-8"><title>Before you continue</title><main style="margin:200px auto;width:400px">
  <p>We use cookies on this site.</p>${['all', 'none']
    .map(
      (name, index) =>
        `<button onclick="document.cookie='${name}=1; max-age=9999; path=/'; ` +
        `location='/gate'">${['Accept', 'Reject'][index]}</button>`,
    )
    .join(' ')}</main>`;

/** A page of XML, in which tag names are lower-case. Some of its boxes cannot be seen or changed. */
const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Page</title><script>
  Array.prototype.toJSON = function () { return 'list'; };
  document.cookie = '_ga=GA1.1.5.6; max-age=9999';</script></head><body><h1>Page</h1>
  <div style="${bar}"><p>We use cookies on this site.</p><label><input type="checkbox" checked="" />Visible</label>
  <fieldset disabled=""><label><input type="checkbox" checked="" />Disabled</label></fieldset>
  <div style="height:0;overflow:hidden"><label><input type="checkbox" checked="" />Collapsed</label></div>
  <label style="position:absolute;left:-9999px"><input type="checkbox" checked="" />Beside</label>
  <div style="position:relative;width:50px;height:20px;overflow:hidden"><label style="position:absolute;left:200px"><input type="checkbox" checked="" />Clipped</label></div>
  <button>Accept all</button><button>Reject all</button></div></body></html>`;

const server = serveInFile((request, response) => {
  const { url = '', headers } = request;
  if (url === '/gate' && !/all=|none=/.test(headers.cookie ?? ''))
    return response.writeHead(302, { Location: '/consent/collect?to=gate' }).end();
  const behind = '<!doctype html><title>Page</title><h1>The page</h1>';
  const pages = {
    ...late,
    ...layers,
    '/selected': selected,
    '/gate': behind,
    '/consent/collect?to=gate': consentPage,
    '/page.xhtml': xhtml,
  };
  const text = (pages as Record<string, string>)[url];
  const type = url.endsWith('.xhtml') ? 'application/xhtml+xml' : 'text/html';
  return response.writeHead(text ? 200 : 404, { 'Content-Type': type }).end(text);
});

/** Returns the cookies after each answer, and why an answer was not given. */
async function answersOf(paths: readonly string[]) {
  const targets = paths.map((path) => ({ kind: 'url', url: `http://127.0.0.1:${server.port}${path}` }) as const);
  const report = await world.audit(targets, {
    journeys: ['accepted', 'declined'],
    resolveRules: withoutPackages,
    timeoutMs: 120_000,
    concurrency: 3,
  });
  return report.pages.map(({ url, answers, journeys, undecided }) => ({
    path: new URL(url).pathname,
    verified: answers.map(({ choice, verified }) => `${choice} ${verified}`),
    stored: journeys.map(({ cookies }) => cookies.map(({ name }) => name).join()),
    undecided: undecided.flatMap((one) => ('journey' in one ? [one.journey] : [])),
  }));
}
const answered = (path: string) => ({ path, verified: ['accept true', 'decline true'], stored: ['all', 'none'], undecided: [] });

test('a banner that waits for a scroll, a key, the mouse or its way out, or comes after 16 seconds, is answered', async () => {
  const paths = Object.keys(late);
  expect(await answersOf(paths)).toEqual(paths.map(answered));
}, 180_000);

test('a layer of boxes with one control that saves is accepted with all boxes on, and declined with all off', async () => {
  const paths = Object.keys(layers);
  expect(await answersOf(paths)).toEqual(paths.map(answered));
}, 120_000);

test('accepting a selection of nothing is no yes', async () => {
  expect(await answersOf(['/selected'])).toEqual([
    { path: '/selected', verified: ['decline true'], stored: ['none'], undecided: ['accepted'] },
  ]);
}, 60_000);

test('a consent page in front of the page is answered as a banner is', async () => {
  expect(await answersOf(['/gate'])).toEqual([answered('/gate')]);
}, 60_000);

test('boxes that cannot be seen or changed are not on beforehand, and a page of XML and with toJSON of its own is read as others', async () => {
  const url = `http://127.0.0.1:${server.port}/page.xhtml`;
  const report = await world.audit([{ kind: 'url', url }], { journeys: ['first'], timeoutMs: 120_000 });
  const found = report.pages.flatMap(({ findings }) => findings);
  const banner = found.filter(({ ruleId }) => ruleId === 'banner-fairness').map(({ message }) => message);
  expect(banner).toEqual(['The choice “Visible” of the cookie banner is on before the visitor chose.']);
  expect(found.find(({ ruleId }) => ruleId === 'cookie-before-consent')).toMatchObject({ source: url, line: 3 });
}, 60_000);
