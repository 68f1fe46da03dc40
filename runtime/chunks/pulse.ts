/** Performance reports. Fetched when a loaded page has nothing better to do; its name says nothing to content blockers. */
export { mount } from '../vitals/mount.ts';
