import type { Protocol } from 'devtools-protocol';
import { maxPostDataChars } from '../../artifacts/requests.ts';
import type { DevtoolsSession } from '../../browser/devtools.ts';
import { framesOf, scriptInitiator } from './initiators.ts';
import type { SeenRequest } from './seen-request.ts';
import { startTransfer } from './transfers.ts';

/** Adds the WebSockets of a session to `requests`. The body of each is the text of the frames that it sends, one a line. */
export function watchSockets(session: DevtoolsSession, requests: SeenRequest[]): void {
  const sockets = new Map<string, SeenRequest>();
  session.on('Network.webSocketCreated', (event) => {
    const socket = seenSocket(event);
    sockets.set(event.requestId, socket);
    requests.push(socket);
  });
  session.on('Network.webSocketHandshakeResponseReceived', ({ requestId, response }) => {
    const socket = sockets.get(requestId);
    if (socket) socket.status = response.status;
  });
  session.on('Network.webSocketFrameSent', ({ requestId, response: { opcode, payloadData } }) => {
    const socket = sockets.get(requestId);
    // Binary frames are reported in base64.
    const text = opcode === 2 ? Buffer.from(payloadData, 'base64').toString('latin1') : payloadData;
    if (socket && (socket.body?.length ?? 0) < maxPostDataChars)
      socket.body = socket.body === null ? text : `${socket.body}\n${text}`;
  });
}

function seenSocket({ requestId, url, initiator }: Protocol.Network.WebSocketCreatedEvent): SeenRequest {
  const atMs = Date.now();
  return {
    requestId,
    method: 'GET',
    url,
    type: 'WebSocket',
    ...{ body: null, hasBody: false, fragment: null },
    sentBy: initiator ? scriptInitiator('WebSocket', framesOf(initiator)) : null,
    startedAtMs: atMs,
    pageTimeMs: atMs,
    page: '',
    frameId: null,
    requestHeaders: {},
    status: null,
    respondedAfterMs: null,
    etag: null,
    transfer: startTransfer(),
    details: { ifNoneMatch: null, responseBody: null },
    readText: () => Promise.resolve(null),
  };
}
