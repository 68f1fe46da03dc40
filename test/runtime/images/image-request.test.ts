import { expect, test } from 'vitest';
import { imageAddress, widthToRequest } from '../../../runtime/features/images/image-request.ts';

// images#image-widths
test.each([
  [1, 1, 100],
  [100, 1, 100],
  [100.5, 1, 300],
  [300.00000000000006, 1, 300],
  [700, 1, 750],
  [750, 1, 750],
  [751, 1, 1000],
  [700, 2, 1500],
  [1200, 1, 1500],
  [1600, 1, 2500],
  [2500, 1, 2500],
  [2600, 1, 2500],
  [900, 3, 2500],
])('requests %s px at pixel ratio %s as %s', (drawn, ratio, requestedPx) => {
  expect(widthToRequest(drawn, ratio)).toBe(requestedPx);
});

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
])('requests %s as %s', (source, requested) => {
  expect(imageAddress(source, 750)).toBe(requested);
});
