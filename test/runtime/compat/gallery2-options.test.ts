import { beforeAll, expect, test, vi } from 'vitest';
import { readOptions } from '../../../runtime/compat/gallery2-options.ts';

class Element {}
const container = new Element();
const slides = [new Element(), new Element()];

beforeAll(() => {
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('NodeList', class {});
  vi.stubGlobal('document', { querySelectorAll: (selector: string) => (selector === '.slide' ? slides : []) });
});

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

test('has the engine’s defaults where the template says nothing', () => {
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

test('leaves speed and preloading to the design where the template says nothing: 1 s of a slideshow, 0.5 s of a strip', () => {
  const said = readOptions({ container, slides: '.slide', design: 'strip' }, '')?.designOptions ?? {};
  expect('speedSeconds' in said || 'preloadCount' in said).toBe(false);
});

test('takes designs by the engine’s and the blocks’ names, throws for any other, and is nothing without a container', () => {
  const designOf = (design: string) => readOptions({ container, slides: '.slide', design }, '')?.design;
  expect(['autocolumns', 'slider', 'slideshow', 'autorows'].map(designOf)).toEqual([
    'autocolumns',
    'strip',
    'stacked',
    'autorows',
  ]);
  expect(() => designOf('filmstrip')).toThrow('These are not the gallery designs you are looking for');
  expect(readOptions({ slides: '.slide' }, '')).toBeNull();
});
