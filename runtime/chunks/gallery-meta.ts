export { attach } from '../gallery/meta.ts';
