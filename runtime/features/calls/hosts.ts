import type { SiteContext } from '../../contract/site/page-context.ts';

/** Where the page stands. */
export type PageLocation = Pick<Location, 'protocol' | 'host' | 'hostname' | 'port' | 'origin'>;

/** This machine: `localhost` and every name below it. */
export const isLocalhost = (hostname: string): boolean => /^(.+\.)?localhost$/i.test(hostname);

/** The platform's own hosts below the app domain that count as first-party: five, whose names are our choice. Spec 2 §7. */
export const firstPartyHosts = (appDomain: string): readonly string[] =>
  appDomain ? ['', 'www.', 'account.', 'login.', 'api.'].map((label) => label + appDomain) : [];

/**
 * Origin of the site's own domain: its identifier below the app domain, over https (`internalUrl` where the page names it). On
 * localhost it has the page's protocol and port, as there are no certificates (our choice). The page's own origin where the
 * page names neither, and for a page of localhost that names another domain: nothing of it leaves this machine. Spec 2 §2, §7.
 */
export function siteOrigin({ appDomain, website }: SiteContext, { protocol, hostname, port, origin }: PageLocation): string {
  const internalHost = hostOf(website.internalUrl);
  const host = internalHost || (website.identifier && appDomain ? `${website.identifier}.${appDomain}` : '');
  if (!host) return origin;
  if (!isLocalhost(host.replace(/:\d+$/, ''))) return isLocalhost(hostname) ? origin : `https://${host}`;
  return `${protocol}//${host.replace(/:\d+$/, '')}${port ? `:${port}` : ''}`;
}

/** Whether a call's crumb and credentials may go there: the page's own host, the site's own addresses, and the five hosts. */
export function isFirstParty(url: URL, site: SiteContext, place: PageLocation): boolean {
  const { website, appDomain } = site;
  const own = [place.host, hostOf(siteOrigin(site, place)), hostOf(website.authenticUrl), hostOf(website.baseUrl)];
  return own.includes(url.host) || firstPartyHosts(appDomain).includes(url.hostname);
}

const hostOf = (address: string): string => {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
};
