import type { TextFilter } from './site-enums.ts';

/**
 * Return a text for an address: lower case without Latin accents, letters and digits of any script, a hyphen for other
 * characters. `url-slug-with-slash` keeps slashes and leaves out empty parts between them. site#text-filters
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
    // Latin, Greek and Cyrillic accents only: other scripts need their marks.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    // An apostrophe does not separate words.
    .replace(/(\p{L})['’](?=\p{L})/gu, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
