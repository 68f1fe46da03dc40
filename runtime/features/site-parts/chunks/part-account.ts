/** The link to a visitor's account. */
export { mountAccountLink as mount } from '../../members/index.ts';
