export const thirdPartyLimits = {
  followScriptTimeoutMs: 10_000,
} as const;
