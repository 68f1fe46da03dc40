import { expect, test } from 'vitest';
import { JsonDocument } from '../../../cli/report/json.ts';

test('writes lists and members piece by piece as one JSON document', () => {
  const lines: string[] = [];
  const document = new JsonDocument((line) => lines.push(line));
  const items = document.list('items');
  items.add({ a: 1 });
  items.add('two');
  items.close();
  document.list('findings').close();
  document.member('summary', { items: 2 });
  document.end();
  expect(JSON.parse(lines.join('\n'))).toEqual({ items: [{ a: 1 }, 'two'], findings: [], summary: { items: 2 } });
});
