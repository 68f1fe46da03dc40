import type { Har, Page } from 'har-format';
import { harHead } from '../../../fake-server/har/har-head.ts';
import type { AuditReport, VisitTraffic } from './document.ts';
import { harEntry } from './har-entry.ts';

/**
 * Returns all requests as HAR 1.2, with one page for each page view. Starts are by the page's clock, durations in real time. The
 * report has replaced the secret values.
 */
export function harReport({ traffic, environment }: AuditReport): Har {
  return {
    log: {
      ...harHead(traffic.map(harPage)),
      ...(environment && { browser: browserOf(environment.browser) }),
      entries: traffic.flatMap(({ requests, openedAtMs }, index) =>
        requests.map((request) => harEntry(request, { pageref: pageId(index), openedAtMs })),
      ),
    },
  };
}

const pageId = (index: number): string => `page_${index + 1}`;

function browserOf(product: string): { name: string; version: string } {
  const [name = '', version = ''] = product.split('/');
  return { name, version };
}

const harPage = ({ url, journey, openedAtMs }: VisitTraffic, index: number): Page => ({
  id: pageId(index),
  title: `${url} (${journey})`,
  startedDateTime: new Date(openedAtMs).toISOString(),
  pageTimings: {},
});
