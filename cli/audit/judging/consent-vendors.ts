import { vendorFacts } from './vendor-facts.ts';

/** Returns the vendor of a host; null for a host that is not in the list. */
export function consentVendorOf(hostname: string): { readonly id: number; readonly name: string } | null {
  const isOf = (domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);
  return vendorFacts.find(({ domains }) => domains.some(isOf)) ?? null;
}
