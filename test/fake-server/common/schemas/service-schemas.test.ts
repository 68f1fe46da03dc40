import { expect, test } from 'vitest';
import { problemsOf } from '../../../helpers/platform/problems-of.ts';

test('a widget names its type and id; events summaries add a collection', () => {
  const widgetJSON = { type: 55, id: 'b1', value: { pageSize: 3 } };
  expect(problemsOf('get-widget-rendering', { widgetJSON })).toEqual([]);
  expect(problemsOf('get-widget-rendering', { widgetJSON: { ...widgetJSON, type: 'flickr' }, collectionId: 'c' })).toEqual([]);
  expect(problemsOf('get-widget-rendering', { widgetJSON: '{"type":' })).toEqual(['/widgetJSON']);
  expect(problemsOf('get-widget-rendering', { widgetJSON: { value: 1 } })).toEqual(['/widgetJSON/type', '/widgetJSON/id']);
});

test('help needs the path of an article; places accept any query', () => {
  expect(problemsOf('sso-help', null, { path: '/articles/1' })).toEqual([]);
  expect(problemsOf('sso-help', null, {})).toEqual(['/query/path']);
  expect(problemsOf('places-autocomplete', null, { input: 'Main St', productPage: 'checkout' })).toEqual([]);
  expect(problemsOf('places-details', null, { placeid: 'p' })).toEqual([]);
});
