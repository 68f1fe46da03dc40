import { type Clock, startIdleMs } from '../../../browser/clock.ts';
import { createEmitter } from '../../../browser/emitter.ts';
import type { Chunks } from '../../../browser/load-chunk.ts';
import { galleryLimits } from '../../../contract/gallery/constants.ts';
import { chunksOf, hasSlideBoxes } from '../../../contract/gallery/designs.ts';
import type { GalleryEvents, LayOut, MountedGallery } from '../../../page/mounted-gallery.ts';
import { createServerState, type LoadQueue, unreserve } from '../../images/index.ts';
import { findRow, loadDesign } from '../designs/index.ts';
import type { AddOnContext, AddOnModule, Playback } from '../model/add-on.ts';
import type { Design, MountedDesign, Tools } from '../model/design.ts';
import type { GalleryOptions } from '../model/options.ts';
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

/** A gallery after `openGallery`; the add-ons are ready. */
export interface OpenedGallery extends MountedGallery {
  /** Resolves once the idle tasks are done as well. */
  readonly settled: Promise<void>;
}

/**
 * Loads the add-ons that this gallery needs, then mounts the server's slides and controls in one task. `destroy` restores the
 * server's HTML. Rejects with RuntimeError `unknown-design` (gallery#unknown-design), `unknown-transition`
 * (gallery#unknown-transition) or `bad-transition-option`, and with ChunkLoadError.
 */
export async function openGallery(services: GalleryServices, options: GalleryOptions): Promise<OpenedGallery> {
  const { chunks } = services;
  const row = findRow(options.design);
  chunks.prefetch(chunksOf(row));
  const design = await loadDesign(row, chunks);
  const transitionName = options.transition ?? design.transition;
  const [transition, ...modules] = await Promise.all([
    transitionName ? findTransition(transitionName, chunks) : null,
    ...addOnsOf(options, design, chunks),
  ]);
  transition?.check?.(options.designOptions?.transitionOptions ?? {});
  options.onStart?.();
  const { gallery, slides, designOptions } = options;
  const isLaidOut = hasSlideBoxes(row);
  // A class of the design that is set at the start lays out slides as well; published summaries have it.
  const followsPage = row.keeps && slides[0]?.matches('.summary-item');
  const layOutSlides = (): void => {
    if (followsPage) delete gallery.dataset.ssSlides;
    if (isLaidOut && !gallery.dataset.ssSlides) services.layOut(gallery, row, designOptions?.input ?? {});
  };
  layOutSlides();
  const size = watchSize(options, services.clock);
  await size.known;
  const context = createGallery({ services, options, layOutSlides, design, isLaidOut, transition, size });
  for (const module of modules) module.attach(context);
  return context.gallery;
}

/** Loads the add-ons that a gallery has. */
function addOnsOf(
  { elements = {}, container, autoplay, thumbnails, historyHash }: GalleryOptions,
  { moves }: Design,
  chunks: Chunks,
): readonly Promise<AddOnModule>[] {
  const pagerElements = [elements.currentIndex, elements.totalSlides, elements.controls];
  const addOns: readonly (readonly [isNeeded: unknown, load: () => Promise<AddOnModule>])[] = [
    [moves, () => chunks.load('gallery-steps')],
    [autoplay, () => loadPlaying(chunks)],
    [thumbnails, () => chunks.load('gallery-thumbnails')],
    [container.querySelector('.slide .meta'), () => chunks.load('gallery-meta')],
    [historyHash, () => chunks.load('gallery-address')],
    [
      pagerElements.some((group) => group?.length),
      () => chunks.load('gallery-steps').then(({ attachPager }) => ({ attach: attachPager })),
    ],
  ];
  return addOns.flatMap(([isNeeded, load]) => (isNeeded ? [load()] : []));
}

const loadPlaying = (chunks: Chunks): Promise<AddOnModule> =>
  chunks.load('gallery-steps').then(({ attachPlaying }) => ({ attach: attachPlaying }));

/** The loaded code of a gallery, and its size. */
interface LoadedGallery {
  readonly services: GalleryServices;
  readonly options: GalleryOptions;
  readonly design: Design;
  /** Judges again whether the page's CSS places the slides of a summary in this window: gallery#follows-window. */
  readonly layOutSlides: () => void;
  /** CSS has placed the slides before the design was loaded. */
  readonly isLaidOut: boolean;
  readonly transition: Transition | null;
  readonly size: WatchedSize;
}

