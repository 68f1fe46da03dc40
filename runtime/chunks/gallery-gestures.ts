export { attach } from '../gallery/gestures.ts';
