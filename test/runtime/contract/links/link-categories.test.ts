import { expect, test } from 'vitest';
import { linkCategories, linkProtocols } from '../../../../runtime/contract/links/link-categories.ts';

// links#categories
test('links have the seven categories of spec 2 §5', () => {
  expect(linkCategories).toEqual(['anchor', 'content', 'external', 'file', 'empty', 'malformed', 'misc-protocol']);
  expect(linkProtocols).toEqual(['tel', 'sms', 'mailto', 'javascript']);
});
