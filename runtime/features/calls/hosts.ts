import type { SiteContext } from '../../contract/site/page-context.ts';

export type PageLocation = Pick<Location, 'protocol' | 'host' | 'hostname' | 'port' | 'origin'>;

/** Returns whether a host is this machine: `localhost` or a name below it. */
export const isLocalhost = (hostname: string): boolean => /^(.+\.)?localhost$/i.test(hostname);

/** Returns the platform's hosts: calls#first-party-hosts. */
export const firstPartyHosts = (appDomain: string): readonly string[] =>
  appDomain ? ['', 'www.', 'account.', 'login.', 'api.'].map((label) => label + appDomain) : [];

/**
 * Returns the origin of the site's own domain: calls#site-domain. It is the page's origin where the context has neither
 * `internalUrl` nor an identifier, and for a page on localhost whose context has another domain.
 */
export function siteOrigin({ appDomain, website }: SiteContext, { protocol, hostname, port, origin }: PageLocation): string {
  const internalHost = hostOf(website.internalUrl);
  const host = internalHost || (website.identifier && appDomain ? `${website.identifier}.${appDomain}` : '');
  if (!host) return origin;
  if (!isLocalhost(host.replace(/:\d+$/, ''))) return isLocalhost(hostname) ? origin : `https://${host}`;
  return `${protocol}//${host.replace(/:\d+$/, '')}${port ? `:${port}` : ''}`;
}

/** Returns whether a call to this address carries crumb and credentials: calls#first-party-hosts. */
export function isFirstParty(url: URL, site: SiteContext, location: PageLocation): boolean {
  const { website, appDomain } = site;
  const own = [location.host, hostOf(siteOrigin(site, location)), hostOf(website.authenticUrl), hostOf(website.baseUrl)];
  return own.includes(url.host) || firstPartyHosts(appDomain).includes(url.hostname);
}

const hostOf = (address: string): string => {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
};
