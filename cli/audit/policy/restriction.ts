import type { JarCookie } from '../artifacts/artifacts.ts';

/** Name of the cookie with the visitor's answer: consent#consent-cookie. */
export const consentName = 'ss_cookieAllowed';

/** Returns the stored answer of a jar; null without one. */
export const consentIn = (jar: readonly JarCookie[]): string | null =>
  jar.find(({ name }) => name === consentName)?.value ?? null;
