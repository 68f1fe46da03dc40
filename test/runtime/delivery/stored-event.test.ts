import { describe, expect, test } from 'vitest';
import type { TelemetryEvent } from '../../../runtime/features/delivery/event.ts';
import { decodeStored, encodePageView, encodeStored } from '../../../runtime/features/delivery/stored-event.ts';

const event: TelemetryEvent = {
  id: 'e1',
  kind: 'diagnostic',
  row: { path: '/api/census/button-click', encoding: 'form-or-json', crumb: 'query', timeoutMs: 2500 },
  payload: { id: 'b1', buttonText: 'Größe | "1"\n😀' },
};

describe('a stored event', () => {
  test('reads back as it was written', () => {
    expect(decodeStored('e1', encodeStored({ event, leasedUntilMs: 17, owner: 'page1' }))).toEqual({
      event,
      leasedUntilMs: 17,
      owner: 'page1',
    });
  });

  test('a list reads back as one item with the same JSON', () => {
    const list = { ...event, payload: ['{"a":1}', '{"b":2}'] };
    expect(decodeStored('e1', encodeStored({ event: list, leasedUntilMs: 0, owner: 'p' }))?.event.payload).toEqual([
      '{"a":1},{"b":2}',
    ]);
  });

  test('survives an Array.prototype.toJSON of the page', () => {
    const prototype = Array.prototype as { toJSON?: () => string };
    prototype.toJSON = () => 'spoilt';
    try {
      const list = { ...event, payload: ['{"a":1}'] };
      expect(decodeStored('e1', encodeStored({ event: list, leasedUntilMs: 0, owner: 'p' }))?.event.payload).toEqual(['{"a":1}']);
    } finally {
      delete prototype.toJSON;
    }
  });

  test('of the row, only the needed fields are stored', () => {
    const row = { ...event.row, name: 'button-click', reference: 'analytics#button-event' };
    expect(encodeStored({ event: { ...event, row }, leasedUntilMs: 0, owner: 'p' })).not.toContain('analytics#');
  });

  test('a page view of the boot script decodes as RecordHit, form-encoded, with the crumb in its query', () => {
    const payload = { event: 'PAGE_VIEW', data: '{}', ss_cvr: '' };
    expect(decodeStored('e1', encodePageView(17, payload))).toEqual({
      event: {
        id: 'e1',
        kind: 'tracking',
        row: { path: '/api/census/RecordHit', encoding: 'form', crumb: 'query' },
        payload,
      },
      leasedUntilMs: 17,
      owner: '0',
    });
  });

  test.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['no lease', `|p|{"path":"/api/x","text":{}}`],
    ['broken JSON', '0|p|{"path":'],
    ['null', '0|p|null'],
    ['an array', '0|p|[]'],
    ['no path', '0|p|{"text":{}}'],
    ['a path that is no text', '0|p|{"path":7,"text":{}}'],
    ['another server', '0|p|{"path":"https://elsewhere.test/api/","text":{}}'],
    ['another server without a scheme', '0|p|{"path":"//elsewhere.test/api/","text":{}}'],
    ['no payload', '0|p|{"path":"/api/x"}'],
  ])('%s is not a stored event', (_name, text) => {
    expect(decodeStored('e1', text)).toBeNull();
  });
});
