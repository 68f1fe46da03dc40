import { levelInPage } from './modal-ground.ts';

/** Moves the cookie banner into a layer that would cover it: site#modal-banner. Returns a function that moves it back. */
export function keepBannerOnTop(layer: HTMLElement): () => void {
  const banner = layer.ownerDocument.querySelector('.sqs-cookie-banner-v2');
  if (!banner || levelInPage(banner) > levelInPage(layer)) return () => {};
  const place = layer.ownerDocument.createComment('');
  banner.replaceWith(place);
  layer.append(banner);
  return () => {
    // The banner is removed after the visitor's choice.
    if (layer.contains(banner)) place.before(banner);
    place.remove();
  };
}
