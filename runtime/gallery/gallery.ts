import { galleryLimits, imageLimits } from '../contract/limits.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';
import type { Clock } from '../lib/clock.ts';
import { createEmitter } from '../lib/emitter.ts';
import type { Chunks } from '../lib/load-chunk.ts';
import { whenVisible } from '../lib/when-visible.ts';
import { isMobile } from '../media/is-mobile.ts';
import { createLazyImage } from '../media/lazy-image.ts';
import type { LoadQueue } from '../media/load-queue.ts';
import { createServerState } from '../media/server-state.ts';
import type { GalleryEvents, LiveGallery } from '../page/live-gallery.ts';
import type { AddressModule } from './address.ts';
import { createAutoplay } from './autoplay.ts';
import { bringControlsToLife, createMakeButton } from './controls.ts';
import { describeCarousel } from './describe-carousel.ts';
import type { Design, Stage } from './designs/design.ts';
import { findDesign } from './designs/index.ts';
import { galleryStyles } from './gallery-styles.ts';
import { isInView } from './in-view.ts';
import { createIndexState } from './index-state.ts';
import { listenToKeys } from './keyboard.ts';
import { linkGalleries } from './linked.ts';
import type { GalleryOptions } from './options.ts';
import { listenToClicks } from './slide-click.ts';
import { imageOf } from './slides.ts';
import type { ThumbnailsModule } from './thumbnails.ts';
import { findTransition } from './transitions/index.ts';
import type { Transition } from './transitions/transition.ts';

/** What a gallery needs of its page. */
export interface GalleryServices {
  readonly clock: Clock;
  readonly chunks: Chunks;
  readonly queue: LoadQueue;
  readonly onError: (error: unknown) => void;
}

/** Parts that not every gallery needs. */
interface Parts {
  readonly design: Design;
  readonly transition: Transition | null;
  readonly address: AddressModule | null;
  readonly strip: ThumbnailsModule | null;
}

/**
 * Fetches what the gallery needs and starts it. Rejects with the sentences of spec 1 §8 for names that are unknown
 * (RuntimeError `unknown-design`, `unknown-transition`), and with ChunkLoadError.
 */
export async function openGallery(services: GalleryServices, options: GalleryOptions): Promise<LiveGallery> {
  const { chunks } = services;
  const design = await findDesign(options.design, chunks);
  const name = options.transition ?? design.transition;
  const [transition, address, strip] = await Promise.all([
    name ? findTransition(name, chunks) : null,
    options.historyHash ? chunks.load<AddressModule>('gallery-address') : null,
    options.thumbnails ? chunks.load<ThumbnailsModule>('gallery-thumbnails') : null,
  ]);
  return createGallery(services, options, { design, transition, address, strip });
}

let styled = false;

