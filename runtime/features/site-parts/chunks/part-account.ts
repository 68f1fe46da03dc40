/** The link to a visitor's account, where a controller names it: the feature `members` brings it to life. Wild 2 §3, §4. */
export { mountAccountLink as mount } from '../../members/index.ts';
