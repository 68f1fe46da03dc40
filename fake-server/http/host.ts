import { BlockList, isIP } from 'node:net';
import { memoised } from '../common/secrets/memoised.ts';

type HostKind = 'control' | 'static' | 'third-party' | 'site' | 'first-site' | 'unknown';

/** Name of the host of the control surface. Its origin is not that of a site, so no served page can read or change it. */
export const controlHost = 'control.localhost';

/** The host that a Host header names. */
export interface RequestHost {
  readonly kind: HostKind;
  /** The label before `.localhost`, in lower case; empty for other names. */
  readonly label: string;
}

/**
 * Returns the name in a Host header (`host[:port]`, RFC 9110 §7.2): lower-case, without a trailing dot; IPv6 addresses without
 * brackets. Empty for a missing header; null for text that is not a host, such as one with user information or a port that is not
 * a number.
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
 * Returns the host of a request: `<site>.localhost` is a site, `control`, `static` and `third-party` are the hosts of these
 * names; `localhost`, any IP address and a missing header are the first site; every other name is unknown.
 */
export const requestHost = (header: string | undefined): RequestHost => knownHost(header ?? '');

const knownHost = memoised((header): RequestHost => {
  const name = hostName(header);
  const label = /^([a-z0-9-]+)\.localhost$/.exec(name ?? '')?.[1];
  if (label === 'control' || label === 'static' || label === 'third-party') return { kind: label, label };
  if (label !== undefined) return { kind: 'site', label };
  const isFirst = name === '' || name === 'localhost' || (name !== null && isIP(name) !== 0);
  return { kind: isFirst ? 'first-site' : 'unknown', label: '' };
});

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns whether the text is a literal loopback address: IPv4 in decimal, IPv6, or IPv4-mapped IPv6. */
export function isLoopbackAddress(text: string | undefined): boolean {
  const family = isIP(text ?? '');
  return text !== undefined && family !== 0 && loopback.check(text, family === 4 ? 'ipv4' : 'ipv6');
}
