import { preludeTag } from '../sites/prelude.ts';

const tag = '<script src="/__ss/page-report/page-report.js"></script>';

/**
 * Puts the script that reports on a page before the prelude, so that it sees every name that is asked for; a page without a prelude, or
 * in UTF-16, stays as it is.
 */
export function putReportTag(html: Buffer): Buffer {
  const at = html.indexOf(preludeTag);
  return at < 0 ? html : Buffer.concat([html.subarray(0, at), Buffer.from(tag), html.subarray(at)]);
}
