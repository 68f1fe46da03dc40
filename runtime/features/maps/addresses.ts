import { standInOrigin } from '../third-parties/index.ts';

/** Addresses of the hosted library and the external maps page; on localhost those of their stand-in. */
export interface MapAddresses {
  /** Address of the library; empty values are left out. maps#library-key */
  library(query: { readonly key: string; readonly language: string; readonly region: string }): string;
  /** Address of the page that a marker opens. maps#marker-link */
  page(latitude: number, longitude: number): string;
}

export function mapAddresses(location: Parameters<typeof standInOrigin>[0]): MapAddresses {
  const standIn = standInOrigin(location);
  const queryText = (query: Readonly<Record<string, string>>) =>
    new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return {
    library: (query) => `${standIn ?? 'https://maps.googleapis.com'}/maps/api/js?${queryText(query)}`,
    page: (latitude, longitude) =>
      `${standIn ?? 'https://www.google.com'}/maps/search/?${queryText({ api: '1', query: `${latitude},${longitude}` })}`,
  };
}
