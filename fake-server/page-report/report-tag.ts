import { decodePage } from '../html/page-text.ts';
import { scanPage } from '../html/scan-page.ts';

const tag = '<script src="/__ss/page-report/page-report.js"></script>';

/** Puts the script that reports on a page first in its head: it sees every name that is asked for and every request that fails. */
export function putReportTag(html: Buffer): Buffer {
  const { text, encode } = decodePage(html);
  const { headStart } = scanPage(text);
  return encode(text.slice(0, headStart) + tag + text.slice(headStart));
}
