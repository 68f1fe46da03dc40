/** Lengths of addresses in characters, all exclusive. links#length-limits */
export const linkLimits = {
  telBelow: 50,
  smsBelow: 1000,
  mailtoBelow: 1000,
  anchorBelow: 100,
  internalPathBelow: 150,
  javascriptBelow: 250,
} as const;
