import { decodePage } from '../html/page-text.ts';
import { scanPage } from '../html/scan-page.ts';

const reportTag = '<script src="/__ss-report/page-report.js"></script>';

/** Adds the reporting script as the first one in a page's head, so that it runs before names are read and requests fail. */
export function putReportTag(html: Buffer): Buffer {
  const { text, encode } = decodePage(html);
  const { headStart } = scanPage(text);
  return encode(text.slice(0, headStart) + reportTag + text.slice(headStart));
}
