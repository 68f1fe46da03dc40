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
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const equals = pair.indexOf('=');
  const found = new Map(attributes.map(splitAt).map(([key, text]) => [key.toLowerCase(), text]));
  const [path, domain, sameSite] = [found.get('path'), found.get('domain'), found.get('samesite')];
  const expiresMs = Date.parse(found.get('expires') ?? '');
  return {
    name: pair.slice(0, Math.max(0, equals)).trim(),
    value: pair.slice(equals + 1).trim(),
    ...(path !== undefined && { path }),
    ...(domain !== undefined && { domain }),
    ...(!Number.isNaN(expiresMs) && { expires: new Date(expiresMs).toISOString() }),
    httpOnly: found.has('httponly'),
    secure: found.has('secure'),
    ...(sameSite !== undefined && { sameSite }),
  };
}

function splitAt(attribute: string): readonly [name: string, value: string] {
  const equals = attribute.indexOf('=');
  return equals < 0 ? [attribute, ''] : [attribute.slice(0, equals).trim(), attribute.slice(equals + 1).trim()];
}
