type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** `itemId` names an item of the page, as its hash does. */
const pageOf = ({ origin, pathname, search }: Address): string =>
  origin + pathname + search.replace(/([?&])itemId=[^&]*&?/g, '$1').replace(/[?&]$/, '');

/**
 * Returns whether two addresses are those of one page: origin, path and query are the same, the hash may differ.
 * site#compared-whole
 */
export const isSamePage = (one: Address, other: Address): boolean => pageOf(one) === pageOf(other);

/**
 * Returns an address relative to the page, whatever `<base>` the page has: `history` and links would read it relative to that.
 */
export const addressOnPage = (address: string): string => new URL(address, location.href).href;
