/** Files of other companies, and the visitor's permission to fetch them: third-parties#third-party-consent. */
export { standInOrigin } from './addresses.ts';
export { askFirst } from './ask-first.ts';
export { fetchWebFonts } from './fetch-web-fonts.ts';
export { loadWhenAllowed, whenAllowed } from './when-allowed.ts';
