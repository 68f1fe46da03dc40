import { strip } from '../designs/strip.ts';

/** With the part of thumbnails, which are a strip as well. */
export { attach } from '../thumbnails.ts';
export const designs = { strip };
