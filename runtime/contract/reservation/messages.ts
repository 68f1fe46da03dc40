/** Spec 2 §6: the alert's title; the wording of the rest is our choice. */
export const reservationMessages = {
  title: 'Preview Only',
  message: 'This is a preview. Please log out to use the reservation form.',
  logOut: 'Log out',
} as const;
