import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { opensLightbox, readOptions } from '../../../runtime/compat/gallery2-options.ts';

class Element {
  readonly id: string;
  readonly inside: readonly Element[];
  constructor(id = '', inside: readonly Element[] = []) {
    this.id = id;
    this.inside = inside;
  }
  querySelectorAll = (selector: string) => (selector === '.slide' ? this.inside : []);
  getAttribute = (name: string) => (name === 'data-slide-id' ? this.id : null);
}
const slides = [new Element('a'), new Element('b')];
const container = new Element('', slides);
const arrow = new Element();
const known: Record<string, readonly Element[]> = { '.slide': [...slides, new Element('of another gallery')], '.arrow': [arrow] };

beforeAll(() => {
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('document', { querySelectorAll: (selector: string) => known[selector] ?? [] });
  vi.stubGlobal('location', new URL('http://site.test/'));
});

afterAll(() => vi.unstubAllGlobals());

// compat#gallery2
test('reads a template’s attributes, also as text and from wrapped elements', () => {
  const options = readOptions(
    {
      container: { _node: container },
      slides: '.slide',
      loop: 'true',
      autoplay: true,
      autoplayOptions: { timeout: 4000, randomize: true },
      currentIndex: '1',
      elements: { next: { _nodes: [slides[0]] } },
      designOptions: { speed: 0.6, autoHeight: false, clickBehavior: false },
      loaderOptions: { mode: 'fill' },
      historyHash: true,
      keyboard: false,
      somethingElse: 1,
    },
    '/portfolio',
  );
  expect(options).toMatchObject({
    container,
    slides,
    design: 'stacked',
    loop: true,
    autoplay: true,
    autoplayOptions: { timeoutMs: 4000, randomize: true },
    currentIndex: 1,
    elements: { next: [slides[0]], previous: [] },
    designOptions: { speedSeconds: 0.6, autoHeight: false, clickBehavior: 'none', imageMode: 'fill' },
    historyHash: true,
    collectionUrl: '/portfolio',
    keyboard: false,
    lazyLoad: true,
  });
});

// compat#gallery2-defaults
test('has the engine’s defaults for absent attributes', () => {
  expect(readOptions({ container, slides: '.slide' }, '')).toMatchObject({
    design: 'stacked',
    loop: false,
    autoplay: false,
    autoplayOptions: { timeoutMs: 5000 },
    currentIndex: 0,
    designOptions: { imageMode: 'fit', clickBehavior: 'next' },
    keyboard: true,
    keys: { left: 37, right: 39 },
    refreshOnResize: true,
    refreshOnOrientationChange: true,
  });
});

test('absent speed and preloading have the design’s defaults: 1 s for a slideshow, 0.5 s for a strip', () => {
  const designOptions = readOptions({ container, slides: '.slide', design: 'strip' }, '')?.designOptions ?? {};
  expect('speedSeconds' in designOptions || 'preloadCount' in designOptions).toBe(false);
});

// compat#gallery2-errors
test('accepts designs by the engine’s and the blocks’ names, throws for any other, and is null without a container', () => {
  const designOf = (design: string) => readOptions({ container, slides: '.slide', design }, '')?.design;
  expect(['autocolumns', 'slider', 'slideshow', 'autorows'].map(designOf)).toEqual([
    'autocolumns',
    'strip',
    'stacked',
    'autorows',
  ]);
  for (const unknown of ['filmstrip', 'Stacked', 'constructor'])
    expect(() => designOf(unknown)).toThrow('These are not the gallery designs you are looking for');
  expect(() => readOptions({ container, slides: '.slide', design: 42 }, '')).toThrow(
    'These are not the gallery designs you are looking for',
  );
  expect(designOf('')).toBe('stacked');
  // The base layout has this name in templates.
  expect(designOf('base')).toBe('stacked-base');
  expect(readOptions({ slides: '.slide' }, '')).toBeNull();
});

// compat#gallery2-errors
test('accepts the five transitions, and throws for any other name', () => {
  const transitionOf = (transition: unknown, design = 'stacked') =>
    readOptions({ container, slides: '.slide', design, designOptions: { transition } }, '')?.transition;
  const names = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'];
  expect(names.map((name) => transitionOf(name))).toEqual(names);
  expect(['', null, undefined, false].map((none) => transitionOf(none))).toEqual(Array(4).fill(undefined));
  expect(() => transitionOf('explode')).toThrow('Could not find transition named explode');
  // A row has no transition.
  expect(transitionOf('fade', 'strip')).toBeUndefined();
});

test('attributes that are on by default are off for false and the text false', () => {
  const attributes = { container, slides: '.slide' };
  for (const off of [false, 'false'])
    expect(
      readOptions(
        {
          ...attributes,
          keyboard: off,
          lazyLoad: off,
          loop: off,
          autoplay: off,
          refreshOnResize: off,
          refreshOnOrientationChange: off,
          designOptions: { autoHeight: off, clickBehavior: off },
        },
        '',
      ),
    ).toMatchObject({
      keyboard: false,
      lazyLoad: false,
      loop: false,
      autoplay: false,
      refreshOnResize: false,
      refreshOnOrientationChange: false,
      designOptions: { autoHeight: false, clickBehavior: 'none' },
    });
  expect(readOptions({ ...attributes, keys: false }, '')?.keyboard).toBe(false);
  const strip = { ...attributes, design: 'strip', designOptions: { activeSlideClickBehavior: false } };
  expect(readOptions(strip, '')?.designOptions?.clickBehavior).toBe('none');
});

