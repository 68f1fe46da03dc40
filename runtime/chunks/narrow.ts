/** Tells image and newsletter blocks that they are narrow. Fetched by pages that have such. */
export { mount } from '../blocks/narrow/mount.ts';
