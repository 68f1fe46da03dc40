import { logError } from '../../../browser/console.ts';
import { placesAutocomplete, placesDetails } from '../../../contract/endpoints.ts';
import { readFields, readText } from '../../../contract/read.ts';
import { placesMessages } from '../../../contract/third-parties/messages.ts';
import type { Calls } from '../../calls/index.ts';

/** Where on the site places are asked for: the platform counts what they cost. Spec 2 §7. */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection: string;
}

export interface Prediction {
  readonly placeId: string;
  readonly description: string;
}

/** Parts of an address by the names that submissions have for them; a part that is not known is absent. */
export type PlaceAddress = Readonly<Partial<Record<'Line1' | 'Line2' | 'City' | 'State' | 'Zip' | 'Country', string>>>;

/** Places that begin like the text; empty where there are none or the call fails. The response's shape is our choice. Spec 2 §7. */
export async function findPredictions(
  calls: Pick<Calls, 'get'>,
  input: string,
  context: TrackingContext,
  signal: AbortSignal,
): Promise<readonly Prediction[]> {
  const found = await calls.get(placesAutocomplete.path, { query: { input, ...context }, background: true, retries: 0, signal });
  const { predictions } = readFields(found.ok ? found.value : null);
  if (!Array.isArray(predictions)) return [];
  return predictions.map(readFields).flatMap((each) => {
    const [placeId, description] = [readText(each.place_id), readText(each.description)];
    return placeId && description ? [{ placeId, description }] : [];
  });
}

/** One place in full; null where the call fails. Says on the console when nobody says what it is for. Spec 2 §5, §8. */
export async function findPlace(
  calls: Pick<Calls, 'get'>,
  placeId: string,
  context: TrackingContext | undefined,
): Promise<PlaceAddress | null> {
  if (!context?.productPage || !context.productSection) logError(placesMessages.noContext);
  const found = await calls.get(placesDetails.path, { query: { placeId, ...context }, background: true });
  return found.ok ? readAddress(readFields(readFields(found.value).result)) : null;
}

const partOfType: Readonly<Record<string, keyof PlaceAddress>> = {
  subpremise: 'Line2',
  locality: 'City',
  postal_town: 'City',
  administrative_area_level_1: 'State',
  postal_code: 'Zip',
  country: 'Country',
};

/** Address components where the response has them, else what stands between the commas of the written address. */
function readAddress({
  address_components: components,
  formatted_address: written,
}: Readonly<Record<string, unknown>>): PlaceAddress {
  const address: Partial<Record<keyof PlaceAddress, string>> = {};
  let [number, street] = ['', ''];
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
