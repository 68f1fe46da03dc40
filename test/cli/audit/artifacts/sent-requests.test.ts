import { expect, test } from 'vitest';
import { sentFields, sentRequests } from '../../../../cli/audit/artifacts/sent-requests.ts';
import { hit, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const parametersOf = (requests: Parameters<typeof seenRequest>[0][], calls: ReturnType<typeof hit>[] = []) =>
  sentRequests(visit({ requests: requests.map((url) => seenRequest(url)), calls })).map((request) =>
    Object.fromEntries(sentFields(request).parameters),
  );

test('parameters are those of the query, and those between semicolons in the path', () => {
  expect(parametersOf(['https://a.example/x?gcs=G100&b=2', 'https://fls.example/activity;src=1;gdpr_consent=CP?x=1'])).toEqual([
    { gcs: 'G100', b: '2' },
    { x: '1', src: '1', gdpr_consent: 'CP' },
  ]);
});

test('bodies are read in the order of their requests: forms with one event a line, and other texts unread', () => {
  const url = 'https://a.example/g/collect';
  const calls = [hit({ url, bodyText: 'en=page_view&a=1\r\nen=scroll' }), hit({ url, bodyText: '{"consent":"CP"}' })];
  const sent = sentRequests(
    visit({ requests: [seenRequest(url, { method: 'POST' }), seenRequest(url, { method: 'POST' })], calls }),
  );
  expect(sent.map(sentFields).map(({ parameters, otherBody }) => [parameters, otherBody])).toEqual([
    [
      [
        ['en', 'page_view'],
        ['a', '1'],
        ['en', 'scroll'],
      ],
      null,
    ],
    [[], '{"consent":"CP"}'],
  ]);
});

test('a call of a page that is left counts, and addresses other than http are left out', () => {
  const calls = [hit({ url: 'https://a.example/leave?x=1', bodyText: null })];
  expect(parametersOf(['data:text/html,x', 'chrome-error://x/'], calls)).toEqual([{ x: '1' }]);
  const long = sentRequests(visit({ calls: [hit({ bodyText: 'x'.repeat(200_000) })] }));
  expect(long.map(sentFields)).toEqual([{ parameters: [], otherBody: null }]);
});
