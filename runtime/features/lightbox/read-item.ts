import { isSamePage } from '../../browser/same-page.ts';
import type { LightboxItem } from './lightbox-set.ts';

/** Returns the item of a slide, of a gallery section's figure or of an image block: lightbox#item-data. */
export function readItem(slide: HTMLElement): LightboxItem {
  const image = slide instanceof HTMLImageElement ? slide : slide.querySelector<HTMLImageElement>('img:not(noscript *)');
  const links = Array.from(slide.querySelectorAll('a'));
  const read = (name: string): string =>
    [slide, links[0], image].map((holder) => holder?.getAttribute(`data-${name}`)?.trim()).find(Boolean) ?? '';
  const find = (selector: string) => slide.querySelector<HTMLElement>(selector);
  const source = read('src') || read('image') || image?.currentSrc || image?.src || '';
  const [widthPx = 0, heightPx = 0] = read('image-dimensions').split('x').map(Number);
  const video = find('.sqs-video-wrapper')?.dataset;
  return {
    source,
    // Not the size of the page's picture, which may be a small copy.
    size: widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null,
    alt: image?.alt ?? '',
    title: read('title') || (find('.meta-title,.image-slide-title,.summary-title')?.textContent?.trim() ?? ''),
    description:
      read('description') || (find('.meta-description,.gallery-caption-content,.summary-excerpt,figcaption')?.innerHTML ?? ''),
    link: read('click-through-url') || (links.find((link) => leadsToOtherPage(link, source))?.href ?? ''),
    id: read('slide-id') || read('slide-url') || read('image-id'),
    origin: image ?? slide,
    videoHtml: video?.html ?? '',
    videoProvider: video?.providerName ?? '',
  };
}

/** Returns whether a link leads to another address than this picture and this page. */
export function leadsToOtherPage(link: HTMLAnchorElement, source: string): boolean {
  const picture = document.createElement('a');
  picture.href = source;
  // The query of a picture has its width.
  const isPicture = link.origin + link.pathname === picture.origin + picture.pathname;
  return link.href !== '' && !isPicture && !isSamePage(link, location);
}