/** Brings the server's slides and controls to life, in place. `destroy` leaves them as the server sent them. */
function createGallery(
  { clock, chunks: _, queue, onError }: GalleryServices,
  options: GalleryOptions,
  parts: Parts,
): LiveGallery {
  const { container, gallery, slides, loop = false, designOptions = {}, autoplayOptions = {}, lazyLoad = true } = options;
  const { design } = parts;
  const state = createServerState();
  const events = createEmitter<GalleryEvents>(onError);
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const ending = new AbortController();
  const { signal } = ending;
  const makeButton = createMakeButton(state, signal);
  const tools: Pick<Stage, 'state' | 'createImage' | 'whenNear'> = {
    state,
    createImage: (element, image) => createLazyImage(element, { ...image, queue, state, signal }),
    whenNear(element, work) {
      if (lazyLoad) return whenVisible(element, imageLimits.lazyMarginPx, work).cancel;
      work();
      return () => {};
    },
  };

  const index = createIndexState({
    numberOfSlides: slides.length,
    currentIndex: options.currentIndex ?? 0,
    loop,
    linkedGalleries: options.linkedGalleries ?? [],
    events,
    clock,
    move(previousIndex, currentIndex) {
      announce();
      return live.move(previousIndex, currentIndex);
    },
  });
  const live = design.start({
    ...tools,
    gallery,
    slides,
    pictures: slides.map(imageOf),
    currentIndex: () => index.currentIndex,
    loop,
    options: lazyLoad ? designOptions : { ...designOptions, preloadCount: slides.length },
    transition: parts.transition,
    mayAnimate: () => !lessMotion.matches,
  });

  let playedByHand = false;
  /** Hidden tab, motion not wanted, keyboard focus in the gallery, pointer over it (where there is one that rests). */
  const isHeld = (): boolean =>
    document.hidden ||
    (lessMotion.matches && !playedByHand) ||
    container.contains(document.querySelector(':focus-visible')) ||
    (!isMobile(window) && (autoplayOptions.pauseOnMouseover ?? []).some((element) => element.matches(':hover')));
  const autoplay = createAutoplay({
    clock,
    timeoutMs: autoplayOptions.timeoutMs ?? galleryLimits.autoplayTimeoutMs,
    randomize: autoplayOptions.randomize ?? false,
    numberOfSlides: slides.length,
    isSuspended: () => isHeld() || index.inMotion || !isInView(container),
    current: () => index.currentIndex,
    next: index.next,
    goTo: index.goTo,
  });
  const play = (): void => {
    const mayPlay = design.moves && slides.length > 1 && new URLSearchParams(location.search).get('nomotion') !== 'true';
    if (mayPlay) autoplay.play();
  };
  /** Changes are read out, unless they come by themselves. */
  const announce = (): void => {
    if (design.moves) gallery.setAttribute('aria-live', autoplay.playing && !isHeld() ? 'off' : 'polite');
  };

  const handle: LiveGallery = {
    get currentIndex() {
      return index.currentIndex;
    },
    get inMotion() {
      return index.inMotion;
    },
    numberOfSlides: slides.length,
    next: index.next,
    previous: index.previous,
    goTo: index.goTo,
    on: events.on,
    play() {
      playedByHand = true;
      play();
    },
    pause: autoplay.pause,
    destroy() {
      ending.abort();
      for (const undo of undos.splice(0)) undo();
      autoplay.pause();
      index.stop();
      live.destroy();
      state.restore();
      options.onDestroy?.();
    },
  };

  if (!styled) adoptStyles(document, galleryStyles);
  styled = true;
  live.layout();
  const undos = (options.linkedGalleries ?? []).map((linked) => linkGalleries(handle, linked));
  if (design.moves) {
    const { newWindow = false } = options;
    const next = designOptions.clickBehavior === 'none' ? () => {} : index.next;
    describeCarousel(container, slides, state);
    listenToClicks(gallery, slides, () => index.currentIndex, { newWindow, next, state, signal });
    if (options.keyboard !== false) listenToKeys(container, handle, signal, options.keys);
    const refreshControls = bringControlsToLife(options.elements ?? {}, handle, loop, makeButton);
    refreshControls();
    undos.push(
      events.on('currentIndexChange', () => {
        refreshControls();
        autoplay.restart();
      }),
    );
  }
  if (options.refreshOnResize !== false || options.refreshOnOrientationChange !== false)
    undos.push(watchWidth(gallery, live.layout, clock));
  if (parts.strip && options.thumbnails)
    undos.push(parts.strip.bringThumbnailsToLife(options.thumbnails, handle, { ...tools, makeButton }));
  if (parts.address) undos.push(parts.address.linkToAddress(slides, handle, options.collectionUrl ?? ''));
  if (options.autoplay) play();
  announce();
  return handle;
}

/** Calls when the width has changed and been the same for 100 ms. Spec 1 §9. */
function watchWidth(element: Element, work: () => void, clock: Clock): () => void {
  let widthPx = element.clientWidth;
  let cancel = (): void => {};
  const observer = new ResizeObserver(() => {
    cancel();
    cancel = clock.after(galleryLimits.resizeDebounceMs, () => {
      if (element.clientWidth === widthPx) return;
      widthPx = element.clientWidth;
      work();
    });
  });
  observer.observe(element);
  return () => {
    cancel();
    observer.disconnect();
  };
}
