export { attach } from '../gallery/linked.ts';
