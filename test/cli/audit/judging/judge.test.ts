import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findingIdentity, readBaseline } from '../../../../cli/audit/judging/baseline.ts';
import { judgePage } from '../../../../cli/audit/judging/judge.ts';
import { rules } from '../../../../cli/audit/rules/index.ts';
import { answeredVisit, cookieWrite, jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';
import { temporaryFolder } from '../../../helpers/platform/temporary-folder.ts';

const early = { jarAfter: [jarCookie('ss_cvr')], writes: [cookieWrite('ss_cvr', 63_072_000_000)] };

test('the same cookie in several journeys is one finding that names them all, with its script as its place', () => {
  const declined = answeredVisit('decline', { jarAtAnswer: [jarCookie('ss_cvr')], writes: early.writes });
  expect(judgePage(page(visit(early), declined), rules)).toMatchObject([
    {
      ruleId: 'cookie-before-consent',
      severity: 'error',
      reference: 'consent#restriction',
      url: 'https://shop.example/',
      journey: 'first',
      source: 'https://shop.example/a.js',
      line: 3,
      column: 5,
      evidence: { journeys: ['first', 'declined'], cookie: { name: 'ss_cvr' } },
    },
  ]);
});

test('an incomplete page is no finding, and findings of its visits stay', () => {
  const findings = judgePage({ ...page(visit(early)), incomplete: 'nothing answers' }, rules);
  expect(findings.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([['cookie-before-consent', 'error']]);
});

describe('a baseline', () => {
  const [finding] = judgePage(page(visit(early)), rules);
  if (!finding) throw new Error('expected a finding');

  test('identifies a finding although port, line and script have changed', () => {
    const local = { ...finding, url: 'http://shop.localhost:4100/a' };
    expect(findingIdentity({ ...local, url: 'http://shop.localhost:9/a', line: 7, source: 'x' })).toBe(findingIdentity(local));
    expect(findingIdentity({ ...local, url: 'http://shop.localhost:4100/b' })).not.toBe(findingIdentity(local));
    const of = (subject: string) => findingIdentity({ ...local, evidence: { subject } });
    expect(of('serviceWorker http://shop.localhost:4100/sw.js')).toBe(of('serviceWorker http://shop.localhost/sw.js'));
    expect(of('etag shop.example:8443/a.gif')).toBe(of('etag shop.example/a.gif'));
    expect(of('localStorage user:4100')).not.toBe(of('localStorage user:4200'));
    expect(findingIdentity({ ...local, ruleId: 'other' })).not.toBe(findingIdentity(local));
  });

  test('is read from the JSON report of an earlier audit', async () => {
    const path = join(temporaryFolder(), 'before.json');
    writeFileSync(path, JSON.stringify({ pages: [{ findings: [finding] }, { findings: null }, null] }));
    expect(await readBaseline(path)).toEqual(new Set([findingIdentity(finding)]));
  });

  test('is read from a report with the old keys `spec` and `setBy`', async () => {
    const path = join(temporaryFolder(), 'before.json');
    const { reference: _reference, ...old } = finding;
    const evidence = {
      ...(finding.evidence as object),
      ...JSON.parse('{"setBy": {"kind": "answer", "url": "x", "status": 200}}'),
    };
    writeFileSync(path, JSON.stringify({ pages: [{ findings: [{ ...old, spec: '2 §5', evidence }] }] }));
    expect(await readBaseline(path)).toEqual(new Set([findingIdentity(finding)]));
  });

  test.each([
    ['{"pages": 1}', 'contains no list of pages'],
    ['null', 'contains no list of pages'],
    ['{', 'is not JSON'],
    ['{"pages": [{"url": "https://shop.example/"}]}', 'has no lists of findings'],
    ['{"pages": []}', 'has no lists of findings'],
  ])('with the text %s is refused', async (text, reason) => {
    const path = join(temporaryFolder(), 'before.json');
    writeFileSync(path, text);
    await expect(readBaseline(path)).rejects.toThrow(reason);
  });

  test('that does not exist is refused', async () => {
    await expect(readBaseline('/nowhere/before.json')).rejects.toThrow('cannot be read');
  });
});
