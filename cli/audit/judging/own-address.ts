import type { Call, PageVisit } from '../artifacts.ts';

/** Whether an address is on the host that the visit is about. */
export const isOwnAddress = (visit: PageVisit, url: string): boolean => hostOf(url) === hostOf(visit.landedOn);

/** Whether a call goes to the host of the page or frame that made it. */
export const isOwnCall = (visit: PageVisit, call: Call): boolean =>
  hostOf(call.url) === (hostOf(call.page) || hostOf(visit.landedOn));

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');
