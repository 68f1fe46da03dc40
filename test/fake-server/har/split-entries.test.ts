import { expect, test } from 'vitest';
import { splitEntries } from '../../../fake-server/har/split-entries.ts';

async function split(text: string, size = 1): Promise<string[]> {
  const chunks = (async function* () {
    for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
  })();
  const items: string[] = [];
  for await (const item of splitEntries(chunks)) items.push(item);
  return items;
}

const document =
  '{"log":{"pages":[{"entries":[9]}],"comment":"\\"entries\\":[8]","entries": [ {"a":"],}\\\\\\""}, 2 ' +
  ',[3,{"entries":[4]}]],"x":[5]},"entries":[6]}';

test.each([1, 7, 1000])('yields the items of /log/entries only, from pieces of %i bytes', async (size) => {
  expect(await split(document, size)).toEqual(['{"a":"],}\\\\\\""}', '2', '[3,{"entries":[4]}]']);
});

test('an empty list has no items', async () => {
  expect(await split('{"log":{"entries":[]}}')).toEqual([]);
});

test.each([
  ['{"log":{"entries":{}}}', 'expected a HAR with an array at /log/entries'],
  ['[1,2]', 'expected a HAR with an array at /log/entries'],
  ['{"log":{"entries":[{"a":1},{"b":', 'the HAR ends in the middle of its entries'],
])('%s is an error: %s', async (text, message) => {
  await expect(split(text)).rejects.toThrow(message);
});

// With time that grows with the square of the depth, this would take an hour.
test('an item that nests 1,000,000 levels deep is one item', async () => {
  const item = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
  expect(await split(`{"log":{"entries":[${item}]}}`, 65_536)).toEqual([item]);
});
