/** The cookie banner's looks and clicks. Fetched by visitors who have not answered; its name says nothing to content blockers. */
export { mountChoice, mountCookieBanner as mount } from './cookie-banner-view.ts';
