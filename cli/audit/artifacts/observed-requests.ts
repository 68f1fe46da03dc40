import type { Request, Transfer } from './requests.ts';

/** A request that the browser reported. */
export type ObservedRequest = Request & { readonly transfer: Transfer };

/** Whether the browser reported a request. */
export const isObserved = (request: Request): request is ObservedRequest => request.transfer !== undefined;

/** DevTools resource types of what a page sends while it is left, by the interface that sent it. */
const typesAtLeave: Readonly<Record<string, string>> = { image: 'Image', xhr: 'XHR', fetch: 'Fetch', fetchLater: 'Fetch' };

interface UnobservedParts
  extends Pick<Request, 'method' | 'url' | 'page' | 'sentBy' | 'afterAnswer' | 'pageMs' | 'postData' | 'call'> {
  readonly contentType: string | null;
  readonly csrfHeader: string | null;
}

/** Returns a request that the browser did not report, from its known parts. */
export function unobservedRequest({ contentType, csrfHeader, ...parts }: UnobservedParts): Request {
  return {
    ...parts,
    type: typesAtLeave[parts.sentBy?.via ?? ''] ?? 'Ping',
    status: null,
    etag: null,
    respondedAfterMs: null,
    requestHeaders: {
      ...(contentType !== null && { 'Content-Type': contentType }),
      ...(csrfHeader !== null && { 'X-CSRF-Token': csrfHeader }),
    },
    responseHeaders: {},
  };
}

/** Returns a header; null when it is absent. `name` is in lower case, those of `headers` in any case. */
export function headerOf(headers: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : null;
}
