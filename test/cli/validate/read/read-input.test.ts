import { expect, test } from 'vitest';
import type { InputFormat } from '../../../../cli/validate/read/input.ts';
import { readInput } from '../../../../cli/validate/read/read-input.ts';

const limits = { maxDocumentBytes: 1000, maxLineBytes: 1000 };

async function read(
  chunks: readonly (string | Buffer)[],
  format?: InputFormat,
  { signal }: AbortController = new AbortController(),
) {
  const bytes = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk as string);
  })();
  const input = { name: 'a', isNamed: true, open: async () => ({ chunks: bytes, format }) };
  const parts: string[] = [];
  for await (const some of readInput(input, limits, signal)) {
    for (const part of some)
      parts.push(`${part.format} ${part.source.placeOf(0).line} ${part.problem?.message ?? part.source.text}`);
  }
  return parts;
}

test.each([
  [['<p>', 'x'], undefined, ['html 1 <p>x']],
  [['{"a":', '1}'], undefined, ['json 1 {"a":1}']],
  [['{}\n{"a"', ':1}\n'], undefined, ['line 1 {}', 'line 2 {"a":1}']],
  [['plain'], 'ndjson', ['line 1 plain']],
  [['1\n \n\n2'], 'ndjson', ['line 1 1', 'line 4 2']],
  [[Buffer.from('1\n\xff\n', 'latin1')], 'ndjson', ['line 1 1', 'line 2 this line is not valid UTF-8']],
  [[`1\n${'2'.repeat(1001)}`], 'ndjson', ['line 1 1', 'line 2 this line is too long to be read']],
  [['{}\n{}'], 'html', ['html 1 {}\n{}']],
  [['Static.SQUARESPACE_CONTEXT = {}'], undefined, ['script 1 Static.SQUARESPACE_CONTEXT = {}']],
  [[], undefined, ['html 1 the input is empty']],
  [[' '], 'json', ['json 1 the text is empty; expected JSON']],
  [[' '], 'vue', []],
] as const)('reads %j (%s) as %j', async (chunks, format, parts) => {
  expect(await read(chunks, format)).toEqual(parts);
});

test('refuses a document over the limit, but accepts any number of lines', async () => {
  await expect(read([`[${'1,'.repeat(600)}1]`])).rejects.toMatchObject({ ruleId: 'input-too-large' });
  expect(await read(['1\n'.repeat(600), '1\n'.repeat(600)], 'ndjson')).toHaveLength(1200);
});

test('yields no incomplete part when it is stopped', async () => {
  const controller = new AbortController();
  const chunks = ['{"a":', '1'];
  controller.abort();
  expect(await read(chunks, undefined, controller)).toEqual([]);
});

test('rejects with an InputError for any failure', async () => {
  const input = { name: 'a', isNamed: true, open: () => Promise.reject(Object.assign(new Error('x'), { code: 'EACCES' })) };
  const reading = readInput(input, limits, new AbortController().signal).next();
  await expect(reading).rejects.toMatchObject({
    ruleId: 'input-unreadable',
    message: 'cannot be read: it may not be read',
  });
});
