/** Maps of the hosted library. Fetched where the page has a key, and the visitor's answer allows it. */
export { createHosted } from './hosted.ts';
export { loadHostedLibrary } from './hosted-library.ts';
