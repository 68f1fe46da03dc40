import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns whether the text is a literal loopback address: four decimal numbers, or IPv6, also with IPv4 mapped into it. */
export function isLoopbackAddress(text: string | undefined): boolean {
  const family = isIP(text ?? '');
  return text !== undefined && family !== 0 && loopback.check(text, family === 4 ? 'ipv4' : 'ipv6');
}
