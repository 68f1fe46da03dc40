import { lightboxLimits } from '../../contract/limits.ts';
import { settleOverlays } from '../../dialogs/page-overlay-queue.ts';
import { adoptStyles } from '../../lib/adopt-styles.ts';
import { isStill } from '../../lib/is-still.ts';
import { lockScroll } from '../../lib/lock-scroll.ts';
import { isMobile } from '../../media/is-mobile.ts';
import type { LightboxItem, LightboxSet, LiveLightbox } from '../../page/lightbox-set.ts';
import type { Page } from '../../page/page.ts';
import { enterAddress } from './address-entry.ts';
import { keepBannerOnTop } from './banner-on-top.ts';
import { buildLightbox } from './build.ts';
import { clickZone } from './click-zone.ts';
import { fadeControls } from './fade-controls.ts';
import { createFigure, type Figure } from './figure.ts';
import { listenToFingers } from './gestures.ts';
import { grow } from './grow.ts';
import { lightboxStyles } from './lightbox-styles.ts';
import { fillMeta } from './meta.ts';
import { crossFade, fade, slideOver } from './motion.ts';
import { openClass } from './open-class.ts';
import { playIn } from './play-in.ts';
import { preload } from './preload.ts';

/**
 * Lays the lightbox over the page and shows the item it opens with. It is gone back from by the close control, a click beside the
 * picture, Escape, Back or a pull down; focus then goes to what the item shown last was opened from. Spec 2 §2, §4, §9.
 */
