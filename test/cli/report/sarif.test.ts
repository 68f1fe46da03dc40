import { expect, test } from 'vitest';
import { sarifLog, sarifResult } from '../../../cli/report/sarif.ts';

test('is a SARIF 2.1.0 log that names the tool, its version and its rules', () => {
  const log = sarifLog([{ ruleId: 'r', severity: 'error', message: 'm' }], {
    rules: [{ id: 'r', title: 'A rule', spec: '2 §5' }],
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
