import { get } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Platform } from '../../../fake-server/start.ts';
import { startPlatform } from '../../helpers/platform/platform.ts';

/** Calls the platform. Resolves with the status, the bytes and the error that the client received. */
const receive = (platform: Platform, rules: string, onData: (close: () => void) => void = () => undefined) =>
  new Promise<{ status: number; text: string; error: string }>((resolve) => {
    const result = { status: 0, text: '', error: '' };
    const headers = { 'X-SS-Fault': rules };
    const request = get({ host: '127.0.0.1', port: platform.port, path: '/api/1/performance/settings', headers }, (response) => {
      result.status = response.statusCode ?? 0;
      response.setEncoding('utf8').on('data', (part: string) => {
        result.text += part;
        onData(() => request.destroy());
      });
      response.on('error', () => undefined);
      response.on('close', () => resolve(result));
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ ...result, error: error.code ?? '' }));
  });

describe('a failure while a response is sent', () => {
  test('hang: no response is sent, the journal has the call at once with status 0, and closing the platform ends the connection', async () => {
    const platform = await startPlatform();
    const waiting = receive(platform, 'hang');
    expect(await platform.journal.waitFor(() => true)).toMatchObject({
      status: 0,
      fault: 'hang',
      endpoint: 'performance-settings',
    });
    await platform.close();
    expect((await waiting).error).toBe('ECONNRESET');
  });

  test.each(['reset', 'empty'])('%s: the connection ends without a response', async (rules) => {
    const platform = await startPlatform();
    expect(await receive(platform, rules)).toMatchObject({ status: 0, error: 'ECONNRESET' });
    expect(platform.journal.entries()[0]).toMatchObject({ status: 0, fault: rules });
  });

  test('stall: some bytes are sent, then no more', async () => {
    const platform = await startPlatform();
    const { status, text } = await receive(platform, 'stall:9', (close) => close());
    expect([status, text]).toEqual([200, '{"pageLoa']);
  });

  test('delay: closing the platform ends a connection whose response is delayed', async () => {
    const platform = await startPlatform();
    const waiting = receive(platform, 'delay:60000');
    await platform.journal.waitFor(() => true);
    await platform.close();
    expect((await waiting).error).toBe('ECONNRESET');
  });
});
