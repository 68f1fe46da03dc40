/** The same for a banner at the top. */
import { createBannerView } from './cookie-banner-view.ts';
import { keepOffHeader } from './keep-off-header.ts';

export const { mount, mountChoice } = createBannerView(keepOffHeader);
