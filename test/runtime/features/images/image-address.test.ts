import { expect, test } from 'vitest';
import { imageAddress } from '../../../../runtime/features/images/image-address.ts';

// images#image-format
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
  ['DATA:image/gif;base64,R0lGOD', 'DATA:image/gif;base64,R0lGOD'],
  ['../pictures/a.jpg', '../pictures/a.jpg?format=750w'],
  ['/two words.jpg?a=b c', '/two words.jpg?a=b c&format=750w'],
  ['/сад/вид.jpg', '/сад/вид.jpg?format=750w'],
  ['/a.jpg?x=1&&format=100w&format=300w&y', '/a.jpg?x=1&y&format=750w'],
  ['/a.jpg?x=1?y=2', '/a.jpg?x=1?y=2&format=750w'],
  ['/a.jpg??format=100w', '/a.jpg??format=100w&format=750w'],
  ['?a', '?a&format=750w'],
  ['blob:https://x.test/1', 'blob:https://x.test/1'],
])('asks for %s as %s', (source, asked) => {
  expect(imageAddress(source, 750)).toBe(asked);
});
