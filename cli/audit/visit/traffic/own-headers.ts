import { type DevtoolsSession, sendOnly } from '../../browser/devtools.ts';

/** Request headers, and the only origins that get them, because they may be secret. */
export interface OwnHeaders {
  readonly headers: Readonly<Record<string, string>>;
  readonly origins: readonly string[];
}

/**
 * Adds the headers to requests of a session's target to the origins. A target is a page with its frames and workers, a frame in
 * another process, or a shared or service worker. Each hop of a redirect is checked separately. WebSocket handshakes do not get
 * the headers.
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
