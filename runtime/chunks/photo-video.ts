/** Videos that open in a window of their own. Fetched by pages that have such. */
export { mount } from '../blocks/photo-video/mount.ts';
