import { afterEach, expect, test, vi } from 'vitest';
import { gallery as galleryTexts } from '../../../runtime/contract/texts/en/common.ts';
import { attach } from '../../../runtime/features/gallery/autoplay/play-part.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

/** The members of an element that autoplay reads. */
class Part {
  isUnderPointer = false;
  players: object[] = [];
  focused: unknown = null;
  readonly attributes: Record<string, string> = {};
  matches = (selector: string) => selector === ':hover' && this.isUnderPointer;
  contains = (element: unknown) => element !== null && element === this.focused;
  querySelectorAll = () => this.players;
  closest = (selector: string) => (this.closestTo.includes(selector) ? this : null);
  closestTo: string[] = [];
  getBoundingClientRect = () => ({ top: 0, bottom: 400, left: 0, right: 600 });
  before: () => void = () => {};
  setAttribute = (name: string, value: string) => {
    this.attributes[name] = value;
  };
  toggleAttribute() {}
  remove() {}
}
class Video extends Part {
  paused = false;
  ended = false;
  currentTime = 12;
}

interface Case {
  readonly search?: string;
  readonly userAgent?: string;
  readonly autoplay?: boolean;
  readonly autoplayOptions?: object;
  readonly prefersReducedMotion?: boolean;
  readonly count?: number;
  readonly hasPlayButton?: boolean;
  readonly around?: string;
}

afterEach(() => vi.unstubAllGlobals());

function rig({
  search = '',
  userAgent = 'Desktop',
  autoplay = true,
  autoplayOptions,
  prefersReducedMotion = false,
  count = 4,
  hasPlayButton,
  around = '',
}: Case = {}) {
  const clock = handClock();
  const [container, element, next, controls] = [new Part(), new Part(), new Part(), new Part()];
  const slides = Array.from({ length: count }, () => new Part());
  container.closestTo.push(around);
  let buttons = 0;
  element.before = () => buttons++;
  const open = new Set<string>();
  const body = { classList: { contains: (name: string) => open.has(name) } };
  const page = { hidden: false, activeElement: null as unknown, body, createElement: () => new Part() };
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLVideoElement', Video);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('innerWidth', 900);
  vi.stubGlobal('window', { location: { search }, navigator: { userAgent }, matchMedia: () => ({ matches: false }) });
  let blur = (): void => {};
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    blur = listener;
  });
  vi.stubGlobal('removeEventListener', () => {});
  const listeners: (() => void)[] = [];
  const disposers: (() => void)[] = [];
  const gallery = {
    currentIndex: 0,
    numberOfSlides: count,
    inMotion: false,
    goTo(index: number) {
      gallery.currentIndex = index;
      for (const listener of listeners) listener();
    },
    next: () => gallery.goTo((gallery.currentIndex + 1) % count),
    on: (_: string, listener: () => void) => listeners.push(listener),
  };
  let button = (): void => {};
  const isPressed = { value: false };
  attach({
    options: {
      container,
      gallery: element,
      slides,
      elements: { next: [next], controls: [controls] },
      autoplay,
      autoplayOptions,
      hasPlayButton,
    },
    gallery,
    clock,
    onDispose: (disposer: () => void) => disposers.push(disposer),
    prefersReducedMotion: () => prefersReducedMotion,
    withStrings: (callback: (strings: typeof galleryTexts) => void) => callback(galleryTexts),
    addStyles() {},
    listen: (_: unknown, __: string, handler: () => void) => {
      button = handler;
    },
    isPressed: () => isPressed.value,
    setPlayback() {},
  } as never);
  /** Returns the current index after this time. */
  const after = (ms: number): number => {
    clock.turn(ms);
    return gallery.currentIndex;
  };
  return {
    after,
    buttons: () => buttons,
    press: () => button(),
    blur: () => blur(),
    dispose: () => {
      for (const dispose of disposers) dispose();
    },
    gallery,
    page,
    container,
    element,
    next,
    controls,
    slides,
    isPressed,
    open,
  };
}

// gallery#autoplay-time
test('goes to the next slide every 5000 ms by default', () => {
  const { after } = rig();
  expect([after(4999), after(1), after(4999), after(1)]).toEqual([0, 1, 1, 2]);
});

test('goes to the next slide after the given timeout', () => {
  const { after } = rig({ autoplayOptions: { timeoutMs: 2000 } });
  expect([after(1999), after(1), after(2000)]).toEqual([0, 1, 2]);
});

// gallery#autoplay-random
test('with randomize goes to another slide each time, in any order', () => {
  const { after } = rig({ autoplayOptions: { randomize: true }, count: 3 });
  const seen = Array.from({ length: 12 }, () => after(5000));
  expect(seen.every((index, at) => index !== (seen[at - 1] ?? 0))).toBe(true);
  expect(new Set(seen)).toEqual(new Set([0, 1, 2]));
});

// gallery#autoplay-pointer
test.each(['container', 'next', 'controls'] as const)(
  'waits while the pointer is over the %s, and continues afterwards',
  (place) => {
    const { after, ...parts } = rig();
    parts[place].isUnderPointer = true;
    expect(after(60_000)).toBe(0);
    parts[place].isUnderPointer = false;
    expect(after(5000)).toBe(1);
  },
);

