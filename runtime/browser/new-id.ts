/** A random id in the form of a UUID (version 4). `crypto.randomUUID` is missing on plain http, so the digits are drawn here. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(36));
  return '........-....-4...-8...-............'.replace(/\./g, (_, at: number) => ((bytes[at] as number) & 15).toString(16));
}
