import { readNumber } from '../../../contract/read.ts';
import type { Mounted } from '../../../page/mountable.ts';

/** The dark or light layer over the image of a section. Pages of 2020 have its opacity in an attribute. */
export function mount(overlay: HTMLElement): Mounted {
  const before = overlay.style.opacity;
  const opacity = readNumber(overlay.dataset.imageOverlayOpacity);
  if (opacity !== null) overlay.style.opacity = `${opacity}`;
  return {
    dispose() {
      overlay.style.opacity = before;
    },
  };
}
