import { logError } from '../../../browser/console.ts';
import { placesAutocomplete, placesDetails } from '../../../contract/endpoints.ts';
import { readFields, readText } from '../../../contract/read.ts';
import { placesMessages } from '../../../contract/third-parties/constants.ts';
import type { Calls } from '../../calls/index.ts';

/** The part of the site that requests places; the platform attributes their cost to it, forms#places-context. */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

export interface Prediction {
  readonly placeId: string;
  readonly description: string;
}

/** The known parts of an address, by their names in submissions. */
export type PlaceAddress = Readonly<Partial<Record<'Line1' | 'Line2' | 'City' | 'State' | 'Zip' | 'Country', string>>>;

/** Resolves with the places that begin with the text; with none if the call fails. */
export async function findPredictions(
  calls: Pick<Calls, 'get'>,
  input: string,
  context: TrackingContext,
  signal: AbortSignal,
): Promise<readonly Prediction[]> {
  const response = await calls.get(placesAutocomplete.path, {
    query: { input, ...context },
    background: true,
    retries: 0,
    signal,
  });
  const { predictions } = readFields(response.ok ? response.value : null);
  if (!Array.isArray(predictions)) return [];
  return predictions.map(readFields).flatMap((each) => {
    const placeId = readText(each.place_id);
    const description = readText(each.description);
    return placeId && description ? [{ placeId, description }] : [];
  });
}

/** Resolves with the address of a place; with null if the call fails. Logs a call without a context, forms#places-context. */
export async function findPlace(
  calls: Pick<Calls, 'get'>,
  placeId: string,
  context: TrackingContext | undefined,
): Promise<PlaceAddress | null> {
  if (!context?.productPage || !context.productSection) logError(placesMessages.noContext);
  const response = await calls.get(placesDetails.path, { query: { placeId, ...context }, background: true });
  return response.ok ? readAddress(readFields(readFields(response.value).result)) : null;
}

const partOfType: Readonly<Record<string, keyof PlaceAddress>> = {
  subpremise: 'Line2',
  locality: 'City',
  postal_town: 'City',
  administrative_area_level_1: 'State',
  postal_code: 'Zip',
  country: 'Country',
};

/** Reads the address components of a place, or the comma-separated address of a response without them. */
function readAddress({
  address_components: components,
  formatted_address: written,
}: Readonly<Record<string, unknown>>): PlaceAddress {
  const address: Partial<Record<keyof PlaceAddress, string>> = {};
  let number = '';
  let street = '';
  for (const component of Array.isArray(components) ? components.map(readFields) : []) {
    const text = readText(component.short_name) || readText(component.long_name);
    for (const type of Array.isArray(component.types) ? component.types : []) {
      if (type === 'street_number') number = text;
      if (type === 'route') street = readText(component.long_name) || text;
      const part = partOfType[readText(type)];
      if (part) address[part] ??= text;
    }
  }
  const [line = '', city = '', rest = ''] = readText(written)
    .split(',')
    .map((part) => part.trim());
  const [, state = '', zip = ''] = /^(\S+)(?:\s+(\S+))?$/.exec(rest) ?? [];
  if (!Array.isArray(components)) return { Line1: line, City: city, State: state, Zip: zip };
  return { ...address, Line1: [number, street].filter(Boolean).join(' ') || line };
}
