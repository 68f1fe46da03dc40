import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { noteLanPorts } from '../../../fake-server/http/lan-ports.ts';
import { requestSender, type SenderHeaders } from '../../../fake-server/http/sender-of.ts';

/** Returns a request to port 4100; in a local network the site `two` has port 4101. */
function requestWith(headers: SenderHeaders, { isLan = false, isSecure = false } = {}): IncomingMessage {
  const socket = { localPort: 4100, localAddress: '192.168.1.5', ...(isSecure ? { encrypted: true } : {}) } as Socket;
  if (isLan) noteLanPorts(socket, { main: 4100, byLabel: new Map(Object.entries({ clean: 4100, two: 4101 })) });
  return { headers: { host: 'clean.localhost:4100', ...headers }, socket } as IncomingMessage;
}

const own = 'http://clean.localhost:4100';

// calls#sender
describe('the sender of a request', () => {
  test.each<[string, SenderHeaders]>([
    ['Chromium and Firefox: fetch and beacon of a page', { origin: own, referer: `${own}/a`, 'sec-fetch-site': 'same-origin' }],
    ['Chromium: GET of a page', { referer: `${own}/a`, 'sec-fetch-site': 'same-origin' }],
    ['Chromium: beacon at page hide, with the referrer policy no-referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['Firefox: GET with the referrer policy no-referrer', { 'sec-fetch-site': 'same-origin' }],
    ['Chromium: page of another site of the server', { origin: 'http://two.localhost:4100', 'sec-fetch-site': 'cross-site' }],
    ['Chromium: image on a page of another site', { referer: 'http://two.localhost:4100/', 'sec-fetch-site': 'cross-site' }],
    ['Safari 15: POST and beacon of a page', { origin: own, referer: `${own}/a` }],
    ['Safari 15: GET of a page', { referer: `${own}/a?b=c` }],
    ['Safari 15: page at localhost', { host: 'localhost:4100', origin: 'http://localhost:4100' }],
    ['page at an address of loopback', { host: '127.0.0.1:4100', origin: 'http://127.0.0.1:4100' }],
    ['page behind a forwarded port', { host: 'localhost:8080', origin: 'http://localhost:8080' }],
  ])('%s: page', (_browser, headers) => {
    expect(requestSender(requestWith(headers))).toBe('page');
  });

  test.each<[string, SenderHeaders]>([
    ['curl, and fetch of Node.js', {}],
    ['Chromium: typed address', { 'sec-fetch-site': 'none' }],
    ['screen of the control surface', { origin: 'http://control.localhost:4100', 'sec-fetch-site': 'cross-site' }],
    ['link on a screen of the control surface', { referer: 'http://control.localhost:4100/', 'sec-fetch-site': 'cross-site' }],
  ])('%s: tool', (_program, headers) => {
    expect(requestSender(requestWith(headers))).toBe('tool');
  });

  test.each<[string, SenderHeaders]>([
    ['Chromium: fetch of another host', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['Chromium: image, no referrer', { 'sec-fetch-site': 'cross-site' }],
    ['Chromium: image on another host', { referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' }],
    ['Chromium: another port of the same host', { origin: 'http://clean.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['Firefox: another port of localhost', { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' }],
    ['sandboxed frame of a page', { origin: 'null', referer: `${own}/`, 'sec-fetch-site': 'cross-site' }],
    ['file', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['Chromium: file that names a host', { origin: 'file://', 'sec-fetch-site': 'cross-site' }],
    ['extension', { origin: 'chrome-extension://abcdef', 'sec-fetch-site': 'none' }],
    ['Safari 15: POST of another host', { origin: 'https://evil.example' }],
    ['Safari 15: file', { origin: 'null' }],
    ['Safari 15: image on another host', { referer: 'https://evil.example/' }],
    ['DNS rebinding', { host: 'evil.example:4100', origin: 'http://evil.example:4100', 'sec-fetch-site': 'same-origin' }],
    ['DNS rebinding, Safari 15', { host: 'evil.example:4100', origin: 'http://evil.example:4100' }],
    ['another scheme', { origin: 'https://clean.localhost:4100', 'sec-fetch-site': 'same-site' }],
    ['lookalike', { origin: 'http://clean.localhost:4100.evil.example' }],
    ['lookalike with user information', { origin: 'http://clean.localhost:4100@evil.example' }],
    ['lookalike that ends in localhost', { origin: 'http://evil-localhost:4100' }],
    ['empty origin', { origin: '' }],
    ['unreadable referrer', { referer: 'about:client' }],
  ])('%s: foreign', (_page, headers) => {
    expect(requestSender(requestWith(headers))).toBe('foreign');
  });

  test('over TLS only origins with https are pages', () => {
    const secure = (origin: string) => requestSender(requestWith({ origin }, { isSecure: true }));
    expect([secure('https://clean.localhost:4100'), secure(own)]).toEqual(['page', 'foreign']);
  });

  test('in a local network pages at the machine’s address, and at names with it, are pages; other addresses are not', () => {
    const at = (host: string, origin: string) => requestSender(requestWith({ host, origin }, { isLan: true }));
    expect(at('192.168.1.5:4100', 'http://192.168.1.5:4100')).toBe('page');
    expect(at('192.168.1.5:4100', 'http://192.168.1.5:4101')).toBe('page');
    expect(at('two.192-168-1-5.sslip.io:4100', 'http://two.192-168-1-5.sslip.io:4100')).toBe('page');
    expect(at('192.168.1.5:4100', 'http://192.168.1.5:4102')).toBe('foreign');
    expect(at('192.168.1.5:4100', 'http://192.168.1.6:4100')).toBe('foreign');
    expect(at('two.192-168-1-6.sslip.io:4100', 'http://two.192-168-1-6.sslip.io:4100')).toBe('foreign');
    expect(at('two.192-168-1-5.sslip.io.evil.example:4100', 'http://two.192-168-1-5.sslip.io.evil.example:4100')).toBe('foreign');
  });
});