type Context = AddOnContext & { readonly gallery: OpenedGallery };

function createGallery({ services, options, layOutSlides, design, isLaidOut, transition, size }: LoadedGallery): Context {
  const { clock, chunks, queue, onError } = services;
  const { slides, loop = false } = options;
  const box = takeReservedBox(options, isLaidOut);
  const state = createServerState();
  const events = createEmitter<GalleryEvents>(onError);
  const idleTasks: (() => void)[] = [];
  const disposers: (() => void)[] = [size.dispose];
  const settled = runWhenIdle(clock, idleTasks, disposers);
  let isDisposed = false;
  const playing = createPlaying(services, design.moves, (addOn) => isDisposed || addOn.attach(context));

  const tools = createTools({
    chunks,
    queue,
    options,
    state,
    size,
    idleTasks,
    disposers,
    isDisposed: () => isDisposed,
    press: (callback) => index.press(callback),
  });
  const linked: MountedGallery['linked'] = new Set();
  const index = createIndexState({
    numberOfSlides: slides.length,
    currentIndex: options.currentIndex ?? 0,
    loop,
    linked,
    events,
    clock,
    move(previousIndex, currentIndex, step) {
      playing.announce();
      return mounted.move(previousIndex, currentIndex, step);
    },
  });
  const mounted = startDesign({ design, options, layOutSlides, tools, index, transition, reservedRatio: box.ratio, size });

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
    play: playing.play,
    pause: playing.pause,
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
      box.dispose();
      options.onDispose?.();
    },
  };
  const context = {
    ...tools,
    ...{ options, gallery, clock, chunks, onError, transition },
    design: mounted,
    size: size.latest,
    stepFromDrag: index.step,
    setPlayback: playing.setPlayback,
    isPressed: () => false,
  };
  return context;
}

/** Plays a gallery by its add-on, whose code is loaded when it is needed first. */
function createPlaying({ chunks, onError }: GalleryServices, moves: boolean, attach: (addOn: AddOnModule) => void) {
  let playback: Playback | null = null;
  const start = (addOn: AddOnModule): void => {
    if (!playback) attach(addOn);
    playback?.play(true);
  };
  return {
    announce: () => playback?.announce(),
    play() {
      if (!playback && moves) void loadPlaying(chunks).then(start, onError);
      else playback?.play(true);
    },
    pause: () => playback?.pause(),
    setPlayback: (addOn: Playback) => (playback = addOn),
  };
}

/** Removes the reserved box of the gallery, unless the design uses it as its layout. Returns its ratio; null without a box. */
function takeReservedBox({ gallery, slides }: GalleryOptions, isLaidOut: boolean) {
  const elements = [gallery, gallery.parentElement ?? gallery];
  const ratio = gallery.dataset.ssSlides === 'show' ? Number(elements[1]?.style.getPropertyValue('--ss-ratio')) : null;
  if (!isLaidOut) elements.forEach(unreserve);
  return {
    ratio,
    dispose() {
      if (isLaidOut) for (const element of [...elements, ...slides]) unreserve(element);
    },
  };
}

/** Runs the tasks once the browser is idle. Resolves then, or when the gallery is disposed. */
function runWhenIdle(clock: Clock, tasks: readonly (() => void)[], disposers: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.whenIdle(() => {
      for (const task of tasks) task();
      resolve();
    }, startIdleMs);
    disposers.push(resolve, cancel);
  });
}

interface DesignStart extends Omit<LoadedGallery, 'services' | 'isLaidOut'> {
  readonly tools: Tools;
  readonly index: IndexState;
  readonly reservedRatio: number | null;
}

/** Starts the design, and lays it out then and after each change of size. */
function startDesign(start: DesignStart): MountedDesign {
  const { design, options, layOutSlides, tools, index, transition, reservedRatio, size } = start;
  const { slides, designOptions = {}, lazyLoad = true, loop = false } = options;
  let pictures: (HTMLImageElement | null)[] | undefined;
  const mounted = design.start({
    ...tools,
    gallery: tools.state.keep(options.gallery),
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
  size.onChange(() => {
    layOutSlides();
    mounted.layout(size.latest);
  });
  return mounted;
}
