import { expect, test } from 'vitest';
import { imageAddress } from '../../../runtime/media/image-address.ts';

test.each([
  ['/a.jpg', '/a.jpg?format=750w'],
  ['https://images.test/a.jpg', 'https://images.test/a.jpg?format=750w'],
  ['//images.test/a.jpg', '//images.test/a.jpg?format=750w'],
  ['/a.jpg?x=1', '/a.jpg?x=1&format=750w'],
  ['/a.jpg?x=1#part', '/a.jpg?x=1&format=750w#part'],
  ['/a.jpg#part?x=1', '/a.jpg?format=750w#part?x=1'],
  ['/a.jpg?format=1500w', '/a.jpg?format=750w'],
  ['/a.jpg?format=original&x=1', '/a.jpg?x=1&format=750w'],
  ['/a.jpg?formatted=1', '/a.jpg?formatted=1&format=750w'],
  ['/a.jpg?', '/a.jpg?format=750w'],
  ['/a%20b+c.jpg?q=%2F', '/a%20b+c.jpg?q=%2F&format=750w'],
  ['data:image/gif;base64,R0lGOD', 'data:image/gif;base64,R0lGOD'],
  ['blob:https://x.test/1', 'blob:https://x.test/1'],
])('asks for %s as %s', (source, asked) => {
  expect(imageAddress(source, 750)).toBe(asked);
});
