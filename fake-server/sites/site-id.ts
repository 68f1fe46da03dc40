const maxLabelLength = 63;
const reserved: ReadonlySet<string> = new Set(['control', 'static', 'third-party']);

/** Returns the id of a site from the name of its folder or file: lower-case letters, digits and hyphens, as in a host name. */
export const siteId = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLabelLength)
    .replace(/^-|-$/g, '') || 'site';

/** Returns the id, with `-2`, `-3` … if it is taken or names a host of the platform, and adds it to `taken`. */
export function uniqueSiteId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique) || reserved.has(unique); count += 1) {
    unique = `${id.slice(0, maxLabelLength - String(count).length - 1)}-${count}`;
  }
  taken.add(unique);
  return unique;
}
