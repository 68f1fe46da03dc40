import { expect, onTestFinished, test } from 'vitest';
import { createAccounts } from '../../../cli/replay/account/accounts.ts';
import { totalOf } from '../../../cli/replay/account/tally.ts';
import { createDispatcher } from '../../../cli/replay/dispatcher.ts';
import type { TargetJournal } from '../../../cli/replay/preflight.ts';
import { decodeJournalLine } from '../../../cli/replay/read/journal-line.ts';
import { parseTarget } from '../../../cli/replay/target.ts';
import { startHttpTarget } from '../../helpers/platform/http-target.ts';
import { journalLine } from '../../helpers/platform/journal-lines.ts';

function request(changes: Parameters<typeof journalLine>[0]) {
  const item = decodeJournalLine(journalLine(changes), { source: 'a', line: 1 }, true);
  if (!('request' in item)) throw new Error(item.unreadable.message);
  return item.request;
}

async function dispatcherTo(respond?: Parameters<typeof startHttpTarget>[0], journal: TargetJournal | null = null) {
  const server = await startHttpTarget(respond);
  onTestFinished(() => server.close());
  const accounts = createAccounts();
  const controller = new AbortController();
  const target = parseTarget(server.url, []);
  const options = {
    target,
    journal,
    concurrency: 4,
    timeoutMs: 5000,
    giveUpAfterMs: 0,
    renews: false,
    stopped: controller.signal,
    accounts,
  };
  return { server, accounts, controller, dispatcher: createDispatcher(options) };
}

test('a form submission is sent with the key of this replay', async () => {
  const { server, dispatcher } = await dispatcherTo((_request, response) => void response.end('{"key":"fresh"}'));
  await dispatcher.dispatch(request({ path: '/api/form/FormSubmissionKey', bodyText: '' }), 'form-submission-key', null, 0);
  const save = request({ path: '/api/form/SaveFormSubmission', bodyText: 'key=old&formId=1' });
  await dispatcher.dispatch(save, 'save-form-submission', null, 0);
  await dispatcher.finish();
  expect(server.received.map(({ body }) => body)).toEqual(['', 'key=fresh&formId=1']);
});

test('without a journal the comparison returns false', async () => {
  const { accounts, dispatcher } = await dispatcherTo();
  await dispatcher.dispatch(request({}), 'record-hit', null, 0);
  await dispatcher.finish();
  expect(await dispatcher.compare()).toBe(false);
  expect(totalOf(accounts.tally)).toEqual({ sent: 1, accepted: 1, rejected: 0, failed: 0, lost: 0, untried: 0, different: 0 });
});

test('sends nothing after the signal is aborted', async () => {
  const { server, controller, dispatcher } = await dispatcherTo();
  controller.abort();
  await dispatcher.dispatch(request({}), 'record-hit', null, 0);
  await dispatcher.finish();
  expect(server.received).toHaveLength(0);
});

test('Ctrl-C ends the comparison with a journal that does not respond', async () => {
  let onRead = () => {};
  const isRead = new Promise<void>((resolve) => {
    onRead = resolve;
  });
  const readPage = () => {
    onRead();
    return new Promise<never>(() => {});
  };
  const { accounts, controller, dispatcher } = await dispatcherTo(undefined, { since: 0, readPage });
  await dispatcher.dispatch(request({}), 'record-hit', null, 0);
  await dispatcher.finish();
  const compared = dispatcher.compare();
  await isRead;
  controller.abort();
  expect(await compared).toBe(false);
  expect(totalOf(accounts.tally)).toMatchObject({ sent: 1, lost: 0 });
});
