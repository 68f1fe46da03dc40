import { trustedHtml } from '../../browser/trusted-types.ts';
import { defaultVideoPercent } from '../../contract/video/limits.ts';

/** A hosted player in a frame, or a file that the browser plays itself: what is not of its kind is not there. */
export interface Player extends HTMLElement, Pick<HTMLIFrameElement, 'src'> {
  readonly contentWindow?: Window | null;
  play?(): Promise<void>;
  pause?(): void;
}

/**
 * The player of what an embed code shows: an `iframe`, or an `object` with an `embed` in it (spec 2 §5); a `video` element too (wild §2).
 * Of several it is the first with an address of http or https; null if there is none. It is made anew, with nothing of the code but
 * its address, title and shape, read in a document that is not alive. Nothing is fetched before it stands on the page: then a frame
 * starts at once, and listens to messages; what the owner has put into its address stays.
 * In its box, a container of the browser's, the video lies whole and centred (`fit`) or covers it (`fill`); else it is as large as the
 * box, whatever its shape. Spec 2 §3, §5.
 */
export function readPlayer(code = '', mode = '', isSecond = false): Player | null {
  // Block data, and some attributes, hold the code as JSON has it.
  const html = code.replaceAll(/\\[nrt]/g, ' ').replaceAll('\\', '');
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('iframe,object embed,video,video source')) {
    const file = element.closest('video');
    const shown = file ?? element;
    const link = document.createElement('a');
    link.href = element.getAttribute('src') || 'x:';
    if (!/^https?:/.test(link.protocol)) continue;
    // A page over https may not show a frame over http.
    if (location.protocol === 'https:') link.protocol = 'https:';
    const query = new URLSearchParams(link.search);
    if (!file) for (const name of ['enablejsapi', 'api', 'autoplay']) query.set(name, '1');
    link.search = `${query}`;
    // Each reads of it what concerns its kind.
    const player = Object.assign(document.createElement(file ? 'video' : 'iframe'), {
      allow: 'autoplay;encrypted-media',
      allowFullscreen: true,
      controls: true,
      playsInline: true,
      preload: 'none',
      src: link.href,
      title: shown.title,
    });
    // Texts, but for a file: `100%` says nothing about the shape.
    const { width, height } = shown as unknown as Record<'width' | 'height', number>;
    const ratio = (height > 0 && width / height) || 100 / defaultVideoPercent;
    const longest = { fit: 'min', fill: 'max' }[mode];
    player.style.cssText = `position:absolute;inset:-100vmax;width:100%;height:100%;border:0;max-width:none;margin:auto;aspect-ratio:${ratio};${
      longest ? `width:${longest}(100cqw,${ratio * 100}cqh);height:auto` : ''
    }`;
    return player;
  }
  // Others hold it with its tags escaped once too often.
  return isSecond ? null : readPlayer(body.textContent, mode, true);
}
