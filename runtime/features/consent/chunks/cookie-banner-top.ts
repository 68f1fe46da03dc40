/** The cookie banner at the top of the window, with the code that keeps it below the site's header. */
import { createBannerView } from '../banner/cookie-banner-view.ts';
import { stayBelowHeader } from '../banner/stay-below-header.ts';

export const { mount, mountReopened } = createBannerView(stayBelowHeader);
