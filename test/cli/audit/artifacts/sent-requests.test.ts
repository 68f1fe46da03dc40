import { expect, test } from 'vitest';
import { sentFields, sentRequests } from '../../../../cli/audit/artifacts/sent-requests.ts';
import { hit, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const parametersOf = (...urls: string[]) =>
  sentRequests(visit({ requests: urls.map((url) => seenRequest(url)) })).map((request) =>
    Object.fromEntries(sentFields(request).parameters),
  );

test('parameters are those of the query, and those between semicolons in the path', () => {
  expect(parametersOf('https://a.example/x?gcs=G100&b=2', 'https://fls.example/activity;src=1;gdpr_consent=CP?x=1')).toEqual([
    { gcs: 'G100', b: '2' },
    { x: '1', src: '1', gdpr_consent: 'CP' },
  ]);
});

test('bodies are read: forms with one event a line, and other texts unread', () => {
  const fieldsOf = (postData: string) => sentFields({ url: 'https://a.example/g/collect', postData });
  expect(fieldsOf('en=page_view&a=1\r\nen=scroll')).toEqual({
    parameters: [
      ['en', 'page_view'],
      ['a', '1'],
      ['en', 'scroll'],
    ],
    otherBody: null,
  });
  expect(fieldsOf('{"consent":"CP"}')).toEqual({ parameters: [], otherBody: '{"consent":"CP"}' });
});

test('a beacon of a page that is left counts, a picture that was already shown and addresses other than http do not', () => {
  expect(parametersOf('data:text/html,x', 'chrome-error://x/')).toEqual([]);
  const urlsOf = (...urls: string[]) =>
    sentRequests(
      visit({ requests: [seenRequest('https://a.example/p.gif')], calls: urls.map((url) => hit({ url, path: '/x' })) }),
    ).map(({ url, type }) => [url, type]);
  expect(urlsOf('https://a.example/leave?x=1')).toEqual([
    ['https://a.example/p.gif', 'Image'],
    ['https://a.example/leave?x=1', 'Ping'],
  ]);
  expect(urlsOf('https://a.example/p.gif')).toEqual([['https://a.example/p.gif', 'Image']]);
});
