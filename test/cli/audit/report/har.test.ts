import { expect, test } from 'vitest';
import { auditReport } from '../../../../cli/audit/report/document.ts';
import { harReport } from '../../../../cli/audit/report/har.ts';
import { page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { exampleRun } from '../../../helpers/audit/audit-report.ts';

test('the HAR has a page for each page view and an entry for each request, by the page’s clock, without secrets', () => {
  const requests = [
    seenRequest('https://shop.example/', { type: 'Document', pageMs: 0 }),
    seenRequest('https://shop.example/a?password=hunter2', { pageMs: 31_000, status: null, respondedAfterMs: null }),
  ];
  const artifacts = page(visit({ openedAtMs: Date.UTC(2026, 0, 1), requests }), visit({ journey: 'leave' }));
  const { log } = harReport(auditReport([{ artifacts, findings: [] }], new Set(), exampleRun));
  expect(log.pages?.map(({ title }) => title)).toEqual(['https://shop.example/ (first)', 'https://shop.example/ (leave)']);
  expect(log.entries).toMatchObject([
    { pageref: 'page_1', startedDateTime: '2026-01-01T00:00:00.000Z', response: { status: 200 } },
    { pageref: 'page_1', startedDateTime: '2026-01-01T00:00:31.000Z', response: { status: 0 } },
  ]);
  expect(JSON.stringify(log)).not.toContain('hunter2');
});
