/**
 * Posts a text so that it arrives even when the visitor leaves at once. Answers the status; rejects when no answer came. `address`
 * is path and query on the page's own origin.
 */
export type Post = (address: string, body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/** The doors are taken now, so that a page that replaces them later does not get between. */
export function createPost({ fetch, location }: Window & typeof globalThis): Post {
  return async (address, body, headers) => {
    // Not relative: a page's <base> may lead to another host.
    const url = location.origin + address;
    return (await fetch(url, { method: 'POST', headers, body, credentials: 'same-origin', keepalive: true })).status;
  };
}
