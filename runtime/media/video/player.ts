import type { Embed } from './read-embed.ts';

/** How a video lies in its box: whole and centred, covering it, or as large as the box whatever its shape. Spec 2 §3, §5. */
export type VideoMode = 'fit' | 'fill' | 'none';

const ways = { fit: 'min', fill: 'max' } as const;

/**
 * The styles that put a video of this shape into a box that is a container of the browser's: they hold at every size of the box,
 * without script.
 */
export const videoSize = (mode: VideoMode, aspectRatio: number): string =>
  mode === 'none' ? 'width:100%;height:100%' : `width:${ways[mode]}(100cqw,${aspectRatio * 100}cqh);aspect-ratio:${aspectRatio}`;

/** A player, made anew with nothing of the embed code but its address and title. */
export function createPlayer(document: Document, embed: Embed, mode: VideoMode): HTMLIFrameElement | HTMLVideoElement {
  const { isFile, address, title, aspectRatio } = embed;
  const player = isFile
    ? Object.assign(document.createElement('video'), { controls: true, playsInline: true })
    : Object.assign(document.createElement('iframe'), {
        allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
        referrerPolicy: 'strict-origin-when-cross-origin',
      });
  player.title = title || 'Video';
  player.src = address;
  player.style.cssText = `position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);border:0;max-width:none;${videoSize(mode, aspectRatio)}`;
  return player;
}
