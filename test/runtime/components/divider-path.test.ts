import { expect, test } from 'vitest';
import { dividerPath } from '../../../runtime/features/components/sections/divider-path.ts';

// site#section-divider
test('wave and teeth are those of measured pages; a flipped wave is mirrored', () => {
  expect(dividerPath({ type: 'wavy', height: 0.2, isFlipX: false })).toEqual({
    clip:
      'M-1,0.8 L-1,0.9 c0.25,-0.128 0.25,-0.128 0.5,0 s0.25,0.128 0.5,0 c0.25,-0.128 0.25,-0.128 0.5,0 s0.25,0.128 0.5,0 ' +
      'L1,-1 L0,-1 z',
    stroke:
      'M-100,0.5 L-100,1.5 L-1,0.9 c0.25,-0.128 0.25,-0.128 0.5,0 s0.25,0.128 0.5,0 c0.25,-0.128 0.25,-0.128 0.5,0 ' +
      's0.25,0.128 0.5,0',
  });
  expect(dividerPath({ type: 'wavy', height: 0.2, isFlipX: true }).clip).toContain(
    'L-1,0.9 c0.25,0.128 0.25,0.128 0.5,0 s0.25,-0.128',
  );
  expect(dividerPath({ type: 'jagged', height: 0.2, isFlipX: true }).clip).toBe(
    'M-1,0.8 L-1,1 l0,0 l0.75,-0.2 l0.25,0.2 l0,0 l0.75,-0.2 l0.25,0.2 l0,0 l0.75,-0.2 l0.25,0.2 L2,-1 L-1,-1 z',
  );
});

test('a missing or unknown shape leaves the section whole', () => {
  for (const type of ['none', 'spiral'])
    expect(dividerPath({ type, height: 0.2, isFlipX: false }).clip).toBe('M0,0 L1,0 L1,1 L0,1 z');
});

test('the other shapes begin at the left edge, end at the right one, and are closed above', () => {
  for (const type of ['pointed', 'rounded', 'scalloped'])
    expect(dividerPath({ type, height: 0.2, isFlipX: false }).clip).toMatch(/^M0,0 L0,0\.8 .*L1,0 z$/);
});
