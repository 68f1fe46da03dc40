import type { Page } from '../page/page.ts';
import { createCookieBanner } from './cookie-banner.ts';
import type { Overlay } from './overlay.ts';
import { createSystemErrorOverlay } from './system-error.ts';

/** Everything the runtime may lay over a page. */
export const overlays: readonly ((page: Page) => Overlay)[] = [createCookieBanner, createSystemErrorOverlay];
