/** The consent cookie. Spec 2 §7, §9. */
export const cookieBannerLimits = { consentLifetimeMs: 2_592_000_000 } as const;
