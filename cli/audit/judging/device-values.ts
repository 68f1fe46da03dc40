import { hostOf } from '../artifacts/addresses.ts';
import type { PageArtifacts, PageVisit, Request, StoredItem } from '../artifacts/artifacts.ts';
import { sentRequests } from '../artifacts/sent-requests.ts';
import { type SentValue, sentValues } from '../parties/sent-values.ts';
import { bitsOf, mayIdentify, randomNumberBits } from './entropy.ts';
import { isOwnHost } from './parties-of-page.ts';
import { profileOf } from './profiles.ts';

/** Files, whose addresses often have hashes of their content. */
const fileTypes = ['Script', 'Stylesheet', 'Font', 'Document', 'Media', 'Manifest'];
/** Least and largest length of a hash. */
const hashForm = /^[\w+/=-]{16,128}$/;

type Seen = Pick<PageArtifacts, 'visits' | 'otherDevice'>;
type Placed = Pick<SentValue, 'place' | 'value'>;

/** Values that all visitors of one machine have, as the fingerprint of a device is, and the constant of a site. */
export interface DeviceValues {
  /** Whether a page has such values, which the visit of another device tells apart. */
  readonly areShared: boolean;
  /**
   * Whether a sent or stored value is that of the device: all visitors have it, and the visitor of another device has another
   * one.
   */
  isOfDevice(value: Placed): boolean;
}

/** Returns the values of a page’s visits that may be those of the device. */
export function deviceValues({ visits, otherDevice }: Seen): DeviceValues {
  const shared = sharedValues(visits);
  const other = valuesByPlace(otherDevice ? [otherDevice] : []);
  return {
    areShared: shared.size > 0,
    isOfDevice({ place, value }) {
      const [otherValue, ...more] = other.get(place)?.keys() ?? [];
      const isOther = otherValue !== undefined && more.length === 0 && otherValue !== value && isLikeHash(otherValue);
      return isOther && shared.get(place) === value;
    },
  };
}

/** Returns the place of a stored item, which is compared with those of sent values. */
export const storedPlace = ({ kind, name }: Pick<StoredItem, 'kind' | 'name'>): string => `${kind} ${name}`;

const isLikeHash = (value: string): boolean => hashForm.test(value) && bitsOf(value) > randomNumberBits && mayIdentify(value, 0);

/** Returns, by place, the only value there of all visitors, if it is like a hash and several visitors have it. */
function sharedValues(visits: readonly PageVisit[]): Map<string, string> {
  const shared = new Map<string, string>();
  for (const [place, values] of valuesByPlace(visits)) {
    const [[value, visitors] = ['', new Set()], ...more] = values;
    if (more.length === 0 && visitors.size > 1 && isLikeHash(value)) shared.set(place, value);
  }
  return shared;
}

/** Returns the visitors by place and value. */
function valuesByPlace(visits: readonly PageVisit[]): Map<string, Map<string, Set<string>>> {
  const places = new Map<string, Map<string, Set<string>>>();
  for (const visit of visits) {
    for (const { place, value } of valuesOf(visit)) {
      const values = places.get(place) ?? new Map<string, Set<string>>();
      values.set(value, (values.get(value) ?? new Set()).add(profileOf(visit)));
      places.set(place, values);
    }
  }
  return places;
}

const valuesOf = (visit: PageVisit): Placed[] => [
  ...sentRequests(visit)
    .filter((request) => !fileTypes.includes(request.type) && !isOwnHost(visit, hostOf(request.url)))
    .flatMap(fieldsOf),
  ...visit.storage.map((item) => ({ place: storedPlace(item), value: item.value })),
];

/** The path of a picture has hashes of its content. */
const fieldsOf = (request: Request): readonly SentValue[] =>
  sentValues(request).filter(({ name }) => request.type !== 'Image' || name !== '');
