export { mount } from '../block/mount.ts';
export { openGallery } from '../gallery.ts';
