import { expect, test } from 'vitest';
import { declaredEncoding, pageContentType } from '../../../fake-server/html/page-text.ts';

test.each([
  ['<meta charset=utf-8>', 'utf-8'],
  ['<META CHARSET = " windows-1251 ">', 'windows-1251'],
  ['<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">', 'iso-8859-2'],
  ['<meta name="description" content="charset=iso-8859-2"><meta charset="utf-8">', 'utf-8'],
  ['<!-- <meta charset=iso-8859-2> --><meta charset="utf-8">', 'utf-8'],
  ['<title><meta charset=iso-8859-2></title>', undefined],
  ['<p data-charset="x">', undefined],
  [`${' '.repeat(1010)}<meta charset=utf-8>`, undefined],
])('the encoding that %j declares is %j', (page, encoding) => {
  expect(declaredEncoding(Buffer.from(page))).toBe(encoding);
});

test('an encoding that browsers do not know is no part of the content type', () => {
  expect(pageContentType(Buffer.from('<meta charset=windows-1251>'))).toBe('text/html; charset=windows-1251');
  expect(pageContentType(Buffer.from('<meta charset="x; y">'))).toBe('text/html');
});
