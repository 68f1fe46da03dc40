import { type DevtoolsSession, sendOnly } from '../browser/devtools.ts';

/** Request headers, and the origins that they go to; to no other, because they may be secret. */
export interface OwnHeaders {
  readonly headers: Readonly<Record<string, string>>;
  readonly origins: readonly string[];
}

/**
 * Adds headers to what one session's target sends to the origins: a page with its frames and workers, a frame in another process, a
 * shared or a service worker. Each hop of a redirect is judged by itself, so none carries them on. A WebSocket's handshake has none.
 */
export function addOwnHeaders(session: DevtoolsSession, { headers, origins }: OwnHeaders): void {
  if (Object.keys(headers).length === 0) return;
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isOwn = URL.canParse(request.url) && origins.includes(new URL(request.url).origin);
    const kept = Object.entries(request.headers).filter(([name]) => !names.includes(name.toLowerCase()));
    const all = [...kept, ...Object.entries(headers)].map(([name, value]) => ({ name, value }));
    sendOnly(session, 'Fetch.continueRequest', { requestId, ...(isOwn && { headers: all }) });
  });
  sendOnly(session, 'Fetch.enable', { patterns: origins.map((origin) => ({ urlPattern: `${origin}/*` })) });
}
