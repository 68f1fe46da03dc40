/** Spec 2 §2 "Page behaviours". */
export const logoutMessages = {
  title: 'Logout Successful',
  message: 'You have been successfully logged out.',
} as const;
