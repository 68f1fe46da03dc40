/**
 * Returns the text that a data module exports. Data files are modules, because a content security policy that allows the
 * runtime's chunks may forbid calls. Rejects if the module cannot be fetched.
 * @param path relative to the folder of the chunks.
 */
export async function loadData(path: string): Promise<string> {
  const address = new URL(path, import.meta.url).href;
  const data = (await import(address)) as { readonly default: unknown };
  return `${data.default}`;
}
