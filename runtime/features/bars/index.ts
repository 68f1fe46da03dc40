/** What other features, and the boot script, may use of this one. */
export { mountAnnouncementBar } from './announcement-bar.ts';
export { mountBadge } from './badge.ts';
export { infoBarTriggers, requestInfoBar, startInfoBar } from './info-bar.ts';
