/** What other features, and the boot script, may use of this one. */
export { mountDonation } from './mount-donation.ts';
