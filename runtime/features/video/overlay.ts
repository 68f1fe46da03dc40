import type { Chunks } from '../../browser/load-chunk.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { video } from '../../contract/texts/en/common.ts';

/**
 * Lays a button over a video's box, and returns it: over the overlay on the page, which is shown, else dark and with the sign of play.
 * That sign is the circle with a triangle that pages draw by themselves: as wide as it is high, and no letter, which every font draws differently.
 * The wrapper lies in the box that a block's padding makes, or fills its slide; alone it has the shape of its player. An overlay without CSS of its own is stretched over it.
 */
export function layOverlay(wrapper: HTMLElement, player: HTMLElement, chunks: Chunks): HTMLElement {
  const { title, style } = player;
  const box = wrapper.closest<HTMLElement>('.embed-block-wrapper');
  // Also where no CSS of the page makes it what the wrapper lies in.
  if (box) box.style.contain = 'layout';
  const place = box
    ? 'absolute;inset:0'
    : `relative;aspect-ratio:${style.aspectRatio}${wrapper.closest('.slide') ? ';width:100%;height:100%' : ''}`;
  wrapper.style.cssText += `;container-type:size;display:grid;overflow:hidden;position:${place}`;
  const overlayElement = wrapper.querySelector<HTMLElement>('.sqs-video-overlay');
  if (overlayElement) overlayElement.style.opacity = '1';
  const button = Object.assign(wrapper.appendChild(document.createElement('button')), {
    className: 'sqs-video-overlay',
  });
  withTexts(chunks, { video }, (texts) => {
    player.title = title || texts.video.untitled;
    button.setAttribute('aria-label', texts.video.play(player.title));
  });
  const look = overlayElement ? 'none' : '#222';
  if (!overlayElement)
    button.appendChild(document.createElement('span')).style.cssText =
      'position:absolute;inset:0;margin:auto;width:min(72px,40cqmin);aspect-ratio:1;border-radius:50%;forced-color-adjust:none;background:conic-gradient(from 240deg at 100% 50%,#fff 60deg,#0000 0) 58% 50%/32% 40% no-repeat,#fff3';
  button.style.cssText = `position:absolute;inset:0;width:100%;height:100%;border:0;outline-offset:-6px;cursor:pointer;background:${look}`;
  return button;
}
