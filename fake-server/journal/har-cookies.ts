/** Returns the cookies of a Set-Cookie header in HAR's shape. Several are joined by line breaks, or by commas. */
export const readSetCookies = (header: string | undefined): readonly object[] =>
  (header ?? '')
    .split(/\n|,(?=\s?[^\s;,=]+=)/)
    .filter((line) => line.includes('='))
    .map(readSetCookie);

function readSetCookie(line: string): object {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name, value] = splitAt(pair);
  const found = new Map(attributes.map((attribute) => splitAt(attribute)).map(([key, text]) => [key.toLowerCase(), text]));
  const expires = Date.parse(found.get('expires') ?? '');
  return {
    name,
    value,
    ...(found.has('path') && { path: found.get('path') }),
    ...(found.has('domain') && { domain: found.get('domain') }),
    ...(Number.isNaN(expires) ? {} : { expires: new Date(expires).toISOString() }),
    httpOnly: found.has('httponly'),
    secure: found.has('secure'),
    ...(found.has('samesite') && { sameSite: found.get('samesite') }),
  };
}

function splitAt(text: string): readonly [name: string, value: string] {
  const equals = text.indexOf('=');
  return equals < 0 ? [text, ''] : [text.slice(0, equals), text.slice(equals + 1)];
}
