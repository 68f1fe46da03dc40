import { expect, test } from 'vitest';
import { gallery as galleryTexts } from '../../../runtime/contract/texts/en/common.ts';
import { setLabel } from '../../../runtime/features/gallery/engine/create-tools.ts';
import { activateControls } from '../../../runtime/features/gallery/steps/controls.ts';

class Control {
  readonly tag: string;
  textContent: string;
  readonly attributes = new Map<string, string>();
  readonly classes = new Set<string>();
  readonly style = { visibility: '' };
  constructor(tag = 'span', textContent = '') {
    this.tag = tag;
    this.textContent = textContent;
  }
  classList = { toggle: (name: string, on: boolean) => (on ? this.classes.add(name) : this.classes.delete(name)) };
  matches = (selector: string) => selector.split(',').includes(this.tag);
  hasAttribute = (name: string) => this.attributes.has(name);
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
  addEventListener() {}
}

function rig(loop: boolean, numberOfSlides = 3, [next, previous] = [new Control(), new Control()]) {
  const presses = new Map<unknown, (event: object) => void>();
  const steps: string[] = [];
  const gallery = {
    currentIndex: 0,
    numberOfSlides,
    next: () => void steps.push('next'),
    previous: () => void steps.push('previous'),
  };
  const refresh = activateControls({ next: [next], previous: [previous] } as never, gallery, loop, {
    state: { keep: (element: unknown) => element },
    withStrings: (name: (words: typeof galleryTexts) => void) => name(galleryTexts),
    setLabel,
    press: (callback: () => void) => callback(),
    onDispose() {},
    listen: (element: unknown, _: string, handler: (event: object) => void) => presses.set(element, handler),
  } as never);
  /** Returns the marks of next and previous at this index. */
  const at = (index: number) => {
    gallery.currentIndex = index;
    refresh();
    return [next, previous].map(({ classes, attributes }) => [
      classes.has('sqs-disabled'),
      attributes.get('aria-disabled') ?? null,
    ]);
  };
  const press = (control: Control) => presses.get(control)?.({ preventDefault() {} });
  return { at, press, steps, next, previous };
}

// gallery#disabled-controls
test('without looping, next is marked as disabled at the last slide only and previous at the first only', () => {
  const { at } = rig(false);
  const [off, on] = [
    [true, 'true'],
    [false, 'false'],
  ];
  expect([at(0), at(1), at(2), at(1)]).toEqual([
    [on, off],
    [on, on],
    [off, on],
    [on, on],
  ]);
  // A single slide is at both ends.
  expect(rig(false, 1).at(0)).toEqual([off, off]);
});

test('with looping no control is disabled', () => {
  const { at } = rig(true);
  for (const index of [0, 1, 2])
    expect(at(index)).toEqual([
      [false, null],
      [false, null],
    ]);
});

// Keys are clicks: site#pressable.
test('a click presses a control', () => {
  const { press, steps, next, previous } = rig(false);
  press(next);
  press(previous);
  expect(steps).toEqual(['next', 'previous']);
});

test('an element becomes a labelled button; a button with text keeps its role and name', () => {
  const { next, previous } = rig(false, 3, [new Control('span'), new Control('button', 'Back')]);
  expect([...next.attributes]).toEqual([
    ['role', 'button'],
    ['tabindex', '0'],
    ['aria-label', 'Next Slide'],
  ]);
  expect([...previous.attributes]).toEqual([]);
});

// gallery#controls-of-one
test.each([
  [0, 'hidden'],
  [1, 'hidden'],
  [2, ''],
])('with %i slides the visibility of the controls is %j', (count, visibility) => {
  const { next, previous } = rig(true, count);
  expect([next.style.visibility, previous.style.visibility]).toEqual([visibility, visibility]);
});
