/** What other features, and the boot script, may use of this one. */
export { standInOrigin } from './addresses.ts';
export { askFirst } from './ask-first.ts';
export { fetchWebFonts } from './fetch-web-fonts.ts';
export { loadWhenAllowed } from './load-when-allowed.ts';
export { whenAllowed } from './when-allowed.ts';
