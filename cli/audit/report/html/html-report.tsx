import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Language } from '../../../../runtime/contract/texts/languages.ts';
import type { HashedFile } from '../../../report/file-hashes.ts';
import { countsText } from '../../../report/findings.ts';
import { printable } from '../../../report/printable.ts';
import { filterReport } from '../../in-page/filter-report.ts';
import type { AuditRule } from '../../judging/rule.ts';
import type { AuditReport } from '../document.ts';
import { Markup, markup } from '../markup.ts';
import { ownerTexts } from '../texts/index.ts';
import { filled } from '../texts/owner-texts.ts';
import { siteName, verdictOf } from '../verdict.ts';
import { ReportBody } from './ReportBody.tsx';
import { style } from './style.ts';

/** Texts of the caller. */
export interface ReportLabels {
  /** Title in place of `Cookie and tracking audit`. */
  readonly reportTitle?: string | undefined;
  /** Name of the client that the report is for. */
  readonly client?: string | undefined;
  /** Name of the report's author. */
  readonly author?: string | undefined;
  /** Picture of the author as a `data:` address. */
  readonly logo?: string | undefined;
  /** Language of the first page; the rest is in English. English by default. */
  readonly reportLanguage?: Language | 'en' | undefined;
}

/** Returns a day in UTC, in English by its number and in other languages in words. */
const dayText = (iso: string, language: string): string =>
  language === 'en'
    ? iso.slice(0, 10)
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the report as one HTML document without other files, with the hashes of files that belong to it. It is complete without
 * its script, which is only the filter. The content security policy allows this script and this style only, so that no text of an
 * audited page can run.
 */
export function htmlReport(
  report: AuditReport,
  rules: readonly AuditRule[],
  files: readonly HashedFile[] = [],
  { reportTitle, client, author, logo, reportLanguage: language = 'en' }: ReportLabels = {},
): string {
  const site = siteName(report);
  const title = filled(language === 'en' ? 'Cookie and tracking audit of {site}' : ownerTexts[language].title, { site });
  const heading = reportTitle === undefined ? title : `${reportTitle}, ${site}`;
  const head = { heading, client, author, logo, date: report.environment && dayText(report.environment.startedAt, language) };
  const verdict = verdictOf(report, rules);
  const script = `(${filterReport})();`;
  const policy =
    `default-src 'none'; img-src data:; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; ` +
    `form-action 'none'`;
  const body = renderToStaticMarkup(
    <ReportBody report={report} rules={rules} verdict={verdict} files={files} head={head} language={language} />,
  );
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${printable(heading)}${language === 'en' && `: ${countsText(report.summary)}`}</title>
<style>${new Markup(style)}</style>
</head>
<body>${new Markup(body)}
<script>${new Markup(script)}</script>
</body>
</html>`.text;
}
