/** Donation blocks: a form with an amount that leads to the donation checkout. */
export { mountDonation } from './mount-donation.ts';
