import type { Entry, Har, Page } from 'har-format';
import packageJson from '../../../package.json' with { type: 'json' };
import { redactAddress } from '../../../runtime/contract/secret-fields.ts';
import type { Request } from '../artifacts/artifacts.ts';
import type { AuditReport, VisitTraffic } from './document.ts';

/**
 * Returns all requests as HAR 1.2, with one page for each page view. Times are those of the page's clock. Bodies, cookies and
 * headers are left out because they contain secrets.
 */
export function harReport({ traffic }: AuditReport): Har {
  return {
    log: {
      version: '1.2',
      creator: { name: packageJson.name, version: packageJson.version },
      pages: traffic.map(harPage),
      entries: traffic.flatMap((visit, index) => visit.requests.map((request) => harEntry(visit, pageId(index), request))),
    },
  };
}

const pageId = (index: number): string => `page_${index + 1}`;

const harPage = ({ url, journey, openedAtMs }: VisitTraffic, index: number): Page => ({
  id: pageId(index),
  title: `${redactAddress(url)} (${journey})`,
  startedDateTime: new Date(openedAtMs).toISOString(),
  pageTimings: {},
});

function harEntry({ openedAtMs }: VisitTraffic, pageref: string, request: Request): Entry {
  const { method, url, status, pageMs, respondedAfterMs, sentBy, type } = request;
  const wait = respondedAfterMs ?? -1;
  return {
    pageref,
    startedDateTime: new Date(openedAtMs + pageMs).toISOString(),
    time: Math.max(0, wait),
    request: {
      method,
      url: redactAddress(url),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      queryString: [],
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: -1, mimeType: '' },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: Math.max(0, wait), receive: 0 },
    comment: `${type}${sentBy ? ` by ${redactAddress(sentBy.url)}:${sentBy.line}` : ''}`,
  };
}
