import { afterEach, expect, test, vi } from 'vitest';
import { newPageWide } from '../../helpers/fakes/new-page-wide.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Returns the module as a separate chunk contains it. */
async function chunk() {
  vi.resetModules();
  return import('../../../runtime/browser/page-wide.ts');
}

test('two chunks that contain the module share one object, created once', async () => {
  newPageWide();
  const made = vi.fn(() => ({}) as never);
  const [one, two] = [await chunk(), await chunk()];
  expect(one.pageWide).not.toBe(two.pageWide);
  const name = 'loadQueue' as never;
  expect(one.pageWide(name, made)).toBe(two.pageWide(name, made));
  expect(made).toHaveBeenCalledTimes(1);
});
