export { attach } from '../gallery/pager.ts';
