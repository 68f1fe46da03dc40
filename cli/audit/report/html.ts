import { countsText, plural } from '../../report/findings.ts';
import { durationText } from '../duration-text.ts';
import { cookieTable } from './cookie-table.ts';
import type { AuditFinding, AuditReport, ReportedPage } from './document.ts';
import { htmlStyle } from './html-style.ts';
import { Markup, markup } from './markup.ts';
import { evidenceSetter, findingJourneys, setterText } from './words.ts';

/** The report as one HTML document that needs nothing else: no script, no network, readable in light, dark and print. */
export function htmlReport(report: AuditReport): string {
  const { summary, pages } = report;
  const clean = summary.errors + summary.warnings === 0;
  const seen = `${plural(summary.pages, 'page')}, ${plural(summary.journeys, 'journey')}, ${durationText(summary.durationMs)}`;
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Cookie and tracking audit: ${countsText(summary)}</title>
<style>${new Markup(htmlStyle)}</style>
</head>
<body>
<header>
<h1>Cookie and tracking audit</h1>
<p class="sum ${clean ? 'clean' : 'found'}"><strong>${countsText(summary)}</strong>${summary.known > 0 && ` (${summary.known} known)`}</p>
<p>${seen}${summary.incomplete > 0 && `, ${plural(summary.incomplete, 'page')} incomplete`}${summary.interrupted && ', interrupted'}</p>
</header>
<nav aria-label="Pages"><ol>${pages.map((page, index) => markup`<li><a href="#page-${index}">${page.url}</a> ${badge(page)}</li>`)}</ol></nav>
<main>${pages.map(pageSection)}</main>
</body>
</html>`.text;
}

const badge = (page: ReportedPage): Markup =>
  page.findings.length === 0
    ? markup`<span class="badge clean">clean</span>`
    : markup`<span class="badge found">${page.findings.length}</span>`;

function pageSection(page: ReportedPage, index: number): Markup {
  const { journeys, rows } = cookieTable(page);
  const paths = [...new Set(page.journeys.flatMap(({ calls }) => calls.map(({ path }) => path)))];
  const callCount = (path: string) => page.journeys.map(({ calls }) => calls.filter((call) => call.path === path).length);
  const head = (title: string) =>
    markup`<thead><tr><th scope="col">${title}</th>${journeys.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead>`;
  const cookies = markup`<div class="wide" tabindex="0" role="region" aria-label="Cookies by journey"><table><caption>Cookies by journey</caption>
${head('Cookie')}<tbody>${rows.map(
    ({ cookie, kind, cells }) =>
      markup`<tr><th scope="row">${cookie} <small>${kind}</small></th>${cells.map((cell) => markup`<td>${cell || '–'}</td>`)}</tr>`,
  )}</tbody></table></div>`;
  const calls = markup`<div class="wide" tabindex="0" role="region" aria-label="Calls by journey"><table><caption>Calls by journey</caption>
${head('Call')}<tbody>${paths.map(
    (path) => markup`<tr><th scope="row">${path}</th>${callCount(path).map((count) => markup`<td>${count || '–'}</td>`)}</tr>`,
  )}</tbody></table></div>`;
  return markup`<section id="page-${index}"><h2>${page.url}</h2>
${page.findings.length === 0 ? markup`<p class="none">No findings.</p>` : markup`<ul class="findings">${page.findings.map(findingItem)}</ul>`}
${rows.length > 0 && cookies}${paths.length > 0 && calls}</section>`;
}

function findingItem(finding: AuditFinding): Markup {
  const setBy = evidenceSetter(finding);
  const stack = setBy?.kind === 'script' ? setBy.stack : [];
  return markup`<li class="${finding.severity}"><p><span class="level">${finding.severity}${finding.known && ', known'}</span> ${finding.message}</p>
<dl><dt>Rule</dt><dd><code>${finding.ruleId}</code>${finding.spec && ` (spec ${finding.spec})`}</dd>
${setBy && markup`<dt>Set by</dt><dd>${setterText(setBy)}</dd>`}
<dt>Journeys</dt><dd>${findingJourneys(finding).join(', ') || '–'}</dd></dl>
${stack.length > 1 && markup`<details><summary>Stack</summary><ol>${stack.map((frame) => markup`<li><code>${frame}</code></li>`)}</ol></details>`}</li>`;
}
