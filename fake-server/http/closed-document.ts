import type { ServerResponse } from 'node:http';

/** The policy of a document that requests nothing, runs no script, and has an origin of its own. */
export const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Restricts a response of a site's host that is no page, such as that of a call. As a document it would have the origin of the
 * page and no seal: a page could send requests by its window.
 */
export function closeDocument(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', closedPolicy);
}
