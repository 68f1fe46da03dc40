import { afterEach, expect, test, vi } from 'vitest';
import { showPictures } from '../../../runtime/browser/show-pictures.ts';
import { createMountedBlocks } from '../../../runtime/features/blocks/mounted-blocks.ts';
import { mountComponents as mount } from '../../../runtime/features/components/mount-components.ts';
import type { BlockDefinition } from '../../../runtime/page/mountable.ts';
import type { Page } from '../../../runtime/page/page.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';
import { eventually } from '../../helpers/run/eventually.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

class FakeElement {
  readonly dataset: Record<string, string | undefined>;
  readonly style = Object.assign(['--ss-ratio'], { removeProperty: (name: string) => this.touched.push(name) });
  readonly attributes: Record<string, string> = {};
  readonly touched: string[] = [];
  readonly isConnected = true;
  readonly find: (selector: string) => readonly FakeElement[];
  constructor(dataset: Record<string, string>, find: FakeElement['find'] = () => []) {
    this.dataset = dataset;
    this.find = find;
  }
  querySelectorAll(selector: string) {
    return this.find(selector);
  }
  querySelector(selector: string) {
    return this.find(selector)[0] ?? null;
  }
  matches() {
    return false;
  }
  closest() {
    return null;
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  removeAttribute(name: string) {
    this.touched.push(name);
  }
}

test('an unknown controller on the body is marked there, and changes no boxes and pictures of a gallery below it', async () => {
  const gallery = new FakeElement({ ssSlides: 'grid' });
  const picture = new FakeElement({ src: '/img/pot.png' });
  // Images without a block are found by a selector that leaves out those in slides.
  const body = new FakeElement({ controller: 'HashManager, SiteLoader' }, (selector) =>
    selector.includes(':not(') ? [] : selector.startsWith('img') ? [picture] : [gallery],
  );
  const html = new FakeElement({}, (selector) =>
    selector === '[data-controller]' ? [body] : selector === '.gallery' ? [gallery] : [],
  );
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal('location', { hash: '', search: '', pathname: '/' });
  vi.stubGlobal('document', { images: [Object.assign(picture, { src: '' })] });
  const parts: BlockDefinition = {
    selector: '[data-controller]',
    kind: 'component',
    when: 'load',
    load: async () => ({ mount }),
  };
  const galleries: BlockDefinition = {
    selector: '.gallery',
    kind: 'gallery',
    when: 'load',
    reserve: (element) => {
      element.dataset.ssSlides = 'show';
    },
    // Its code is still being fetched when the body is given up.
    load: () => new Promise(() => {}),
  };
  const report = vi.fn();
  const page = {
    clock: handClock(),
    errors: { report },
    galleries: new Map(),
    chunks: {},
    liftStates() {},
  } as unknown as Page;
  const mounted = createMountedBlocks(page, [galleries, parts], showPictures);
  void mounted.initialize(html as unknown as ParentNode);
  await eventually(() => expect(body.attributes).toEqual({ 'data-ss-block-error': 'unknown-controller' }));
  expect(gallery.dataset).toEqual({ ssSlides: 'show' });
  expect([gallery.touched, picture.touched, body.touched]).toEqual([[], [], []]);
  expect(picture).toMatchObject({ src: '' });
  expect(report).not.toHaveBeenCalled();
});
