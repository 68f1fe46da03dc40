export { sectionOptions } from '../blocks/gallery/section.ts';
