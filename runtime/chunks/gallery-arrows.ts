export { attach } from '../gallery/arrows.ts';