export function openLightbox(page: Page, set: LightboxSet): LiveLightbox {
  const { clock } = page;
  const still = isStill(window);
  // Spec 2 §4: it goes round on desktop only.
  const loop = !isMobile(window);
  const isSingle = set.length < 2;
  const { dialog, overlay, stage, meta, count, control } = buildLightbox(document);
  const isRtl = () => getComputedStyle(dialog).direction === 'rtl';
  const ending = new AbortController();
  const { signal } = ending;
  const removeStyles = adoptStyles(document, lightboxStyles);
  const unlockScroll = lockScroll(document);
  const opener = document.activeElement;

  let index = set.index;
  let item = set.item(index);
  let figure: Figure;
  let readyForKeyMs = 0;
  let closing: Promise<void> | null = null;
  let leaveVideo = (): void => {};

  const stageSize = () => ({ widthPx: stage.clientWidth, heightPx: stage.clientHeight });
  const placeOf = (at: number): string => `${at + 1} of ${set.length}`;

  /** Puts the item on the stage; what was there before is the caller's to take off. */
  const put = (): Figure => {
    fillMeta(meta, item);
    count.textContent = placeOf(index);
    if (item.title || item.alt) {
      const said = count.appendChild(document.createElement('span'));
      said.className = 'sqs-lightbox-said';
      said.textContent = `: ${item.title || item.alt}`;
    }
    if (!loop) {
      control('previous').setAttribute('aria-disabled', String(index === 0));
      control('next').setAttribute('aria-disabled', String(index === set.length - 1));
    }
    dialog.classList.remove('sqs-lightbox-zoomed');
    control('zoom').setAttribute('aria-pressed', 'false');
    const isPicture = item.source !== '' && item.videoHtml === '';
    control('zoom').hidden = !isPicture;
    const made = createFigure(document, item, placeOf(index), stageSize());
    if (isPicture) made.element.classList.add('loading');
    leaveVideo();
    if (item.videoHtml) leaveVideo = playIn(made.picture, page);
    stage.append(made.element);
    void made.loaded.then(() => !signal.aborted && preload(set, [index + 1, index - 1], stageSize()));
    return made;
  };
  /** By one, or not at all at an end without a loop. `movedPx`: how far a finger has moved the item already. */
  const step = (by: 1 | -1, movedPx: number | null = null): void => {
    const to = index + by;
    if (closing || isSingle || (!loop && (to < 0 || to >= set.length))) return;
    index = (to + set.length) % set.length;
    item = set.item(index);
    const old = figure;
    for (const left of Array.from(stage.children)) if (left !== old.element) left.remove();
    figure = put();
    entry.show(item.id);
    set.onChange?.(index);
    if (movedPx === null) crossFade(old.element, figure.element, still);
    else slideOver(old.element, figure.element, movedPx, still);
  };

  const remove = () => {
    if (signal.aborted) return;
    ending.abort();
    leaveVideo();
    giveBannerBack();
    stopListening();
    dialog.close();
    dialog.remove();
    document.body.classList.remove(openClass);
    settleOverlays(page);
    unlockScroll();
    removeStyles();
    set.onClosed?.();
  };
  /** After Back the address is right already. */
  const close = (byBack = false): Promise<void> => {
    closing ??= (async () => {
      if (!byBack) entry.leave();
      item.origin?.scrollIntoView({ block: 'nearest' });
      dialog.classList.add('sqs-lightbox-closing');
      const { picture } = figure;
      const shrinking = still || figure.view.y ? null : grow(figure, item.origin, true);
      const gone = [fade(overlay, [Number(getComputedStyle(overlay).opacity), 0], lightboxLimits.overlayFadeSeconds, still)];
      if (shrinking) gone.push(shrinking.finished);
      else gone.push(fade(picture, [1, 0], lightboxLimits.overlayFadeSeconds, still));
      overlay.style.opacity = '0';
      if (!shrinking) picture.style.opacity = '0';
      // A page in the background draws nothing, and its animations may never end.
      const late = new Promise((resolve) => clock.after(lightboxLimits.overlayFadeSeconds * 1000 + 300, () => resolve(null)));
      await Promise.race([Promise.allSettled(gone), late]);
      remove();
      const back = focusable(item.origin) ?? opener;
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    })();
    return closing;
  };

  dialog.dataset.theme = set.theme;
  dialog.classList.toggle('sqs-lightbox-single', isSingle);
  document.body.append(dialog);
  document.body.classList.add(openClass);
  dialog.tabIndex = -1;
  dialog.showModal();
  dialog.focus();
  const giveBannerBack = keepBannerOnTop(dialog);
  settleOverlays(page);
  const stopListening = page.emitter.on('take-back', remove);
  const entry = enterAddress(item.id, () => void close(true));
  signal.addEventListener('abort', entry.drop);
  figure = put();
  if (!still) {
    void fade(overlay, [0, lightboxLimits.overlayOpacityRatio], lightboxLimits.overlayFadeSeconds, still);
    if (!grow(figure, item.origin, false)) void fade(figure.element, [0, 1], lightboxLimits.contentFadeSeconds, still);
  }

  const controls = fadeControls(dialog, clock, signal);
  const fingers = listenToFingers(
    stage,
    {
      figure: () => figure,
      swipe: (side, movedPx) => step(isRtl() === (side === 1) ? -1 : 1, movedPx),
      pull: (ratio) => {
        overlay.style.opacity = String(lightboxLimits.overlayOpacityRatio * (1 - ratio));
      },
      letGo: (isClosed) => {
        if (isClosed) void close();
        else overlay.style.opacity = '';
      },
      zoomed(isZoomed) {
        dialog.classList.toggle('sqs-lightbox-zoomed', isZoomed);
        control('zoom').setAttribute('aria-pressed', String(isZoomed));
      },
      tap({ clientX, clientY, pointerType }) {
        const isTouch = pointerType === 'touch';
        if (figure.view.scale > 1) {
          if (!isTouch) fingers.zoomTo(1);
          return;
        }
        const action = clickZone(clientX, clientY, figure.picture.getBoundingClientRect(), isSingle && !isTouch, isRtl());
        if (action === 'close') void close();
        // A finger steps by swiping: its tap is half of a double tap.
        else if (isTouch) controls.toggle();
        else step(action === 'next' ? 1 : -1);
      },
    },
    signal,
  );
  const on = (name: Parameters<typeof control>[0], work: () => void) => control(name).addEventListener('click', work, { signal });
  on('close', () => void close());
  on('previous', () => step(-1));
  on('next', () => step(1));
  on('zoom', () => fingers.zoomTo(figure.view.scale > 1 ? 1 : 2.5));
  overlay.addEventListener('click', () => void close(), { signal });
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      void close();
    },
    { signal },
  );
  // Closed by the browser, which asks only once.
  dialog.addEventListener('close', remove, { signal });
  dialog.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (!by || timeStamp < readyForKeyMs) return;
      readyForKeyMs = timeStamp + lightboxLimits.keyThrottleMs;
      step(by > 0 === isRtl() ? -1 : 1);
    },
    { signal },
  );
  const onResize = () => figure.place(stageSize());
  addEventListener('resize', onResize, { signal });

  return {
    get currentIndex() {
      return index;
    },
    next: () => step(1),
    previous: () => step(-1),
    close: () => close(),
  };
}

const focusable = (origin: LightboxItem['origin']): HTMLElement | null | undefined =>
  origin?.closest<HTMLElement>('a[href],button,[tabindex]');
