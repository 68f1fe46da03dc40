import { originPattern } from '../../common/origin-pattern.ts';
import { baseAddress, encode, hrefOf, matches, originOf, ownData, protocolOf, URL } from './built-ins.ts';

const own = originPattern([location.origin, ...(ownData.origins ?? '').split(' ')]);

/** Returns the absolute address of another host or port; null for an address of this server and for one that requests no host. */
export function addressOutside(written: string): string | null {
  const url = webAddress(written);
  return url && !matches(own, originOf(url)) ? hrefOf(url) : null;
}

/** Returns whether the address is one of this server; false for an empty one. */
export function isOwnPage(written: string): boolean {
  const url = written === '' ? null : webAddress(written);
  return url !== null && matches(own, originOf(url)) !== null;
}

function webAddress(written: string): URL | null {
  try {
    // Not by `URL.canParse`, which older browsers lack.
    const url = new URL(written, baseAddress());
    const protocol = protocolOf(url);
    return protocol === 'http:' || protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}

/** Returns whether the address is a document that a script of the page has made, which would be one without the seal. */
export const isMadeDocument = (address: string): boolean => matches(/^(?:blob|data|filesystem):/i, address) !== null;

/** Shows the screen of leaving in place of the page. */
export const showScreen = (address: string, isForm = false): void => location.assign(screenOf(address, isForm));

export const screenOf = (address: string, isForm = false): string =>
  `${location.origin}/_leaves?to=${encode(address)}${isForm ? '&form=1' : ''}`;
