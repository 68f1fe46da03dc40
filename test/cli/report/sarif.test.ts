import { expect, test } from 'vitest';
import { sarifLog, sarifParts, sarifResult } from '../../../cli/report/sarif.ts';
import type { Finding } from '../../../fake-server/common/findings.ts';
import { sarifProblems } from '../../helpers/reports/sarif-schema.ts';

test('is a SARIF 2.1.0 log with the tool, its version and its rules', () => {
  const log = sarifLog([{ ruleId: 'r', severity: 'error', message: 'm' }], {
    rules: [{ id: 'r', title: 'A rule', reference: 'consent#banner-settings' }],
    complete: true,
  });
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'ss-runtime', semanticVersion: expect.stringMatching(/^\d+\.\d+\.\d+/), rules: [{ id: 'r' }] } },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: true }],
        results: [{ ruleId: 'r', level: 'error', message: { text: 'm' } }],
      },
    ],
  });
});

test('places a result by relative URI, line, column and pointer', () => {
  const result = sarifResult({
    ruleId: 'r',
    severity: 'note',
    message: 'm',
    source: 'my pages/a#1.html',
    line: 2,
    column: 7,
    pointer: '/design',
  });
  expect(result).toMatchObject({
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'my%20pages/a%231.html' },
          region: { startLine: 2, startColumn: 7 },
        },
        logicalLocations: [{ fullyQualifiedName: '/design' }],
      },
    ],
  });
});

test.each([
  ['/tmp/x y.html', 'file:///tmp/x%20y.html'],
  ['http://a.test/?q=1', 'http://a.test/?q=1'],
  ['-', 'stdin'],
])('writes the source %s as %s', (source, uri) => {
  expect(sarifResult({ ruleId: 'r', severity: 'note', message: 'm', source })).toMatchObject({
    locations: [{ physicalLocation: { artifactLocation: { uri } } }],
  });
});

const findings: readonly Finding[] = [
  { ruleId: 'r', severity: 'error', message: 'm', source: 'my pages/a#1.html', line: 2, column: 7, pointer: '/design' },
  { ruleId: 'r', severity: 'warning', message: '', source: '-', line: 1 },
  { ruleId: 'r', severity: 'note', message: '"results":[', source: '/tmp/ä "x".html', pointer: '' },
  { ruleId: 'r', severity: 'error', message: 'm', url: 'http://a.test/?q=1', journey: 'first', evidence: { subject: 's' } },
  { ruleId: 'unlisted', severity: 'error', message: '\u0000' },
];
const rules = [
  { id: 'r', title: 'A rule', reference: 'consent#banner-settings' },
  { id: 's', title: 'Another' },
];

test('conforms to the published schema: whole, written in parts, without findings, and interrupted', () => {
  const { head, tail } = sarifParts(rules);
  const inParts = JSON.parse(head + findings.map((finding) => JSON.stringify(sarifResult(finding))).join() + tail(false));
  for (const log of [sarifLog(findings, { rules, complete: true }), sarifLog([], { rules: [], complete: false }), inParts])
    expect(sarifProblems(JSON.parse(JSON.stringify(log)))).toEqual([]);
  expect(inParts).toMatchObject({ runs: [{ invocations: [{ executionSuccessful: false }], results: { length: 5 } }] });
});

test.each([
  ['another level', { level: 'info' }],
  ['a line 0', { locations: [{ physicalLocation: { artifactLocation: { uri: 'a' }, region: { startLine: 0 } } }] }],
  ['a URI with a space', { locations: [{ physicalLocation: { artifactLocation: { uri: 'a b' } } }] }],
  ['a key outside the schema', { severity: 'error' }],
])('the schema refuses %s', (_what, change) => {
  const log = {
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'x' } }, results: [{ ...sarifResult(findings[0] as Finding), ...change }] }],
  };
  expect(sarifProblems(log)).not.toEqual([]);
});
