export { attach } from '../gallery/play.ts';
