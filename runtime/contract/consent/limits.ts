/** The consent cookie. Spec 2 §7, §9. */
export const consentLifetimeMs = 2_592_000_000;
