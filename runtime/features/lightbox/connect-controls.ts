import type { Clock } from '../../browser/clock.ts';
import * as lightboxLimits from '../../contract/lightbox/constants.ts';
import type { LightboxParts } from './build.ts';
import { fadeControls } from './fade-controls.ts';
import { type GestureActions, listenToFingers } from './gestures.ts';

/** Actions of the visitor. */
export interface LightboxActions extends Pick<GestureActions, 'stage' | 'figure' | 'onZoom' | 'seconds'> {
  readonly isRtl: boolean;
  /** `movedPx`: distance that a drag has already moved the item. */
  step(by: 1 | -1, movedPx?: number): void;
  goTo(index: number): void;
  readonly lastIndex: number;
  close(): void;
}

/**
 * Connects controls, keys, clicks and fingers: lightbox#arrow-keys, lightbox#click-zones, lightbox#ways-out,
 * lightbox#finger-swipe.
 */
export function connectControls(parts: LightboxParts, actions: LightboxActions, clock: Clock): void {
  const { dialog, overlay } = parts;
  const { step, goTo, close } = actions;
  fadeControls(dialog, clock);
  const toggleZoom = connectFingers(parts, actions, clock);
  ignoreDoubleClick(dialog);
  parts.close.onclick = overlay.onclick = close;
  parts.previous.onclick = () => step(-1);
  parts.next.onclick = () => step(1);
  parts.zoom.onclick = toggleZoom;
  let readyForKeyMs = 0;
  dialog.onkeydown = ({ key, timeStamp }) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const end = { Home: 0, End: actions.lastIndex }[key];
    if (!(side || end !== undefined) || timeStamp < readyForKeyMs) return;
    readyForKeyMs = timeStamp + lightboxLimits.keyThrottleMs;
    if (side) step(directionOf(side, actions));
    else goTo(end ?? 0);
  };
}

/** Returns the step towards a side of the screen. */
const directionOf = (side: number, { isRtl }: LightboxActions): 1 | -1 => (side > 0 === isRtl ? -1 : 1);

/** Returns a function that zooms in or out. */
function connectFingers({ dialog, overlay, stage }: LightboxParts, actions: LightboxActions, clock: Clock): () => void {
  const { lastIndex, isRtl, step, close, figure } = actions;
  const gestures: GestureActions = {
    ...actions,
    onSwipe: (side, movedPx) => step(directionOf(side, actions), movedPx),
    onPull(ratio) {
      overlay.style.opacity = String(lightboxLimits.overlayOpacityRatio * (1 - ratio));
    },
    onPullEnd(isFar) {
      overlay.style.opacity = '';
      if (isFar) close();
    },
    onTap({ clientX, clientY, pointerType, target }) {
      const isTouch = pointerType === 'touch';
      const { picture, frame, view } = figure();
      // A video or a copied piece of the page handles its clicks.
      const isInsideContent = target !== picture && picture.contains(target as Node);
      const action = clickZone(clientX, clientY, frame, lastIndex === 0 && !isTouch, isRtl);
      if (view.scale > 1) {
        if (!isTouch) toggleZoom();
      } else if (isInsideContent) return;
      else if (action === 'close') close();
      // A finger steps by swiping, because its tap may be the first of a double tap.
      else if (!isTouch) step(action === 'next' ? 1 : -1);
    },
  };
  const toggleZoom = listenToFingers(dialog, stage, gestures, clock);
  return toggleZoom;
}

/** Ignores the second click of the double click that has opened the lightbox. */
function ignoreDoubleClick(dialog: HTMLDialogElement): void {
  let hasNewClick = false;
  dialog.addEventListener(
    'click',
    (event) => {
      hasNewClick ||= event.detail < 2;
      if (!hasNewClick) event.stopPropagation();
    },
    true,
  );
}

export type ClickAction = 'previous' | 'next' | 'close';

/** Returns the effect of a click with a pointer: lightbox#click-zones. */
export function clickZone(x: number, y: number, picture: DOMRectReadOnly, isSingle: boolean, isRtl: boolean): ClickAction {
  const percent = ((x - picture.left) / picture.width) * 100;
  const isBeside =
    y < picture.top ||
    y > picture.bottom ||
    !(percent >= lightboxLimits.clickZoneStartPercent && percent <= lightboxLimits.clickZoneEndPercent);
  if (isBeside || isSingle) return 'close';
  return percent < 50 === isRtl ? 'next' : 'previous';
}
