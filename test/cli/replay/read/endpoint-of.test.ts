import { describe, expect, test } from 'vitest';
import { endpointOf } from '../../../../cli/replay/read/endpoint-of.ts';

describe('endpointOf', () => {
  test.each([
    ['POST', '/api/census/RecordHit', 'record-hit'],
    ['POST', '/api/census/RecordHit?crumb=x', 'record-hit'],
    ['POST', '/api/census/RecordQuickView/5f3a?crumb=x', 'record-quick-view'],
    ['DELETE', '/api/site-users/account/session?cloneCart=true', 'site-user-session-delete'],
    ['POST', '/api/site-users/account/session', 'site-user-session-create'],
    ['GET', '/api/census/RecordHit', null],
    ['POST', '/api/census/RecordQuickView/', null],
    ['POST', '/api/census/RecordQuickView/a/b', null],
    ['POST', '/', null],
  ])('%s %s is %s', (method, path, name) => {
    expect(endpointOf(method, path)).toBe(name);
  });
});
