import type { Clock } from '../../browser/clock.ts';
import * as lightboxLimits from '../../contract/gallery/lightbox-limits.ts';
import type { LightboxParts } from './build.ts';
import { clickZone } from './click-zone.ts';
import { fadeControls } from './fade-controls.ts';
import { type GestureActions, listenToFingers } from './gestures.ts';

/** What a visitor can ask of the lightbox. */
export interface LightboxActions extends Pick<GestureActions, 'stage' | 'figure' | 'zoomed' | 'seconds'> {
  readonly isSingle: boolean;
  readonly isRtl: boolean;
  /** `movedPx`: how far a finger has moved the item already. */
  step(by: 1 | -1, movedPx?: number): void;
  close(): void;
}

/** Lets controls, arrow keys, clicks and fingers steer the lightbox. Spec 2 §4, §9. */
export function connectControls(parts: LightboxParts, actions: LightboxActions, clock: Clock): void {
  const { dialog, overlay, stage } = parts;
  const { isSingle, isRtl, step, close, figure } = actions;
  let readyForKeyMs = 0;
  const towards = (side: number) => (side > 0 === isRtl ? -1 : 1);
  fadeControls(dialog, clock);
  const toggleZoom = listenToFingers(dialog, stage, {
    ...actions,
    swipe: (side, movedPx) => step(towards(side), movedPx),
    pull: (ratio) => {
      overlay.style.opacity = String(lightboxLimits.overlayOpacityRatio * (1 - ratio));
    },
    letGo: (isClosed) => {
      overlay.style.opacity = '';
      if (isClosed) close();
    },
    tap({ clientX, clientY, pointerType, target }) {
      const isTouch = pointerType === 'touch';
      const { picture, frame, view } = figure();
      // A video or a piece of page has clicks of its own.
      const isTheirs = target !== picture && picture.contains(target as Node);
      const action = clickZone(clientX, clientY, frame, isSingle && !isTouch, isRtl);
      if (view.scale > 1) {
        if (!isTouch) toggleZoom();
      } else if (isTheirs) return;
      else if (action === 'close') close();
      // A finger steps by swiping: its tap is half of a double tap.
      else if (!isTouch) step(action === 'next' ? 1 : -1);
    },
  });
  // The second click of the double click that has opened it is not meant for it.
  let isMeant = false;
  dialog.addEventListener(
    'click',
    (event) => {
      isMeant ||= event.detail < 2;
      if (!isMeant) event.stopPropagation();
    },
    true,
  );
  parts.close.onclick = overlay.onclick = close;
  parts.previous.onclick = () => step(-1);
  parts.next.onclick = () => step(1);
  parts.zoom.onclick = toggleZoom;
  dialog.onkeydown = ({ key, timeStamp }) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!side || timeStamp < readyForKeyMs) return;
    readyForKeyMs = timeStamp + lightboxLimits.keyThrottleMs;
    step(towards(side));
  };
}
