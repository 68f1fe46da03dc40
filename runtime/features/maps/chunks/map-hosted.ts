/** Maps of the hosted library. Fetched if the page has a key and the visitor allows it. */
export { loadHostedLibrary } from '../hosted-library.ts';
export { createHosted } from '../hosted-map.ts';
