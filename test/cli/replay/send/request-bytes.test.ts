import { expect, test } from 'vitest';
import { requestBytes } from '../../../../cli/replay/send/request-bytes.ts';
import { parseTarget } from '../../../../cli/replay/target.ts';
import { recordedRequest } from '../../../helpers/platform/replay-parts.ts';

const target = parseTarget('http://127.0.0.1:4100', []);
const bytesOf = (changes: Parameters<typeof recordedRequest>[0]) => requestBytes(recordedRequest(changes), target, 'run-1');

test('has method, path, body and headers as recorded, the site as host, and the id of the replay', () => {
  const headers = {
    cookie: 'crumb=abc',
    'content-length': '3',
    'transfer-encoding': 'chunked',
    connection: 'close',
    origin: 'http://clean.localhost:9',
    referer: 'http://clean.localhost:9/a?b=http://c',
  };
  expect(bytesOf({ headers, bodyText: 'event=1&data=č' })).toBe(
    [
      'POST /api/census/RecordHit?crumb=abc HTTP/1.1',
      'host: clean.localhost:4100',
      'cookie: crumb=abc',
      'origin: http://clean.localhost:4100',
      'referer: http://clean.localhost:4100/a?b=http://c',
      'content-length: 15',
      'x-ss-replay: run-1',
      '',
      'event=1&data=\u00c4\u008d',
    ].join('\r\n'),
  );
});

test('an opaque origin stays null', () => {
  expect(bytesOf({ headers: { origin: 'null' } })).toContain('\r\norigin: null\r\n');
});

test('a GET has no length, a POST without a body has 0', () => {
  expect(bytesOf({ method: 'GET', path: '/api/track/Track', bodyText: '' })).not.toContain('content-length');
  expect(bytesOf({ path: '/api/auth/Logout', bodyText: '' })).toContain('content-length: 0');
});
