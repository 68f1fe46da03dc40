/**
 * Returns the text that a data module of our own exports. A module, because pages whose policy allows our chunks need not allow calls.
 * @param path from the folder of the chunks. Rejects where it cannot be had.
 */
export async function loadData(path: string): Promise<string> {
  const address = new URL(path, import.meta.url).href;
  const data = (await import(address)) as { readonly default: unknown };
  return `${data.default}`;
}
