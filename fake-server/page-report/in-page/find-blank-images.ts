import type { PageReport } from '../../../runtime/contract/page/page-report.ts';
import { isInView } from './find-blocks.ts';

/** Pictures in view that show nothing, each with its reason. Hidden ones do not count. */
export function findBlankImages(document: Document, leftOutByOrigin: ReadonlyMap<string, number>): PageReport['blankImages'] {
  return [...document.querySelectorAll('img')].flatMap((image) => {
    const reason = isInView(image) && isShown(image) ? reasonOf(image, leftOutByOrigin) : null;
    return reason === null ? [] : [{ address: addressOf(image) || (image.dataset.src ?? ''), reason }];
  });
}

/** Whole, or empty where it has none: `currentSrc` of a picture that was kept back is as the page wrote it. */
function addressOf({ currentSrc, src, baseURI }: HTMLImageElement): string {
  const written = currentSrc || src;
  return written && URL.canParse(written, baseURI) ? new URL(written, baseURI).href : written;
}

const isShown = (image: HTMLImageElement): boolean =>
  image.closest('noscript') === null && image.checkVisibility({ opacityProperty: false, visibilityProperty: true });

function reasonOf(image: HTMLImageElement, leftOutByOrigin: ReadonlyMap<string, number>): string | null {
  if (image.complete && image.naturalWidth > 0) return null;
  if (!image.currentSrc && !image.getAttribute('src')) return image.dataset.src ? 'it was never asked for' : 'it has no address';
  const address = addressOf(image);
  if (URL.canParse(address) && leftOutByOrigin.has(new URL(address).origin))
    return 'its host is left out (--allow-network asks it)';
  return image.complete ? 'it could not be loaded' : 'it is still on its way';
}
