// Part of the boot script.
/** consent#consent-cookie */
export const consentLifetimeMs = 2_592_000_000;
