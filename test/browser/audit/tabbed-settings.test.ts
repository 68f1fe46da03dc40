// covers: cli/audit/in-page/ cli/audit/visit/answer/
import { expect, test } from 'vitest';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();

/** A banner whose no is in its settings: on two tabs with a ticked box each, of which the second is hidden at first. */
const page = `<!doctype html><title>Shop</title><h1>Shop</h1>
<div id="box" role="dialog" aria-label="Cookies" style="position:fixed;bottom:0;background:#fff" hidden>
  <div id="first">We use cookies. <button onclick="answer(1)">Accept all</button> <button onclick="showSettings()">Cookie settings</button></div>
  <div id="settings" hidden><p>Cookie settings</p>
    <button role="tab" aria-selected="true" onclick="select(0)">Consent</button>
    <button role="tab" aria-selected="false" onclick="select(1)">Legitimate interest</button>
    <p role="tabpanel"><label><input type="checkbox" checked> Statistics</label></p>
    <p role="tabpanel" hidden><label><input type="checkbox" checked> Measure advertising</label></p>
    <button onclick="answer(document.querySelectorAll('input:checked').length)">Save</button></div></div>
<script>
  const all = (selector) => [...document.querySelectorAll(selector)];
  const box = document.querySelector('#box');
  box.hidden = localStorage.count !== undefined;
  const showSettings = () => { document.querySelector('#first').hidden = true; document.querySelector('#settings').hidden = false; };
  const select = (at) => {
    all('[role=tab]').forEach((tab, index) => tab.setAttribute('aria-selected', index === at));
    all('[role=tabpanel]').forEach((panel, index) => { panel.hidden = index !== at; });
  };
  const answer = (count) => {
    localStorage.count = count;
    box.hidden = true;
    if (count > 0) document.cookie = '_ga=GA1.1.123456789.1700000000; max-age=9999';
  };
</script>`;
const server = serveInFile((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(page);
});

test('a no clears the boxes of both tabs before it is saved', async () => {
  const target = { kind: 'url', url: `http://127.0.0.1:${server.port}/` } as const;
  const report = await world.audit([target], { journeys: ['accepted', 'declined', 'declined-return'] });
  const [audited] = report.pages;
  expect(audited?.answers.map(({ choice, verified }) => [choice, verified])).toEqual([
    ['accept', true],
    ['decline', true],
  ]);
  expect(audited?.findings.filter(({ ruleId }) => ruleId === 'cookie-after-decline')).toEqual([]);
  const declined = audited?.journeys.find(({ name }) => name === 'declined');
  expect(declined?.cookies).toEqual([]);
});
