import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { connect } from '../../../../cli/audit/browser/connection.ts';

interface Command {
  readonly id: number;
  readonly method: string;
  readonly params: object;
  readonly sessionId?: string;
}

const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

/** Starts a DevTools socket without a browser; `onCommand` responds to commands. */
async function fakeBrowser(onCommand: (command: Command, socket: WebSocket) => void = () => {}) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  servers.push(server);
  await once(server, 'listening');
  const connected = new Promise<WebSocket>((resolve) => server.once('connection', resolve));
  server.on('connection', (socket) => socket.on('message', (data) => onCommand(JSON.parse(String(data)), socket)));
  return { address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, connected };
}
const send = (socket: WebSocket, message: object) => socket.send(JSON.stringify(message));

test('each command gets the response with its id, in any order; an error of the browser rejects with its message', async () => {
  const commands: Command[] = [];
  const { address } = await fakeBrowser((command, socket) => {
    commands.push(command);
    if (commands.length < 3) return;
    const [first, second, third] = commands;
    send(socket, { id: third?.id, error: { code: -32000, message: 'No target with that id.' } });
    send(socket, { id: second?.id, result: { id: 'isolate 7' } });
    send(socket, { id: first?.id, result: { product: 'Chrome/1' } });
  });
  const { root, session } = await connect(address);
  const responses = [
    root.send('Browser.getVersion'),
    session('page').send('Runtime.getIsolateId'),
    root.send('Target.activateTarget', { targetId: 'gone' }),
  ];
  expect(await Promise.allSettled(responses)).toEqual([
    { status: 'fulfilled', value: { product: 'Chrome/1' } },
    { status: 'fulfilled', value: { id: 'isolate 7' } },
    { status: 'rejected', reason: new Error('No target with that id.') },
  ]);
  expect(commands.map(({ method, params, sessionId }) => [method, params, sessionId])).toEqual([
    ['Browser.getVersion', {}, undefined],
    ['Runtime.getIsolateId', {}, 'page'],
    ['Target.activateTarget', { targetId: 'gone' }, undefined],
  ]);
});

test('an event is dispatched to its session, also of frames and workers until they are detached', async () => {
  const { address, connected } = await fakeBrowser();
  const { root, session } = await connect(address);
  const events: string[] = [];
  root.on('Page.loadEventFired', () => events.push('root loaded'));
  session('page').on('Page.loadEventFired', ({ timestamp }) => events.push(`page loaded at ${timestamp}`));
  const ended = new Promise<void>((resolve) => {
    session('page').onAttached((child, type) => {
      events.push(`${type} attached`);
      child.on('closed', () => {
        events.push(`${type} closed`);
        resolve();
      });
    });
  });
  const socket = await connected;
  send(socket, { sessionId: 'page', method: 'Page.loadEventFired', params: { timestamp: 5 } });
  const targetInfo = { targetId: 't', type: 'worker', title: '', url: '', attached: true, canAccessOpener: false };
  const attached = { sessionId: 'child', targetInfo, waitingForDebugger: true };
  send(socket, { sessionId: 'page', method: 'Target.attachedToTarget', params: attached });
  send(socket, { sessionId: 'page', method: 'Target.detachedFromTarget', params: { sessionId: 'child' } });
  await ended;
  expect(events).toEqual(['page loaded at 5', 'worker attached', 'worker closed']);
});

test('a closed connection rejects pending and later commands and closes every session', async () => {
  const { address } = await fakeBrowser((_, socket) => socket.terminate());
  const { root, session, isOpen } = await connect(address);
  const closed = new Promise<void>((resolve) => session('page').on('closed', resolve));
  expect(isOpen()).toBe(true);
  await expect(root.send('Browser.getVersion')).rejects.toThrow('The browser has closed the connection.');
  await closed;
  expect(isOpen()).toBe(false);
  await expect(root.send('Browser.getVersion')).rejects.toThrow('The browser’s connection is closed.');
});

test('connecting rejects where nothing listens', async () => {
  const { address } = await fakeBrowser();
  servers.pop()?.close();
  await expect(connect(address)).rejects.toThrow('ECONNREFUSED');
});
