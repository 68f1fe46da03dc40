export { mount } from '../blocks/gallery/mount.ts';
