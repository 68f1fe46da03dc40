export { mount } from '../blocks/gallery/mount.ts';
export { openGallery } from '../gallery/gallery.ts';
