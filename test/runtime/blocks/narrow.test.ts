import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { mount as Mount } from '../../../runtime/features/blocks/chunks/narrow.ts';
import { newPageWide } from '../../helpers/fakes/new-page-wide.ts';

let mount: typeof Mount;
let resize: (widthPx: number, element: unknown) => void = () => {};
beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        resize = (width, target) => callback([{ target, contentRect: { width, height: 10 } }]);
      }
      observe() {}
      unobserve() {}
    },
  );
  // Another test may have made the one observer of the page already.
  newPageWide();
  vi.resetModules();
  ({ mount } = await import('../../../runtime/features/blocks/chunks/narrow.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

function block(kind: string) {
  const part = () => {
    const names = new Set<string>();
    const classList = { toggle: (name: string, on: boolean) => (on ? names.add(name) : names.delete(name)) };
    return { names, classList };
  };
  const wrapper = part();
  const own = part();
  const element = Object.assign(own, { matches: (selector: string) => selector === kind, querySelectorAll: () => [wrapper] });
  return { element: element as unknown as HTMLElement, classes: () => [[...own.names], [...wrapper.names]] };
}

// site#narrow-blocks
test.each([
  ['.sqs-block-image', 415, ['sqs-narrow-width']],
  ['.sqs-block-newsletter', 320, ['sqs-narrow-width', 'newsletter-form-has-small-container']],
])('a block %s is narrow under %s px, with its wrapper', async (kind, limitPx, names) => {
  const { element, classes } = block(kind);
  const live = mount(element);
  resize(limitPx - 1, element);
  expect(classes()).toEqual([names, ['sqs-narrow-width']]);
  resize(limitPx, element);
  expect(classes()).toEqual([[], []]);
  resize(limitPx - 1, element);
  live.dispose();
  expect(classes()).toEqual([[], []]);
});
