export { mount } from '../block/mount.ts';
export { openGallery } from '../engine/gallery.ts';
