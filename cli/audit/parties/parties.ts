import { parse } from 'tldts';
import { loadPackage } from '../../../fake-server/load-package.ts';
import { ownerFacts, serviceFacts } from './party-facts.ts';
import { kindNames, type PartyKind, trackerKinds } from './party-kinds.ts';

/** Owner and purpose of an address. */
export interface Party {
  /** Name of the product or company; null for an unknown one. */
  readonly owner: string | null;
  readonly kind: PartyKind;
}

const kindOfCategory: Readonly<Record<string, PartyKind>> = {
  ad: 'ads',
  analytics: 'analytics',
  social: 'social',
  'tag-manager': 'tag-manager',
  marketing: 'marketing',
  'customer-success': 'chat',
  video: 'video',
  'consent-provider': 'consent',
  cdn: 'cdn',
  hosting: 'hosting',
  utility: 'utility',
  content: 'content',
};

const services = new Set(serviceFacts.map(({ entity }) => entity));

/** Returns the owner and purpose of an address, by the own table, then by `third-party-web`. */
export function partyOf(url: string): Party {
  if (!URL.canParse(url)) return { owner: null, kind: 'unknown' };
  const { hostname, pathname } = new URL(url);
  return known(asDotCom(hostname), pathname);
}

/** Returns the owner of an address that belongs to a tracker; null for another address. */
export function trackerOf(url: string): string | null {
  const { owner, kind } = partyOf(url);
  return trackerKinds.includes(kind) ? (owner ?? kindNames[kind]) : null;
}

/** Returns a host of Google in a country, such as `www.google.de`, as the one of google.com, which serves the same. */
function asDotCom(hostname: string): string {
  const { domainWithoutSuffix, subdomain } = parse(hostname);
  return domainWithoutSuffix === 'google' ? `${subdomain ? `${subdomain}.` : ''}google.com` : hostname;
}

const known = memoized((hostname: string, pathname: string): Party => {
  for (let domain = hostname.replace(/\.$/, ''); domain.includes('.'); domain = domain.slice(domain.indexOf('.') + 1)) {
    const row = rowsOf(domain).find(({ path }) => pathname.startsWith(path));
    if (row) return { owner: row.owner, kind: row.kind };
  }
  // The data are loaded when they are first needed: 25 ms and 2.3 MB.
  const entity = loadPackage('third-party-web/nostats-subset').getEntity(`https://${hostname}/`);
  if (!entity) return { owner: null, kind: 'unknown' };
  if (services.has(entity.name)) return { owner: entity.name, kind: 'content' };
  return { owner: entity.name, kind: kindOfCategory[entity.category] ?? 'other' };
});

interface TableRow extends Party {
  readonly path: string;
}

let table: Map<string, TableRow[]> | null = null;

/** Returns the rows of a domain, those with the longest paths first. */
function rowsOf(domain: string): readonly TableRow[] {
  if (table === null) {
    table = new Map();
    for (const { address, owner, kind } of ownerFacts) {
      const slash = address.indexOf('/');
      const [name, path] = slash < 0 ? [address, '/'] : [address.slice(0, slash), address.slice(slash)];
      table.set(name, [...(table.get(name) ?? []), { owner, kind, path }]);
    }
    for (const rows of table.values()) rows.sort((one, other) => other.path.length - one.path.length);
  }
  return table.get(domain) ?? [];
}

/** Maximum number of remembered addresses, because a page may request thousands. */
const maxRemembered = 5000;

function memoized(find: (hostname: string, pathname: string) => Party): (hostname: string, pathname: string) => Party {
  const remembered = new Map<string, Party>();
  return (hostname, pathname) => {
    const key = `${hostname}${pathname}`;
    const before = remembered.get(key);
    if (before) return before;
    const party = find(hostname, pathname);
    if (remembered.size < maxRemembered) remembered.set(key, party);
    return party;
  };
}
