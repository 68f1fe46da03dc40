export { attach } from '../gallery/thumbnails.ts';
