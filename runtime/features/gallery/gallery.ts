import { type Clock, startIdleMs } from '../../browser/clock.ts';
import { createEmitter } from '../../browser/emitter.ts';
import type { Chunks } from '../../browser/load-chunk.ts';
import { galleryLimits } from '../../contract/gallery/limits.ts';
import type { GalleryEvents, LayOut, MountedGallery } from '../../page/mounted-gallery.ts';
import { createServerState, type LoadQueue, unreserve } from '../images/index.ts';
import { type WatchedSize, watchSize } from './boxes/watch-size.ts';
import { createTools } from './create-tools.ts';
import type { Design } from './design.ts';
import { findDesign } from './designs/index.ts';
import { createIndexState } from './index-state.ts';
import type { GalleryOptions } from './options.ts';
import type { PartContext, PartModule, Stepping } from './part.ts';
import { imageOf } from './slides.ts';
import type { Transition } from './transition.ts';
import { findTransition } from './transitions/index.ts';

/** What a gallery needs of its page. */
export interface GalleryServices {
  readonly clock: Clock;
  readonly chunks: Chunks;
  readonly queue: LoadQueue;
  readonly onError: (error: unknown) => void;
  readonly layOut: LayOut;
}

/**
 * Fetches the parts that this gallery needs, then brings the server's slides and controls to life, in place and in one go;
 * `destroy` leaves them as the server sent them. Rejects with the sentences of spec 1 §8 for
 * names that are unknown (RuntimeError `unknown-design`, `unknown-transition`), with RuntimeError `bad-transition-option`,
 * and with ChunkLoadError.
 */
export async function openGallery(services: GalleryServices, options: GalleryOptions): Promise<NewGallery> {
  const { chunks } = services;
  const { elements = {} } = options;
  const design = await findDesign(options.design, chunks);
  const name = options.transition ?? design.transition;
  const parts = [
    design.moves && 'gallery-steps',
    options.autoplay && 'gallery-play',
    options.thumbnails && 'gallery-thumbnails',
    options.container.querySelector('.slide .meta') && 'gallery-meta',
    options.historyHash && 'gallery-address',
    [elements.currentIndex, elements.totalSlides, elements.controls].some((element) => element?.length) && 'gallery-pager',
  ] as const;
  const [transition, ...modules] = await Promise.all([
    name ? findTransition(name, chunks) : null,
    ...parts.map((part): Promise<PartModule> | null => (part ? chunks.load(part) : null)),
  ]);
  transition?.check?.(options.designOptions?.transitionOptions ?? {});
  options.onStart?.();
  const { gallery, designOptions } = options;
  if (design.isLaidOut && !gallery.dataset.ssSlides) services.layOut(gallery, design, designOptions?.input ?? {});
  const size = watchSize(options, services.clock);
  await size.known;
  const context = createGallery(services, options, design, transition, size);
  for (const module of modules) module?.attach(context);
  return context.gallery;
}

/** A gallery that has just come to life: all of it that is seen works. */
export interface NewGallery extends MountedGallery {
  /** Resolves when what could wait until the browser had nothing better to do is done as well. */
  readonly settled: Promise<void>;
}

function createGallery(
  { clock, chunks, queue, onError }: GalleryServices,
  options: GalleryOptions,
  design: Design,
  transition: Transition | null,
  size: WatchedSize,
): PartContext & { readonly gallery: NewGallery } {
  const { slides, loop = false, designOptions = {}, lazyLoad = true } = options;
  const around = [options.gallery, options.gallery.parentElement ?? options.gallery];
  const reservedRatio =
    options.gallery.dataset.ssSlides === 'show' ? Number(around[1]?.style.getPropertyValue('--ss-ratio')) : null;
  if (!design.isLaidOut) around.forEach(unreserve);
  const state = createServerState();
  const events = createEmitter<GalleryEvents>(onError);
  const works: (() => void)[] = [];
  const ends: (() => void)[] = [size.end];
  const settled = new Promise<void>((resolve) => {
    ends.push(resolve);
    ends.push(
      clock.whenIdle(() => {
        for (const work of works) work();
        resolve();
      }, startIdleMs),
    );
  });
  let isOver = false;
  let stepping: Stepping | null = null;

  const tools = createTools({ chunks, queue, options, state, works, ends, isOver: () => isOver });
  const linked: MountedGallery['linked'] = new Set();
  const index = createIndexState({
    numberOfSlides: slides.length,
    currentIndex: options.currentIndex ?? 0,
    loop,
    linked,
    events,
    clock,
    move(previousIndex, currentIndex, way) {
      stepping?.announce();
      return live.move(previousIndex, currentIndex, way);
    },
  });
  let pictures: (HTMLImageElement | null)[] | undefined;
  const live = design.start({
    ...tools,
    gallery: state.keep(options.gallery),
    slides,
    get pictures() {
      pictures ??= Array.from(slides, imageOf);
      return pictures;
    },
    currentIndex: () => index.currentIndex,
    ...index.verbs,
    loop,
    options: lazyLoad ? designOptions : { ...designOptions, preloadCount: slides.length },
    transition,
    stayMs: options.autoplayOptions?.timeoutMs ?? galleryLimits.autoplayTimeoutMs,
    reservedRatio,
    size: size.latest,
  });
  live.layout(size.latest);
  size.onChange(() => live.layout(size.latest));

  const gallery: NewGallery = {
    ...index.verbs,
    get currentIndex() {
      return index.currentIndex;
    },
    get inMotion() {
      return index.inMotion;
    },
    numberOfSlides: slides.length,
    linked,
    settled,
    on: events.on,
    play() {
      if (stepping || !design.moves) stepping?.play(true);
      else
        chunks.load('gallery-play').then((part) => {
          if (!stepping && !isOver) part.attach(context);
          stepping?.play(true);
        }, onError);
    },
    pause: () => stepping?.pause(),
    refresh: () => live.layout({ widthPx: options.gallery.clientWidth, heightPx: options.gallery.clientHeight }),
    get ended() {
      return isOver;
    },
    destroy() {
      if (isOver) return;
      isOver = true;
      for (const end of ends) end();
      index.stop();
      state.restore();
      if (design.isLaidOut) for (const element of [...around, ...slides]) unreserve(element);
      options.onDestroy?.();
    },
  };
  const context = {
    ...tools,
    options,
    gallery,
    clock,
    live,
    size: size.latest,
    transition,
    shift: index.shift,
    stepBy: (next: Stepping) => (stepping = next),
    chunks,
    onError,
    isPressed: () => false,
  };
  return context;
}
