import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { HashedFile } from '../../../report/file-hashes.ts';
import { countsText } from '../../../report/findings.ts';
import { printable } from '../../../report/printable.ts';
import { filterReport } from '../../in-page/filter-report.ts';
import type { AuditRule } from '../../judging/rule.ts';
import type { AuditReport } from '../document.ts';
import { Markup, markup } from '../markup.ts';
import { siteName, verdictOf } from '../verdict.ts';
import { ReportBody } from './ReportBody.tsx';
import { style } from './style.ts';

/** Texts of the caller. */
export interface ReportLabels {
  /** Title in place of `Cookie and tracking audit`. */
  readonly reportTitle?: string | undefined;
  /** Name of the client that the report is for. */
  readonly client?: string | undefined;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the report as one HTML document without other files, with the hashes of files that belong to it. It is complete without its script, which is only the filter. The
 * content security policy allows this script and this style only, so that no text of an audited page can run.
 */
export function htmlReport(
  report: AuditReport,
  rules: readonly AuditRule[],
  files: readonly HashedFile[] = [],
  { reportTitle, client }: ReportLabels = {},
): string {
  const site = siteName(report);
  const heading = reportTitle === undefined ? `Cookie and tracking audit of ${site}` : `${reportTitle}, ${site}`;
  const script = `(${filterReport})();`;
  const policy = `default-src 'none'; img-src data:; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`;
  const body = renderToStaticMarkup(
    <ReportBody report={report} verdict={verdictOf(report, rules)} files={files} labels={{ heading, client }} />,
  );
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${printable(heading)}: ${countsText(report.summary)}</title>
<style>${new Markup(style)}</style>
</head>
<body>${new Markup(body)}
<script>${new Markup(script)}</script>
</body>
</html>`.text;
}
