export { mount } from '../blocks/reservation/mount.ts';
