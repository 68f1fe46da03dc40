/**
 * Posts a text so that it arrives even when the visitor leaves at once. Answers the status, or null if the browser took it and the
 * answer cannot be seen; rejects when no answer came. `address` is path and query on the page's own origin.
 */
export type Post = (address: string, body: string, headers: Readonly<Record<string, string>>) => Promise<number | null>;

/** The doors are taken now, so that a page that replaces them later does not get between. */
export function createPost({ fetch, navigator, location }: Window & typeof globalThis): Post {
  return async (address, body, headers) => {
    // Not relative: a page's <base> may lead to another host.
    const url = location.origin + address;
    let answer: Promise<Response> | undefined;
    try {
      answer = fetch(url, { method: 'POST', headers, body, credentials: 'same-origin', keepalive: true });
    } catch {
      // Not there, or replaced by something that answers nothing.
    }
    if (answer) return (await answer).status;
    if (navigator.sendBeacon(url, new Blob([body], { type: headers['Content-Type'] ?? '' }))) return null;
    throw new TypeError(url);
  };
}
