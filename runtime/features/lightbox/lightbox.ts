import { prefersLessMotion } from '../../browser/less-motion.ts';
import * as lightboxLimits from '../../contract/lightbox/constants.ts';
import type { Page } from '../../page/page.ts';
import { makeModal } from '../../ui/dom/modal.ts';
import { isMobile } from '../images/index.ts';
import { settleOverlays } from '../overlay-queue/index.ts';
import { animateFrom, animateTo, crossFade, frameAt, slideOver, swipeSeconds, visiblePart } from './animations.ts';
import { type LightboxParts, takeLightbox } from './build.ts';
import { connectControls } from './connect-controls.ts';
import { createItemEntry } from './item-entry.ts';
import { createItemView, type ItemView } from './item-view.ts';
import type { LightboxSet, MountedLightbox } from './lightbox-set.ts';

/** Class of the body while a lightbox is open. */
export const openClass = 'sqs-lightbox-open';

/** Time for screen readers to announce the dialog's name first: lightbox#announcement. */
const announceAfterMs = 150;

let disposeLast = (): void => {};

/**
 * Opens the lightbox over the page, in place of an open one. The first frame has the picture with its text; controls, modality
 * and the history entry are added after it (lightbox#first-frame). Closing: lightbox#ways-out, lightbox#focus-return.
 */
export function openLightbox(page: Page, set: LightboxSet): MountedLightbox {
  disposeLast();
  const isReduced = prefersLessMotion(window);
  const inSeconds = (seconds: number) => (isReduced ? 0 : seconds);
  const parts = takeLightbox(page);
  const opener = document.activeElement as HTMLElement | null;
  const first = set.item(set.index);
  // Before any write, so that measuring causes no layout.
  const from = isReduced ? null : visiblePart(first.origin);
  const view = createItemView(page, set, first, parts, !isMobile(window));
  const entry = createItemEntry(() => void close(true));
  let closing: Promise<void> | null = null;
  let isDisposed = false;
  const disposers: (() => void)[] = [];

  /** Shows another item, or none beyond an end without a loop. */
  const goTo = (index: number, movedPx = 0): void => {
    const old = closing ? null : view.goTo(index);
    if (!old) return;
    entry.show(view.item.id);
    set.onChange?.(view.index);
    if (movedPx) slideOver(old.element, view.figure.element, movedPx, inSeconds(swipeSeconds));
    else crossFade(old.element, view.figure.element, inSeconds(lightboxLimits.speedSeconds));
  };
  const step = (by: 1 | -1, movedPx?: number): void => goTo(view.index + by, movedPx);
  const dispose = (): void => {
    if (isDisposed) return;
    isDisposed = true;
    view.dispose();
    for (const disposer of disposers) disposer();
    parts.dialog.remove();
    document.body.classList.remove(openClass);
    settleOverlays(page);
    set.onClosed?.();
  };
  /** @param isBack Back has already restored the page's address. */
  const close = (isBack = false): Promise<void> => {
    closing ??= (async () => {
      if (!isBack) entry.goBack();
      await fadeOut(page, parts, view, isReduced);
      dispose();
    })();
    return closing;
  };
  // Escape closes from the first frame on; the modal has the key from `finish`.
  const controller = new AbortController();
  disposers.push(() => controller.abort());
  addEventListener('keydown', ({ key }) => key === 'Escape' && void close(), controller);
  /** Adds the parts that the first frame does not need. */
  const finish = (): void => {
    controller.abort();
    if (isDisposed || closing) return;
    const steps = { lastIndex: set.length - 1, step, goTo, close: () => void close(), seconds: inSeconds(swipeSeconds) };
    disposers.push(...connect(page, parts, view, opener, steps));
    settleOverlays(page);
    entry.take(view.item.id, false);
    view.load();
    // Screen readers announce changes of a live region, not its first contents.
    page.clock.after(announceAfterMs, view.announce);
  };

  if (set.isAddressed) entry.take(first.id, true);
  disposeLast = () => {
    if (!closing) entry.goBack();
    dispose();
  };
  const unmount = (): void => {
    entry.abandon();
    dispose();
  };
  disposers.push(page.emitter.on('unmount', unmount));
  showFirstFrame(parts, set, view, from, inSeconds);
  // The second frame: work after the first one's callbacks would delay it.
  requestAnimationFrame(() => requestAnimationFrame(() => page.clock.after(0, finish)));
  return { next: () => step(1), previous: () => step(-1), close: () => close() };
}

type Steps = Pick<Parameters<typeof connectControls>[1], 'lastIndex' | 'step' | 'goTo' | 'close' | 'seconds'>;

/** Makes the dialog modal, and adds its controls. Returns what ends that. */
function connect(page: Page, parts: LightboxParts, view: ItemView, opener: HTMLElement | null, steps: Steps): (() => void)[] {
  const { dialog, stage } = parts;
  const returnFocus = () => view.item.origin?.closest<HTMLElement>('a[href],button,[tabindex]') ?? opener;
  const endModal = makeModal(dialog, { onClose: steps.close, focus: dialog, returnFocus, keepsScrollbar: true });
  const shown = { figure: () => view.figure, stage: () => view.stageFrame, onZoom: view.showZoomed };
  connectControls(parts, { ...steps, ...shown, isRtl: addControls(parts) }, page.clock);
  const observer = new ResizeObserver(view.place);
  observer.observe(stage);
  return [endModal, () => observer.disconnect()];
}

/** Shows the picture with its text. @param from place where the opening animation starts; null for none. */
function showFirstFrame(
  { dialog, overlay, count, previous, next }: LightboxParts,
  set: LightboxSet,
  view: ItemView,
  from: DOMRect | null,
  inSeconds: (seconds: number) => number,
): void {
  dialog.dataset.theme = set.theme;
  previous.hidden = next.hidden = count.hidden = set.length < 2;
  document.body.append(dialog);
  document.body.classList.add(openClass);
  // Not modal yet: a page that becomes inert takes time, if it is large.
  dialog.open = true;
  view.place();
  const { figure } = view;
  const fadeSeconds = inSeconds(lightboxLimits.overlayFadeSeconds);
  void animateFrom(overlay, { opacity: 0 }, fadeSeconds);
  if (from && figure.isImage) void animateFrom(figure.picture, frameAt(from, figure.frame), fadeSeconds);
  else void animateFrom(figure.element, { opacity: 0 }, inSeconds(lightboxLimits.contentFadeSeconds));
}

/** Adds the controls. Returns whether the text of the dialog runs from right to left. */
function addControls({ dialog, controls }: LightboxParts): boolean {
  dialog.append(controls);
  const isRtl = getComputedStyle(dialog).direction === 'rtl';
  dialog.classList.toggle('sqs-lightbox-turned', isRtl);
  return isRtl;
}

/** Fades the lightbox out, and moves the picture back to its place on the page. */
async function fadeOut(page: Page, { dialog }: LightboxParts, { item, figure }: ItemView, isReduced: boolean): Promise<void> {
  const fadeSeconds = isReduced ? 0 : lightboxLimits.overlayFadeSeconds;
  dialog.classList.add('sqs-lightbox-closing');
  item.origin?.scrollIntoView({ block: 'nearest' });
  const target = isReduced || figure.view.y || !figure.isImage ? null : visiblePart(item.origin);
  void animateTo(figure.picture, target ? frameAt(target, figure.frame) : { opacity: 0 }, fadeSeconds);
  // A timer, because animations of a page in the background may never end.
  await new Promise<void>((resolve) => page.clock.after(fadeSeconds * 1000, resolve));
}
