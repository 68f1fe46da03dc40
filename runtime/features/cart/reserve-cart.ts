// Part of the boot script.
import { createCookieJar } from '../../browser/cookie-jar.ts';
import { hasCartCookie } from '../../contract/cookies.ts';

/** Marks the place of a cart with contents, by its cookie, for the layout rules: commerce#cart-box. */
export const reserveCart = (place: HTMLElement): void => {
  place.toggleAttribute('data-ss-filled', createCookieJar(document, location).read(hasCartCookie.name) !== null);
};
