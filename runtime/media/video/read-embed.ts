import { RuntimeError } from '../../contract/errors.ts';
import { videoLimits } from '../../contract/limits.ts';
import { videoMessages } from '../../contract/messages.ts';
import { trustedHtml } from '../../lib/trusted-html.ts';
import type { Size } from '../image-frame.ts';

/** A hosted player in a frame, or a file that the browser plays itself. */
export interface Embed {
  readonly kind: 'frame' | 'file';
  /** http or https. */
  readonly address: string;
  readonly title: string;
  /** Shape of the picture; 56.3 % as high as wide where the code does not say. */
  readonly shape: Size;
  readonly poster: string;
}

/**
 * What an embed code shows: an `iframe`, or an `object` with an `embed` in it (spec 2 §5); a `video` element too (wild §3). Nothing of
 * the code itself reaches the page: only the address of what it shows, its title and its shape are read, in a document that is
 * not alive. Throws RuntimeError `invalid-embed` with "Invalid video embed." for anything else, other kinds of address included.
 */
export function readEmbed(html: string, document: Document): Embed {
  const body = new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
  const found = body.querySelector('iframe,object embed,video');
  const source = found?.matches('video:not([src])') ? found.querySelector('source') : found;
  const address = addressOf(source?.getAttribute('src') ?? '', document);
  if (!found || !address) throw new RuntimeError('invalid-embed', videoMessages.invalid);
  const [widthPx, heightPx] = [lengthOf(found, 'width'), lengthOf(found, 'height')];
  return {
    kind: found.localName === 'video' ? 'file' : 'frame',
    address,
    title: found.getAttribute('title')?.trim() ?? '',
    shape: widthPx && heightPx ? { widthPx, heightPx } : { widthPx: 100, heightPx: videoLimits.defaultAspectPercent },
    poster: addressOf(found.getAttribute('poster') ?? '', document),
  };
}

/** Pixels only: `100%` says nothing about the shape. */
const lengthOf = (element: Element, name: string): number =>
  Number(/^\s*(\d+)(px)?\s*$/.exec(element.getAttribute(name) ?? '')?.[1] ?? 0);

function addressOf(source: string, { baseURI }: Document): string {
  try {
    const url = new URL(source.trim(), baseURI);
    return source.trim() && /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}
