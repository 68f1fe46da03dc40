import { copyAttributes } from '../../browser/copy-element.ts';
import { trustedHtml } from '../../browser/trusted-types.ts';
import { defaultVideoPercent } from '../../contract/video/constants.ts';

/** A player in a frame, or a file that the browser plays. Each lacks the members of the other. */
export interface Player extends HTMLElement, Pick<HTMLIFrameElement, 'src'> {
  readonly contentWindow?: Window | null;
  play?(): Promise<void>;
  pause?(): void;
}

/**
 * Returns the player of an embed code, or null without one. The code is parsed in an inert document; the player is a new element
 * with the code's address, shape and safe attributes. It fetches nothing before it is in the document; then a frame starts at
 * once and accepts messages. The video is whole and centred in its container (`fit`), covers it (`fill`) or has its size.
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
    // Only what is added is changed: hosts sign addresses.
    if (!file) {
      const own = link.search
        .slice(1)
        .split('&')
        .filter((part) => part && !/^(enablejsapi|api|autoplay)(=|$)/.test(part));
      link.search = [...own, 'enablejsapi=1', 'api=1', 'autoplay=1'].join('&');
    }
    const player = document.createElement(file ? 'video' : 'iframe');
    // Each element ignores the properties of the other.
    Object.assign(player, { allow: 'autoplay;encrypted-media' });
    copyAttributes(source, player, droppedAttributes);
    Object.assign(player, {
      allowFullscreen: true,
      controls: true,
      playsInline: true,
      preload: 'none',
      src: link.href,
      title: source.title,
    });
    if (file) addSources(file, player);
    const ratio = ratioOf(source);
    player.style.cssText =
      `position:absolute;inset:-100vmax;width:100%;height:100%;border:0;` +
      `max-width:none;margin:auto;aspect-ratio:${ratio};${sizeIn(mode, ratio)}`;
    return player;
  }
  // Some pages escape the tags of the code twice.
  return isUnescaped ? null : readPlayer(body.textContent, mode, true);
}

/** Attributes that run scripts, or that the player's own address, start and place replace. */
const droppedAttributes = /^(on.*|src|srcdoc|style|hidden|is|type|autoplay)$/;

/** Adds the other files and the captions of a video. The browser plays the first file of a type that it supports. */
function addSources(file: HTMLElement, player: HTMLElement): void {
  const isOneFile = file.hasAttribute('src') || file.querySelectorAll('source').length < 2;
  // A `src` of the video would hide the others.
  if (!isOneFile) player.removeAttribute('src');
  for (const part of file.querySelectorAll(isOneFile ? 'track' : 'source,track')) {
    const link = document.createElement('a');
    link.href = part.getAttribute('src') || 'x:';
    if (!/^https?:$/.test(link.protocol)) continue;
    if (location.protocol === 'https:') link.protocol = 'https:';
    const copy = player.appendChild(document.createElement(part.localName));
    copyAttributes(part, copy, droppedAttributes);
    const type = part.getAttribute('type');
    if (type) copy.setAttribute('type', type);
    copy.setAttribute('src', link.href);
  }
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
