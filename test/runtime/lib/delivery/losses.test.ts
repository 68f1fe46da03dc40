import { expect, test } from 'vitest';
import { createLossCounter } from '../../../../runtime/lib/delivery/losses.ts';

test('losses are counted by reason, and a reason without any is absent', () => {
  const losses = createLossCounter();
  losses.count('expired');
  losses.count('overflow');
  losses.count('overflow');
  expect(losses.all()).toEqual({ expired: 1, overflow: 2 });
});
