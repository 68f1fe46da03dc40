import * as lightboxLimits from '../../contract/lightbox-limits.ts';
import { settleOverlays } from '../../dialogs/page-overlay-queue.ts';
import { isStill } from '../../lib/is-still.ts';
import { isMobile } from '../../media/is-mobile.ts';
import type { LightboxSet, LiveLightbox } from '../../page/lightbox-set.ts';
import type { Page } from '../../page/page.ts';
import { type AddressEntry, enterAddress } from './address-entry.ts';
import { asSeen, seenPart } from './as-seen.ts';
import { keepBannerOnTop } from './banner-on-top.ts';
import { takeLightbox } from './build.ts';
import { createFigure, type Figure } from './figure.ts';
import { fillMeta } from './meta.ts';
import { comeFrom, crossFade, goTo, slideOver, swipeSeconds } from './motion.ts';
import { openClass } from './open-class.ts';
import { playIn } from './play-in.ts';
import { steer } from './steer.ts';

/** Milliseconds that a screen reader has for the dialog's own name first (our choice). */
const tellAfterMs = 150;

let endLast = (): void => {};

/**
 * Lays the lightbox over the page and shows the item it opens with. It is gone back from by the close control, a click beside the
 * picture, Escape, Back or a pull down; focus then goes to what the item shown last was opened from. Another one that is open gives
 * way to it. The first frame has the picture with its caption; all that can be done after it is. Spec 2 §2, §4, §9.
 */
export function openLightbox(page: Page, set: LightboxSet): LiveLightbox {
  endLast();
  const still = isStill(window);
  const inSeconds = (seconds: number) => (still ? 0 : seconds);
  const fadeSeconds = inSeconds(lightboxLimits.overlayFadeSeconds);
  // Spec 2 §4: it goes round on desktop only.
  const loop = !isMobile(window);
  const isSingle = set.length < 2;
  const parts = takeLightbox(page);
  const { dialog, overlay, stage, meta, count, zoom, previous, next } = parts;
  const opener = document.activeElement as HTMLElement | null;

  let index = set.index;
  let item = set.item(index);
  // Before anything is written, so that nothing has to be laid out for it.
  const from = still ? null : seenPart(item.origin);
  /** Where the stage lies. Read when it has changed, never on a step. */
  let stageFrame: DOMRect;
  let entry: AddressEntry | null = null;
  let closing: Promise<void> | null = null;
  let leaveVideo = (): void => {};
  let isOver = false;
  const undo: (() => void)[] = [];

  const showZoomed = (isZoomed: boolean): void => {
    dialog.classList.toggle('sqs-lightbox-zoomed', isZoomed);
    zoom.setAttribute('aria-pressed', String(isZoomed));
  };

  /** Puts the item on the stage; what was there before is the caller's to take off. */
  const put = (): Figure => {
    fillMeta(meta, item);
    showZoomed(false);
    previous.setAttribute('aria-disabled', String(!loop && index === 0));
    next.setAttribute('aria-disabled', String(!loop && index === set.length - 1));
    const made = createFigure(item);
    zoom.hidden = !made.isImage;
    leaveVideo();
    if (item.videoHtml) leaveVideo = playIn(made.picture, page);
    stage.append(made.element);
    return made;
  };
  let figure = put();
  const place = (): void => {
    stageFrame = stage.getBoundingClientRect();
    figure.place(stageFrame);
  };
  /** Says where the visitor is, and what can be seen. */
  const tell = (): void => {
    const said = document.createElement('span');
    said.className = 'sqs-lightbox-said';
    said.textContent = item.title || item.alt ? `: ${item.title || item.alt}` : '';
    count.replaceChildren(`${index + 1} of ${set.length}`, said);
  };
  const load = (): void => {
    void figure.load().then(() => {
      // Its neighbours, before they are asked for.
      for (const by of isOver || isSingle ? [] : [1, -1]) {
        const near = createFigure(set.item((index + by + set.length) % set.length));
        near.place(stageFrame);
        void near.load();
      }
    });
  };
  /** By one, or not at all at an end without a loop. */
  const step = (by: 1 | -1, movedPx = 0): void => {
    const to = index + by;
    if (closing || isSingle || (!loop && (to < 0 || to >= set.length))) return;
    index = (to + set.length) % set.length;
    item = set.item(index);
    const { element } = figure;
    figure = put();
    figure.place(stageFrame);
    tell();
    load();
    entry?.show(item.id);
    set.onChange?.(index);
    if (movedPx) slideOver(element, figure.element, movedPx, inSeconds(swipeSeconds));
    else crossFade(element, figure.element, inSeconds(lightboxLimits.speedSeconds));
  };

  const remove = (): void => {
    if (isOver) return;
    isOver = true;
    leaveVideo();
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
      dialog.classList.add('sqs-lightbox-closing');
      if (!byBack) entry?.leave();
      item.origin?.scrollIntoView({ block: 'nearest' });
      const { picture, isImage, view, frame } = figure;
      const back = still || view.y || !isImage ? null : seenPart(item.origin);
      void goTo(picture, back ? asSeen(back, frame) : { opacity: 0 }, fadeSeconds);
      // Not the end of the animations: a page in the background draws nothing, and they may never end.
      await new Promise<void>((resolve) => page.clock.after(fadeSeconds * 1000, resolve));
      remove();
      (item.origin?.closest<HTMLElement>('a[href],button,[tabindex]') ?? opener)?.focus({ preventScroll: true });
    })();
    return closing;
  };

  endLast = remove;
  undo.push(page.emitter.on('take-back', remove));
  dialog.dataset.theme = set.theme;
  previous.hidden = next.hidden = count.hidden = isSingle;
  document.body.append(dialog);
  document.body.classList.add(openClass);
  // Not modal yet: that makes all of the page inert, which takes the longer the more there is of it.
  dialog.open = true;
  place();
  dialog.oncancel = (event) => {
    event.preventDefault();
    void close();
  };
  // Closed by the browser, which asks only once.
  dialog.onclose = remove;
  void comeFrom(overlay, { opacity: 0 }, fadeSeconds);
  if (from && figure.isImage) void comeFrom(figure.picture, asSeen(from, figure.frame), fadeSeconds);
  else void comeFrom(figure.element, { opacity: 0 }, inSeconds(lightboxLimits.contentFadeSeconds));

  const afterFrame = (): void => {
    if (isOver) return;
    dialog.append(parts.rest);
    dialog.open = false;
    dialog.showModal();
    dialog.focus();
    steer(
      parts,
      {
        isSingle,
        isRtl: getComputedStyle(dialog).direction === 'rtl',
        step,
        close: () => void close(),
        figure: () => figure,
        stage: () => stageFrame,
        zoomed: showZoomed,
        seconds: inSeconds(swipeSeconds),
      },
      page.clock,
    );
    const watcher = new ResizeObserver(place);
    watcher.observe(stage);
    undo.push(() => watcher.disconnect(), keepBannerOnTop(dialog));
    settleOverlays(page);
    entry = enterAddress(item.id, () => isOver || void close(true));
    load();
    // A reader hears of what changes in a live region, not of what it came with.
    page.clock.after(tellAfterMs, tell);
  };
  requestAnimationFrame(() => page.clock.after(0, afterFrame));

  return {
    next: () => step(1),
    previous: () => step(-1),
    close: () => close(),
  };
}
