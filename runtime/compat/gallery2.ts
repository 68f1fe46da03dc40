import { logLoadFailure } from '../browser/log-load-failure.ts';
import { showPictures } from '../browser/show-pictures.ts';
import { withFallback } from '../browser/with-fallback.ts';
import { runtimeError } from '../contract/errors.ts';
import { noLoader } from '../contract/gallery/messages.ts';
import { pageMessages } from '../contract/page/messages.ts';
import { isUnset, readFields, readText } from '../contract/read.ts';
import { type GalleryOptions, linkGalleries, wrapIndex } from '../features/gallery/index.ts';
import { pageQueue } from '../features/images/index.ts';
import { galleryAround } from '../page/gallery-around.ts';
import type { MountedGallery } from '../page/mounted-gallery.ts';
import type { Page } from '../page/page.ts';
import { registerGallery } from '../page/register-gallery.ts';
import { gallery2Defaults } from './gallery2-defaults.ts';
import { opensLightbox, readOptions } from './gallery2-options.ts';
import { holdClicks } from './hold-clicks.ts';
import { lightboxify } from './lightboxify.ts';
import { reportPageCode } from './report-page-code.ts';

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

/** What is the same for all instances of a page. */
interface Shared {
  readonly page: Page;
  readonly made: Map<Element, Made>;
}

const othersIn = (input: unknown): Made[] => (Array.isArray(input) ? input : []).filter((other) => other instanceof Made);

class Made implements Gallery2 {
  readonly #shared: Shared;
  readonly #input: Record<string, unknown>;
  readonly #options: GalleryOptions;
  #live: MountedGallery | null = null;
  #destroyed = false;
  /** Index that was set before the gallery was alive. */
  #asked: number | undefined;
  readonly #opening: Promise<void>;
  readonly #parts: (() => void)[] = [];
  readonly #waiting: ((live: MountedGallery) => void)[] = [];

  constructor(shared: Shared, input: Record<string, unknown>) {
    const { page, made } = shared;
    const { clock, rawContext } = page;
    this.#shared = shared;
    this.#input = { ...input };
    const options = readOptions(input, readText(readFields(readFields(rawContext).collection).fullUrl));
    if (!options) throw runtimeError('no-container', pageMessages.galleryWithoutContainer);
    const { container, historyHash } = options;
    const linked = othersIn(input.linkedGalleries);
    const [leader] = linked;
    // It begins where the other one is, and need not go there.
    const begins = leader && !historyHash && isUnset(input.currentIndex);
    this.#options = begins ? { ...options, currentIndex: Number(leader.get('currentIndex')) } : options;
    for (const other of linked) this.#link(other, (own, theirs) => linkGalleries(own, theirs));
    // Pages that change by script leave theirs behind.
    for (const [element, old] of made) if (old.#live && !element.isConnected) old.destroy();
    // A template that makes its gallery anew means the new one.
    const before = made.get(container);
    before?.destroy();
    made.set(container, this);
    const cleared = before ? before.#opening : Promise.resolve();
    const { next = [], previous = [], controls = [] } = options.designOptions?.pagers ?? {};
    const release = holdClicks([...next, ...previous, ...controls]);
    this.#opening = cleared
      .then(() => withFallback(clock, this.#open(), () => this.#live || showPictures(container)))
      .catch((error: unknown) => reportPageCode(page, error))
      .then(release);
  }

  async #open(): Promise<void> {
    const options = this.#options;
    const { container } = options;
    const { page } = this.#shared;
    const { clock, chunks, errors, galleries, layOut } = page;
    const { openGallery } = await logLoadFailure(chunks.load('gallery'), noLoader);
    if (this.#destroyed) return;
    // A block that the template makes a gallery of itself.
    galleryAround(container, galleries)?.destroy();
    let leaveLightbox = (): void => {};
    const live = await openGallery(
      { clock, chunks, queue: pageQueue(clock), onError: errors.report, layOut },
      {
        ...options,
        onDispose: () => {
          galleries.delete(container);
          leaveLightbox();
          for (const part of this.#parts) part();
        },
      },
    );
    if (this.#destroyed) return live.destroy();
    if (opensLightbox(options)) leaveLightbox = lightboxify(page, Array.from(options.slides), live.goTo);
    this.#live = live;
    registerGallery(galleries, container, live);
    for (const work of this.#waiting.splice(0)) work(live);
  }

  #link(other: Made, link: (own: MountedGallery, theirs: MountedGallery) => () => void): void {
    this.#withLive((own) => other.#withLive((theirs) => this.#parts.push(link(own, theirs))));
  }

  #withLive(work: (live: MountedGallery) => void): this {
    if (this.#live) work(this.#live);
    else this.#waiting.push(work);
    return this;
  }

  get(name: string): unknown {
    const { slides, currentIndex = 0 } = this.#options;
    if (name === 'numberOfSlides') return slides.length;
    if (name === 'inMotion') return this.#live?.inMotion ?? false;
    if (name === 'currentIndex') return this.#live?.currentIndex ?? wrapIndex(this.#asked ?? currentIndex, slides.length);
    return this.#input[name] ?? gallery2Defaults[name];
  }

  set(name: string, value: unknown): this {
    this.#input[name] = value;
    if (name === 'currentIndex') {
      this.#asked = Number(value);
      this.#withLive((live) => live.goTo(Number(value)));
    }
    if (name === 'autoplay') this.#withLive((live) => (value && value !== 'false' ? live.play() : live.pause()));
    if (name === 'linkedGalleries')
      for (const other of othersIn(value)) this.#link(other, (own, theirs) => linkGalleries(own, theirs));
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
    for (const child of othersIn([other])) this.#link(child, (own, theirs) => linkGalleries(theirs, own));
    return this;
  }

  refresh(): this {
    return this.#withLive((live) => live.refresh());
  }

  destroy(): void {
    this.#destroyed = true;
    this.#shared.made.delete(this.#options.container);
    this.#live?.destroy();
  }
}

/**
 * `new Y.Squarespace.Gallery2({…})` of older templates, over the runtime's own galleries. The constructor throws RuntimeError for
 * a container that is not on the page, and for a design or a transition that is none. Spec 1 §3, §5, §8, spec 2 §8, wild §4.
 */
export const createGallery2 = (page: Page): (new (input?: Record<string, unknown>) => Gallery2) => {
  const shared: Shared = { page, made: new Map() };
  return class extends Made {
    constructor(input: Record<string, unknown> = {}) {
      super(shared, input);
    }
  };
};
