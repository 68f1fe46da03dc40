import { logLoadFailure } from '../browser/console.ts';
import { showPictures } from '../browser/show-pictures.ts';
import { withFallback } from '../browser/with-fallback.ts';
import { runtimeError } from '../contract/errors.ts';
import { noLoader } from '../contract/gallery/constants.ts';
import { chunksOf, designNamed } from '../contract/gallery/designs.ts';
import { isTransition, transitionChunks } from '../contract/gallery/transitions.ts';
import { isUnset, readText } from '../contract/read.ts';
import { pageMessages } from '../contract/site/constants.ts';
import { contextPart } from '../contract/site/page-context.ts';
import { type GalleryOptions, linkGalleries, wrapIndex } from '../features/gallery/index.ts';
import { pageQueue } from '../features/images/index.ts';
import { galleryAround, type MountedGallery, registerGallery } from '../page/mounted-gallery.ts';
import type { Page } from '../page/page.ts';
import { gallery2Defaults } from './gallery2-defaults.ts';
import { opensLightbox, readOptions } from './gallery2-options.ts';
import { lightboxify } from './lightboxify.ts';
import { reportPageCode } from './page-code.ts';

/** An instance in page code. */
export interface Gallery2 {
  /** Returns an attribute as it was given, or its default; the index and the number of slides are current. */
  get(name: string): unknown;
  /** Sets an attribute; `currentIndex` and `autoplay` take effect at once. */
  set(name: string, value: unknown): Gallery2;
  on(name: string, listener: (event: object) => void): Gallery2;
  after(name: string, listener: (event: object) => void): Gallery2;
  /** Links another gallery, which follows the index of this one. */
  addChild(other: unknown): Gallery2;
  refresh(): Gallery2;
  destroy(): void;
}

/** Shared by all instances of a page. */
interface Shared {
  readonly page: Page;
  readonly instances: Map<Element, Instance>;
}

type Link = (own: MountedGallery, theirs: MountedGallery) => () => void;

const instancesIn = (input: unknown): Instance[] =>
  (Array.isArray(input) ? input : []).filter((other) => other instanceof Instance);

class Instance implements Gallery2 {
  readonly #shared: Shared;
  readonly #attributes: Record<string, unknown>;
  readonly #options: GalleryOptions;
  #mounted: MountedGallery | null = null;
  #isDestroyed = false;
  /** An index that was set before the gallery was mounted. */
  #requestedIndex: number | undefined;
  readonly #opening: Promise<void>;
  readonly #disposers: (() => void)[] = [];
  /** Callbacks that wait for the mounted gallery. */
  readonly #waiting: ((gallery: MountedGallery) => void)[] = [];

