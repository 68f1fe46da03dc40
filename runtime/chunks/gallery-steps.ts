export { attach } from '../gallery/steps.ts';
