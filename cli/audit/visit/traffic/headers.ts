/** Returns a header; null when it is absent. `name` is in lower case, those of `headers` in any case. */
export function headerOf(headers: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : null;
}
