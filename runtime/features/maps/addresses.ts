import { standInOrigin } from '../third-parties/index.ts';

/** Where maps of others are (the specification names none of the addresses: our choice); on localhost the stand-in. */
export interface MapAddresses {
  /** The hosted library: what is empty is left out. Spec 1 §7. */
  library(query: { readonly key: string; readonly language: string; readonly region: string }): string;
  /** The external page that a marker opens. Spec 1 §2. */
  page(latitude: number, longitude: number): string;
}

export function mapAddresses(place: Parameters<typeof standInOrigin>[0]): MapAddresses {
  const local = standInOrigin(place);
  const written = (query: Readonly<Record<string, string>>) =>
    new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return {
    library: (query) => `${local ?? 'https://maps.googleapis.com'}/maps/api/js?${written(query)}`,
    page: (latitude, longitude) =>
      `${local ?? 'https://www.google.com'}/maps/search/?${written({ api: '1', query: `${latitude},${longitude}` })}`,
  };
}
