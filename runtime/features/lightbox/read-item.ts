import type { LightboxItem } from './lightbox-set.ts';

/** Returns the item of a slide, of a figure of a gallery section or of an image block: lightbox#item-data. */
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
    // The picture on the page may be a small copy: its size does not count.
    size: widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null,
    alt: image?.alt ?? '',
    title: read('title') || (find('.meta-title,.image-slide-title,.summary-title')?.textContent?.trim() ?? ''),
    description:
      read('description') || (find('.meta-description,.gallery-caption-content,.summary-excerpt,figcaption')?.innerHTML ?? ''),
    link: read('click-through-url') || (links.find((link) => isElsewhere(link, source))?.href ?? ''),
    id: read('slide-id') || read('slide-url') || read('image-id'),
    origin: image ?? slide,
    videoHtml: video?.html ?? '',
    videoProvider: video?.providerName ?? '',
  };
}

/** Returns whether a link leads to neither this picture nor this page. */
export function isElsewhere({ href, pathname }: HTMLAnchorElement, source: string): boolean {
  const picture = document.createElement('a');
  picture.href = source;
  return href !== '' && pathname !== picture.pathname && pathname !== location.pathname;
}
