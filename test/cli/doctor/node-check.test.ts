import { expect, test } from 'vitest';
import { checkNode } from '../../../cli/doctor/node-check.ts';

test.each([
  ['20.19.0', 'ok'],
  ['20.18.3', 'missing'],
  ['18.20.0', 'missing'],
  ['22.0.0', 'ok'],
])('Node.js %s is %s', (version, status) => {
  expect(checkNode(version).status).toBe(status);
});
