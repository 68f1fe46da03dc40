import { describe, expect, test } from 'vitest';
import { createMotionOptions, type MotionOptions, tween } from '../../../runtime/features/helpers/tween.ts';

/** Draws a frame every 50 ms. */
function fakeMotion({ reduced = false } = {}) {
  let timeMs = 1000;
  let frames = 0;
  const motion: MotionOptions = {
    nextFrame(callback) {
      frames += 1;
      timeMs += 50;
      queueMicrotask(() => callback(timeMs));
    },
    prefersReducedMotion: () => reduced,
  };
  return { motion, frames: () => frames };
}

describe('a tween', () => {
  // helpers#tween
  test('takes 300 ms by default, from 0 to 1', async () => {
    const { motion } = fakeMotion();
    const steps: number[] = [];
    await tween(motion, { onProgress: (progress) => steps.push(progress) });
    expect(steps.map((step) => Math.round(step * 300))).toEqual([0, 50, 100, 150, 200, 250, 300]);
  });

  test('takes the given time, and ends at 1 even when a frame is late', async () => {
    const { motion } = fakeMotion();
    const steps: number[] = [];
    await tween(motion, { durationMs: 120, onProgress: (progress) => steps.push(progress) });
    expect(steps).toEqual([0, 50 / 120, 100 / 120, 1]);
  });

  test('eases', async () => {
    const { motion } = fakeMotion();
    const steps: number[] = [];
    await tween(motion, {
      durationMs: 100,
      easing: (progress) => progress ** 2 * 2,
      onProgress: (progress) => steps.push(progress),
    });
    expect(steps).toEqual([0, 0.5, 2]);
  });

  test.each([
    ['with reduced motion', { reduced: true }, 300],
    ['with a duration of 0', {}, 0],
    ['with a negative duration', {}, -5],
  ])('%s it jumps to the end', async (_name, options, durationMs) => {
    const { motion, frames } = fakeMotion(options);
    const steps: number[] = [];
    await tween(motion, { durationMs, onProgress: (progress) => steps.push(progress) });
    expect(steps).toEqual([1]);
    expect(frames()).toBe(0);
  });

  test('stops where it is', async () => {
    const { motion } = fakeMotion();
    const controller = new AbortController();
    const steps: number[] = [];
    await tween(motion, {
      signal: controller.signal,
      onProgress(progress) {
        steps.push(progress);
        if (steps.length === 2) controller.abort();
      },
    });
    expect(steps).toHaveLength(2);
  });

  // helpers#tween
  test.each([undefined, null, 'fn', {}])('rejects %j in place of a function', async (onProgress) => {
    const { motion } = fakeMotion();
    await expect(tween(motion, { onProgress } as never)).rejects.toMatchObject({ code: 'tween-callback' });
  });

  // helpers#tween
  test.each([Number.NaN, Number.POSITIVE_INFINITY, '300', null])('rejects the duration %s', async (durationMs) => {
    const { motion } = fakeMotion();
    await expect(tween(motion, { onProgress: () => {}, durationMs } as never)).rejects.toMatchObject({ code: 'tween-duration' });
  });

  test('rejects with the error of its callback', async () => {
    const { motion } = fakeMotion();
    const onProgress = () => {
      throw new Error('broken');
    };
    await expect(tween(motion, { onProgress })).rejects.toThrow('broken');
  });
});

test('motion options use the browser’s frames and its preference for reduced motion', () => {
  const queries: string[] = [];
  const motion = createMotionOptions({
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      callback(17);
      return 1;
    },
    matchMedia: (query: string) => {
      queries.push(query);
      return { matches: true };
    },
  } as unknown as Window);
  const times: number[] = [];
  motion.nextFrame((timeMs) => times.push(timeMs));
  expect(times).toEqual([17]);
  expect(motion.prefersReducedMotion()).toBe(true);
  expect(queries).toEqual(['(prefers-reduced-motion: reduce)']);
});
