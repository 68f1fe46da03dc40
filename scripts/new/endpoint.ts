import { camel, importLine, insertBefore, lastEntry, type Plan } from './plan.ts';

const table = 'runtime/contract/endpoints.ts';
const requests = 'runtime/contract/calls/service-schemas.ts';
const responses = 'runtime/contract/schemas/response-schemas.ts';
const registry = 'fake-server/endpoints/index.ts';

/** A call: its row in the contract, its schemas, its handler with a recorded payload, a test over the wire, a line in the registry. */
export const newEndpoint = (name: string): Plan => ({
  files: {
    [`fake-server/endpoints/${name}.ts`]: `import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** Returns the recorded response. */
export const ${camel(name)} = defineHandler({
  endpoint: endpoints.${camel(name)},
  respond: ({ recorded }) => recorded,
});
`,
    [`fixtures/payloads/${name}.json`]: `${JSON.stringify({ request: { body: { id: 'example' } }, answer: { status: 200, body: {} }, note: 'Made by hand.' }, null, 2)}\n`,
    [`test/fake-server/endpoints/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { call, formHeaders, startPlatform } from '../../helpers/platform.ts';

test('${name} answers 200, and is journalled with its name', async () => {
  const platform = await startPlatform();
  const { status } = await call(platform, '/api/${name}', { method: 'POST', headers: formHeaders, body: 'id=example' });
  expect(status).toBe(200);
  expect(platform.journal.entries({ endpoint: '${name}' }).at(-1)).toMatchObject({ valid: true, status: 200 });
});
`,
  },
  edits: [
    insertBefore(
      table,
      /\/\*\* All of them/,
      `export const ${camel(name)} = {
  name: '${name}',
  method: 'POST',
  path: '/api/${name}',
  encoding: 'form',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'calls#endpoint-table',
} as const satisfies EndpointRow;

`,
    ),
    lastEntry(table, /export const endpoints = \{/, camel(name)),
    lastEntry(
      requests,
      /serviceRequestSchemas = \{/,
      `'${name}': requestSchema(anyQuerySchema, z.looseObject({ id: idSchema }))`,
    ),
    lastEntry(responses, /responseSchemas = \{/, `'${name}': notShown`),
    importLine(registry, `import { ${camel(name)} } from './${name}.ts';`),
    lastEntry(registry, /handlers = \{/, camel(name)),
  ],
  next: `correct its row in ${table} and its schema in ${requests}; the tests that count the calls ask for the new number`,
});
