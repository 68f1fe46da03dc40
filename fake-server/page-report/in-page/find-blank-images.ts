import type { PageReport } from '../../common/visits/page-report.ts';
import { isInView } from './find-blocks.ts';

/**
 * Returns the images in view that show nothing, or a placeholder of a missing picture, each with its reason. Hidden images are
 * ignored.
 */
export function findBlankImages(document: Document, leftOutByOrigin: ReadonlyMap<string, number>): PageReport['blankImages'] {
  return [...document.querySelectorAll('img')].flatMap((image) => {
    const reason = isInView(image) && isShown(image) ? reasonOf(image, leftOutByOrigin) : null;
    return reason === null ? [] : [{ address: addressOf(image) || (image.dataset.src ?? ''), reason }];
  });
}

/** Returns an image's absolute address, or empty text. `currentSrc` of a blocked image may be relative. */
function addressOf({ currentSrc, src, baseURI, dataset }: HTMLImageElement): string {
  const written = dataset.ssPlaceholder || currentSrc || src;
  return written && URL.canParse(written, baseURI) ? new URL(written, baseURI).href : written;
}

const isShown = (image: HTMLImageElement): boolean =>
  image.closest('noscript') === null && image.checkVisibility({ opacityProperty: false, visibilityProperty: true });

function reasonOf(image: HTMLImageElement, leftOutByOrigin: ReadonlyMap<string, number>): string | null {
  const isPlaceholder = image.dataset.ssPlaceholder !== undefined;
  if (image.complete && image.naturalWidth > 0 && !isPlaceholder) return null;
  if (!image.currentSrc && !image.getAttribute('src')) return image.dataset.src ? 'it was not requested' : 'it has no address';
  const address = addressOf(image);
  if (URL.canParse(address) && leftOutByOrigin.has(new URL(address).origin))
    return 'requests to its host are blocked (--allow-network allows them)';
  return image.complete ? 'it could not be loaded' : 'it is still loading';
}
