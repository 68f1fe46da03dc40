export { shape } from '../gallery/arrows.ts';
