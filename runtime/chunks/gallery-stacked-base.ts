export { stackedBase as design } from '../gallery/designs/stacked-base.ts';
