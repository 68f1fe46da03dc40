import { createCookieBanner } from '../features/consent/index.ts';
import { createSystemErrorOverlay } from '../features/dialogs/index.ts';
import type { Overlay } from '../page/overlay.ts';
import type { Page } from '../page/page.ts';

/** Everything the runtime may lay over a page. */
export const overlays: readonly ((page: Page) => Overlay)[] = [createCookieBanner, createSystemErrorOverlay];
