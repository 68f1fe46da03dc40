import { expect, test } from 'vitest';
import { widgetRequest } from '../../../runtime/features/widgets/widget-request.ts';

const request = (blockJson: string | undefined, blockType: string | undefined = '25', more = {}) =>
  widgetRequest({ id: 'block-a1', dataset: { blockJson, blockType, ...more } as DOMStringMap });

test('a request has type, id without `block-` and the block’s data; the collection for blocks of events only', () => {
  const value = { design: 'list', collectionId: 'c1' };
  const text = JSON.stringify(value);
  expect(request(text, '55')).toEqual({ type: 55, id: 'a1', value, collectionId: 'c1' });
  expect(request(text, '26')).toEqual({ type: 26, id: 'a1', value, collectionId: 'c1' });
  expect(request(text, '25')).toEqual({ type: 25, id: 'a1', value });
  expect(request('{}', '1337', { definitionName: 'website.components.instagram' })).toEqual({ type: 1337, id: 'a1', value: {} });
});

test('data that cannot be read give no request', () => {
  expect([undefined, '', '{', '7', 'null'].map((text) => request(text))).toEqual([null, null, null, null, null]);
});
