import { type ConnectionTransport, connect } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { openSessions } from '../../../../cli/audit/browser/sessions.ts';

interface Command {
  readonly id: number;
  readonly method: string;
  readonly params?: object;
  readonly sessionId?: string;
}

/** Returns Puppeteer's browser over a transport without a browser; `reply` returns a response or an error, null for none. */
async function fakeBrowser(reply: (command: Command) => object | null = () => ({ result: {} })) {
  const commands: Command[] = [];
  const transport: ConnectionTransport & { emit(message: object): void } = {
    send(text) {
      const command = JSON.parse(text) as Command;
      commands.push(command);
      const { id, sessionId, method } = command;
      const answer = (): object | null => {
        if (method === 'Target.getBrowserContexts') return { result: { browserContextIds: [] } };
        if (method === 'Target.setDiscoverTargets')
          transport.emit({ method: 'Target.targetCreated', params: { targetInfo: target('browser', 'b') } });
        if (method === 'Target.attachToTarget') {
          transport.emit(attached('root', 'browser', 'b'));
          return { result: { sessionId: 'root' } };
        }
        return sessionId === undefined ? { result: {} } : reply(command);
      };
      const response = answer();
      if (response) queueMicrotask(() => transport.emit({ id, sessionId, ...response }));
    },
    close() {},
    emit(message) {
      transport.onmessage?.(JSON.stringify(message));
    },
  };
  const browser = await connect({ transport, defaultViewport: null, targetFilter: () => false });
  return { browser, commands, transport };
}

const target = (type: string, targetId: string) => ({
  targetId,
  type,
  title: '',
  url: '',
  attached: true,
  canAccessOpener: false,
});
const attached = (sessionId: string, type: string, targetId: string, parent?: string) => ({
  method: 'Target.attachedToTarget',
  ...(parent !== undefined && { sessionId: parent }),
  params: { sessionId, targetInfo: target(type, targetId), waitingForDebugger: true },
});

test('an error of the browser rejects with its message alone, and other commands get their responses', async () => {
  const { browser, commands } = await fakeBrowser(({ method }) =>
    method === 'Target.activateTarget'
      ? { error: { code: -32000, message: 'No target with that id.' } }
      : { result: { product: 'Chrome/1' } },
  );
  const { root } = await openSessions(browser, { isCallers: true });
  expect(
    await Promise.allSettled([root.send('Browser.getVersion'), root.send('Target.activateTarget', { targetId: 'x' })]),
  ).toEqual([
    { status: 'fulfilled', value: { product: 'Chrome/1' } },
    { status: 'rejected', reason: new Error('No target with that id.') },
  ]);
  expect(commands.slice(-2).map(({ method, sessionId }) => [method, sessionId])).toEqual([
    ['Browser.getVersion', 'root'],
    ['Target.activateTarget', 'root'],
  ]);
});

test('frames and workers of a page are reported when they are attached and when they are detached', async () => {
  const { browser, transport } = await fakeBrowser();
  const { root, session } = await openSessions(browser, { isCallers: true });
  const events: string[] = [];
  transport.emit(attached('page', 'page', 'p', 'root'));
  session('page').onAttached((child, type) => {
    events.push(`${type} attached`);
    child.on('closed', () => events.push(`${type} closed`));
  });
  root.on('Page.loadEventFired', () => events.push('root loaded'));
  session('page').on('Page.loadEventFired', ({ timestamp }) => events.push(`page loaded at ${timestamp}`));
  transport.emit({ sessionId: 'page', method: 'Page.loadEventFired', params: { timestamp: 5 } });
  transport.emit(attached('child', 'worker', 'w', 'page'));
  transport.emit({ sessionId: 'page', method: 'Target.detachedFromTarget', params: { sessionId: 'child' } });
  expect(events).toEqual(['page loaded at 5', 'worker attached', 'worker closed']);
});

test('a closed connection rejects pending and later commands and closes every session', async () => {
  const { browser, transport } = await fakeBrowser(() => null);
  const { root, session } = await openSessions(browser, { isCallers: true });
  transport.emit(attached('page', 'page', 'p', 'root'));
  const closed = new Promise<void>((resolve) => session('page').on('closed', resolve));
  const pending = root.send('Browser.getVersion');
  transport.onclose?.();
  await expect(pending).rejects.toThrow('The browser has closed the connection.');
  await closed;
  expect(browser.connected).toBe(false);
  await expect(root.send('Browser.getVersion')).rejects.toThrow('The browser has closed the connection.');
});
