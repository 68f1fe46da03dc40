export { linkToAddress } from '../gallery/address.ts';
