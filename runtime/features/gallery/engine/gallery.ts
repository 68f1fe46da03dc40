import { type Clock, startIdleMs } from '../../../browser/clock.ts';
import { createEmitter } from '../../../browser/emitter.ts';
import type { Chunks } from '../../../browser/load-chunk.ts';
import { galleryLimits } from '../../../contract/gallery/limits.ts';
import type { GalleryEvents, LayOut, MountedGallery } from '../../../page/mounted-gallery.ts';
import { createServerState, type LoadQueue, type ServerState, unreserve } from '../../images/index.ts';
import { findDesign } from '../designs/index.ts';
import type { Design, MountedDesign, Tools } from '../model/design.ts';
import type { GalleryOptions } from '../model/options.ts';
import type { PartContext, PartModule, Playback } from '../model/part.ts';
import { imageOf } from '../model/slides.ts';
import type { Transition } from '../model/transition.ts';
import { findTransition } from '../transitions/index.ts';
import { createTools } from './create-tools.ts';
import { createIndexState, type IndexState } from './index-state.ts';
import { type WatchedSize, watchSize } from './watch-size.ts';

/** Services of the page that a gallery uses. */
export interface GalleryServices {
  readonly clock: Clock;
  readonly chunks: Chunks;
  readonly queue: LoadQueue;
  readonly onError: (error: unknown) => void;
  readonly layOut: LayOut;
}

/** A gallery that was just opened: everything in view works. */
export interface OpenedGallery extends MountedGallery {
  /** Resolves once the idle tasks are done as well. */
  readonly settled: Promise<void>;
}

/**
 * Loads the parts that this gallery needs, then mounts the server's slides and controls in one task. `destroy` restores the
 * server's HTML. Rejects with RuntimeError `unknown-design` (gallery#unknown-design), `unknown-transition`
 * (gallery#unknown-transition) or `bad-transition-option`, and with ChunkLoadError.
 */
export async function openGallery(services: GalleryServices, options: GalleryOptions): Promise<OpenedGallery> {
  const { chunks } = services;
  const design = await findDesign(options.design, chunks);
  const transitionName = options.transition ?? design.transition;
  const [transition, ...modules] = await Promise.all([
    transitionName ? findTransition(transitionName, chunks) : null,
    ...partsOf(options, design).map((part): Promise<PartModule> => chunks.load(part)),
  ]);
  transition?.check?.(options.designOptions?.transitionOptions ?? {});
  options.onStart?.();
  const { gallery, designOptions } = options;
  if (design.isLaidOut && !gallery.dataset.ssSlides) services.layOut(gallery, design, designOptions?.input ?? {});
  const size = watchSize(options, services.clock);
  await size.known;
  const context = createGallery(services, options, design, transition, size);
  for (const module of modules) module.attach(context);
  return context.gallery;
}

/** Returns the chunks of the parts that a gallery has. */
function partsOf({ elements = {}, container, autoplay, thumbnails, historyHash }: GalleryOptions, { moves }: Design) {
  const pagerElements = [elements.currentIndex, elements.totalSlides, elements.controls];
  const needed = {
    'gallery-steps': moves,
    'gallery-play': autoplay,
    'gallery-thumbnails': thumbnails,
    'gallery-meta': container.querySelector('.slide .meta'),
    'gallery-address': historyHash,
    'gallery-pager': pagerElements.some((group) => group?.length),
  };
  return (Object.keys(needed) as (keyof typeof needed)[]).filter((part) => needed[part]);
}

function createGallery(
  services: GalleryServices,
  options: GalleryOptions,
  design: Design,
  transition: Transition | null,
  size: WatchedSize,
): PartContext & { readonly gallery: OpenedGallery } {
  const { clock, chunks, queue, onError } = services;
  const { slides, loop = false } = options;
  const elementsAround = [options.gallery, options.gallery.parentElement ?? options.gallery];
  const reservedRatio =
    options.gallery.dataset.ssSlides === 'show' ? Number(elementsAround[1]?.style.getPropertyValue('--ss-ratio')) : null;
  if (!design.isLaidOut) elementsAround.forEach(unreserve);
  const state = createServerState();
  const events = createEmitter<GalleryEvents>(onError);
  const idleTasks: (() => void)[] = [];
  const disposers: (() => void)[] = [size.dispose];
  const settled = runWhenIdle(clock, idleTasks, disposers);
  let isDisposed = false;
  let playback: Playback | null = null;

  const tools = createTools({ chunks, queue, options, state, idleTasks, disposers, isDisposed: () => isDisposed });
  const linked: MountedGallery['linked'] = new Set();
  const index = createIndexState({
    numberOfSlides: slides.length,
    currentIndex: options.currentIndex ?? 0,
    loop,
    linked,
    events,
    clock,
    move(previousIndex, currentIndex, step) {
      playback?.announce();
      return mounted.move(previousIndex, currentIndex, step);
    },
  });
  const mounted = startDesign({ design, options, tools, index, transition, reservedRatio, size, state });

  const gallery: OpenedGallery = {
    ...index.actions,
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
      if (playback || !design.moves) playback?.play(true);
      else
        chunks.load('gallery-play').then((part) => {
          if (!playback && !isDisposed) part.attach(context);
          playback?.play(true);
        }, onError);
    },
    pause: () => playback?.pause(),
    refresh: () => mounted.layout({ widthPx: options.gallery.clientWidth, heightPx: options.gallery.clientHeight }),
    get isDisposed() {
      return isDisposed;
    },
    destroy() {
      if (isDisposed) return;
      isDisposed = true;
      for (const dispose of disposers) dispose();
      index.dispose();
      state.restore();
      if (design.isLaidOut) for (const element of [...elementsAround, ...slides]) unreserve(element);
      options.onDispose?.();
    },
  };
  const context = {
    ...tools,
    options,
    gallery,
    clock,
    design: mounted,
    size: size.latest,
    transition,
    stepFromDrag: index.step,
    setPlayback: (part: Playback) => (playback = part),
    chunks,
    onError,
    isPressed: () => false,
  };
  return context;
}

/** Runs the tasks once the browser is idle. Returns a promise that resolves then, or when the gallery is disposed. */
function runWhenIdle(clock: Clock, tasks: readonly (() => void)[], disposers: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.whenIdle(() => {
      for (const task of tasks) task();
      resolve();
    }, startIdleMs);
    disposers.push(resolve, cancel);
  });
}

interface DesignStart {
  readonly design: Design;
  readonly options: GalleryOptions;
  readonly tools: Tools;
  readonly index: IndexState;
  readonly transition: Transition | null;
  readonly reservedRatio: number | null;
  readonly size: WatchedSize;
  readonly state: ServerState;
}

/** Starts the design and lays it out, also after each change of size. */
function startDesign({ design, options, tools, index, transition, reservedRatio, size, state }: DesignStart): MountedDesign {
  const { slides, designOptions = {}, lazyLoad = true, loop = false } = options;
  let pictures: (HTMLImageElement | null)[] | undefined;
  const mounted = design.start({
    ...tools,
    gallery: state.keep(options.gallery),
    slides,
    get pictures() {
      pictures ??= Array.from(slides, imageOf);
      return pictures;
    },
    currentIndex: () => index.currentIndex,
    ...index.actions,
    loop,
    options: lazyLoad ? designOptions : { ...designOptions, preloadCount: slides.length },
    transition,
    stayMs: options.autoplayOptions?.timeoutMs ?? galleryLimits.autoplayTimeoutMs,
    reservedRatio,
    size: size.latest,
  });
  mounted.layout(size.latest);
  size.onChange(() => mounted.layout(size.latest));
  return mounted;
}
