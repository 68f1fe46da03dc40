import type { Chunks } from '../../browser/load-chunk.ts';
import { withTexts } from '../../browser/page-texts.ts';
import { elementFrom } from '../../browser/trusted-types.ts';
import { video } from '../../contract/texts/en/common.ts';

/** A triangle in a circle: fonts draw the character differently. */
const playSign =
  '<svg viewBox="0 0 72 72" fill="currentColor" aria-hidden="true"><circle cx="36" cy="36" r="36" opacity=".2"/><path ' +
  'd="M29 22v28l23-14z"/></svg>';
const playSignStyle = 'position:absolute;inset:0;margin:auto;width:min(72px,40cqmin);aspect-ratio:1';

/**
 * Adds a button over a video's box and returns it. The button shows the page's overlay, else a dark background and a play sign.
 * The wrapper fills the box of a block's padding or its slide, or keeps a padding that the page's CSS gives it; else it has the
 * player's shape. video#owner-overlay
 */
export function layOverlay(wrapper: HTMLElement, player: HTMLElement, chunks: Chunks): HTMLElement {
  const { title, style } = player;
  const box = wrapper.closest<HTMLElement>('.embed-block-wrapper');
  // Makes the box contain the absolute wrapper without CSS of the page.
  if (box) box.style.contain = 'layout';
  const isShapedByPage = Number.parseFloat(getComputedStyle(wrapper).paddingBottom) > 0;
  const place = box
    ? 'absolute;inset:0'
    : isShapedByPage
      ? 'relative'
      : `relative;aspect-ratio:${style.aspectRatio}${wrapper.closest('.slide') ? ';width:100%;height:100%' : ''}`;
  wrapper.style.cssText += `;container-type:size;display:grid;overflow:hidden;position:${place}`;
  const ownOverlay = wrapper.querySelector<HTMLElement>('.sqs-video-overlay');
  if (ownOverlay) ownOverlay.style.opacity = '1';
  const button = Object.assign(wrapper.appendChild(document.createElement('button')), {
    className: 'sqs-video-overlay',
  });
  withTexts(chunks, { video }, (texts) => {
    player.title = title || texts.video.untitled;
    button.setAttribute('aria-label', texts.video.play(player.title));
  });
  if (!ownOverlay) button.appendChild(elementFrom<SVGElement>(document, playSign)).style.cssText = playSignStyle;
  button.style.cssText =
    `position:absolute;inset:0;width:100%;height:100%;border:0;outline-offset:-6px;` +
    `cursor:pointer;color:#fff;background:${ownOverlay ? 'none' : '#222'}`;
  return button;
}
