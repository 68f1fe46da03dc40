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
  ['-', 'stdin'],
  ['http:/a.html', 'http%3A/a.html'],
])('writes the source %s as the file %s with its first line, which code scanning requires', (source, uri) => {
  expect(sarifResult({ ruleId: 'r', severity: 'note', message: 'm', source }).locations).toEqual([
    { physicalLocation: { artifactLocation: { uri }, region: { startLine: 1 } } },
  ]);
});

test.each([
  ['http://a.test/?q=1', 'a.test'],
  ['HTTPS://a.test:8443/shop//caf%C3%A9/?q=1#x', 'a.test%3A8443/shop/caf%C3%A9'],
  ['http://[::1]:80/a b|c', '%5B%3A%3A1%5D/a%20b%7Cc'],
  ['http://a.test/50%|x', 'a.test/50%25%7Cx'],
])(
  'writes the address %s as a logical location beside the relative path %s, because code scanning refuses addresses',
  (source, uri) => {
    const result = sarifResult({ ruleId: 'r', severity: 'note', message: 'm', source, line: 3, column: 5 });
    expect(result.locations).toEqual([
      {
        physicalLocation: { artifactLocation: { uri }, region: { startLine: 3, startColumn: 5 } },
        logicalLocations: [{ fullyQualifiedName: source, kind: 'resource' }],
      },
    ]);
    const log = sarifLog([], { rules: [], complete: false, notices: [{ text: 'Not judged.', source }] });
    expect(log.runs[0]?.invocations?.[0]?.toolExecutionNotifications?.[0]?.locations).toMatchObject([
      { physicalLocation: { artifactLocation: { uri } }, logicalLocations: [{ fullyQualifiedName: source }] },
    ]);
  },
);

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
