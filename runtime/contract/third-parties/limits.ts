/** Spec 2 §5, §9. */
export const thirdPartyLimits = {
  followScriptTimeoutMs: 10_000,
} as const;
