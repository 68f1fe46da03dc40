import type { Protocol } from 'devtools-protocol';
import { headerOf } from '../../artifacts/observed-requests.ts';
import type { DevtoolsSession } from '../../browser/devtools.ts';

/** Parts of a request that the browser reports after it, or apart from it. */
export interface RequestDetails {
  /** Value of `If-None-Match`, which the browser adds for a cached response; null without one. */
  ifNoneMatch: string | null;
  /** Body of a response to an /api call of a script; null for other requests and an unreadable body. */
  responseBody: string | null;
}

/** Maximum size of a response whose body is read. */
const maxBodyBytes = 65_536;

/** Collects the details of requests by their id. */
export function watchRequestDetails() {
  const details = new Map<string, RequestDetails>();
  const detailsOf = (requestId: string): RequestDetails => {
    const known = details.get(requestId) ?? { ifNoneMatch: null, responseBody: null };
    details.set(requestId, known);
    return known;
  };
  const readBody = (session: DevtoolsSession, { requestId, encodedDataLength }: Protocol.Network.LoadingFinishedEvent) => {
    if (encodedDataLength > maxBodyBytes) return;
    session.send('Network.getResponseBody', { requestId }).then(
      ({ body, base64Encoded }) => {
        if (!base64Encoded) detailsOf(requestId).responseBody = body;
      },
      // The page was left.
      () => undefined,
    );
  };
  return {
    detailsOf,
    /** `isApiCall` returns whether the body of a response is needed. */
    watch(session: DevtoolsSession, isApiCall: (requestId: string) => boolean) {
      session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
        const etag = headerOf(headers, 'if-none-match');
        if (etag) detailsOf(requestId).ifNoneMatch = etag;
      });
      session.on('Network.loadingFinished', (event) => {
        if (isApiCall(event.requestId)) readBody(session, event);
      });
    },
  };
}
