import { expect, test } from 'vitest';
import { gallery as galleryTexts } from '../../../runtime/contract/texts/en/common.ts';
import { setLabel } from '../../../runtime/features/gallery/engine/create-tools.ts';
import { attach } from '../../../runtime/features/gallery/steps/pager.ts';

class Part {
  textContent: string;
  readonly children: readonly Part[];
  readonly style = { display: '' };
  readonly classes = new Set<string>();
  readonly attributes = new Map<string, string>();
  constructor(textContent = '', children: readonly Part[] = []) {
    this.textContent = textContent;
    this.children = children;
  }
  classList = { toggle: (name: string, on: boolean) => (on ? this.classes.add(name) : this.classes.delete(name)) };
  matches = () => false;
  contains = (other: Part): boolean => this === other || this.children.some((child) => child.contains(other));
  hasAttribute = (name: string) => this.attributes.has(name);
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
  removeAttribute = (name: string) => this.attributes.delete(name);
  addEventListener() {}
  removeEventListener() {}
}

function rig(elements: Record<string, readonly Part[]>, numberOfSlides = 3) {
  const presses = new Map<unknown, (event: object) => void>();
  const disposers: (() => void)[] = [];
  let changed = (): void => {};
  const gallery = {
    currentIndex: 0,
    numberOfSlides,
    goTo(index: number) {
      gallery.currentIndex = index;
      changed();
    },
    on: (_: string, listener: () => void) => {
      changed = listener;
    },
  };
  attach({
    options: { elements },
    gallery,
    state: { keep: (element: unknown) => element },
    listen: (element: unknown, _: string, handler: (event: object) => void) => presses.set(element, handler),
    withStrings: (callback: (strings: typeof galleryTexts) => void) => callback(galleryTexts),
    setLabel,
    press: (callback: () => void) => callback(),
    onDispose: (disposer: () => void) => disposers.push(disposer),
  } as never);
  return {
    goTo: gallery.goTo,
    press: (part: Part) => presses.get(part)?.({ preventDefault() {} }),
    dispose: () => {
      for (const dispose of disposers) dispose();
    },
    isPressable: (part: Part) => presses.has(part),
  };
}
const dots = () => [new Part('·'), new Part('·'), new Part('3')];
const marks = (all: readonly Part[]) =>
  all.map((dot) => [dot.classes.has('sqs-active-slide'), dot.attributes.get('aria-current') ?? null]);

// gallery#counters-and-dots
test('the counters show the current slide, counted from 1, and the number of slides, and disposing restores them', () => {
  const [index, total] = [new Part('server'), new Part('')];
  const { goTo, dispose } = rig({ currentIndex: [index], totalSlides: [total] });
  expect([index.textContent, total.textContent]).toEqual(['1', '3']);
  goTo(2);
  expect([index.textContent, total.textContent]).toEqual(['3', '3']);
  dispose();
  expect([index.textContent, total.textContent]).toEqual(['server', '']);
});

// gallery#counters-and-dots
test('of controls with one element for each slide, each leads to its slide, and that of the current slide is marked', () => {
  const all = dots();
  const { press, goTo } = rig({ controls: [new Part('', all)] });
  expect(marks(all)).toEqual([
    [true, 'true'],
    [false, null],
    [false, null],
  ]);
  expect(all.map(({ attributes }) => attributes.get('aria-label') ?? null)).toEqual(['Slide 1', 'Slide 2', null]);
  press(all[2] as Part);
  expect(marks(all).map(([marked]) => marked)).toEqual([false, false, true]);
  goTo(1);
  expect(marks(all).map(([marked]) => marked)).toEqual([false, true, false]);
});

test('arrows and counters inside the controls do not act as dots', () => {
  const [next, index] = [new Part('on'), new Part()];
  const around = new Part('', [index]);
  const holder = new Part('', [next, around, new Part('text')]);
  const { isPressable } = rig({ next: [next], currentIndex: [index], controls: [holder] });
  expect([next, around].map(isPressable)).toEqual([false, false]);
  const all = dots();
  expect(rig({ next: [next], controls: [new Part('', [next, ...all])] }).isPressable(all[0] as Part)).toBe(true);
});

test('the controls of a gallery with one slide are hidden', () => {
  const holder = new Part('', [new Part('·')]);
  rig({ controls: [holder] }, 1);
  expect(holder.style.display).toBe('none');
  const other = new Part('', dots());
  rig({ controls: [other] });
  expect(other.style.display).toBe('');
});
