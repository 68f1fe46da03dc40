import { strip } from '../gallery/designs/strip.ts';

/** With the part of thumbnails, which are a strip as well. */
export { attach } from '../gallery/thumbnails.ts';
export const designs = { strip };
