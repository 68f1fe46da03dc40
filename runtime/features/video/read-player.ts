import { trustedHtml } from '../../browser/trusted-types.ts';
import { defaultVideoPercent } from '../../contract/video/constants.ts';

/** A player in a frame, or a file that the browser plays. Each lacks the members of the other. */
export interface Player extends HTMLElement, Pick<HTMLIFrameElement, 'src'> {
  readonly contentWindow?: Window | null;
  play?(): Promise<void>;
  pause?(): void;
}

/**
 * Returns the player of an embed code, or null without one. The code is parsed in an inert document; the player is a new element with
 * the code's address, title and shape. It fetches nothing before it is in the document; then a frame starts at once and accepts
 * messages. The video is whole and centred in its container (`fit`), covers it (`fill`) or has its size.
 * video#embed-code, video#embed-safe, video#modes
 */
export function readPlayer(code = '', mode = '', isUnescaped = false): Player | null {
  // Block data, and some attributes, hold the code with the escapes of JSON.
  const html = code.replaceAll(/\\[nrt]/g, ' ').replaceAll('\\', '');
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('iframe,object embed,video,video source')) {
    const file = element.closest('video');
    const source = file ?? element;
    const link = document.createElement('a');
    link.href = element.getAttribute('src') || 'x:';
    if (!/^https?:/.test(link.protocol)) continue;
    // Browsers block http frames in https pages: https://developer.mozilla.org/docs/Web/Security/Mixed_content
    if (location.protocol === 'https:') link.protocol = 'https:';
    const query = new URLSearchParams(link.search);
    if (!file) for (const name of ['enablejsapi', 'api', 'autoplay']) query.set(name, '1');
    link.search = `${query}`;
    // Each element ignores the properties of the other.
    const player = Object.assign(document.createElement(file ? 'video' : 'iframe'), {
      allow: 'autoplay;encrypted-media',
      allowFullscreen: true,
      controls: true,
      playsInline: true,
      preload: 'none',
      src: link.href,
      title: source.title,
    });
    const ratio = ratioOf(source);
    player.style.cssText = `position:absolute;inset:-100vmax;width:100%;height:100%;border:0;max-width:none;margin:auto;aspect-ratio:${ratio};${sizeIn(mode, ratio)}`;
    return player;
  }
  // Some pages escape the tags of the code twice.
  return isUnescaped ? null : readPlayer(body.textContent, mode, true);
}

/** Returns width over height; the default shape without numbers, as for `100%`. */
function ratioOf(element: HTMLElement): number {
  // Attributes of a frame are text; the division makes them numbers.
  const { width, height } = element as unknown as Record<'width' | 'height', number>;
  return (height > 0 && width / height) || 100 / defaultVideoPercent;
}

function sizeIn(mode: string, ratio: number): string {
  if (mode === 'fit') return `width:min(100cqw,${ratio * 100}cqh);height:auto`;
  return mode === 'fill' ? `width:max(100cqw,${ratio * 100}cqh);height:auto` : '';
}
