import { randomBytes } from 'node:crypto';

/** Returns a token that cannot be guessed: 18 random bytes in base64url. */
export const randomToken = (): string => randomBytes(18).toString('base64url');
