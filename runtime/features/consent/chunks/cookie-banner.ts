/** The cookie banner. Fetched by visitors who have not answered. */
import { createBannerView } from '../banner/cookie-banner-view.ts';

export const { mount, mountReopened } = createBannerView();
