import { crumbCookieName } from '../../runtime/contract/cookies.ts';
import { cookieRow } from './verdict.ts';

/** Returns whether the value of a cookie is shown: one of the contract that opens nothing, such as a cart or a form. */
export const isShown = (name: string): boolean => cookieRow(name) !== null && name !== crumbCookieName && name !== 'CART';
