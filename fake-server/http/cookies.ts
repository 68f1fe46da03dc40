/** The cookies of a Cookie header; the first of equal names counts. Values stay as they were sent. Never throws. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals < 1) continue;
    const name = part.slice(0, equals).trim();
    if (!found.has(name)) found.set(name, part.slice(equals + 1).trim());
  }
  return found;
}
