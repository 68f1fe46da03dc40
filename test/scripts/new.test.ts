import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newBlock } from '../../scripts/new/block.ts';
import { newCommand } from '../../scripts/new/command.ts';
import { newDesign } from '../../scripts/new/design.ts';
import { newEndpoint } from '../../scripts/new/endpoint.ts';
import type { Plan } from '../../scripts/new/plan.ts';
import { newRule } from '../../scripts/new/rule.ts';
import { newTransition } from '../../scripts/new/transition.ts';

const kinds: readonly [string, (name: string) => Plan][] = [
  ['block', newBlock],
  ['command', newCommand],
  ['design', newDesign],
  ['endpoint', newEndpoint],
  ['rule', newRule],
  ['transition', newTransition],
];

test.each(kinds)('a new %s is a file, its test, and lines that fit its registries as they stand', (_kind, plan) => {
  const { files, edits } = plan('tide-table');
  expect(Object.keys(files).some((path) => path.startsWith('test/'))).toBe(true);
  for (const path of Object.keys(files)) expect(existsSync(path)).toBe(false);
  for (const { file, added, apply } of edits) {
    const before = readFileSync(file, 'utf8');
    const after = apply(before);
    expect(after, `${file} has a place for ${added}`).not.toBeNull();
    expect(after?.length).toBeGreaterThan(before.length);
  }
});
