import { expect, test } from 'vitest';
import { decodeLink, linkCategories, linkProtocols } from '../../../runtime/contract/links/link.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

const text = (length: number, start = '') => start + 'a'.repeat(length - start.length);

// links#categories
test('links have seven categories', () => {
  expect(linkCategories).toEqual(['anchor', 'content', 'external', 'file', 'empty', 'malformed', 'misc-protocol']);
  expect(linkProtocols).toEqual(['tel', 'sms', 'mailto', 'javascript']);
});

// links#categories, links#protocols
test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['#', 'anchor'],
  ['#contact', 'anchor'],
  ['/', 'content'],
  ['/about-us?x=1#y', 'content'],
  ['/s/menu.pdf', 'file'],
  ['/s', 'content'],
  ['/shop', 'content'],
  ['https://example.test/a', 'external'],
  ['http://example.test', 'external'],
  ['//example.test/a', 'external'],
  ['https://', 'malformed'],
  ['https://exa mple.test', 'malformed'],
  ['//', 'malformed'],
  ['/a b', 'malformed'],
  ['example.test', 'malformed'],
  ['ftp://example.test', 'malformed'],
  ['tel:+1-202-555-0100', 'misc-protocol'],
  ['TEL:2025550100', 'misc-protocol'],
  ['tel:(202) 555', 'malformed'],
  ['tel:', 'malformed'],
  ['tel:+-', 'malformed'],
  ['sms:2025550100?body=hi', 'misc-protocol'],
  ['sms:', 'malformed'],
  ['mailto:someone@example.test', 'misc-protocol'],
  ['mailto:someone@mail.example.test?subject=A b', 'misc-protocol'],
  ['mailto:a@example.test,b@example.test', 'misc-protocol'],
  ['mailto:someone@localhost', 'malformed'],
  ['mailto:someone@example.', 'malformed'],
  ['mailto:someone', 'malformed'],
  ['javascript:void(0)', 'misc-protocol'],
])('%j is %s', (href, category) => {
  expect(decodeLink(href).category).toBe(category);
});

// links#length-limits
test.each([
  ['a telephone number', 49, (length: number) => 'tel:'.padEnd(length, '1')],
  ['a text message', 999, (length: number) => text(length, 'sms:1?body=')],
  ['a mail address', 999, (length: number) => text(length, 'mailto:a@b.test?subject=')],
  ['an anchor', 99, (length: number) => text(length, '#')],
  ['an internal path', 149, (length: number) => text(length, '/')],
  ['a script', 249, (length: number) => text(length, 'javascript:')],
])('%s has at most %i characters', (_, length, build) => {
  expect(decodeLink(build(length)).category).not.toBe('malformed');
  expect(decodeLink(build(length + 1)).category).toBe('malformed');
});

// links#not-text
test('the result holds the trimmed address and the protocol', () => {
  expect(decodeLink(' mailto:someone@example.test ')).toEqual({
    category: 'misc-protocol',
    protocol: 'mailto',
    href: 'mailto:someone@example.test',
  });
  expect(decodeLink('/a').protocol).toBeNull();
});

// links#not-text
test('no value throws, and a value that is not text is empty', () => {
  for (const value of hostileValues) {
    const { category } = decodeLink(value);
    if (typeof value !== 'string') expect(category).toBe('empty');
  }
});
