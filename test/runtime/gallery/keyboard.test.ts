import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { listenToKeys } from '../../../runtime/features/gallery/steps/keyboard.ts';

class Element {
  readonly fits: readonly string[];
  constructor(...fits: string[]) {
    this.fits = fits;
  }
  closest(selector: string) {
    return this.fits.some((part) => selector.split(',').includes(part)) ? this : null;
  }
  matches(selector: string) {
    return this.closest(selector) !== null;
  }
  contains = () => false;
  getBoundingClientRect = () => ({ top: this.topPx, bottom: this.topPx + 400, left: 0, right: 600 });
  topPx = 100;
}
const page = new Element();

beforeEach(() => {
  vi.stubGlobal('Element', Element);
  vi.stubGlobal('document', { documentElement: page, querySelectorAll: () => [] });
  vi.stubGlobal('window', { event: undefined });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('innerWidth', 900);
});
afterAll(() => vi.unstubAllGlobals());

const press = { keyCode: 39, key: 'ArrowRight', target: page };

function rig({ inMotion = false, keys = undefined as { left: number; right: number } | undefined, isRightToLeft = false } = {}) {
  const moves: string[] = [];
  const container = new Element();
  let dispatch = (_: unknown): void => {};
  const gallery = {
    inMotion,
    numberOfSlides: 4,
    next: () => moves.push('next'),
    previous: () => moves.push('previous'),
    goTo: (index: number) => moves.push(`${index}`),
    on: () => () => {},
  };
  const tools = {
    listen: (_: unknown, types: string, handler: (event: never) => void) => {
      expect(types).toBe('keydown');
      dispatch = handler as typeof dispatch;
      return () => {};
    },
    isRightToLeft: () => isRightToLeft,
  };
  listenToKeys(container as never, gallery as never, tools, keys);
  const after = (event: object): string[] => {
    const whole = { ...press, ...event };
    dispatch({ composedPath: () => [whole.target, page], ...whole });
    return moves.splice(0);
  };
  return { after, container };
}

// gallery#arrow-keys
test('key 37 goes to the previous slide and key 39 to the next', () => {
  const { after } = rig();
  expect([after({ keyCode: 37 }), after({ keyCode: 39 }), after({ keyCode: 38 })]).toEqual([['previous'], ['next'], []]);
});

test('a key without a code is recognised by its name', () => {
  const { after } = rig();
  expect([after({ keyCode: 0, key: 'ArrowLeft' }), after({ keyCode: 0 }), after({ keyCode: 0, key: 'ArrowUp' })]).toEqual([
    ['previous'],
    ['next'],
    [],
  ]);
});

// gallery#arrow-keys
test.each(['input', 'textarea', 'select', '[role=textbox]', '[contenteditable]:not([contenteditable=false])'])(
  'an arrow key has no effect while the focus is in %s',
  (field) => {
    expect(rig().after({ target: new Element(field) })).toEqual([]);
  },
);

test('a key has no effect while the gallery is in motion', () => {
  expect(rig({ inMotion: true }).after({})).toEqual([]);
});

test.each([
  [-399, true],
  [-400, false],
  [799, true],
  [800, false],
])('a gallery 400 px high whose top is at %i px of 800 is in view: %s', (topPx, isInView) => {
  const { after, container } = rig();
  container.topPx = topPx;
  expect(after({})).toEqual(isInView ? ['next'] : []);
});

// gallery#arrow-keys-limits
test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a key with %s has no effect', (modifier) => {
  expect(rig().after({ [modifier]: true })).toEqual([]);
});

test('a key whose default another script has prevented has no effect', () => {
  expect(rig().after({ defaultPrevented: true })).toEqual([]);
});

test('other key codes replace 37 and 39', () => {
  const { after } = rig({ keys: { left: 74, right: 75 } });
  expect([after({ keyCode: 74 }), after({ keyCode: 75 }), after({ keyCode: 39 })]).toEqual([['previous'], ['next'], []]);
});

// gallery#arrow-keys-limits
test('in right-to-left text the left arrow goes to the next slide', () => {
  const { after } = rig({ isRightToLeft: true });
  expect([after({ keyCode: 37 }), after({ keyCode: 39 })]).toEqual([['next'], ['previous']]);
});
