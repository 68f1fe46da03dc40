import { logError } from '../../../browser/console.ts';
import { galleryExtraLimits } from '../../../contract/gallery/limits.ts';
import { invalidEmbed } from '../../../contract/video/messages.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { inactiveSlide } from '../inactive-slide.ts';
import { layOverlay } from '../overlay.ts';
import { readPlayer } from '../read-player.ts';

const { photoSharingPopupWidthPx, photoSharingPopupHeightPx } = galleryExtraLimits;

/**
 * Lays an overlay over the video of a photo-sharing service; it opens the video on the service's own page, in a popup window of
 * 620 by 720 px: such a page does not fit into a slide (which services, and that the page stays where it is, are our choice).
 * Throws `blockSkipped` after "Invalid video embed.". Spec 1 §9.
 */
export function mount(wrapper: HTMLElement, { chunks }: Page): Mounted {
  const player = readPlayer(wrapper.dataset.html);
  if (!player) {
    logError(invalidEmbed);
    throw blockSkipped('invalid-embed');
  }
  const before = wrapper.cloneNode(true);
  layOverlay(wrapper, player, chunks);
  const show = (event: Event): void => {
    if (wrapper.closest(inactiveSlide)) return;
    // Not for the gallery, which would go on to its next slide.
    event.preventDefault();
    open(player.src, '_blank', `popup,noopener,width=${photoSharingPopupWidthPx},height=${photoSharingPopupHeightPx}`);
  };
  wrapper.addEventListener('click', show);
  return {
    kind: 'photo-video',
    dispose: () => wrapper.replaceWith(before),
  };
}
