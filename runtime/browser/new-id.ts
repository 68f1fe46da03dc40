// Part of the boot script.
/**
 * Returns a random UUID, version 4. `crypto.randomUUID` exists in secure contexts only:
 * https://developer.mozilla.org/en-US/docs/Web/API/Crypto/randomUUID
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36));
  return '........-....-4...-8...-............'.replace(/\./g, (_, at: number) => ((bytes[at] as number) & 15).toString(16));
}
