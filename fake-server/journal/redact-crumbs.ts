import { isFields } from '../../runtime/contract/read.ts';
import type { JournalEntry } from '../common/journal/journal.ts';
import { maskText } from '../common/secrets/mask.ts';

type NewEntry = Omit<JournalEntry, 'seq'>;

/**
 * Masks the crumbs of a call that this platform has not issued: those of another server on this machine, whose cookies the
 * browser sends as well. A crumb that equals the cookie's still equals it, and one that differs still differs, so a replay has
 * the same problems. Returns the same object when every crumb is the platform's.
 */
export function redactCrumbs(entry: NewEntry, isOwn: (crumb: string) => boolean): NewEntry {
  const { query, headers, body, bodyText, response } = entry;
  const cookie = crumbCookie.exec(headers.cookie ?? '')?.[2];
  const inQuery = Array.isArray(query.crumb) ? query.crumb : [query.crumb];
  const places = [cookie, headers['x-csrf-token'], crumbIn(body), crumbIn(response?.body)].concat(inQuery);
  const isForeign = (crumb: string | undefined): crumb is string => crumb !== undefined && crumb !== '' && !isOwn(crumb);
  if (!places.some(isForeign)) return entry;
  const foreign = places.filter(isForeign);
  const masks = new Map(foreign.map((crumb) => [crumb, crumb === cookie ? maskText(crumb) : differentMask(crumb)]));
  const mask = (crumb: string): string => masks.get(crumb) ?? crumb;
  const maskIn = (fields: unknown): unknown => {
    const crumb = crumbIn(fields);
    return crumb === undefined ? fields : { ...(fields as object), crumb: mask(crumb) };
  };
  return {
    ...entry,
    headers: {
      ...headers,
      ...(headers.cookie === undefined
        ? {}
        : { cookie: headers.cookie.replace(crumbCookie, (_all, start: string, crumb: string) => start + mask(crumb)) }),
      ...(headers['x-csrf-token'] === undefined ? {} : { 'x-csrf-token': mask(headers['x-csrf-token']) }),
    },
    query:
      query.crumb === undefined
        ? query
        : { ...query, crumb: Array.isArray(query.crumb) ? query.crumb.map(mask) : mask(String(query.crumb)) },
    body: maskIn(body),
    bodyText: [...masks].reduce(
      (text, [crumb, masked]) => text.replaceAll(crumb, masked).replaceAll(encodeURIComponent(crumb), masked),
      bodyText,
    ),
    ...(response && { response: { ...response, body: maskIn(response.body) } }),
  };
}

const crumbCookie = /((?:^|;)\s*crumb=)([^;]*)/;

function crumbIn(fields: unknown): string | undefined {
  const crumb = isFields(fields) ? fields.crumb : undefined;
  return typeof crumb === 'string' ? crumb : undefined;
}

/** Returns the mask of a crumb that is not the cookie's. */
const differentMask = (crumb: string): string => maskText(crumb).replace(/x/g, 'y').replace(/0/g, '1');
