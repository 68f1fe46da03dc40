export { attach } from '../gallery/address.ts';
