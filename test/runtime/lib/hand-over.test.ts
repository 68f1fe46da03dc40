import { expect, test, vi } from 'vitest';
import { createHandOver } from '../../../runtime/lib/hand-over.ts';

const request = {
  address: '/api/1/performance/records',
  method: 'POST',
  headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  body: '[[1]]',
};

function handOverWith(sendBeacon: unknown) {
  const calls: unknown[][] = [];
  class XMLHttpRequest {
    open = (...said: unknown[]) => calls.push(said);
    setRequestHeader = (...said: unknown[]) => calls.push(said);
    send = (...said: unknown[]) => calls.push(said);
  }
  const window = { navigator: { sendBeacon }, Blob, XMLHttpRequest, location: { origin: 'http://here' } };
  return { calls, handOver: createHandOver(window as unknown as Window & typeof globalThis) };
}
const byXhr = [['POST', 'http://here/api/1/performance/records'], ['Content-Type', 'text/plain;charset=UTF-8'], ['[[1]]']];

test('a beacon carries the body as text/plain', async () => {
  const sendBeacon = vi.fn((_url: string, _body: Blob) => true);
  const { calls, handOver } = handOverWith(sendBeacon);
  handOver(request);
  const [url, blob] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('http://here/api/1/performance/records');
  expect([blob?.type, await blob?.text()]).toEqual(['text/plain;charset=utf-8', '[[1]]']);
  expect(calls).toEqual([]);
});

test('a beacon that is refused, throws or is missing becomes an XHR with text content type', () => {
  const throwing = () => {
    throw new Error('blocked');
  };
  for (const sendBeacon of [() => false, throwing, undefined]) {
    const { calls, handOver } = handOverWith(sendBeacon);
    handOver(request);
    expect(calls).toEqual(byXhr);
  }
});
