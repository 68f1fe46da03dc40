import { RuntimeError } from '../contract/errors.ts';
import { noLoader, pageMessages } from '../contract/messages.ts';
import type { openGallery } from '../gallery/gallery.ts';
import { linkGalleries } from '../gallery/linked.ts';
import type { GalleryOptions } from '../gallery/options.ts';
import { wrapIndex } from '../gallery/slide-index.ts';
import { orSay } from '../lib/or-say.ts';
import { pageQueue } from '../media/page-queue.ts';
import type { LiveGallery } from '../page/live-gallery.ts';
import { gallery2Defaults } from './gallery2-defaults.ts';
import { opensLightbox, readOptions } from './gallery2-options.ts';
import type { CompatPage } from './handler.ts';
import { lightboxify } from './lightboxify.ts';

interface GalleryModule {
  readonly openGallery: typeof openGallery;
}

/** What templates call on an instance. */
export interface Gallery2 {
  /** The attribute as it is, as it was given, or its default; the index and the number of slides at once. */
  get(name: string): unknown;
  /** `currentIndex` and `autoplay` act at once; the others are kept for `get`. */
  set(name: string, value: unknown): Gallery2;
  on(name: string, listener: (event: object) => void): Gallery2;
  after(name: string, listener: (event: object) => void): Gallery2;
  /** Links another one, which goes to where this one is. */
  addChild(other: unknown): Gallery2;
  refresh(): Gallery2;
  destroy(): void;
}

/**
 * `new Y.Squarespace.Gallery2({…})` of older templates, over the runtime's own galleries. The constructor throws RuntimeError for
 * a container that is not on the page, and for a design or a transition that is none. Spec 1 §3, §5, §8, spec 2 §8, wild §4.
 */
export const createGallery2 = (page: CompatPage): (new (given?: Record<string, unknown>) => Gallery2) => {
  const { clock, chunks, errors, context, galleries, layOut } = page;

  return class LinkedGallery2 implements Gallery2 {
    readonly #given: Record<string, unknown>;
    readonly #options: GalleryOptions;
    #live: LiveGallery | null = null;
    #destroyed = false;
    /** Index that was set before the gallery was alive. */
    #asked: number | undefined;
    readonly #waiting: ((live: LiveGallery) => void)[] = [];

    constructor(given: Record<string, unknown> = {}) {
      this.#given = { ...given };
      const options = readOptions(given, context.collection?.fullUrl ?? '');
      if (!options) throw new RuntimeError('no-container', pageMessages.galleryWithoutContainer);
      this.#options = options;
      void this.#open(options).catch((error: unknown) => {
        errors.report(error);
        // Nobody else shows its pictures now.
        for (const image of options.container.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])'))
          Object.assign(image, { loading: 'lazy', src: image.dataset.src });
      });
    }

    /** Resolves with the runtime's gallery once it is alive. */
    whenLive(): Promise<LiveGallery> {
      return new Promise((resolve) => this.#withLive(resolve));
    }

    async #open(options: GalleryOptions): Promise<void> {
      const others = Array.isArray(this.#given.linkedGalleries) ? this.#given.linkedGalleries : [];
      const linkedGalleries = await Promise.all(
        others.filter((other) => other instanceof LinkedGallery2).map((other) => other.whenLive()),
      );
      let leaveLightbox = (): void => {};
      const module = await orSay(chunks.load<GalleryModule>('gallery'), noLoader);
      const live = await module.openGallery(
        { clock, chunks, queue: pageQueue(clock), onError: errors.report, layOut },
        {
          ...options,
          linkedGalleries,
          onDestroy() {
            galleries.delete(options.container);
            leaveLightbox();
          },
        },
      );
      if (opensLightbox(options)) leaveLightbox = lightboxify(page, Array.from(options.slides), live.goTo);
      if (this.#destroyed) return live.destroy();
      this.#live = live;
      galleries.set(options.container, live);
      for (const work of this.#waiting.splice(0)) work(live);
    }

    #withLive(work: (live: LiveGallery) => void): this {
      if (this.#live) work(this.#live);
      else this.#waiting.push(work);
      return this;
    }

    get(name: string): unknown {
      const { slides, currentIndex = 0 } = this.#options;
      if (name === 'numberOfSlides') return slides.length;
      if (name === 'inMotion') return this.#live?.inMotion ?? false;
      if (name === 'currentIndex') return this.#live?.currentIndex ?? wrapIndex(this.#asked ?? currentIndex, slides.length);
      return this.#given[name] ?? gallery2Defaults[name];
    }

    set(name: string, value: unknown): this {
      this.#given[name] = value;
      if (name === 'currentIndex') {
        this.#asked = Number(value);
        this.#withLive((live) => live.goTo(Number(value)));
      }
      if (name === 'autoplay') this.#withLive((live) => (value ? live.play() : live.pause()));
      return this;
    }

    on(name: string, listener: (event: object) => void): this {
      return this.after(name, listener);
    }

    after(name: string, listener: (event: object) => void): this {
      return this.#withLive((live) => {
        if (name === 'reachedEnd' || name === 'reachedBeginning') live.on(name, listener);
        if (name !== 'currentIndexChange') return;
        live.on(name, ({ previousIndex, currentIndex }) =>
          listener({ prevVal: previousIndex, newVal: currentIndex, target: this }),
        );
      });
    }

    addChild(other: unknown): this {
      if (other instanceof LinkedGallery2)
        void other.whenLive().then((child) => this.#withLive((live) => linkGalleries(child, live)));
      return this;
    }

    refresh(): this {
      return this.#withLive((live) => live.refresh());
    }

    destroy(): void {
      this.#destroyed = true;
      this.#live?.destroy();
    }
  };
};
