/**
 * Returns the text that a data module exports. Data are modules, because a page whose content security policy allows our chunks
 * may not allow calls. Rejects if the module cannot be fetched.
 * @param path relative to the folder of the chunks.
 */
export async function loadData(path: string): Promise<string> {
  const address = new URL(path, import.meta.url).href;
  const data = (await import(address)) as { readonly default: unknown };
  return `${data.default}`;
}