  constructor(shared: Shared, attributes: Record<string, unknown>) {
    const { page, instances } = shared;
    const { clock, presses, rawContext } = page;
    this.#shared = shared;
    this.#attributes = { ...attributes };
    const options = readOptions(attributes, readText(contextPart(rawContext, 'collection').fullUrl));
    if (!options) throw runtimeError('no-container', pageMessages.galleryWithoutContainer);
    const { container, historyHash } = options;
    const linked = instancesIn(attributes.linkedGalleries);
    const [leader] = linked;
    // A linked gallery starts at the other's index, without a step.
    const startsAtLeader = leader && !historyHash && isUnset(attributes.currentIndex);
    this.#options = startsAtLeader ? { ...options, currentIndex: Number(leader.get('currentIndex')) } : options;
    for (const other of linked) this.#link(other, (own, theirs) => linkGalleries(own, theirs));
    // Pages that change by script do not destroy their galleries.
    for (const [element, old] of instances) if (old.#mounted && !element.isConnected) old.destroy();
    // A second gallery of the same container replaces the first.
    const previous = instances.get(container);
    previous?.destroy();
    instances.set(container, this);
    const cleared = previous ? previous.#opening : Promise.resolve();
    this.#opening = cleared
      .then(() => withFallback(clock, this.#open(), () => this.#mounted || showPictures(container)))
      .catch((error: unknown) => reportPageCode(page, error))
      .then(() => endHold());
    const until = this.#opening.then(() => true);
    const { next = [], previous: previousControls = [], controls = [] } = options.designOptions?.pagers ?? {};
    const pagers = [...next, ...previousControls, ...controls];
    // compat#early-clicks
    const endHold = presses.add(
      (target, { type }) => type === 'click' && pagers.some((pager) => pager.contains(target)) && { until },
    );
  }

  async #open(): Promise<void> {
    const options = this.#options;
    const { container } = options;
    const { page } = this.#shared;
    const { clock, chunks, errors, galleries, layOut } = page;
    prefetchAddOns(options, chunks);
    const { openGallery } = await logLoadFailure(chunks.load('gallery'), noLoader);
    if (this.#isDestroyed) return;
    // The template makes a gallery of a block that is one already.
    galleryAround(container, galleries)?.destroy();
    let disconnectLightbox = (): void => {};
    const gallery = await openGallery(
      { clock, chunks, queue: pageQueue(clock), onError: errors.report, layOut },
      {
        ...options,
        onDispose: () => {
          galleries.delete(container);
          disconnectLightbox();
          for (const dispose of this.#disposers) dispose();
        },
      },
    );
    if (this.#isDestroyed) return gallery.destroy();
    if (opensLightbox(options)) disconnectLightbox = lightboxify(page, Array.from(options.slides), gallery.goTo);
    this.#mounted = gallery;
    registerGallery(galleries, container, gallery);
    for (const callback of this.#waiting.splice(0)) callback(gallery);
  }

  #link(other: Instance, link: Link): void {
    this.#withMounted((own) => other.#withMounted((theirs) => this.#disposers.push(link(own, theirs))));
  }

  #withMounted(callback: (gallery: MountedGallery) => void): this {
    if (this.#mounted) callback(this.#mounted);
    else this.#waiting.push(callback);
    return this;
  }

  get(name: string): unknown {
    const { slides, currentIndex = 0 } = this.#options;
    if (name === 'numberOfSlides') return slides.length;
    if (name === 'inMotion') return this.#mounted?.inMotion ?? false;
    if (name === 'currentIndex')
      return this.#mounted?.currentIndex ?? wrapIndex(this.#requestedIndex ?? currentIndex, slides.length);
    return this.#attributes[name] ?? gallery2Defaults[name];
  }

  set(name: string, value: unknown): this {
    this.#attributes[name] = value;
    if (name === 'currentIndex') {
      this.#requestedIndex = Number(value);
      this.#withMounted((gallery) => gallery.goTo(Number(value)));
    }
    if (name === 'autoplay') this.#withMounted((gallery) => (value && value !== 'false' ? gallery.play() : gallery.pause()));
    if (name === 'linkedGalleries')
      for (const other of instancesIn(value)) this.#link(other, (own, theirs) => linkGalleries(own, theirs));
    return this;
  }

  on(name: string, listener: (event: object) => void): this {
    return this.after(name, listener);
  }

  after(name: string, listener: (event: object) => void): this {
    return this.#withMounted((gallery) => {
      if (name === 'reachedEnd' || name === 'reachedBeginning') gallery.on(name, listener);
      if (name !== 'currentIndexChange') return;
      gallery.on(name, ({ previousIndex, currentIndex }) =>
        listener({ prevVal: previousIndex, newVal: currentIndex, target: this }),
      );
    });
  }

  addChild(other: unknown): this {
    for (const child of instancesIn([other])) this.#link(child, (own, theirs) => linkGalleries(theirs, own));
    return this;
  }

  refresh(): this {
    return this.#withMounted((gallery) => gallery.refresh());
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#shared.instances.delete(this.#options.container);
    this.#mounted?.destroy();
  }
}

/**
 * `new Y.Squarespace.Gallery2({ … })` by the runtime's galleries. The constructor throws RuntimeError for a missing container, an
 * unknown design and an unknown transition. compat#gallery2, compat#gallery2-errors
 */
export const createGallery2 = (page: Page): (new (attributes?: Record<string, unknown>) => Gallery2) => {
  const shared: Shared = { page, instances: new Map() };
  return class extends Instance {
    constructor(attributes: Record<string, unknown> = {}) {
      super(shared, attributes);
    }
  };
};

/** Fetches the files that the gallery's code would ask for only after it has arrived. */
function prefetchAddOns({ design, transition }: GalleryOptions, chunks: Page['chunks']): void {
  const row = designNamed(design);
  chunks.prefetch(`gallery ${row ? chunksOf(row) : ''} ${isTransition(transition) ? transitionChunks[transition] : ''}`);
}
