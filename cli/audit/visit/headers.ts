/** Returns a header by its name in lower case; null for one that is absent. */
export function headerOf(headers: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : null;
}
