import { decodeSlide } from '../contract/decoders/slide.ts';
import { galleryLimits, imageLimits } from '../contract/limits.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';
import type { Clock } from '../lib/clock.ts';
import { createEmitter } from '../lib/emitter.ts';
import { whenVisible } from '../lib/when-visible.ts';
import { isMobile } from '../media/is-mobile.ts';
import { createLazyImage } from '../media/lazy-image.ts';
import type { LoadQueue } from '../media/load-queue.ts';
import { createServerState } from '../media/server-state.ts';
import type { GalleryEvents, LiveGallery } from '../page/live-gallery.ts';
import { addressOfSlide, slideInAddress } from './address.ts';
import { createAutoplay } from './autoplay.ts';
import { bringControlsToLife } from './controls.ts';
import { describeCarousel } from './describe-carousel.ts';
import type { Design, ImageOptions, Stage } from './designs/design.ts';
import { findDesign } from './designs/index.ts';
import { galleryStyles } from './gallery-styles.ts';
import { isInView } from './in-view.ts';
import { createIndexState } from './index-state.ts';
import { listenToKeys } from './keyboard.ts';
import { linkGalleries } from './linked.ts';
import type { GalleryOptions } from './options.ts';
import { listenToClicks } from './slide-click.ts';
import { bringThumbnailsToLife } from './thumbnails.ts';
import { findTransition } from './transitions/index.ts';
import type { Transition } from './transitions/transition.ts';
import { watchSize } from './watch-size.ts';

/** What a gallery needs of its page. */
export interface GalleryServices {
  readonly clock: Clock;
  readonly queue: LoadQueue;
  readonly onError: (error: unknown) => void;
}

/**
 * Finds the design and the transition and starts the gallery. Rejects with the sentences of spec 1 §8 for names that are
 * unknown (RuntimeError `unknown-design`, `unknown-transition`).
 */
export async function openGallery(services: GalleryServices, options: GalleryOptions): Promise<LiveGallery> {
  const design = await findDesign(options.design);
  const name = options.transition ?? design.transition;
  return createGallery(services, options, design, name === null ? null : await findTransition(name));
}

/** Documents that have the designs' style sheet: it stays, for galleries to come. */
const styled = new WeakSet<Document>();

/** Brings the server's slides and controls to life, in place. `destroy` leaves them as the server sent them. */
export function createGallery(
  services: GalleryServices,
  options: GalleryOptions,
  design: Design,
  transition: Transition | null,
): LiveGallery {
  const { clock, queue, onError } = services;
  const { container, gallery, slides, loop, elements, autoplayOptions } = options;
  const document = container.ownerDocument;
  const view = document.defaultView ?? window;
  if (!styled.has(document)) adoptStyles(document, galleryStyles);
  styled.add(document);
  const state = createServerState();
  const events = createEmitter<GalleryEvents>(onError);
  const data = slides.map((slide) => decodeSlide((name) => slide.getAttribute(name)));
  const lessMotion = view.matchMedia('(prefers-reduced-motion: reduce)');
  const addressed = options.historyHash ? slideInAddress(view.location, data) : -1;

  const index = createIndexState({
    numberOfSlides: slides.length,
    currentIndex: addressed >= 0 ? addressed : options.currentIndex,
    loop,
    linkedGalleries: options.linkedGalleries,
    events,
    clock,
    move: (from, to) => {
      description?.setRotating(isRotating());
      return live.move(from, to);
    },
  });

  const tools = {
    state,
    createImage: (element: HTMLImageElement, image: ImageOptions) => createLazyImage(element, { ...image, queue, state }),
    whenNear(element: HTMLElement, work: () => void) {
      if (options.lazyLoad) return whenVisible(element, imageLimits.lazyMarginPx, work).cancel;
      work();
      return () => {};
    },
  } satisfies Partial<Stage>;
  const live = design.start({
    ...tools,
    gallery,
    slides,
    currentIndex: () => index.currentIndex,
    loop,
    options: options.lazyLoad ? options.designOptions : { ...options.designOptions, preloadCount: slides.length },
    transition,
    mayAnimate: () => !lessMotion.matches,
  });

  // Autoplay by the visitor's own hand goes on whatever the system asks for; by the page's it does not.
  let playedByHand = false;
  const mayPlay = design.moves && new URLSearchParams(view.location.search).get('nomotion') !== 'true';
  const autoplay = createAutoplay({
    clock,
    timeoutMs: autoplayOptions.timeoutMs,
    randomize: autoplayOptions.randomize,
    numberOfSlides: slides.length,
    isSuspended: () => isHeld() || index.inMotion || !isInView(container),
    current: () => index.currentIndex,
    next: () => handle.next(),
    goTo: (to) => handle.goTo(to),
  });

  /** Hidden tab, pointer over the gallery (where there is a pointer that rests), keyboard focus in it, motion not wanted. */
  const isHeld = (): boolean => {
    if (document.hidden || (lessMotion.matches && !playedByHand)) return true;
    const focused = document.activeElement;
    if (focused && container.contains(focused) && focused.matches(':focus-visible')) return true;
    return !isMobile(view) && autoplayOptions.pauseOnMouseover.some((element) => element.matches(':hover'));
  };
  const isRotating = (): boolean => autoplay.playing && !isHeld();

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
      if (mayPlay) autoplay.play();
    },
    pause: autoplay.pause,
    destroy() {
      for (const undo of undos.splice(0)) undo();
      autoplay.pause();
      index.stop();
      live.destroy();
      state.restore();
      options.onDestroy();
    },
  };

  const undos: (() => void)[] = [];
  const controls = design.moves ? bringControlsToLife(elements, handle, { loop, state }) : null;
  const description = design.moves ? describeCarousel(container, gallery, slides, state) : null;
  if (controls) undos.push(controls.destroy);
  if (design.moves) {
    const next = options.designOptions.clickBehavior === 'none' ? null : handle.next;
    undos.push(
      listenToClicks(gallery, {
        slides,
        data,
        state,
        currentIndex: () => index.currentIndex,
        newWindow: options.newWindow,
        next,
      }),
    );
    if (options.keyboard) undos.push(listenToKeys(container, handle, options.keys));
  }
  for (const linked of options.linkedGalleries) undos.push(linkGalleries(handle, linked));
  undos.push(
    watchSize(gallery, live.layout, {
      clock,
      debounceMs: galleryLimits.resizeDebounceMs,
      onResize: options.refreshOnResize,
      onOrientationChange: options.refreshOnOrientationChange,
    }),
    events.on('currentIndexChange', ({ currentIndex }) => {
      controls?.refresh();
      autoplay.restart();
      const slide = data[currentIndex];
      const address = options.historyHash && slide ? addressOfSlide(options.collectionUrl, slide) : null;
      if (address) view.history.replaceState(view.history.state, '', address);
    }),
  );

  if (options.hideMeta)
    for (const meta of gallery.querySelectorAll<HTMLElement>('.meta')) state.keep(meta).style.display = 'none';
  live.layout();
  controls?.refresh();
  if (options.thumbnails) undos.push(bringThumbnailsToLife(options.thumbnails, handle, tools));
  if (options.autoplay && mayPlay && slides.length > 1) autoplay.play();
  description?.setRotating(isRotating());
  return handle;
}
