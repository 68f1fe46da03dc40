import { readNumber } from '../../../contract/read.ts';
import type { Mounted } from '../../../page/mountable.ts';

/** The dark or light veil over a section's image, as strong as its owner said; pages of 2020 say it in an attribute. Wild 2 §2. */
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
