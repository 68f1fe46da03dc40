import { prefersReducedMotion } from '../../browser/prefers-reduced-motion.ts';
import * as lightboxLimits from '../../contract/gallery/lightbox-limits.ts';
import type { Page } from '../../page/page.ts';
import { isMobile } from '../images/index.ts';
import { settleOverlays } from '../overlay-queue/index.ts';
import { type AddressEntry, enterAddress } from './address-entry.ts';
import { asSeen, seenPart } from './as-seen.ts';
import { keepBannerOnTop } from './banner-on-top.ts';
import { takeLightbox } from './build.ts';
import { connectControls } from './connect-controls.ts';
import { createItemView } from './item-view.ts';
import type { LightboxSet, MountedLightbox } from './lightbox-set.ts';
import { animateFrom, crossFade, goTo, slideOver, swipeSeconds } from './motion.ts';
import { openClass } from './open-class.ts';

/** Milliseconds that a screen reader has for the dialog's own name first (our choice). */
const announceAfterMs = 150;

let endLast = (): void => {};

/**
 * Lays the lightbox over the page and shows the item it opens with. It is gone back from by the close control, a click beside the
 * picture, Escape, Back or a pull down; focus then goes to what the item shown last was opened from. Another one that is open gives
 * way to it. The first frame has the picture with its caption; all that can be done after it is. Spec 2 §2, §4, §9.
 */
export function openLightbox(page: Page, set: LightboxSet): MountedLightbox {
  endLast();
  const reducedMotion = prefersReducedMotion(window);
  const inSeconds = (seconds: number) => (reducedMotion ? 0 : seconds);
  const fadeSeconds = inSeconds(lightboxLimits.overlayFadeSeconds);
  const isSingle = set.length < 2;
  const parts = takeLightbox(page);
  const { dialog, overlay, stage, count, previous, next } = parts;
  const opener = document.activeElement as HTMLElement | null;
  const first = set.item(set.index);
  // Before anything is written, so that nothing has to be laid out for it.
  const from = reducedMotion ? null : seenPart(first.origin);
  // Spec 2 §4: it goes round on desktop only.
  const view = createItemView(page, set, first, parts, !isMobile(window));
  let entry: AddressEntry | null = null;
  let closing: Promise<void> | null = null;
  let isOver = false;
  const undo: (() => void)[] = [];

  /** By one, or not at all at an end without a loop. */
  const step = (by: 1 | -1, movedPx = 0): void => {
    const old = closing ? null : view.step(by);
    if (!old) return;
    entry?.show(view.item.id);
    set.onChange?.(view.index);
    if (movedPx) slideOver(old.element, view.figure.element, movedPx, inSeconds(swipeSeconds));
    else crossFade(old.element, view.figure.element, inSeconds(lightboxLimits.speedSeconds));
  };
  const remove = (): void => {
    if (isOver) return;
    isOver = true;
    view.end();
    for (const work of undo) work();
    dialog.close();
    dialog.remove();
    document.body.classList.remove(openClass);
    settleOverlays(page);
    set.onClosed?.();
  };
  /** After Back the address is right already. */
  const close = (byBack = false): Promise<void> => {
    closing ??= (async () => {
      const { item, figure } = view;
      dialog.classList.add('sqs-lightbox-closing');
      if (!byBack) entry?.leave();
      item.origin?.scrollIntoView({ block: 'nearest' });
      const back = reducedMotion || figure.view.y || !figure.isImage ? null : seenPart(item.origin);
      void goTo(figure.picture, back ? asSeen(back, figure.frame) : { opacity: 0 }, fadeSeconds);
      // Not the end of the animations: a page in the background draws nothing, and they may never end.
      await new Promise<void>((resolve) => page.clock.after(fadeSeconds * 1000, resolve));
      remove();
      (item.origin?.closest<HTMLElement>('a[href],button,[tabindex]') ?? opener)?.focus({ preventScroll: true });
    })();
    return closing;
  };

  /** The first frame: the picture, its caption, and the way out. */
  const show = (): void => {
    dialog.dataset.theme = set.theme;
    previous.hidden = next.hidden = count.hidden = isSingle;
    document.body.append(dialog);
    document.body.classList.add(openClass);
    // Not modal yet: that makes all of the page inert, which takes the longer the more there is of it.
    dialog.open = true;
    view.place();
    dialog.oncancel = (event) => {
      event.preventDefault();
      void close();
    };
    // Closed by the browser, which asks only once.
    dialog.onclose = remove;
    const { figure } = view;
    void animateFrom(overlay, { opacity: 0 }, fadeSeconds);
    if (from && figure.isImage) void animateFrom(figure.picture, asSeen(from, figure.frame), fadeSeconds);
    else void animateFrom(figure.element, { opacity: 0 }, inSeconds(lightboxLimits.contentFadeSeconds));
  };
  /** All that can wait for the first frame. */
  const finish = (): void => {
    if (isOver) return;
    dialog.append(parts.rest);
    dialog.open = false;
    dialog.showModal();
    dialog.focus();
    const isRtl = getComputedStyle(dialog).direction === 'rtl';
    dialog.classList.toggle('sqs-lightbox-turned', isRtl);
    const actions = {
      isSingle,
      isRtl,
      step,
      close: () => void close(),
      figure: () => view.figure,
      stage: () => view.stageFrame,
      zoomed: view.showZoomed,
      seconds: inSeconds(swipeSeconds),
    };
    connectControls(parts, actions, page.clock);
    const watcher = new ResizeObserver(view.place);
    watcher.observe(stage);
    undo.push(() => watcher.disconnect(), keepBannerOnTop(dialog));
    settleOverlays(page);
    entry = enterAddress(view.item.id, () => isOver || void close(true));
    view.load();
    // A reader hears of what changes in a live region, not of what it came with.
    page.clock.after(announceAfterMs, view.announce);
  };

  endLast = remove;
  undo.push(page.emitter.on('take-back', remove));
  show();
  requestAnimationFrame(() => page.clock.after(0, finish));
  return {
    next: () => step(1),
    previous: () => step(-1),
    close: () => close(),
  };
}
