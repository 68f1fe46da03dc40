import { expect, test } from 'vitest';
import { findingIdentity } from '../../../../cli/audit/judging/baseline.ts';
import { answerText } from '../../../../cli/audit/report/answers.ts';
import { answeredVisit, hit, jarCookie, page, visit, visit as visitOf } from '../../../helpers/audit/audit-artifacts.ts';
import {
  auditReport,
  exampleFindings,
  exampleJudged,
  exampleReport,
  exampleRun,
  hostile,
} from '../../../helpers/audit/audit-report.ts';

test('the document counts pages, journeys and findings, and has the initiator and the state of each cookie', () => {
  expect(exampleReport.summary).toEqual({
    pages: 2,
    journeys: 1,
    errors: 1,
    warnings: 1,
    notes: 0,
    undecided: 1,
    durationMs: 1234,
    known: 0,
    incomplete: 1,
    interrupted: false,
  });
  expect(exampleReport.pages[0]?.journeys[0]).toMatchObject({
    name: 'first',
    durationMs: 500,
    cookies: [
      {
        name: 'ss_cvr',
        kind: 'listed',
        present: true,
        writtenLifetimeMs: 63_072_000_000,
        initiator: { url: 'https://shop.example/a.js', line: 3 },
      },
      { name: hostile, present: true },
      { name: 'ss_cvt', present: false, writtenLifetimeMs: 0 },
      { name: 'x', present: false, refused: 'InvalidDomain' },
    ],
    calls: [{ endpoint: 'record-hit' }],
  });
});

test('the document has a verdict on the audit and on each page, and what was not judged', () => {
  expect(exampleReport.verdict).toBe('breaks');
  expect(exampleReport.pages).toMatchObject([
    { verdict: 'breaks', undecided: [], answers: [], thirdParties: [] },
    { verdict: 'undecided', undecided: [{ journey: 'first', reason: 'nothing answers' }], findings: [] },
  ]);
});

test('answers have their banner’s maker and control, and whether an effect was observed', () => {
  const control = { kind: 'reject', text: 'Refuser', name: 'Refuser', tag: 'button', focusable: true, preTicked: null } as const;
  const size = { widthPx: 90, heightPx: 30, fontPx: 14, contrast: 7, isFilled: true };
  const answer = { choice: 'decline', by: 'click', make: 'Onebanner', verified: false, pageMs: 1 } as const;
  const answered = answeredVisit('decline', { answer, bannerControls: [{ ...control, ...size }] });
  const given = answeredVisit('accept', { answer: { choice: 'accept', by: 'stored', verified: true, pageMs: 1 } });
  const report = auditReport([{ artifacts: page(given, answered), findings: [] }], new Set(), exampleRun);
  expect(report.pages[0]?.answers).toEqual([
    { choice: 'accept', by: 'stored', maker: null, verified: true, journey: 'accepted', control: null },
    { choice: 'decline', by: 'click', maker: 'Onebanner', verified: false, journey: 'declined', control: 'Refuser' },
  ]);
  expect(report.pages[0]?.answers.map(answerText)).toEqual([
    'Accept: stored as the page’s own cookie, because no control offers it, verified.',
    'Decline: clicked “Refuser” on the banner of Onebanner, not verified: no effect was observed, so it counts as not given.',
  ]);
});

test('findings of the baseline are marked as known', () => {
  const [first] = exampleFindings;
  if (!first) throw new Error('expected a finding');
  const known = auditReport(exampleJudged, new Set([findingIdentity(first)]), exampleRun);
  expect(known.summary).toMatchObject({ known: 1, errors: 1 });
  expect(known.verdict).toBe('undecided');
  expect(known.pages[0]?.findings[0]).toMatchObject({ known: true });
  expect(known.pages[0]?.findings[1]).not.toHaveProperty('known');
});

test('the document contains the shapes of cookie values and secret fields, not their values', () => {
  const [judged] = exampleJudged;
  const [visit] = judged?.artifacts.visits ?? [];
  if (!judged || !visit) throw new Error('expected a visit');
  const body = { password: 'hunter2', email: 'ada@example.com' };
  const call = {
    method: 'POST',
    url: 'https://shop.example/api/x?secret=hunter2&a=1',
    path: '/api/x',
    endpoint: null,
    status: 200,
    body,
    sentBy: null,
    afterAnswer: false,
    page: 'https://shop.example/',
    atMs: 0,
    contentType: null,
    csrfHeader: null,
    bodyText: null,
  };
  const cookie = {
    name: '_id',
    value: 'hunter2-A1',
    domain: 'shop.example',
    path: '/',
    expiresMs: null,
    httpOnly: false,
    secure: false,
  };
  const finding = { ruleId: 'r', severity: 'error', message: 'm', evidence: { subject: 's', call, cookie } } as const;
  const artifacts = {
    ...judged.artifacts,
    visits: [{ ...visit, jarAfter: [cookie], requests: visitOf({ calls: [call] }).requests }],
  };
  const report = auditReport([{ artifacts, findings: [finding] }], new Set(), exampleRun);
  expect(JSON.stringify(report)).not.toContain('hunter2');
  expect(report.pages[0]?.journeys[0]).toMatchObject({
    calls: [{ url: 'https://shop.example/api/x?secret=xxxxxx0&a=1', body: { password: 'xxxxxx0', email: 'ada@example.com' } }],
  });
  expect(report.pages[0]?.journeys[0]?.cookies).toContainEqual(expect.objectContaining({ name: '_id', value: 'xxxxxx0-x0' }));
  expect(report.pages[0]?.findings[0]?.evidence).toMatchObject({ subject: 's', cookie: { name: '_id', value: 'xxxxxx0-x0' } });
  expect(call.body.password).toBe('hunter2');
});

test('with --keep-secrets the document contains the values of cookies and fields', () => {
  const call = { ...hit(), url: 'https://shop.example/api/x?secret=hunter2', body: { ss_cvr: 'visitor-1', password: 'hunter3' } };
  const artifacts = page(visit({ jarAfter: [jarCookie('ss_cvr', 'value-1')], calls: [call] }));
  const report = auditReport([{ artifacts, findings: [] }], new Set(), { ...exampleRun, keepSecrets: true });
  expect(report.pages[0]?.journeys[0]).toMatchObject({
    startedAt: '2023-11-14T22:12:44.000Z',
    cookies: [{ name: 'ss_cvr', value: 'value-1' }],
    calls: [{ url: call.url, body: call.body }],
  });
});
