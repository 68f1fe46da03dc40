/** The cookie banner's looks and clicks. Fetched by visitors who have not answered; its name says nothing to content blockers. */
import { createBannerView } from './cookie-banner-view.ts';

export const { mount, mountChoice } = createBannerView();
