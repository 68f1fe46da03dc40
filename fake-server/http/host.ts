import { isIP } from 'node:net';

/** What a Host header (or an Origin's host) names. */
export type HostKind = 'static' | 'third-party' | 'site' | 'first-site' | 'unknown';

export interface RequestHost {
  readonly kind: HostKind;
  /** The label before `.localhost`, lower-case; empty where there is none. */
  readonly label: string;
}

/** The host without its port, lower-case, without a trailing dot; IPv6 addresses without brackets. Empty for no host. */
export function hostName(header: string | undefined): string {
  const host = (header ?? '').trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](:\d*)?$/.exec(host);
  return (bracketed?.[1] ?? host.replace(/:\d*$/, '')).replace(/\.$/, '');
}

/**
 * Whom a request is for (interfaces §3): `<site>.localhost` a site, `static` and `third-party` the hosts of that name;
 * `localhost`, any IP address and no host at all the first site; every other name is unknown.
 */
export function requestHost(header: string | undefined): RequestHost {
  const name = hostName(header);
  const label = /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1];
  if (label === 'static' || label === 'third-party') return { kind: label, label };
  if (label !== undefined) return { kind: 'site', label };
  return { kind: name === '' || name === 'localhost' || isIP(name) !== 0 ? 'first-site' : 'unknown', label: '' };
}

/** Whether a client is on this machine. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && (/^(::ffff:)?127\./.test(address) || address === '::1');

/** Whether a host name leads to this machine by itself, so that no foreign name server can point it here (DNS rebinding). */
export function isLoopbackHost(header: string | undefined, boundHost: string): boolean {
  const name = hostName(header);
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name) || name === hostName(boundHost);
}