test('a selector for slides is looked up in the container, one for controls in the page', () => {
  const options = readOptions({ container, slides: '.slide', elements: { next: '.arrow', controls: [arrow] } }, '');
  expect(options?.slides).toEqual(slides);
  expect(options?.elements).toMatchObject({ next: [arrow], previous: [], controls: [arrow], currentIndex: [], totalSlides: [] });
});

test('a carousel’s pager steps by groups, its counters are those of other designs', () => {
  const elements = { next: '.arrow', totalSlides: '.arrow' };
  const options = readOptions({ container, slides: '.slide', design: 'carousel', elements }, '');
  expect(options?.elements).toMatchObject({ next: [], previous: [], totalSlides: [arrow] });
  expect(options?.designOptions?.pagers?.next).toEqual([arrow]);
});

test('pauseOnMouseover lists container, controls, or any elements; an empty list has none', () => {
  const placesOf = (pauseOnMouseover: unknown) =>
    readOptions({ container, slides: '.slide', elements: { next: '.arrow' }, autoplayOptions: { pauseOnMouseover } }, '')
      ?.autoplayOptions?.pauseOnMouseover;
  expect(placesOf(['container', 'controls'])).toEqual([container, arrow]);
  expect(placesOf('controls')).toEqual([arrow]);
  expect(placesOf(['.arrow', container])).toEqual([arrow, container]);
  expect(placesOf([])).toEqual([]);
  expect(placesOf(undefined)).toBeUndefined();
});

test('with historyHash the item id in the address takes precedence over the given index', () => {
  const at = (address: string, historyHash: unknown) => {
    vi.stubGlobal('location', new URL(address, 'http://site.test'));
    return readOptions({ container, slides: '.slide', currentIndex: 0, historyHash }, '')?.currentIndex;
  };
  expect([at('/x#itemId=b', true), at('/x/b', 'true'), at('/x#itemId=b', false), at('/x', true)]).toEqual([1, 1, 0, 0]);
});

test('pictures fit by default; mode and fill change that', () => {
  const modeOf = (loaderOptions: unknown) =>
    readOptions({ container, slides: '.slide', loaderOptions }, '')?.designOptions?.imageMode;
  expect([{}, { mode: 'fill' }, { mode: 'none' }, { fill: true }, { mode: 'stretch' }, null].map(modeOf)).toEqual([
    'fit',
    'fill',
    'none',
    'fill',
    'fit',
    'fit',
  ]);
});

test('columns and aspect ratio of templates get the names of block data', () => {
  const givenOf = (design: string, designOptions: object) =>
    readOptions({ container, slides: '.slide', design, designOptions }, '')?.designOptions?.input;
  expect(givenOf('autocolumns', { columnWidthBehavior: 'min', aspectRatio: 1, gutter: 10 })).toMatchObject({
    columnBehavior: 'min',
    imageAspectRatio: 1,
    gutter: 10,
  });
  // For a row it is the row's height, in percent.
  expect(givenOf('strip', { aspectRatio: 40 })).toEqual({ aspectRatio: 40 });
});

test.each([
  ['grid', undefined, false],
  ['grid', true, true],
  ['autocolumns', 'true', true],
  ['autorows', undefined, true],
  ['autorows', false, false],
  ['autorows', 'false', false],
])('%s with the lightbox %s opens one: %s', (design, lightbox, opens) => {
  const options = readOptions({ container, slides: '.slide', design, designOptions: { lightbox } }, '');
  expect(options && opensLightbox(options)).toBe(opens);
});

test('elements may be given as one, as any list, or wrapped', () => {
  const slidesOf = (given: unknown) => readOptions({ container, slides: given }, '')?.slides;
  for (const given of [slides, new Set(slides), { _nodes: slides }, { _node: slides }, slides.map((_node) => ({ _node }))])
    expect(slidesOf(given)).toEqual(slides);
  expect(slidesOf(slides[0])).toEqual([slides[0]]);
  for (const none of [7, true, {}, [null, 5, 'nothing']]) expect(slidesOf(none)).toEqual([]);
});

// compat#gallery2-numbers
test('a timeout of 0 and a speed below 0 count as absent; the preload count is limited to the number of slides', () => {
  const read = (timeout: unknown, speed: unknown, preloadCount: unknown) => {
    const options = readOptions(
      { container, slides: '.slide', autoplayOptions: { timeout }, designOptions: { speed, preloadCount } },
      '',
    );
    const { speedSeconds, preloadCount: count } = options?.designOptions ?? {};
    return [options?.autoplayOptions?.timeoutMs, speedSeconds, count];
  };
  expect(read(0, -1, 1e9)).toEqual([5000, undefined, 2]);
  expect(read(-3, '0.5', '0')).toEqual([5000, 0.5, 0]);
  expect(read('2500', 0, -1)).toEqual([2500, 0, undefined]);
  expect(read('soon', 'fast', 'all')).toEqual([5000, undefined, undefined]);
});
