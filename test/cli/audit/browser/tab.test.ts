import { expect, test } from 'vitest';
import { createTab } from '../../../../cli/audit/browser/tab.ts';
import { fakeDevtoolsSession } from '../../../helpers/audit/fake-devtools-session.ts';

test.each([
  [{ type: 'number', value: 4, description: '4' }, '4'],
  [{ type: 'string', value: 'no' }, 'no'],
  [{ type: 'object', description: 'Error: no\n    at Array.map (x.js:1:1)' }, 'Error: no'],
  [{ type: 'undefined' }, 'Uncaught'],
])('a page whose functions throw %j is not read, and the reason is a sentence', async (exception, shown) => {
  const { session } = fakeDevtoolsSession(() => ({ result: {}, exceptionDetails: { text: 'Uncaught', exception } }));
  const tab = createTab(session, {
    openOther: async () => async () => undefined,
    onWorker: () => undefined,
    keep: async () => undefined,
  });
  await expect(tab.evaluate('readParsed')).rejects.toThrow(
    `reading it failed with “${shown}”: a script of the page may have replaced functions of JavaScript`,
  );
});
