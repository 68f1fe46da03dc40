/** Donation blocks: a form with an amount that opens the donation checkout. */
export { mountDonation } from './mount-donation.ts';
