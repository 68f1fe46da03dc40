/** Images outside galleries. Fetched by pages that have such which nobody else loads. */
export { mount } from '../blocks/image/mount.ts';
