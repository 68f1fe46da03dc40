import { galleryLimits } from '../contract/limits.ts';
import { isMobile } from '../media/is-mobile.ts';
import { createAutoplay } from './autoplay.ts';
import { bringControlsToLife, createMakeButton } from './controls.ts';
import { describeCarousel } from './describe-carousel.ts';
import { isInView } from './in-view.ts';
import { listenToKeys } from './keyboard.ts';
import type { PartContext, Stepping } from './part.ts';
import { listenToClicks } from './slide-click.ts';

/** Arrows are for controls that no style sheet has given a shape. */
const styles = `.sqs-gallery-controls :focus-visible,.sqs-gallery-thumbnails :focus-visible{outline:3px solid Highlight}
.sqs-gallery-controls .sqs-disabled{opacity:.3}
.ss-gallery-arrow{display:inline-block;padding:0 1rem;font:2rem/1.4 serif;cursor:pointer}
.ss-gallery-arrow::before{content:"\\203a"}
.ss-gallery-arrow.previous::before{content:"\\2039"}`;

/**
 * What moves a gallery that shows one slide at a time: controls, keys, clicks and autoplay; and the roles that tell
 * assistive technology of it.
 */
export function attach({ options, gallery, clock, state, signal, lessMotion, addStyles, stepBy }: PartContext): void {
  const { container, slides, elements = {}, autoplayOptions = {}, loop = false, newWindow = false } = options;
  const { pauseOnMouseover = [container], timeoutMs = galleryLimits.autoplayTimeoutMs, randomize = false } = autoplayOptions;
  let playedByHand = false;

  /** Hidden tab, motion not wanted, keyboard focus in the gallery, pointer over it (where there is one that rests). */
  const isHeld = (): boolean =>
    document.hidden ||
    (lessMotion() && !playedByHand) ||
    container.contains(document.querySelector(':focus-visible')) ||
    (!isMobile(window) && pauseOnMouseover.some((element) => element.matches(':hover')));
  const isSuspended = (): boolean => isHeld() || gallery.inMotion || !isInView(container);
  const autoplay = createAutoplay({ clock, timeoutMs, randomize, isSuspended, gallery });
  signal.addEventListener('abort', autoplay.pause);

  addStyles(styles);
  describeCarousel(container, slides, state);
  if (options.hideMeta)
    for (const meta of container.querySelectorAll<HTMLElement>('.meta')) state.keep(meta).style.display = 'none';
  const clickGoesOn = options.designOptions?.clickBehavior !== 'none';
  listenToClicks(options.gallery, slides, gallery, { newWindow, clickGoesOn, state, signal });
  if (options.keyboard !== false) listenToKeys(container, gallery, signal, options.keys);
  const refreshControls = bringControlsToLife(elements, gallery, loop, createMakeButton(state, signal));
  refreshControls();
  gallery.on('currentIndexChange', () => {
    refreshControls();
    autoplay.restart();
  });

  const stepping: Stepping = {
    play(byHand) {
      playedByHand ||= byHand;
      if (slides.length > 1 && new URLSearchParams(location.search).get('nomotion') !== 'true') autoplay.play();
      stepping.announce();
    },
    pause() {
      autoplay.pause();
      stepping.announce();
    },
    announce() {
      options.gallery.setAttribute('aria-live', autoplay.playing && !isHeld() ? 'off' : 'polite');
    },
  };
  stepBy(stepping);
  if (options.autoplay) stepping.play(false);
  stepping.announce();
}
