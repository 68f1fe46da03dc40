/** Video embeds. Fetched when one comes near the view. */
export { mount } from '../blocks/video/mount.ts';
