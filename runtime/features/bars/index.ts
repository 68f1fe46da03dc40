/** Bars and badge: the announcement bar, the mobile info bar with a site's contact details, and the platform's badge. */
export { mountAnnouncementBar } from './announcement-bar.ts';
export { mountBadge } from './badge.ts';
export { fetchExtras } from './fetch-extras.ts';
export { infoBarTriggers, mountInfoBar, requestInfoBar } from './info-bar.ts';
