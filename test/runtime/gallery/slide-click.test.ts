import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToClicks } from '../../../runtime/features/gallery/steps/slide-click.ts';

class KeyPress {
  readonly key: string;
  readonly target: unknown;
  defaultPrevented = false;
  constructor(key: string, target: unknown) {
    this.key = key;
    this.target = target;
  }
}

/** A slide with at most one element inside. */
class Slide {
  readonly address: string | null;
  readonly inner: unknown;
  readonly hasLink: boolean;
  constructor(address: string | null = null, { inner = null as unknown, hasLink = false } = {}) {
    this.address = address;
    this.inner = inner;
    this.hasLink = hasLink;
  }
  getAttribute = (name: string) => (name === 'data-click-through-url' ? this.address : null);
  querySelector = () => (this.hasLink ? {} : null);
  contains = (element: unknown) => element !== null && (element === this || element === this.inner);
  closest = () => null;
}

let opened: unknown[] = [];
let selection: object | null = null;
beforeEach(() => {
  opened = [];
  selection = null;
  vi.stubGlobal('KeyboardEvent', KeyPress);
  vi.stubGlobal('open', (...given: unknown[]) => opened.push(given));
  vi.stubGlobal('getSelection', () => selection);
});
afterEach(() => vi.unstubAllGlobals());

function rig(slides: readonly Slide[], options: object = {}) {
  let dispatch = (_: object): void => {};
  let steps = 0;
  const gallery = { currentIndex: 0, next: () => steps++ };
  listenToClicks({ gallery: {}, slides, ...options } as never, gallery, {
    press: (callback) => callback(),
    listen(_, __, handler) {
      dispatch = handler as never;
      return () => {};
    },
  });
  return (event: object): number => {
    dispatch(event);
    return steps;
  };
}
const click = (target: unknown) => ({ target, defaultPrevented: false });

// gallery#slide-click
test('a click on the current slide goes to the next, one on another slide has no effect', () => {
  const [current, other] = [new Slide(), new Slide()];
  const stepsAfter = rig([current, other]);
  expect([stepsAfter(click(other)), stepsAfter(click(current))]).toEqual([0, 1]);
});

test('with clickBehavior none a click has no effect', () => {
  const slide = new Slide();
  expect(rig([slide], { designOptions: { clickBehavior: 'none' } })(click(slide))).toBe(0);
});

// gallery#click-through
test('a click or Enter opens a click-through address, in a new window with newWindow', () => {
  const slide = new Slide(' /about ');
  const same = rig([slide]);
  expect(same(click(slide))).toBe(0);
  same(new KeyPress('Enter', slide));
  same(new KeyPress('a', slide));
  rig([slide], { newWindow: true })(click(slide));
  expect(opened).toEqual([
    ['/about', '_self', 'noopener'],
    ['/about', '_self', 'noopener'],
    ['/about', '_blank', 'noopener'],
  ]);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001java\nscript\r:alert(1)',
  'data:text/html,x',
  'vbscript:x',
])('the script %j is never run: the click goes to the next slide', (address) => {
  const slide = new Slide(address);
  expect(rig([slide])(click(slide))).toBe(1);
  expect(opened).toEqual([]);
});

// gallery#selection-click
test('a click on a link in the slide, or one that ends a selection of text, does not change the slide', () => {
  const link = { closest: () => link };
  const slide = new Slide('/about', { inner: link, hasLink: true });
  expect(rig([slide])(click(link))).toBe(0);
  const words = new Slide();
  selection = { anchorNode: words, isCollapsed: false };
  expect(rig([words])(click(words))).toBe(0);
  expect(rig([words])({ ...click(words), defaultPrevented: true })).toBe(0);
  expect(opened).toEqual([]);
});
