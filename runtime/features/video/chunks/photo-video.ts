/** Videos of photo-sharing services, which open in a popup window because their pages do not fit into a slide. */

import { logError } from '../../../browser/console.ts';
import { inertCopy } from '../../../browser/copy-element.ts';
import { galleryExtraLimits } from '../../../contract/gallery/constants.ts';
import { invalidEmbed } from '../../../contract/video/constants.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { inactiveSlide } from '../inactive-slide.ts';
import { layOverlay } from '../overlay.ts';
import { readPlayer } from '../read-player.ts';

const { photoSharingPopupWidthPx, photoSharingPopupHeightPx } = galleryExtraLimits;

/**
 * Adds an overlay that opens the video in a popup window. Throws `blockSkipped` for code without a player. video#photo-service
 */
export function mount(wrapper: HTMLElement, { chunks }: Page): Mounted {
  const player = readPlayer(wrapper.dataset.html);
  if (!player) {
    logError(invalidEmbed);
    throw blockSkipped('invalid-embed');
  }
  const served = inertCopy(wrapper);
  layOverlay(wrapper, player, chunks);
  const openPopup = (event: Event): void => {
    if (wrapper.closest(inactiveSlide)) return;
    // An unprevented click steps the gallery to its next slide.
    event.preventDefault();
    open(player.src, '_blank', `popup,noopener,width=${photoSharingPopupWidthPx},height=${photoSharingPopupHeightPx}`);
  };
  wrapper.addEventListener('click', openPopup);
  return {
    kind: 'photo-video',
    dispose: () => wrapper.replaceWith(served),
  };
}
