import { RuntimeError } from '../../contract/errors.ts';
import { videoLimits } from '../../contract/limits.ts';
import { videoMessages } from '../../contract/messages.ts';
import { trustedHtml } from '../../lib/trusted-html.ts';

/** A hosted player in a frame, or a file that the browser plays itself. */
export interface Embed {
  readonly isFile: boolean;
  /** http or https. */
  readonly address: string;
  readonly title: string;
  /** Width over height; of a picture 56.3 % as high as wide where the code does not say. */
  readonly aspectRatio: number;
}

/**
 * What an embed code shows: an `iframe`, or an `object` with an `embed` in it (spec 2 §5); a `video` element too (wild §2). Nothing of
 * the code itself reaches the page: only the address of what it shows, its title and its shape are read, in a document that is
 * not alive. Throws RuntimeError `invalid-embed` with "Invalid video embed." for anything else, other kinds of address included.
 */
export function readEmbed(html: string, { baseURI }: Document): Embed {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const found = body.querySelector('iframe,object embed,video');
  const holder = found?.matches('video:not([src])') ? found.querySelector('source') : found;
  const address = resolve(holder?.getAttribute('src'), baseURI);
  if (!found || !/^https?:/.test(address)) throw new RuntimeError('invalid-embed', videoMessages.invalid);
  // Pixels only: `100%` says nothing about the shape.
  const length = (name: string) => Number(found.getAttribute(name)?.replace('px', ''));
  return {
    isFile: found.localName === 'video',
    address,
    title: found.getAttribute('title')?.trim() ?? '',
    aspectRatio: length('width') / length('height') || 100 / videoLimits.defaultAspectPercent,
  };
}

/** Empty for what is no address. */
function resolve(source: string | null | undefined, baseURI: string): string {
  try {
    return source ? new URL(source, baseURI).href : '';
  } catch {
    return '';
  }
}
