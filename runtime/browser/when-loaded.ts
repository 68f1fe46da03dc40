import type { Clock } from './clock.ts';
import { once } from './once.ts';
import { maxWaitMs } from './or-meanwhile.ts';
import { whenParsed } from './when-parsed.ts';

/**
 * Resolves when the page has loaded with everything it shows; at once if it has already. What hangs (a picture, in WebKit also a
 * module that a script asks for) holds the browser's event: 3 s after the page's HTML is there it is waited for no longer.
 */
export async function whenLoaded(window: Window, clock: Pick<Clock, 'after'>): Promise<void> {
  const { document } = window;
  if (document.readyState === 'complete') return;
  const limit = whenParsed(document).then(() => new Promise<void>((resolve) => clock.after(maxWaitMs, resolve)));
  await Promise.race([once(window, 'load'), limit]);
}
