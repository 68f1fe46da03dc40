/** Lengths of link addresses in characters: tel is under 50, and so on. Spec 2 §5. */
export const linkLimits = {
  telBelow: 50,
  smsBelow: 1000,
  mailtoBelow: 1000,
  anchorBelow: 100,
  internalPathBelow: 150,
  javascriptBelow: 250,
} as const;
