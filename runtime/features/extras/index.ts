/** Bars, badge, popup and overlay manager: whether a page has one of them, and their download. */
export { fetchExtras } from './fetch-extras.ts';
