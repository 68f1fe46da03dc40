import express, { type RequestHandler } from 'express';
import { escapeHtml } from '../html/escape.ts';
import { linksHtml, screenHtml } from '../html/screen.ts';
import { hostOrigin } from '../http/origin.ts';
import { sendPage } from '../http/send-page.ts';
import { policy } from './api-page.ts';
import type { ErrorRow } from './errors/error-row.ts';
import { errorAddress, errorGroups } from './errors/index.ts';

/** `GET /__ss/errors` lists every failure of the behaviour reference, each with a link to the page that provokes it. */
export function errorsPage(siteIds: readonly string[]): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  const served = new Set(siteIds);
  router.get('/__ss/errors', (request, response) => {
    const html = pageHtml((site) => (served.has(site) ? hostOrigin(request, site) : null));
    sendPage(request, response, { status: 200, headers: { 'Content-Security-Policy': policy }, html });
  });
  return router;
}

const style = `<style>
body { place-items: start center }
main { max-width: 60rem }
h2 { margin: 2rem 0 .5rem; font-size: 1.25rem }
.rows { list-style: none; padding: 0 }
.rows li { border-top: 1px solid var(--line); padding: .75rem 0 }
.rows p { margin: .25rem 0; overflow-wrap: anywhere }
.rows q { color: var(--ink) }
code { font: .875rem/1.5 ui-monospace, monospace; color: var(--ink); overflow-wrap: anywhere }
</style>`;

const places: Readonly<Record<ErrorRow['shownIn'], string>> = {
  overlay: 'In the overlay',
  outcome: 'On the page, as the outcome of the call',
  form: 'In the form',
  console: 'In the console',
  report: 'In an error report (inspector: record-javascript-errors)',
  nothing: 'The visitor notices nothing',
};

const pageHtml = (originOfSite: (site: string) => string | null): string =>
  screenHtml({
    title: 'Error sentences',
    text: 'Every failure of the behaviour reference. Each link opens a fixture page with the fault in its address.',
    markup: [
      style,
      '<p>The browser keeps the fault for later pages of the site until <code>?__ss=off</code>.</p>',
      linksHtml([
        ['/', 'Start page'],
        ['/__ss/', 'Inspector'],
        ['/__ss/api', 'The calls of the platform'],
        ['/__ss/faults/presets', 'Presets of faults, as JSON'],
      ]),
      ...errorGroups.map(
        ({ title, rows }) =>
          `<h2>${escapeHtml(title)}</h2><ul ` +
          `class="rows">${rows.map((row) => rowHtml(row, originOfSite(row.site))).join('')}</ul>`,
      ),
    ].join('\n'),
  });

/** Returns a sentence in quotes, or a part of JSON as code. */
const sentenceHtml = (sentence: string): string =>
  sentence.startsWith('"') ? `<code>${escapeHtml(sentence)}</code>` : `<q>${escapeHtml(sentence)}</q>`;

function rowHtml(row: ErrorRow, origin: string | null): string {
  const { situation, sentence, rule, faults, shownIn, does, site } = row;
  const link =
    origin === null
      ? `${escapeHtml(situation)} (serve the fixture site ${escapeHtml(site)} to open it)`
      : `<a href="${escapeHtml(origin + errorAddress(row))}">${escapeHtml(situation)}</a>`;
  const shown = sentence === '' ? `${places[shownIn]}.` : `${places[shownIn]}: ${sentenceHtml(sentence)}`;
  return `<li><p><strong>${link}</strong></p><p>${shown}</p><p>${escapeHtml(does)}</p>
<p><code>${escapeHtml(faults || 'no fault: the content of the page')}</code> · ${escapeHtml(rule)}</p></li>`;
}
