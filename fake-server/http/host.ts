import { isIP } from 'node:net';

/** What a Host header names. */
type HostKind = 'static' | 'third-party' | 'site' | 'first-site' | 'unknown';

export interface RequestHost {
  readonly kind: HostKind;
  /** The label before `.localhost`, lower-case; empty where there is none. */
  readonly label: string;
}

/**
 * Returns the name in a Host header (`host[:port]`, RFC 9110 §7.2): lower-case, without the dot that roots it; IPv6 addresses without
 * brackets. Empty for no header, null for text that is no host, such as one with user information or a port that is no number.
 */
export function hostName(header: string | undefined): string | null {
  const host = (header ?? '').toLowerCase();
  const colon = host.indexOf(':', Math.max(0, host.indexOf(']')));
  const [name, port] = colon < 0 ? [host, ''] : [host.slice(0, colon), host.slice(colon + 1)];
  if (!/^\d{0,5}$/.test(port)) return null;
  if (name.startsWith('[')) return name.endsWith(']') && isIP(name.slice(1, -1)) === 6 ? name.slice(1, -1) : null;
  if (/[^a-z0-9._~-]/.test(name)) return null;
  if (!name.endsWith('.')) return name;
  return isIP(name.slice(0, -1)) === 0 ? name.slice(0, -1) : null;
}

/**
 * Returns whom a request is for (interfaces §3): `<site>.localhost` a site, `static` and `third-party` the hosts of that name;
 * `localhost`, any IP address and no host at all the first site; every other name is unknown.
 */
export function requestHost(header: string | undefined): RequestHost {
  const name = hostName(header);
  const label = /^([a-z0-9-]+)\.localhost$/.exec(name ?? '')?.[1];
  if (label === 'static' || label === 'third-party') return { kind: label, label };
  if (label !== undefined) return { kind: 'site', label };
  const isFirst = name === '' || name === 'localhost' || (name !== null && isIP(name) !== 0);
  return { kind: isFirst ? 'first-site' : 'unknown', label: '' };
}
