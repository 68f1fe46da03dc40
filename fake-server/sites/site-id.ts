const maxLabelLength = 63;
const reserved: ReadonlySet<string> = new Set(['static', 'third-party']);

/** A site's id from a folder's or file's name: lower-case letters, digits and hyphens, fit for a host name (interfaces §3). */
export const siteId = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLabelLength)
    .replace(/^-|-$/g, '') || 'site';

/** The id itself, or with `-2`, `-3` … where it is taken or names a host of the platform. What is returned is added to `taken`. */
export function uniqueSiteId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique) || reserved.has(unique); count += 1) {
    unique = `${id.slice(0, maxLabelLength - String(count).length - 1)}-${count}`;
  }
  taken.add(unique);
  return unique;
}
