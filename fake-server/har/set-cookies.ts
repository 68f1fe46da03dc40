import { lastField, splitCookieLine } from '../common/visits/cookie-line.ts';

/** A cookie of a response in HAR's shape. */
export interface HarCookie {
  readonly name: string;
  readonly value: string;
  readonly path?: string;
  readonly domain?: string;
  readonly expires?: string;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite?: string;
}

/** Returns the cookies of a Set-Cookie header. Several are joined by line breaks, or by commas. */
export const readSetCookies = (header: string | undefined): HarCookie[] =>
  (header ?? '')
    .split(/\n|,(?=\s?[^\s;,=]+=)/)
    .filter((line) => line.trim() !== '')
    .map(readSetCookie);

/** Returns the cookie of a Set-Cookie line. A line without a name sets a nameless cookie. */
export function readSetCookie(line: string): HarCookie {
  const { name, value, fields } = splitCookieLine(line);
  const [path, domain, sameSite] = ['path', 'domain', 'samesite'].map((attribute) => lastField(fields, attribute));
  const expiresMs = Date.parse(lastField(fields, 'expires') ?? '');
  return {
    name,
    value,
    ...(path != null && { path }),
    ...(domain != null && { domain }),
    ...(!Number.isNaN(expiresMs) && { expires: new Date(expiresMs).toISOString() }),
    httpOnly: lastField(fields, 'httponly') !== null,
    secure: lastField(fields, 'secure') !== null,
    ...(sameSite != null && { sameSite }),
  };
}
