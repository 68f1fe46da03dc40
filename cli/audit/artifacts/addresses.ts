import type { PageVisit } from './artifacts.ts';

/** Returns the host name of an address, without a port; empty for a text that is not an address. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** Returns the path of an address; a text that is not an address is returned unchanged. */
export const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

export const withoutHash = (url: string): string => url.replace(/#.*$/, '');

/** Whether an address is that of a document, picture or other file by its extension, and not that of a page. */
export const isFile = ({ pathname }: URL): boolean =>
  /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|xml|json|rss|atom|ics|vcf|zip|gz|tgz|rar|7z|exe|dmg|apk|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp[34]|m4[av]|mov|avi|webm|og[gv]|wav|css|m?js|map|woff2?|ttf|otf|eot|epub)$/i.test(
    pathname,
  );

/** Whether an address is on the host of the visited page. */
export const isOwnAddress = (visit: PageVisit, url: string): boolean => hostOf(url) === hostOf(visit.landedOn);
