import { once } from './once.ts';

/** Resolves when the page has loaded with everything it shows; at once if it has already. */
export async function whenLoaded(window: Window): Promise<void> {
  if (window.document.readyState !== 'complete') await once(window, 'load');
}
