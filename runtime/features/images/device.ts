import { dataSaverMaxPixelRatio } from '../../contract/images/constants.ts';

/** Returns the device pixels per CSS pixel for the choice of image widths: images#pixel-ratio. */
export function pixelRatio(view: Pick<Window, 'devicePixelRatio' | 'navigator'>): number {
  const { connection } = view.navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  const ratio = view.devicePixelRatio || 1;
  return connection?.saveData ? Math.min(ratio, dataSaverMaxPixelRatio) : ratio;
}

/** Returns whether the device is a phone or a tablet: images#mobile-device. */
export const isMobile = (view: Pick<Window, 'navigator' | 'matchMedia'>): boolean =>
  /Mobi|Android/i.test(view.navigator.userAgent) || view.matchMedia('(hover: none) and (pointer: coarse)').matches;
