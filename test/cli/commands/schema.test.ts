import { expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';

test.each(['gallery', 'cookie-banner', 'form'])('schema %s prints a JSON Schema of an object', async (kind) => {
  const io = fakeIo();
  expect(await run(['schema', kind], io)).toBe(0);
  expect(JSON.parse(io.outText)).toMatchObject({ $schema: expect.stringContaining('json-schema.org'), type: 'object' });
});

test('a product’s schema accepts a list of variants, a context’s product and an item', async () => {
  const io = fakeIo();
  expect(await run(['schema', 'product'], io)).toBe(0);
  const { anyOf } = JSON.parse(io.outText) as { anyOf: { type: string; properties?: object }[] };
  expect(anyOf.map(({ type }) => type)).toEqual(['array', 'object', 'object']);
  expect(anyOf[1]?.properties).toHaveProperty('structuredContent');
});

test('a form’s schema lists the types of fields; an unknown kind is wrong usage', async () => {
  const io = fakeIo();
  await run(['schema', 'form'], io);
  expect(JSON.parse(io.outText)).toMatchObject({
    required: ['formId', 'formFields'],
    properties: { formFields: { items: { properties: { type: { enum: expect.arrayContaining(['likert', 'file']) } } } } },
  });
  expect(await run(['schema', 'sandwich'], fakeIo())).toBe(2);
});
