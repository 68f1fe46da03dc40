// covers: cli/audit/in-page/ cli/audit/visit/ cli/audit/visit/answer/ cli/audit/gathering/
import { expect, test } from 'vitest';
import type { JourneyName } from '../../../cli/audit/artifacts/artifacts.ts';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();

/** A page of another platform that sets `_ga` after a yes. `onNo` runs with a no; `way` leads back to the question. */
const page = (way: string, onNo = '', layer = '') => `<!doctype html><title>Shop</title><h1>Shop</h1>
  <div id="box" role="dialog" aria-label="Cookies" style="position:fixed;bottom:0;background:#fff" hidden>We use cookies. May we?
  <button onclick="answer('yes')">Accept all</button> <button onclick="answer('no')">Reject all</button></div>${layer}
  <script>
  const box = document.querySelector('#box');
  box.hidden = Boolean(localStorage.answer);
  const track = () => { document.cookie = '_ga=GA1.1.123456789.1700000000; max-age=9999'; };
  if (localStorage.answer === 'yes') track();
  function answer(value) {
    localStorage.answer = value;
    box.hidden = true;
    if (value === 'yes') track(); else { ${onNo} }
  }
  </script><p style="margin-top:2000px"></p><footer>${way}</footer>`;
const way = '<button onclick="box.hidden = false">Cookie settings</button>';
const deletes = "document.cookie = '_ga=; max-age=0';";
/** Settings with a ticked box, which a visitor who changes the answer sees instead of the first question. */
const layer = `<div id="layer" role="dialog" aria-label="Cookie settings" style="position:fixed;inset:20% 30%;background:#fff" hidden>
  Cookie settings <label><input type="checkbox" id="stats" checked> Statistics</label>
  <button onclick="document.querySelector('#layer').hidden = true; answer(document.querySelector('#stats').checked ? 'yes' : 'no')">Save</button></div>`;
/** Settings in which each choice is a pair of buttons with `aria-pressed`, and Save closes them. */
const pairs = `<div id="layer" role="dialog" aria-label="Cookie settings" style="position:fixed;inset:20% 30%;background:#fff" hidden>
  Cookie settings <p>Statistics <button aria-pressed="true" onclick="choose(this)">Allow</button>
  <button aria-pressed="false" onclick="choose(this)">Deny</button></p>
  <button onclick="document.querySelector('#layer').hidden = true; answer(document.querySelector('#layer [aria-pressed=true]').textContent === 'Allow' ? 'yes' : 'no')">Save</button></div>
  <script>const choose = (button) => { for (const one of button.parentElement.children) one.setAttribute('aria-pressed', one === button); }</script>`;
const opensLayer =
  '<a href="#" onclick="document.querySelector(\'#layer\').hidden = false; return false">Change cookie consent</a>';
const pages: Readonly<Record<string, string>> = {
  '/keeps': page(way, deletes),
  '/breaks': page(way),
  '/boxes': page(opensLayer, deletes, layer),
  '/pairs': page(opensLayer, deletes, pairs),
  '/tab': page(
    '<button class="cc-revoke" onclick="box.hidden = false" style="position:fixed;bottom:-30px;height:40px">Policy</button>',
    deletes,
  ),
  '/no-way': page('<a href="/imprint">Imprint</a>'),
  '/dead': page('<button>Cookie settings</button>'),
  '/reset-link': page('<a href="/reset">Next</a>'),
  '/broken-link': page('<a href="/missing">Next</a>'),
};
const server = serveInFile(({ url = '' }, response) => {
  if (url === '/reset') return void response.destroy();
  response.writeHead(pages[url] === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(pages[url] ?? 'Not found');
});

async function judged(path: string, ...journeys: JourneyName[]) {
  const target = { kind: 'url', url: `http://127.0.0.1:${server.port}${path}` } as const;
  const {
    pages: [audited],
  } = await world.audit([target], { journeys });
  const { verdict, findings = [], undecided = [], answers = [] } = audited ?? {};
  return {
    verdict,
    errors: findings.filter(({ severity }) => severity === 'error').map(({ ruleId }) => ruleId),
    undecided: undecided.map(({ reason }) => reason),
    answers: answers.map(({ choice, control, verified }) => `${choice} ${control} ${verified}`),
  };
}

test('consent is withdrawn with the control of the page, and what stays of it is found', async () => {
  const answers = ['accept Accept all true', 'decline Reject all true'];
  for (const path of ['/keeps', '/tab'])
    expect(await judged(path, 'withdrawn')).toEqual({ verdict: 'keeps', errors: [], undecided: [], answers });
  expect(await judged('/breaks', 'withdrawn')).toEqual({
    ...{ verdict: 'breaks', errors: ['cookie-after-withdrawal'], undecided: [], answers },
  });
});

test.each(['/boxes', '/pairs'])('it is withdrawn in the settings of %s, which are changed and saved', async (path) => {
  expect(await judged(path, 'withdrawn')).toMatchObject({
    ...{ verdict: 'keeps', undecided: [], answers: ['accept Accept all true', 'decline Save true'] },
  });
});

test('a page without a way back, with one that does nothing, or that leads nowhere is undecided with the reason', async () => {
  expect(await judged('/no-way', 'withdrawn')).toMatchObject({
    verdict: 'undecided',
    undecided: ['no control was found that shows its cookie settings again, so that its answer cannot be changed'],
  });
  expect(await judged('/dead', 'withdrawn')).toMatchObject({
    verdict: 'undecided',
    undecided: ['a press of “Cookie settings” does not show its cookie settings again'],
  });
  expect(await judged('/broken-link', 'second-page')).toMatchObject({
    verdict: 'undecided',
    undecided: ['the page to which it leads could not be judged: it was answered with status 404'],
  });
  const { undecided } = await judged('/reset-link', 'first', 'second-page');
  expect(undecided).toEqual([
    expect.stringMatching(/^the page to which it leads could not be judged: the connection ended without an answer/),
  ]);
});
