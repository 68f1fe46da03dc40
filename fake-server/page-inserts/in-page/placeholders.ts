/**
 * Replaces pictures that a saved page names and that cannot be loaded, because they were not saved with it or their host is
 * blocked. The replacement has the dimensions that the markup names, so that galleries and columns get their shapes (our choice).
 * Its element has the original address as `data-ss-placeholder`.
 */
interface Size {
  readonly width: number;
  readonly height: number;
}

addEventListener(
  'error',
  (event) => {
    const image = event.target;
    if (!(image instanceof HTMLImageElement)) return;
    const address = image.currentSrc || image.src;
    const folder = `${location.origin}/_placeholder/`;
    if (address === '' || address.startsWith(folder)) return;
    // The page must see one event: the `load` of the replacement.
    event.stopImmediatePropagation();
    const { width, height } = limited(sizeOf(image), requestedWidth(address));
    image.dataset.ssPlaceholder = address;
    for (const source of image.parentElement?.querySelectorAll('picture > source') ?? []) source.removeAttribute('srcset');
    image.removeAttribute('srcset');
    image.src = `${folder}${width}x${height}.svg`;
  },
  true,
);

/** Icons are drawn from a file of the site's own host. Browsers refuse it from another host, which a saved page names. */
document.addEventListener('DOMContentLoaded', () => {
  for (const use of document.querySelectorAll('use')) {
    const [, icon] = /\/ui-icons\.svg(#.+)/.exec(use.href.baseVal) ?? [];
    const isForeign = new URL(use.href.baseVal, document.baseURI).origin !== location.origin;
    if (icon && isForeign) use.setAttribute('href', `/assets/ui-icons.svg${icon}`);
  }
});

/** Returns the dimensions of the picture by the markup, else those of its box, else of a common photograph. */
function sizeOf(image: HTMLImageElement): Size {
  const { imageDimensions = '' } = image.dataset;
  const [, published = '', ofHeight = ''] = /^(\d+)x(\d+)$/.exec(imageDimensions) ?? [];
  const attribute = (name: string) => Number(/^\s*(\d+)/.exec(image.getAttribute(name) ?? '')?.[1] ?? 0);
  const candidates = [
    { width: Number(published), height: Number(ofHeight) },
    { width: attribute('width'), height: attribute('height') },
    { width: image.offsetWidth, height: image.offsetHeight },
  ];
  // A box of a few pixels is that of a picture that was not loaded.
  return candidates.find(({ width, height }) => width > 0 && height > 0 && width * height > 256) ?? { width: 1500, height: 1000 };
}

/** Returns the width that an address asks the image host for: `?format=750w`. */
const requestedWidth = (address: string): number => Number(/[?&]format=(\d+)w\b/.exec(address)?.[1] ?? 0) || 2500;

/** Returns the size with at most this width, as image hosts scale. */
function limited({ width, height }: Size, maxWidth: number): Size {
  const ratio = Math.min(1, maxWidth / width);
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}
