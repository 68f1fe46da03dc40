import { expect, test } from 'vitest';
import { createFollowButtonUtils } from '../../../../runtime/compat/nodes/squarespace-names.ts';

test('FollowButtonUtils.renderAll asks the network’s script once a visitor may be brought there, and says nothing where it does not come', async () => {
  const heard: (() => void)[] = [];
  const consent = { trackingAllowed: false };
  let asked = 0;
  const page = {
    consent,
    emitter: {
      on(_name: string, listener: () => void) {
        heard.push(listener);
        return () => {};
      },
    },
    service: async (name: string) => ({
      follow: async () => {
        asked += name === 'third-parties' ? 1 : 0;
        throw new Error('blocked');
      },
    }),
  };
  createFollowButtonUtils(page as never).renderAll();
  await new Promise(setImmediate);
  expect(asked).toBe(0);
  consent.trackingAllowed = true;
  for (const listener of heard) listener();
  await new Promise(setImmediate);
  expect(asked).toBe(1);
});
