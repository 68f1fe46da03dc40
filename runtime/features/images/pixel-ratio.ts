import { dataSaverMaxPixelRatio } from '../../contract/images/limits.ts';

/** Device pixels per CSS pixel, for choosing image sizes: at most 1 for visitors who save data. Spec 1 §9. */
export function pixelRatio(view: Pick<Window, 'devicePixelRatio' | 'navigator'>): number {
  const { connection } = view.navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  const ratio = view.devicePixelRatio || 1;
  return connection?.saveData ? Math.min(ratio, dataSaverMaxPixelRatio) : ratio;
}
