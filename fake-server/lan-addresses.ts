import { networkInterfaces } from 'node:os';
import type { LanPorts } from './http/lan-ports.ts';
import type { LanSite } from './platform.ts';

/** Returns the IPv4 addresses by which other machines may reach this one. */
export const machineAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

/**
 * Returns the addresses of each site in the local network: one for each address of the machine if the platform listens on all of
 * them (`0.0.0.0`, `::`), otherwise for the one that it listens on.
 */
export function lanSites(address: string, scheme: string, lan: LanPorts, siteIds: readonly string[]): readonly LanSite[] {
  const machine = address === '0.0.0.0' || address === '::' ? machineAddresses() : [address];
  const hosts = machine.map((each) => (each.includes(':') ? `[${each}]` : each));
  return siteIds.map((id) => ({ id, urls: hosts.map((host) => `${scheme}://${host}:${lan.byLabel.get(id) ?? lan.main}/`) }));
}
