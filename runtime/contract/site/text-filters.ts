import type { TextFilter } from './site-enums.ts';

/**
 * Text made fit for an address (spec 2 §9 names the filters, what they do is our choice): small letters without Latin accents,
 * letters and digits of any script, single hyphens for all between, none at the ends. `url-slug-with-slash` keeps the slashes
 * between its parts and leaves empty parts out.
 */
export const textFilters: Readonly<Record<TextFilter, (text: string) => string>> = {
  'url-slug': (text) => slug(text),
  'url-slug-with-slash': (text) =>
    text
      .split('/')
      .map(slug)
      .filter((part) => part)
      .join('/'),
};

const slug = (text: string): string =>
  text
    .normalize('NFD')
    // Latin, Greek and Cyrillic accents only: other scripts cannot do without their marks.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    // An apostrophe does not part a word.
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
