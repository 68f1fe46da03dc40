import { expect, test } from 'vitest';
import { createFollowButtonUtils } from '../../../runtime/compat/nodes/squarespace-names.ts';

test('FollowButtonUtils.renderAll loads the network’s script once the visitor allows third parties, and ignores a failed load', async () => {
  const listeners: (() => void)[] = [];
  const consent = { trackingAllowed: false };
  let requests = 0;
  const page = {
    consent,
    emitter: {
      on(_name: string, listener: () => void) {
        listeners.push(listener);
        return () => {};
      },
    },
    service: async (name: string) => ({
      follow: async () => {
        requests += name === 'third-parties' ? 1 : 0;
        throw new Error('blocked');
      },
    }),
  };
  createFollowButtonUtils(page as never).renderAll();
  await new Promise(setImmediate);
  expect(requests).toBe(0);
  consent.trackingAllowed = true;
  for (const listener of listeners) listener();
  await new Promise(setImmediate);
  expect(requests).toBe(1);
});