test('waits while the pointer is over the listed elements, and over no others', () => {
  const own = new Part();
  const { after, container } = rig({ autoplayOptions: { pauseOnMouseover: [own] } });
  container.isUnderPointer = true;
  expect(after(5000)).toBe(1);
  own.isUnderPointer = true;
  expect(after(60_000)).toBe(1);
  const nowhere = rig({ autoplayOptions: { pauseOnMouseover: [] } });
  nowhere.container.isUnderPointer = true;
  expect(nowhere.after(5000)).toBe(1);
});

// gallery#autoplay-pointer
test('on mobile a pointer over the gallery has no effect', () => {
  const { after, container } = rig({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' });
  container.isUnderPointer = true;
  expect(after(5000)).toBe(1);
});

// gallery#autoplay-video
test('waits while a video of the current slide plays, and continues once it is paused or has ended', () => {
  const { after, slides } = rig();
  const video = new Video();
  slides[0]?.players.push(video);
  expect(after(60_000)).toBe(0);
  video.paused = true;
  expect(after(5000)).toBe(1);
  const atEnd = Object.assign(new Video(), { ended: true });
  slides[1]?.players.push(atEnd);
  expect(after(5000)).toBe(2);
});

// gallery#autoplay-video
test('does not wait for a frame that no visitor has pressed; a pressed one holds its slide until another is shown', () => {
  const { after, slides, page, blur, gallery } = rig({ count: 2 });
  const frame = Object.assign(new Part(), { src: 'https://video.example/embed/1' });
  slides[0]?.players.push(frame);
  expect(after(5000)).toBe(1);
  expect(after(5000)).toBe(0);
  page.activeElement = frame;
  blur();
  page.activeElement = null;
  expect(after(60_000)).toBe(0);
  gallery.goTo(1);
  expect(after(5000)).toBe(0);
  expect(after(5000)).toBe(1);
});

// gallery#autoplay-video
test('waits for a frame whose address starts its video until its slide is left once, and for a shown player of an overlay', () => {
  const { after, slides, gallery } = rig({ count: 2 });
  slides[0]?.players.push(Object.assign(new Part(), { src: 'https://video.example/embed/1?a=b&autoplay=1' }));
  expect(after(60_000)).toBe(0);
  gallery.goTo(1);
  expect(after(5000)).toBe(0);
  expect(after(5000)).toBe(1);
  const player = new Part();
  player.closestTo.push('.sqs-video-wrapper');
  slides[1]?.players.push(player);
  expect(after(60_000)).toBe(1);
  slides[1]?.players.pop();
  expect(after(5000)).toBe(0);
});

test.each([
  ['in a hidden tab', (of: ReturnType<typeof rig>) => Object.assign(of.page, { hidden: true }), { hidden: false }],
  [
    'while the gallery is in motion',
    (of: ReturnType<typeof rig>) => Object.assign(of.gallery, { inMotion: true }),
    { inMotion: false },
  ],
  [
    'while a pointer is pressed on it',
    (of: ReturnType<typeof rig>) => Object.assign(of.isPressed, { value: true }),
    { value: false },
  ],
])('waits %s, and continues afterwards', (_, hold, rest) => {
  const rigged = rig();
  const held = hold(rigged);
  expect(rigged.after(60_000)).toBe(0);
  Object.assign(held, rest);
  expect(rigged.after(5000)).toBe(1);
});

// gallery#autoplay-waits
test('waits behind the lightbox', () => {
  const { after, open } = rig();
  open.add('sqs-lightbox-open');
  expect(after(60_000)).toBe(0);
  open.clear();
  expect(after(5000)).toBe(1);
});

// gallery#autoplay-waits
test('waits while the keyboard focus is inside', () => {
  const { after, page, container } = rig();
  container.focused = { matches: (selector: string) => selector === ':focus-visible' };
  page.activeElement = container.focused;
  expect(after(60_000)).toBe(0);
  page.activeElement = null;
  expect(after(5000)).toBe(1);
});

// gallery#autoplay-nomotion
test('nomotion=true in the query turns autoplay off; nomotion=false and other names do not', () => {
  expect(rig({ search: '?nomotion=true' }).after(60_000)).toBe(0);
  expect(rig({ search: '?a=1&nomotion=true' }).after(60_000)).toBe(0);
  expect(rig({ search: '?nomotion=false' }).after(5000)).toBe(1);
  expect(rig({ search: '?xnomotion=true' }).after(5000)).toBe(1);
});

// gallery#autoplay-reduced-motion
test('for a visitor who prefers less motion only the button starts autoplay', () => {
  const { after, press } = rig({ prefersReducedMotion: true });
  expect(after(60_000)).toBe(0);
  press();
  expect(after(5000)).toBe(1);
});

test('changes are announced only while autoplay is paused', () => {
  const { element, press, after } = rig();
  expect(element.attributes['aria-live']).toBe('off');
  press();
  expect([element.attributes['aria-live'], after(60_000)]).toEqual(['polite', 0]);
});

test('does not start without the option, and ends with the gallery', () => {
  expect(rig({ autoplay: false }).after(60_000)).toBe(0);
  const { after, dispose } = rig();
  dispose();
  expect(after(60_000)).toBe(0);
});

test('a gallery of one slide does not play', () => {
  expect(rig({ count: 1 }).after(60_000)).toBe(0);
});

test.each([
  [{}, 1],
  [{ hasPlayButton: true }, 1],
  [{ hasPlayButton: false }, 0],
  [{ around: '[data-ss-play-button=off]' }, 0],
])('with %j it has %i buttons, and plays', (options, count) => {
  const { buttons, after } = rig(options);
  expect([buttons(), after(5000)]).toEqual([count, 1]);
});
